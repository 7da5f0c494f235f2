// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireFinite } from '../../core/arguments/errors.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ux uy uz ax ay az bx by bz';

/**
 * Which of a and b is farther along the direction u?
 *
 * Positive if a is farther, negative if b is farther, zero if both lie on a common perpendicular to u. The
 * direction need not be of unit length; for the zero vector the answer is zero. The sign of u · (a - b).
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * compareAlong3d(1, 1, 0, 2, 0, 0, 0, 1, 0); // 1
 * compareAlong3d(1, 1, 0, 2, 0, 0, 0, 2, 0); // 0
 */
export function compareAlong3d(ux: number, uy: number, uz: number, ax: number, ay: number, az: number, bx: number, by: number, bz: number): Sign {
  const bax = ax - bx;
  const bay = ay - by;
  const baz = az - bz;
  const t4 = ux * bax;
  const t9 = uy * bay;
  const t15 = uz * baz;
  const t16 = t4 + t9 + t15;
  const t22 = abs(t4) + abs(t9) + abs(t15) + 3.078402600973782e-289;
  if (abs(t16) > 4.44089209850063e-16 * t22) return ((((t16 > 0) as unknown as number) << 1) - 1) as Sign;
  return compareAlong3dExact(ux, uy, uz, ax, ay, az, bx, by, bz) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function compareAlong3dExact(ux: number, uy: number, uz: number, ax: number, ay: number, az: number, bx: number, by: number, bz: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const bax = ax - bx;
    const bay = ay - by;
    const baz = az - bz;
    const directionScale = powerOfTwoAbove(abs(ux) + abs(uy) + abs(uz));
    const lengthScale = powerOfTwoAbove(abs(bax) + abs(bay) + abs(baz));
    if (!(directionScale >= 7e-46 && directionScale <= 2e45) || !(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const directionRounder = 201326592 * directionScale;
    const lengthRounder = 201326592 * lengthScale;
    if (ux + directionRounder - directionRounder !== ux || uy + directionRounder - directionRounder !== uy || uz + directionRounder - directionRounder !== uz || ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || az + lengthRounder - lengthRounder !== az || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || bz + lengthRounder - lengthRounder !== bz) break grid;
    const t16 = ux * bax + (uy * bay) + (uz * baz);
    return t16 > 0 ? 1 : t16 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 25 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const directionScale = powerOfTwoAbove(abs(ux) + abs(uy) + abs(uz));
    const lengthScale = powerOfTwoAbove(abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz));
    if (!(directionScale >= 1e-271 && directionScale <= 9e270) || !(lengthScale >= 1e-271 && lengthScale <= 9e270)) break limbs;
    const directionScaling = 16777216 / (directionScale);
    if (directionScaling < 1 && (ux * directionScaling / directionScaling !== ux || uy * directionScaling / directionScaling !== uy || uz * directionScaling / directionScaling !== uz)) break limbs;
    const lengthScaling = 16777216 / (lengthScale);
    if (lengthScaling < 1 && (ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || az * lengthScaling / lengthScaling !== az || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || bz * lengthScaling / lengthScaling !== bz)) break limbs;
    let rest: number;
    let carry: number;
    const v0 = (rest = ux * directionScaling) + 6755399441055744 - 6755399441055744;
    const v1 = (rest -= v0) + 201326592 - 201326592;
    const v2 = (rest -= v1) + 6 - 6;
    const v3 = (rest -= v2);
    const v4 = (rest = uy * directionScaling) + 6755399441055744 - 6755399441055744;
    const v5 = (rest -= v4) + 201326592 - 201326592;
    const v6 = (rest -= v5) + 6 - 6;
    const v7 = (rest -= v6);
    const v8 = (rest = uz * directionScaling) + 6755399441055744 - 6755399441055744;
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
    if (v3 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v3 || v7 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v7 || v11 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v11 || v15 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v15 || v19 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v19 || v23 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v23 || v27 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v27 || v31 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v31 || v35 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v35) break limbs;
    const v36 = v12 - v24;
    const v37 = v13 - v25;
    const v38 = v14 - v26;
    const v39 = v15 - v27;
    const v40 = v16 - v28;
    const v41 = v17 - v29;
    const v42 = v18 - v30;
    const v43 = v19 - v31;
    const v44 = v20 - v32;
    const v45 = v21 - v33;
    const v46 = v22 - v34;
    const v47 = v23 - v35;
    const v48 = (rest = v3 * v39 + v7 * v43 + v11 * v47) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v49 = (rest = v2 * v39 + v3 * v38 + v6 * v43 + v7 * v42 + v10 * v47 + v11 * v46 + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v50 = (rest = v1 * v39 + v2 * v38 + v3 * v37 + v5 * v43 + v6 * v42 + v7 * v41 + v9 * v47 + v10 * v46 + v11 * v45 + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v51 = (rest = v0 * v39 + v1 * v38 + v2 * v37 + v3 * v36 + v4 * v43 + v5 * v42 + v6 * v41 + v7 * v40 + v8 * v47 + v9 * v46 + v10 * v45 + v11 * v44 + carry) - (carry = rest + 6 - 6);
    const v52 = (rest = v0 * v38 + v1 * v37 + v2 * v36 + v4 * v42 + v5 * v41 + v6 * v40 + v8 * v46 + v9 * v45 + v10 * v44 + carry) - (carry = rest + 201326592 - 201326592);
    const v53 = (rest = v0 * v37 + v1 * v36 + v4 * v41 + v5 * v40 + v8 * v45 + v9 * v44 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v54 = (rest = v0 * v36 + v4 * v40 + v8 * v44 + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v55 = carry;
    const v56 = v55 || v54 || v53 || v52 || v51 || v50 || v49 || v48;
    return v56 > 0 ? 1 : v56 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const values = [ux, uy, uz, ax, ay, az, bx, by, bz] as const;
  requireFinite('compareAlong3d', ARGUMENTS, values);
  const directionExponent = commonExponent([ux, uy, uz]);
  const lengthExponent = commonExponent([ax, ay, az, bx, by, bz]);
  const [uxInteger, uyInteger, uzInteger] = scaledIntegers([ux, uy, uz], directionExponent);
  const [axInteger, ayInteger, azInteger, bxInteger, byInteger, bzInteger] = scaledIntegers([ax, ay, az, bx, by, bz], lengthExponent);
  const t16 = uxInteger * (axInteger - bxInteger) + (uyInteger * (ayInteger - byInteger)) + (uzInteger * (azInteger - bzInteger));
  return t16 > 0n ? 1 : t16 < 0n ? -1 : 0;
}
