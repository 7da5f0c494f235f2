// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling, powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay az bx by bz cx cy cz';

/**
 * Is the angle at b, between a and c, acute, right or obtuse?
 *
 * Positive if acute, zero if right, negative if obtuse. Zero too if b coincides with a or c. The sign of
 * (a - b) · (c - b).
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * angle3d(1, 0, 0, 0, 0, 0, 1, 1, 0); // 1
 * angle3d(1, 0, 0, 0, 0, 0, 0, 1, 0); // 0
 */
export function angle3d(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number): Sign {
  const bax = ax - bx;
  const bcx = cx - bx;
  const bay = ay - by;
  const bcy = cy - by;
  const baz = az - bz;
  const bcz = cz - bz;
  const t5 = bax * bcx;
  const t11 = bay * bcy;
  const t18 = baz * bcz;
  const t19 = t5 + t11 + t18;
  const t25 = abs(t5) + abs(t11) + abs(t18) + 3.078402600973782e-289;
  if (abs(t19) > 5.551115123125789e-16 * t25) return ((((t19 > 0) as unknown as number) << 1) - 1) as Sign;
  return angle3dExact(ax, ay, az, bx, by, bz, cx, cy, cz) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function angle3dExact(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const bax = ax - bx;
    const bcx = cx - bx;
    const bay = ay - by;
    const bcy = cy - by;
    const baz = az - bz;
    const bcz = cz - bz;
    const lengthScale = powerOfTwoAbove(abs(bax) + abs(bcx) + abs(bay) + abs(bcy) + abs(baz) + abs(bcz));
    if (!(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const lengthRounder = 201326592 * lengthScale;
    if (ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || az + lengthRounder - lengthRounder !== az || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || bz + lengthRounder - lengthRounder !== bz || cx + lengthRounder - lengthRounder !== cx || cy + lengthRounder - lengthRounder !== cy || cz + lengthRounder - lengthRounder !== cz) break grid;
    const t19 = bax * bcx + (bay * bcy) + (baz * bcz);
    return t19 > 0 ? 1 : t19 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 24 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const lengthScaling = limbScaling(abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz) + abs(cx) + abs(cy) + abs(cz), 8388608);
    if (!(lengthScaling >= 1) && (!(lengthScaling > 0) || ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || az * lengthScaling / lengthScaling !== az || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || bz * lengthScaling / lengthScaling !== bz || cx * lengthScaling / lengthScaling !== cx || cy * lengthScaling / lengthScaling !== cy || cz * lengthScaling / lengthScaling !== cz)) break limbs;
    let rest: number;
    let carry: number;
    const v0 = (rest = ax * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v1 = (rest -= v0) + 402653184 - 402653184;
    const v2 = (rest -= v1) + 24 - 24;
    const v3 = (rest -= v2);
    const v4 = (rest = ay * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v5 = (rest -= v4) + 402653184 - 402653184;
    const v6 = (rest -= v5) + 24 - 24;
    const v7 = (rest -= v6);
    const v8 = (rest = az * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v9 = (rest -= v8) + 402653184 - 402653184;
    const v10 = (rest -= v9) + 24 - 24;
    const v11 = (rest -= v10);
    const v12 = (rest = bx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v13 = (rest -= v12) + 402653184 - 402653184;
    const v14 = (rest -= v13) + 24 - 24;
    const v15 = (rest -= v14);
    const v16 = (rest = by * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v17 = (rest -= v16) + 402653184 - 402653184;
    const v18 = (rest -= v17) + 24 - 24;
    const v19 = (rest -= v18);
    const v20 = (rest = bz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v21 = (rest -= v20) + 402653184 - 402653184;
    const v22 = (rest -= v21) + 24 - 24;
    const v23 = (rest -= v22);
    const v24 = (rest = cx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v25 = (rest -= v24) + 402653184 - 402653184;
    const v26 = (rest -= v25) + 24 - 24;
    const v27 = (rest -= v26);
    const v28 = (rest = cy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v29 = (rest -= v28) + 402653184 - 402653184;
    const v30 = (rest -= v29) + 24 - 24;
    const v31 = (rest -= v30);
    const v32 = (rest = cz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v33 = (rest -= v32) + 402653184 - 402653184;
    const v34 = (rest -= v33) + 24 - 24;
    const v35 = (rest -= v34);
    if (v3 + 0.000001430511474609375 - 0.000001430511474609375 !== v3 || v7 + 0.000001430511474609375 - 0.000001430511474609375 !== v7 || v11 + 0.000001430511474609375 - 0.000001430511474609375 !== v11 || v15 + 0.000001430511474609375 - 0.000001430511474609375 !== v15 || v19 + 0.000001430511474609375 - 0.000001430511474609375 !== v19 || v23 + 0.000001430511474609375 - 0.000001430511474609375 !== v23 || v27 + 0.000001430511474609375 - 0.000001430511474609375 !== v27 || v31 + 0.000001430511474609375 - 0.000001430511474609375 !== v31 || v35 + 0.000001430511474609375 - 0.000001430511474609375 !== v35) break limbs;
    const v36 = v0 - v12;
    const v37 = v1 - v13;
    const v38 = v2 - v14;
    const v39 = v3 - v15;
    const v40 = v24 - v12;
    const v41 = v25 - v13;
    const v42 = v26 - v14;
    const v43 = v27 - v15;
    const v44 = v4 - v16;
    const v45 = v5 - v17;
    const v46 = v6 - v18;
    const v47 = v7 - v19;
    const v48 = v28 - v16;
    const v49 = v29 - v17;
    const v50 = v30 - v18;
    const v51 = v31 - v19;
    const v52 = v8 - v20;
    const v53 = v9 - v21;
    const v54 = v10 - v22;
    const v55 = v11 - v23;
    const v56 = v32 - v20;
    const v57 = v33 - v21;
    const v58 = v34 - v22;
    const v59 = v35 - v23;
    const v60 = (rest = v39 * v43 + v47 * v51 + v55 * v59) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v61 = (rest = v38 * v43 + v39 * v42 + v46 * v51 + v47 * v50 + v54 * v59 + v55 * v58 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v62 = (rest = v37 * v43 + v38 * v42 + v39 * v41 + v45 * v51 + v46 * v50 + v47 * v49 + v53 * v59 + v54 * v58 + v55 * v57 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v63 = (rest = v36 * v43 + v37 * v42 + v38 * v41 + v39 * v40 + v44 * v51 + v45 * v50 + v46 * v49 + v47 * v48 + v52 * v59 + v53 * v58 + v54 * v57 + v55 * v56 + carry) - (carry = rest + 24 - 24);
    const v64 = (rest = v36 * v42 + v37 * v41 + v38 * v40 + v44 * v50 + v45 * v49 + v46 * v48 + v52 * v58 + v53 * v57 + v54 * v56 + carry) - (carry = rest + 402653184 - 402653184);
    const v65 = (rest = v36 * v41 + v37 * v40 + v44 * v49 + v45 * v48 + v52 * v57 + v53 * v56 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v66 = (rest = v36 * v40 + v44 * v48 + v52 * v56 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v67 = carry;
    const v68 = v67 || v66 || v65 || v64 || v63 || v62 || v61 || v60;
    return v68 > 0 ? 1 : v68 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [axInteger, ayInteger, azInteger, bxInteger, byInteger, bzInteger, cxInteger, cyInteger, czInteger] = finiteIntegers('angle3d', ARGUMENTS, [ax, ay, az, bx, by, bz, cx, cy, cz]);
  const t19 = (axInteger - bxInteger) * (cxInteger - bxInteger) + ((ayInteger - byInteger) * (cyInteger - byInteger)) + ((azInteger - bzInteger) * (czInteger - bzInteger));
  return t19 > 0n ? 1 : t19 < 0n ? -1 : 0;
}
