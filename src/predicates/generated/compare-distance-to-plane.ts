// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { reject, requireFinite } from '../../core/arguments/errors.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'nx ny nz constant px py pz radius';

/**
 * Is p farther than radius from the plane n · x + constant = 0?
 *
 * Positive if the Euclidean distance of p from the plane is greater than radius, negative if it is smaller,
 * zero if it is equal. The sign of (n · p + constant)² - radius² |n|²: no root is taken, and the normal need not
 * be of unit length.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.2 (sphere against plane) and 8.3.3 (thick planes).
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @throws RangeError if n is the zero vector
 * @throws RangeError if radius is negative
 * @example
 * compareDistanceToPlane(0, 3, 4, 0, 0, 0, 5, 4); // 0
 * compareDistanceToPlane(0, 3, 4, 0, 0, 0, 5, 3); // 1
 */
export function compareDistanceToPlane(nx: number, ny: number, nz: number, constant: number, px: number, py: number, pz: number, radius: number): Sign {
  if (typeof constant !== 'number') requireFinite('compareDistanceToPlane', ARGUMENTS, [nx, ny, nz, constant, px, py, pz, radius]);
  if (nx === 0 && ny === 0 && nz === 0) {
    requireFinite('compareDistanceToPlane', ARGUMENTS, [nx, ny, nz, constant, px, py, pz, radius]);
    reject('compareDistanceToPlane', 'n', 'a normal other than zero', [nx, ny, nz]);
  }
  if (radius < 0) {
    requireFinite('compareDistanceToPlane', ARGUMENTS, [nx, ny, nz, constant, px, py, pz, radius]);
    reject('compareDistanceToPlane', 'radius', 'a finite number, at least 0', radius);
  }
  const t2 = nx * px;
  const t5 = ny * py;
  const t9 = nz * pz;
  const t12 = t2 + t5 + t9 + constant;
  const t15 = radius * radius;
  const t20 = nx * nx + (ny * ny) + (nz * nz);
  const t22 = t12 * t12 - (t15 * t20);
  const t30 = abs(t2) + abs(t5) + abs(t9) + abs(constant) + 3.078402600973782e-289;
  const t36 = t30 * t30 + ((t15 + 1.0261342003245941e-289) * (t20 + 3.078402600973782e-289)) + 2.0522684006491881e-289;
  if (abs(t22) > 1.110223024625159e-15 * t36) return ((((t22 > 0) as unknown as number) << 1) - 1) as Sign;
  return compareDistanceToPlaneExact(nx, ny, nz, constant, px, py, pz, radius) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function compareDistanceToPlaneExact(nx: number, ny: number, nz: number, constant: number, px: number, py: number, pz: number, radius: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const directionScale = powerOfTwoAbove(abs(nx) + abs(ny) + abs(nz));
    let lengthScale = powerOfTwoAbove(abs(px) + abs(py) + abs(pz) + abs(radius));
    const excess = (abs(constant)) / directionScale / lengthScale;
    if (excess > 1) lengthScale *= powerOfTwoAbove(excess);
    if (!(directionScale >= 7e-46 && directionScale <= 2e45) || !(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const directionRounder = 1649267441664 * directionScale;
    const directionBylengthRounder = 402653184 * directionScale * lengthScale;
    const lengthRounder = 1649267441664 * lengthScale;
    if (nx + directionRounder - directionRounder !== nx || ny + directionRounder - directionRounder !== ny || nz + directionRounder - directionRounder !== nz || constant + directionBylengthRounder - directionBylengthRounder !== constant || px + lengthRounder - lengthRounder !== px || py + lengthRounder - lengthRounder !== py || pz + lengthRounder - lengthRounder !== pz || radius + lengthRounder - lengthRounder !== radius) break grid;
    const t12 = nx * px + (ny * py) + (nz * pz) + constant;
    const t22 = t12 * t12 - ((radius * radius) * (nx * nx + (ny * ny) + (nz * nz)));
    return t22 > 0 ? 1 : t22 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 25 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const directionScale = powerOfTwoAbove(abs(nx) + abs(ny) + abs(nz));
    let lengthScale = powerOfTwoAbove(abs(px) + abs(py) + abs(pz) + abs(radius));
    const excess = (abs(constant)) / directionScale / lengthScale;
    if (excess > 1) lengthScale *= powerOfTwoAbove(excess);
    if (!(directionScale >= 1e-271 && directionScale <= 9e270) || !(lengthScale >= 1e-271 && lengthScale <= 9e270)) break limbs;
    const directionScaling = 16777216 / (directionScale);
    if (directionScaling < 1 && (nx * directionScaling / directionScaling !== nx || ny * directionScaling / directionScaling !== ny || nz * directionScaling / directionScaling !== nz)) break limbs;
    const directionBylengthScaling = 281474976710656 / (directionScale * lengthScale);
    if (directionBylengthScaling < 1 && (constant * directionBylengthScaling / directionBylengthScaling !== constant)) break limbs;
    const lengthScaling = 16777216 / (lengthScale);
    if (lengthScaling < 1 && (px * lengthScaling / lengthScaling !== px || py * lengthScaling / lengthScaling !== py || pz * lengthScaling / lengthScaling !== pz || radius * lengthScaling / lengthScaling !== radius)) break limbs;
    let rest: number;
    let carry: number;
    const v0 = (rest = nx * directionScaling) + 6755399441055744 - 6755399441055744;
    const v1 = (rest -= v0) + 201326592 - 201326592;
    const v2 = (rest -= v1) + 6 - 6;
    const v3 = (rest -= v2);
    const v4 = (rest = ny * directionScaling) + 6755399441055744 - 6755399441055744;
    const v5 = (rest -= v4) + 201326592 - 201326592;
    const v6 = (rest -= v5) + 6 - 6;
    const v7 = (rest -= v6);
    const v8 = (rest = nz * directionScaling) + 6755399441055744 - 6755399441055744;
    const v9 = (rest -= v8) + 201326592 - 201326592;
    const v10 = (rest -= v9) + 6 - 6;
    const v11 = (rest -= v10);
    const v12 = (rest = constant * directionBylengthScaling) + 2.2667359117774297e+23 - 2.2667359117774297e+23;
    const v13 = (rest -= v12) + 6755399441055744 - 6755399441055744;
    const v14 = (rest -= v13) + 201326592 - 201326592;
    const v15 = (rest -= v14) + 6 - 6;
    const v16 = (rest -= v15);
    const v17 = (rest = px * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v18 = (rest -= v17) + 201326592 - 201326592;
    const v19 = (rest -= v18) + 6 - 6;
    const v20 = (rest -= v19);
    const v21 = (rest = py * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v22 = (rest -= v21) + 201326592 - 201326592;
    const v23 = (rest -= v22) + 6 - 6;
    const v24 = (rest -= v23);
    const v25 = (rest = pz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v26 = (rest -= v25) + 201326592 - 201326592;
    const v27 = (rest -= v26) + 6 - 6;
    const v28 = (rest -= v27);
    const v29 = (rest = radius * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v30 = (rest -= v29) + 201326592 - 201326592;
    const v31 = (rest -= v30) + 6 - 6;
    const v32 = (rest -= v31);
    if (v3 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v3 || v7 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v7 || v11 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v11 || v16 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v16 || v20 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v20 || v24 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v24 || v28 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v28 || v32 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v32) break limbs;
    const v33 = v0 * v17 + v4 * v21 + v8 * v25 + v13;
    const v34 = v0 * v18 + v1 * v17 + v4 * v22 + v5 * v21 + v8 * v26 + v9 * v25 + v14;
    const v35 = v0 * v19 + v1 * v18 + v2 * v17 + v4 * v23 + v5 * v22 + v6 * v21 + v8 * v27 + v9 * v26 + v10 * v25 + v15;
    const v36 = v0 * v20 + v1 * v19 + v2 * v18 + v3 * v17 + v4 * v24 + v5 * v23 + v6 * v22 + v7 * v21 + v8 * v28 + v9 * v27 + v10 * v26 + v11 * v25 + v16;
    const v37 = v1 * v20 + v2 * v19 + v3 * v18 + v5 * v24 + v6 * v23 + v7 * v22 + v9 * v28 + v10 * v27 + v11 * v26;
    const v38 = v2 * v20 + v3 * v19 + v6 * v24 + v7 * v23 + v10 * v28 + v11 * v27;
    const v39 = v3 * v20 + v7 * v24 + v11 * v28;
    const v40 = (rest = v39) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v41 = (rest = v38 + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v42 = (rest = v37 + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v43 = (rest = v36 + carry) - (carry = rest + 6 - 6);
    const v44 = (rest = v35 + carry) - (carry = rest + 201326592 - 201326592);
    const v45 = (rest = v34 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v46 = (rest = v33 + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v47 = v12 + carry;
    const v48 = (rest = v3 * v3 + v7 * v7 + v11 * v11) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v49 = (rest = 2 * (v2 * v3) + 2 * (v6 * v7) + 2 * (v10 * v11) + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v50 = (rest = 2 * (v1 * v3) + v2 * v2 + 2 * (v5 * v7) + v6 * v6 + 2 * (v9 * v11) + v10 * v10 + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v51 = (rest = 2 * (v0 * v3 + v1 * v2) + 2 * (v4 * v7 + v5 * v6) + 2 * (v8 * v11 + v9 * v10) + carry) - (carry = rest + 6 - 6);
    const v52 = (rest = 2 * (v0 * v2) + v1 * v1 + 2 * (v4 * v6) + v5 * v5 + 2 * (v8 * v10) + v9 * v9 + carry) - (carry = rest + 201326592 - 201326592);
    const v53 = (rest = 2 * (v0 * v1) + 2 * (v4 * v5) + 2 * (v8 * v9) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v54 = (rest = v0 * v0 + v4 * v4 + v8 * v8 + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v55 = carry;
    const v56 = (rest = v32 * v32) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v57 = (rest = 2 * (v31 * v32) + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v58 = (rest = 2 * (v30 * v32) + v31 * v31 + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v59 = (rest = 2 * (v29 * v32 + v30 * v31) + carry) - (carry = rest + 6 - 6);
    const v60 = (rest = 2 * (v29 * v31) + v30 * v30 + carry) - (carry = rest + 201326592 - 201326592);
    const v61 = (rest = 2 * (v29 * v30) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v62 = (rest = v29 * v29 + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v63 = carry;
    const v64 = (rest = v40 * v40 - (v56 * v48)) - (carry = rest + 1.1127618452062264e-67 - 1.1127618452062264e-67);
    const v65 = (rest = 2 * (v41 * v40) - (v57 * v48 + v56 * v49) + carry) - (carry = rest + 3.733809166716685e-60 - 3.733809166716685e-60);
    const v66 = (rest = 2 * (v42 * v40) + v41 * v41 - (v58 * v48 + v57 * v49 + v56 * v50) + carry) - (carry = rest + 1.2528584578557167e-52 - 1.2528584578557167e-52);
    const v67 = (rest = 2 * (v43 * v40 + v42 * v41) - (v59 * v48 + v58 * v49 + v57 * v50 + v56 * v51) + carry) - (carry = rest + 4.203895392974451e-45 - 4.203895392974451e-45);
    const v68 = (rest = 2 * (v44 * v40 + v43 * v41) + v42 * v42 - (v60 * v48 + v59 * v49 + v58 * v50 + v57 * v51 + v56 * v52) + carry) - (carry = rest + 1.410593220986745e-37 - 1.410593220986745e-37);
    const v69 = (rest = 2 * (v45 * v40 + v44 * v41 + v43 * v42) - (v61 * v48 + v60 * v49 + v59 * v50 + v58 * v51 + v57 * v52 + v56 * v53) + carry) - (carry = rest + 4.733165431326071e-30 - 4.733165431326071e-30);
    const v70 = (rest = 2 * (v46 * v40 + v45 * v41 + v44 * v42) + v43 * v43 - (v62 * v48 + v61 * v49 + v60 * v50 + v59 * v51 + v58 * v52 + v57 * v53 + v56 * v54) + carry) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v71 = (rest = 2 * (v47 * v40 + v46 * v41 + v45 * v42 + v44 * v43) - (v63 * v48 + v62 * v49 + v61 * v50 + v60 * v51 + v59 * v52 + v58 * v53 + v57 * v54 + v56 * v55) + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v72 = (rest = 2 * (v47 * v41 + v46 * v42 + v45 * v43) + v44 * v44 - (v63 * v49 + v62 * v50 + v61 * v51 + v60 * v52 + v59 * v53 + v58 * v54 + v57 * v55) + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v73 = (rest = 2 * (v47 * v42 + v46 * v43 + v45 * v44) - (v63 * v50 + v62 * v51 + v61 * v52 + v60 * v53 + v59 * v54 + v58 * v55) + carry) - (carry = rest + 6 - 6);
    const v74 = (rest = 2 * (v47 * v43 + v46 * v44) + v45 * v45 - (v63 * v51 + v62 * v52 + v61 * v53 + v60 * v54 + v59 * v55) + carry) - (carry = rest + 201326592 - 201326592);
    const v75 = (rest = 2 * (v47 * v44 + v46 * v45) - (v63 * v52 + v62 * v53 + v61 * v54 + v60 * v55) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v76 = (rest = 2 * (v47 * v45) + v46 * v46 - (v63 * v53 + v62 * v54 + v61 * v55) + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v77 = (rest = 2 * (v47 * v46) - (v63 * v54 + v62 * v55) + carry) - (carry = rest + 7.605903601369376e+30 - 7.605903601369376e+30);
    const v78 = (rest = v47 * v47 - (v63 * v55) + carry) - (carry = rest + 2.5521177519070385e+38 - 2.5521177519070385e+38);
    const v79 = carry;
    const v80 = v79 || v78 || v77 || v76 || v75 || v74 || v73 || v72 || v71 || v70 || v69 || v68 || v67 || v66 || v65 || v64;
    return v80 > 0 ? 1 : v80 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const values = [nx, ny, nz, constant, px, py, pz, radius] as const;
  requireFinite('compareDistanceToPlane', ARGUMENTS, values);
  const directionExponent = commonExponent([nx, ny, nz]);
  let lengthExponent = commonExponent([px, py, pz, radius]);
  lengthExponent += Math.min(0, commonExponent([constant]) - (directionExponent + lengthExponent));
  const [nxInteger, nyInteger, nzInteger] = scaledIntegers([nx, ny, nz], directionExponent);
  const [constantInteger] = scaledIntegers([constant], directionExponent + lengthExponent);
  const [pxInteger, pyInteger, pzInteger, radiusInteger] = scaledIntegers([px, py, pz, radius], lengthExponent);
  const t12 = nxInteger * pxInteger + (nyInteger * pyInteger) + (nzInteger * pzInteger) + constantInteger;
  const t22 = t12 * t12 - ((radiusInteger * radiusInteger) * (nxInteger * nxInteger + (nyInteger * nyInteger) + (nzInteger * nzInteger)));
  return t22 > 0n ? 1 : t22 < 0n ? -1 : 0;
}
