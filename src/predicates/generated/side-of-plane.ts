// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { reject, requireFinite } from '../../core/arguments/errors.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'nx ny nz constant px py pz';

/**
 * On which side of the plane n · x + constant = 0 does p lie?
 *
 * Positive in front of the plane (where the normal n points), negative behind it, zero on it. The normal need
 * not be of unit length; n and constant are taken as given.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.6; planes as in three.js.
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @throws RangeError if n is the zero vector
 * @example
 * sideOfPlane(0, 0, 2, -1, 7, 7, 3); // 1
 * sideOfPlane(0, 0, 2, -1, 7, 7, 0.5); // 0
 */
export function sideOfPlane(nx: number, ny: number, nz: number, constant: number, px: number, py: number, pz: number): Sign {
  if (typeof constant !== 'number') requireFinite('sideOfPlane', ARGUMENTS, [nx, ny, nz, constant, px, py, pz]);
  if (nx === 0 && ny === 0 && nz === 0) {
    requireFinite('sideOfPlane', ARGUMENTS, [nx, ny, nz, constant, px, py, pz]);
    reject('sideOfPlane', 'n', 'a normal other than zero', [nx, ny, nz]);
  }
  const t2 = nx * px;
  const t5 = ny * py;
  const t9 = nz * pz;
  const t12 = t2 + t5 + t9 + constant;
  const t20 = abs(t2) + abs(t5) + abs(t9) + abs(constant) + 3.078402600973782e-289;
  if (abs(t12) > 4.44089209850063e-16 * t20) return ((((t12 > 0) as unknown as number) << 1) - 1) as Sign;
  return sideOfPlaneExact(nx, ny, nz, constant, px, py, pz) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function sideOfPlaneExact(nx: number, ny: number, nz: number, constant: number, px: number, py: number, pz: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const directionScale = powerOfTwoAbove(abs(nx) + abs(ny) + abs(nz));
    let lengthScale = powerOfTwoAbove(abs(px) + abs(py) + abs(pz));
    const excess = (abs(constant)) / directionScale / lengthScale;
    if (excess > 1) lengthScale *= powerOfTwoAbove(excess);
    if (!(directionScale >= 7e-46 && directionScale <= 2e45) || !(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const directionRounder = 201326592 * directionScale;
    const directionBylengthRounder = 6 * directionScale * lengthScale;
    const lengthRounder = 201326592 * lengthScale;
    if (nx + directionRounder - directionRounder !== nx || ny + directionRounder - directionRounder !== ny || nz + directionRounder - directionRounder !== nz || constant + directionBylengthRounder - directionBylengthRounder !== constant || px + lengthRounder - lengthRounder !== px || py + lengthRounder - lengthRounder !== py || pz + lengthRounder - lengthRounder !== pz) break grid;
    const t12 = nx * px + (ny * py) + (nz * pz) + constant;
    return t12 > 0 ? 1 : t12 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 25 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const directionScale = powerOfTwoAbove(abs(nx) + abs(ny) + abs(nz));
    let lengthScale = powerOfTwoAbove(abs(px) + abs(py) + abs(pz));
    const excess = (abs(constant)) / directionScale / lengthScale;
    if (excess > 1) lengthScale *= powerOfTwoAbove(excess);
    if (!(directionScale >= 1e-271 && directionScale <= 9e270) || !(lengthScale >= 1e-271 && lengthScale <= 9e270)) break limbs;
    const directionScaling = 16777216 / (directionScale);
    if (directionScaling < 1 && (nx * directionScaling / directionScaling !== nx || ny * directionScaling / directionScaling !== ny || nz * directionScaling / directionScaling !== nz)) break limbs;
    const directionBylengthScaling = 281474976710656 / (directionScale * lengthScale);
    if (directionBylengthScaling < 1 && (constant * directionBylengthScaling / directionBylengthScaling !== constant)) break limbs;
    const lengthScaling = 16777216 / (lengthScale);
    if (lengthScaling < 1 && (px * lengthScaling / lengthScaling !== px || py * lengthScaling / lengthScaling !== py || pz * lengthScaling / lengthScaling !== pz)) break limbs;
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
    if (v3 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v3 || v7 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v7 || v11 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v11 || v16 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v16 || v20 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v20 || v24 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v24 || v28 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v28) break limbs;
    const v29 = (rest = v3 * v20 + v7 * v24 + v11 * v28) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v30 = (rest = v2 * v20 + v3 * v19 + v6 * v24 + v7 * v23 + v10 * v28 + v11 * v27 + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v31 = (rest = v1 * v20 + v2 * v19 + v3 * v18 + v5 * v24 + v6 * v23 + v7 * v22 + v9 * v28 + v10 * v27 + v11 * v26 + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v32 = (rest = v0 * v20 + v1 * v19 + v2 * v18 + v3 * v17 + v4 * v24 + v5 * v23 + v6 * v22 + v7 * v21 + v8 * v28 + v9 * v27 + v10 * v26 + v11 * v25 + v16 + carry) - (carry = rest + 6 - 6);
    const v33 = (rest = v0 * v19 + v1 * v18 + v2 * v17 + v4 * v23 + v5 * v22 + v6 * v21 + v8 * v27 + v9 * v26 + v10 * v25 + v15 + carry) - (carry = rest + 201326592 - 201326592);
    const v34 = (rest = v0 * v18 + v1 * v17 + v4 * v22 + v5 * v21 + v8 * v26 + v9 * v25 + v14 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v35 = (rest = v0 * v17 + v4 * v21 + v8 * v25 + v13 + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v36 = v12 + carry;
    const v37 = v36 || v35 || v34 || v33 || v32 || v31 || v30 || v29;
    return v37 > 0 ? 1 : v37 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const values = [nx, ny, nz, constant, px, py, pz] as const;
  requireFinite('sideOfPlane', ARGUMENTS, values);
  const directionExponent = commonExponent([nx, ny, nz]);
  let lengthExponent = commonExponent([px, py, pz]);
  lengthExponent += Math.min(0, commonExponent([constant]) - (directionExponent + lengthExponent));
  const [nxInteger, nyInteger, nzInteger] = scaledIntegers([nx, ny, nz], directionExponent);
  const [constantInteger] = scaledIntegers([constant], directionExponent + lengthExponent);
  const [pxInteger, pyInteger, pzInteger] = scaledIntegers([px, py, pz], lengthExponent);
  const t12 = nxInteger * pxInteger + (nyInteger * pyInteger) + (nzInteger * pzInteger) + constantInteger;
  return t12 > 0n ? 1 : t12 < 0n ? -1 : 0;
}
