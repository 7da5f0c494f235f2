// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireFinite } from '../../core/arguments/errors.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'px py pz ax ay az bx by bz nx ny nz constant mx my mz offset';

/**
 * Along the line p + t · (b - a), which comes later: its crossing with the plane n · x + constant = 0 or that with
the plane m · x + offset = 0?
 *
 * Positive if the crossing with the plane of n is farther along than that with the plane of m, negative if it
 * comes before, zero if both are at one place; all of this for a line that leads to the same side of both planes (in
 * front of both, or behind both). To turn one of the planes round changes the sign. If the line is parallel to one of
 * the planes there is nothing to compare, and the sign says nothing. With a = p it is the line through a and b; with
 * a = (0, 0, 0), b is a direction. The sign of (m · p + offset) (n · (b - a)) - (n · p + constant) (m · (b - a)).
 *
 * Source: Cyrus and Beck 1978 (clipping by half-spaces); Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * compareCrossings3d(0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, -3, 2, 1, 0, -4); // 1
 * compareCrossings3d(1, 0, 0, 1, 0, 0, 2, 0, 0, 1, 0, 0, -2, 2, 1, 0, -4); // 0
 */
export function compareCrossings3d(px: number, py: number, pz: number, ax: number, ay: number, az: number, bx: number, by: number, bz: number, nx: number, ny: number, nz: number, constant: number, mx: number, my: number, mz: number, offset: number): Sign {
  if (typeof offset !== 'number') requireFinite('compareCrossings3d', ARGUMENTS, [px, py, pz, ax, ay, az, bx, by, bz, nx, ny, nz, constant, mx, my, mz, offset]);
  if (typeof constant !== 'number') requireFinite('compareCrossings3d', ARGUMENTS, [px, py, pz, ax, ay, az, bx, by, bz, nx, ny, nz, constant, mx, my, mz, offset]);
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const value = compareCrossings3dValue(mx, px, my, py, mz, pz, offset, nx, abx, ny, aby, nz, abz, constant);
  if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  return compareCrossings3dExact(px, py, pz, ax, ay, az, bx, by, bz, nx, ny, nz, constant, mx, my, mz, offset) as Sign;
}

/** The value in plain doubles if rounding cannot have changed its sign; 0 if it could. */
export function compareCrossings3dValue(mx: number, px: number, my: number, py: number, mz: number, pz: number, offset: number, nx: number, abx: number, ny: number, aby: number, nz: number, abz: number, constant: number): number {
  const t2 = mx * px;
  const t5 = my * py;
  const t9 = mz * pz;
  const t17 = nx * abx;
  const t22 = ny * aby;
  const t28 = nz * abz;
  const t31 = nx * px;
  const t32 = ny * py;
  const t34 = nz * pz;
  const t38 = mx * abx;
  const t39 = my * aby;
  const t41 = mz * abz;
  const t44 = (t2 + t5 + t9 + offset) * (t17 + t22 + t28) - ((t31 + t32 + t34 + constant) * (t38 + t39 + t41));
  const t76 = (abs(t2) + abs(t5) + abs(t9) + abs(offset) + 3.078402600973782e-289) * (abs(t17) + abs(t22) + abs(t28) + 3.078402600973782e-289) + ((abs(t31) + abs(t32) + abs(t34) + abs(constant) + 3.078402600973782e-289) * (abs(t38) + abs(t39) + abs(t41) + 3.078402600973782e-289)) + 2.0522684006491881e-289;
  return abs(t44) > 1.110223024625159e-15 * t76 ? t44 : 0;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function compareCrossings3dExact(px: number, py: number, pz: number, ax: number, ay: number, az: number, bx: number, by: number, bz: number, nx: number, ny: number, nz: number, constant: number, mx: number, my: number, mz: number, offset: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const abx = bx - ax;
    const aby = by - ay;
    const abz = bz - az;
    const directionScale = powerOfTwoAbove(abs(mx) + abs(my) + abs(mz) + abs(nx) + abs(ny) + abs(nz));
    let lengthScale = powerOfTwoAbove(abs(px) + abs(py) + abs(pz) + abs(abx) + abs(aby) + abs(abz));
    const excess = (abs(offset) + abs(constant)) / directionScale / lengthScale;
    if (excess > 1) lengthScale *= powerOfTwoAbove(excess);
    if (!(directionScale >= 7e-46 && directionScale <= 2e45) || !(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const lengthRounder = 1649267441664 * lengthScale;
    const directionRounder = 1649267441664 * directionScale;
    const directionBylengthRounder = 402653184 * directionScale * lengthScale;
    if (px + lengthRounder - lengthRounder !== px || py + lengthRounder - lengthRounder !== py || pz + lengthRounder - lengthRounder !== pz || ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || az + lengthRounder - lengthRounder !== az || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || bz + lengthRounder - lengthRounder !== bz || nx + directionRounder - directionRounder !== nx || ny + directionRounder - directionRounder !== ny || nz + directionRounder - directionRounder !== nz || constant + directionBylengthRounder - directionBylengthRounder !== constant || mx + directionRounder - directionRounder !== mx || my + directionRounder - directionRounder !== my || mz + directionRounder - directionRounder !== mz || offset + directionBylengthRounder - directionBylengthRounder !== offset) break grid;
    const t44 = (mx * px + (my * py) + (mz * pz) + offset) * (nx * abx + (ny * aby) + (nz * abz)) - ((nx * px + (ny * py) + (nz * pz) + constant) * (mx * abx + (my * aby) + (mz * abz)));
    return t44 > 0 ? 1 : t44 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 25 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    let lengthScale = powerOfTwoAbove(abs(px) + abs(py) + abs(pz) + abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz));
    const directionScale = powerOfTwoAbove(abs(nx) + abs(ny) + abs(nz) + abs(mx) + abs(my) + abs(mz));
    const excess = (abs(constant) + abs(offset)) / directionScale / lengthScale;
    if (excess > 1) lengthScale *= powerOfTwoAbove(excess);
    if (!(lengthScale >= 1e-271 && lengthScale <= 9e270) || !(directionScale >= 1e-271 && directionScale <= 9e270)) break limbs;
    const lengthScaling = 16777216 / (lengthScale);
    if (lengthScaling < 1 && (px * lengthScaling / lengthScaling !== px || py * lengthScaling / lengthScaling !== py || pz * lengthScaling / lengthScaling !== pz || ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || az * lengthScaling / lengthScaling !== az || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || bz * lengthScaling / lengthScaling !== bz)) break limbs;
    const directionScaling = 16777216 / (directionScale);
    if (directionScaling < 1 && (nx * directionScaling / directionScaling !== nx || ny * directionScaling / directionScaling !== ny || nz * directionScaling / directionScaling !== nz || mx * directionScaling / directionScaling !== mx || my * directionScaling / directionScaling !== my || mz * directionScaling / directionScaling !== mz)) break limbs;
    const directionBylengthScaling = 281474976710656 / (directionScale * lengthScale);
    if (directionBylengthScaling < 1 && (constant * directionBylengthScaling / directionBylengthScaling !== constant || offset * directionBylengthScaling / directionBylengthScaling !== offset)) break limbs;
    let rest: number;
    let carry: number;
    const v0 = (rest = px * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v1 = (rest -= v0) + 201326592 - 201326592;
    const v2 = (rest -= v1) + 6 - 6;
    const v3 = (rest -= v2);
    const v4 = (rest = py * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v5 = (rest -= v4) + 201326592 - 201326592;
    const v6 = (rest -= v5) + 6 - 6;
    const v7 = (rest -= v6);
    const v8 = (rest = pz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v9 = (rest -= v8) + 201326592 - 201326592;
    const v10 = (rest -= v9) + 6 - 6;
    const v11 = (rest -= v10);
    const v12 = (rest = ax * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v13 = (rest -= v12) + 201326592 - 201326592;
    const v14 = (rest -= v13) + 6 - 6;
    const v15 = (rest -= v14);
    const v16 = (rest = ay * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v17 = (rest -= v16) + 201326592 - 201326592;
    const v18 = (rest -= v17) + 6 - 6;
    const v19 = (rest -= v18);
    const v20 = (rest = az * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v21 = (rest -= v20) + 201326592 - 201326592;
    const v22 = (rest -= v21) + 6 - 6;
    const v23 = (rest -= v22);
    const v24 = (rest = bx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v25 = (rest -= v24) + 201326592 - 201326592;
    const v26 = (rest -= v25) + 6 - 6;
    const v27 = (rest -= v26);
    const v28 = (rest = by * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v29 = (rest -= v28) + 201326592 - 201326592;
    const v30 = (rest -= v29) + 6 - 6;
    const v31 = (rest -= v30);
    const v32 = (rest = bz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v33 = (rest -= v32) + 201326592 - 201326592;
    const v34 = (rest -= v33) + 6 - 6;
    const v35 = (rest -= v34);
    const v36 = (rest = nx * directionScaling) + 6755399441055744 - 6755399441055744;
    const v37 = (rest -= v36) + 201326592 - 201326592;
    const v38 = (rest -= v37) + 6 - 6;
    const v39 = (rest -= v38);
    const v40 = (rest = ny * directionScaling) + 6755399441055744 - 6755399441055744;
    const v41 = (rest -= v40) + 201326592 - 201326592;
    const v42 = (rest -= v41) + 6 - 6;
    const v43 = (rest -= v42);
    const v44 = (rest = nz * directionScaling) + 6755399441055744 - 6755399441055744;
    const v45 = (rest -= v44) + 201326592 - 201326592;
    const v46 = (rest -= v45) + 6 - 6;
    const v47 = (rest -= v46);
    const v48 = (rest = constant * directionBylengthScaling) + 2.2667359117774297e+23 - 2.2667359117774297e+23;
    const v49 = (rest -= v48) + 6755399441055744 - 6755399441055744;
    const v50 = (rest -= v49) + 201326592 - 201326592;
    const v51 = (rest -= v50) + 6 - 6;
    const v52 = (rest -= v51);
    const v53 = (rest = mx * directionScaling) + 6755399441055744 - 6755399441055744;
    const v54 = (rest -= v53) + 201326592 - 201326592;
    const v55 = (rest -= v54) + 6 - 6;
    const v56 = (rest -= v55);
    const v57 = (rest = my * directionScaling) + 6755399441055744 - 6755399441055744;
    const v58 = (rest -= v57) + 201326592 - 201326592;
    const v59 = (rest -= v58) + 6 - 6;
    const v60 = (rest -= v59);
    const v61 = (rest = mz * directionScaling) + 6755399441055744 - 6755399441055744;
    const v62 = (rest -= v61) + 201326592 - 201326592;
    const v63 = (rest -= v62) + 6 - 6;
    const v64 = (rest -= v63);
    const v65 = (rest = offset * directionBylengthScaling) + 2.2667359117774297e+23 - 2.2667359117774297e+23;
    const v66 = (rest -= v65) + 6755399441055744 - 6755399441055744;
    const v67 = (rest -= v66) + 201326592 - 201326592;
    const v68 = (rest -= v67) + 6 - 6;
    const v69 = (rest -= v68);
    if (v3 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v3 || v7 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v7 || v11 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v11 || v15 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v15 || v19 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v19 || v23 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v23 || v27 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v27 || v31 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v31 || v35 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v35 || v39 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v39 || v43 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v43 || v47 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v47 || v52 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v52 || v56 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v56 || v60 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v60 || v64 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v64 || v69 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v69) break limbs;
    const v70 = v24 - v12;
    const v71 = v25 - v13;
    const v72 = v26 - v14;
    const v73 = v27 - v15;
    const v74 = v28 - v16;
    const v75 = v29 - v17;
    const v76 = v30 - v18;
    const v77 = v31 - v19;
    const v78 = v32 - v20;
    const v79 = v33 - v21;
    const v80 = v34 - v22;
    const v81 = v35 - v23;
    const v82 = (rest = v39 * v73 + v43 * v77 + v47 * v81) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v83 = (rest = v38 * v73 + v39 * v72 + v42 * v77 + v43 * v76 + v46 * v81 + v47 * v80 + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v84 = (rest = v37 * v73 + v38 * v72 + v39 * v71 + v41 * v77 + v42 * v76 + v43 * v75 + v45 * v81 + v46 * v80 + v47 * v79 + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v85 = (rest = v36 * v73 + v37 * v72 + v38 * v71 + v39 * v70 + v40 * v77 + v41 * v76 + v42 * v75 + v43 * v74 + v44 * v81 + v45 * v80 + v46 * v79 + v47 * v78 + carry) - (carry = rest + 6 - 6);
    const v86 = (rest = v36 * v72 + v37 * v71 + v38 * v70 + v40 * v76 + v41 * v75 + v42 * v74 + v44 * v80 + v45 * v79 + v46 * v78 + carry) - (carry = rest + 201326592 - 201326592);
    const v87 = (rest = v36 * v71 + v37 * v70 + v40 * v75 + v41 * v74 + v44 * v79 + v45 * v78 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v88 = (rest = v36 * v70 + v40 * v74 + v44 * v78 + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v89 = carry;
    const v90 = (rest = v56 * v3 + v60 * v7 + v64 * v11) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v91 = (rest = v55 * v3 + v56 * v2 + v59 * v7 + v60 * v6 + v63 * v11 + v64 * v10 + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v92 = (rest = v54 * v3 + v55 * v2 + v56 * v1 + v58 * v7 + v59 * v6 + v60 * v5 + v62 * v11 + v63 * v10 + v64 * v9 + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v93 = (rest = v53 * v3 + v54 * v2 + v55 * v1 + v56 * v0 + v57 * v7 + v58 * v6 + v59 * v5 + v60 * v4 + v61 * v11 + v62 * v10 + v63 * v9 + v64 * v8 + v69 + carry) - (carry = rest + 6 - 6);
    const v94 = (rest = v53 * v2 + v54 * v1 + v55 * v0 + v57 * v6 + v58 * v5 + v59 * v4 + v61 * v10 + v62 * v9 + v63 * v8 + v68 + carry) - (carry = rest + 201326592 - 201326592);
    const v95 = (rest = v53 * v1 + v54 * v0 + v57 * v5 + v58 * v4 + v61 * v9 + v62 * v8 + v67 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v96 = (rest = v53 * v0 + v57 * v4 + v61 * v8 + v66 + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v97 = v65 + carry;
    const v98 = (rest = v56 * v73 + v60 * v77 + v64 * v81) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v99 = (rest = v55 * v73 + v56 * v72 + v59 * v77 + v60 * v76 + v63 * v81 + v64 * v80 + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v100 = (rest = v54 * v73 + v55 * v72 + v56 * v71 + v58 * v77 + v59 * v76 + v60 * v75 + v62 * v81 + v63 * v80 + v64 * v79 + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v101 = (rest = v53 * v73 + v54 * v72 + v55 * v71 + v56 * v70 + v57 * v77 + v58 * v76 + v59 * v75 + v60 * v74 + v61 * v81 + v62 * v80 + v63 * v79 + v64 * v78 + carry) - (carry = rest + 6 - 6);
    const v102 = (rest = v53 * v72 + v54 * v71 + v55 * v70 + v57 * v76 + v58 * v75 + v59 * v74 + v61 * v80 + v62 * v79 + v63 * v78 + carry) - (carry = rest + 201326592 - 201326592);
    const v103 = (rest = v53 * v71 + v54 * v70 + v57 * v75 + v58 * v74 + v61 * v79 + v62 * v78 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v104 = (rest = v53 * v70 + v57 * v74 + v61 * v78 + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v105 = carry;
    const v106 = (rest = v39 * v3 + v43 * v7 + v47 * v11) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v107 = (rest = v38 * v3 + v39 * v2 + v42 * v7 + v43 * v6 + v46 * v11 + v47 * v10 + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v108 = (rest = v37 * v3 + v38 * v2 + v39 * v1 + v41 * v7 + v42 * v6 + v43 * v5 + v45 * v11 + v46 * v10 + v47 * v9 + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v109 = (rest = v36 * v3 + v37 * v2 + v38 * v1 + v39 * v0 + v40 * v7 + v41 * v6 + v42 * v5 + v43 * v4 + v44 * v11 + v45 * v10 + v46 * v9 + v47 * v8 + v52 + carry) - (carry = rest + 6 - 6);
    const v110 = (rest = v36 * v2 + v37 * v1 + v38 * v0 + v40 * v6 + v41 * v5 + v42 * v4 + v44 * v10 + v45 * v9 + v46 * v8 + v51 + carry) - (carry = rest + 201326592 - 201326592);
    const v111 = (rest = v36 * v1 + v37 * v0 + v40 * v5 + v41 * v4 + v44 * v9 + v45 * v8 + v50 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v112 = (rest = v36 * v0 + v40 * v4 + v44 * v8 + v49 + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v113 = v48 + carry;
    const v114 = (rest = v90 * v82 - (v106 * v98)) - (carry = rest + 1.1127618452062264e-67 - 1.1127618452062264e-67);
    const v115 = (rest = v91 * v82 + v90 * v83 - (v107 * v98 + v106 * v99) + carry) - (carry = rest + 3.733809166716685e-60 - 3.733809166716685e-60);
    const v116 = (rest = v92 * v82 + v91 * v83 + v90 * v84 - (v108 * v98 + v107 * v99 + v106 * v100) + carry) - (carry = rest + 1.2528584578557167e-52 - 1.2528584578557167e-52);
    const v117 = (rest = v93 * v82 + v92 * v83 + v91 * v84 + v90 * v85 - (v109 * v98 + v108 * v99 + v107 * v100 + v106 * v101) + carry) - (carry = rest + 4.203895392974451e-45 - 4.203895392974451e-45);
    const v118 = (rest = v94 * v82 + v93 * v83 + v92 * v84 + v91 * v85 + v90 * v86 - (v110 * v98 + v109 * v99 + v108 * v100 + v107 * v101 + v106 * v102) + carry) - (carry = rest + 1.410593220986745e-37 - 1.410593220986745e-37);
    const v119 = (rest = v95 * v82 + v94 * v83 + v93 * v84 + v92 * v85 + v91 * v86 + v90 * v87 - (v111 * v98 + v110 * v99 + v109 * v100 + v108 * v101 + v107 * v102 + v106 * v103) + carry) - (carry = rest + 4.733165431326071e-30 - 4.733165431326071e-30);
    const v120 = (rest = v96 * v82 + v95 * v83 + v94 * v84 + v93 * v85 + v92 * v86 + v91 * v87 + v90 * v88 - (v112 * v98 + v111 * v99 + v110 * v100 + v109 * v101 + v108 * v102 + v107 * v103 + v106 * v104) + carry) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v121 = (rest = v97 * v82 + v96 * v83 + v95 * v84 + v94 * v85 + v93 * v86 + v92 * v87 + v91 * v88 + v90 * v89 - (v113 * v98 + v112 * v99 + v111 * v100 + v110 * v101 + v109 * v102 + v108 * v103 + v107 * v104 + v106 * v105) + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v122 = (rest = v97 * v83 + v96 * v84 + v95 * v85 + v94 * v86 + v93 * v87 + v92 * v88 + v91 * v89 - (v113 * v99 + v112 * v100 + v111 * v101 + v110 * v102 + v109 * v103 + v108 * v104 + v107 * v105) + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v123 = (rest = v97 * v84 + v96 * v85 + v95 * v86 + v94 * v87 + v93 * v88 + v92 * v89 - (v113 * v100 + v112 * v101 + v111 * v102 + v110 * v103 + v109 * v104 + v108 * v105) + carry) - (carry = rest + 6 - 6);
    const v124 = (rest = v97 * v85 + v96 * v86 + v95 * v87 + v94 * v88 + v93 * v89 - (v113 * v101 + v112 * v102 + v111 * v103 + v110 * v104 + v109 * v105) + carry) - (carry = rest + 201326592 - 201326592);
    const v125 = (rest = v97 * v86 + v96 * v87 + v95 * v88 + v94 * v89 - (v113 * v102 + v112 * v103 + v111 * v104 + v110 * v105) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v126 = (rest = v97 * v87 + v96 * v88 + v95 * v89 - (v113 * v103 + v112 * v104 + v111 * v105) + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v127 = (rest = v97 * v88 + v96 * v89 - (v113 * v104 + v112 * v105) + carry) - (carry = rest + 7.605903601369376e+30 - 7.605903601369376e+30);
    const v128 = (rest = v97 * v89 - (v113 * v105) + carry) - (carry = rest + 2.5521177519070385e+38 - 2.5521177519070385e+38);
    const v129 = carry;
    const v130 = v129 || v128 || v127 || v126 || v125 || v124 || v123 || v122 || v121 || v120 || v119 || v118 || v117 || v116 || v115 || v114;
    return v130 > 0 ? 1 : v130 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const values = [px, py, pz, ax, ay, az, bx, by, bz, nx, ny, nz, constant, mx, my, mz, offset] as const;
  requireFinite('compareCrossings3d', ARGUMENTS, values);
  let lengthExponent = commonExponent([px, py, pz, ax, ay, az, bx, by, bz]);
  const directionExponent = commonExponent([nx, ny, nz, mx, my, mz]);
  lengthExponent += Math.min(0, commonExponent([constant, offset]) - (directionExponent + lengthExponent));
  const [pxInteger, pyInteger, pzInteger, axInteger, ayInteger, azInteger, bxInteger, byInteger, bzInteger] = scaledIntegers([px, py, pz, ax, ay, az, bx, by, bz], lengthExponent);
  const [nxInteger, nyInteger, nzInteger, mxInteger, myInteger, mzInteger] = scaledIntegers([nx, ny, nz, mx, my, mz], directionExponent);
  const [constantInteger, offsetInteger] = scaledIntegers([constant, offset], directionExponent + lengthExponent);
  const abxInteger = bxInteger - axInteger;
  const abyInteger = byInteger - ayInteger;
  const abzInteger = bzInteger - azInteger;
  const t44 = (mxInteger * pxInteger + (myInteger * pyInteger) + (mzInteger * pzInteger) + offsetInteger) * (nxInteger * abxInteger + (nyInteger * abyInteger) + (nzInteger * abzInteger)) - ((nxInteger * pxInteger + (nyInteger * pyInteger) + (nzInteger * pzInteger) + constantInteger) * (mxInteger * abxInteger + (myInteger * abyInteger) + (mzInteger * abzInteger)));
  return t44 > 0n ? 1 : t44 < 0n ? -1 : 0;
}
