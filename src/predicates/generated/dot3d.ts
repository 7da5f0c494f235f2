// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling, powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay az bx by bz cx cy cz dx dy dz';

/**
 * Do the vectors from a to b and from c to d point in similar directions?
 *
 * Positive if the angle between b - a and d - c is acute, negative if it is obtuse, zero if it is a right
 * angle or one of the vectors is zero. The sign of (b - a) · (d - c).
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * dot3d(0, 0, 0, 1, 0, 0, 5, 5, 0, 6, 7, 0); // 1
 * dot3d(0, 0, 0, 1, 0, 0, 5, 5, 0, 5, 7, 0); // 0
 */
export function dot3d(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number): Sign {
  const abx = bx - ax;
  const cdx = dx - cx;
  const aby = by - ay;
  const cdy = dy - cy;
  const abz = bz - az;
  const cdz = dz - cz;
  const t6 = abx * cdx;
  const t13 = aby * cdy;
  const t21 = abz * cdz;
  const t22 = t6 + t13 + t21;
  const t28 = abs(t6) + abs(t13) + abs(t21) + 3.078402600973782e-289;
  if (abs(t22) > 5.551115123125789e-16 * t28) return ((((t22 > 0) as unknown as number) << 1) - 1) as Sign;
  return dot3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function dot3dExact(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const abx = bx - ax;
    const cdx = dx - cx;
    const aby = by - ay;
    const cdy = dy - cy;
    const abz = bz - az;
    const cdz = dz - cz;
    const lengthScale = powerOfTwoAbove(abs(abx) + abs(cdx) + abs(aby) + abs(cdy) + abs(abz) + abs(cdz));
    if (!(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const lengthRounder = 201326592 * lengthScale;
    if (ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || az + lengthRounder - lengthRounder !== az || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || bz + lengthRounder - lengthRounder !== bz || cx + lengthRounder - lengthRounder !== cx || cy + lengthRounder - lengthRounder !== cy || cz + lengthRounder - lengthRounder !== cz || dx + lengthRounder - lengthRounder !== dx || dy + lengthRounder - lengthRounder !== dy || dz + lengthRounder - lengthRounder !== dz) break grid;
    const t22 = abx * cdx + (aby * cdy) + (abz * cdz);
    return t22 > 0 ? 1 : t22 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 24 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const lengthScaling = limbScaling(abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz) + abs(cx) + abs(cy) + abs(cz) + abs(dx) + abs(dy) + abs(dz), 8388608);
    if (!(lengthScaling >= 1) && (!(lengthScaling > 0) || ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || az * lengthScaling / lengthScaling !== az || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || bz * lengthScaling / lengthScaling !== bz || cx * lengthScaling / lengthScaling !== cx || cy * lengthScaling / lengthScaling !== cy || cz * lengthScaling / lengthScaling !== cz || dx * lengthScaling / lengthScaling !== dx || dy * lengthScaling / lengthScaling !== dy || dz * lengthScaling / lengthScaling !== dz)) break limbs;
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
    const v36 = (rest = dx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v37 = (rest -= v36) + 402653184 - 402653184;
    const v38 = (rest -= v37) + 24 - 24;
    const v39 = (rest -= v38);
    const v40 = (rest = dy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v41 = (rest -= v40) + 402653184 - 402653184;
    const v42 = (rest -= v41) + 24 - 24;
    const v43 = (rest -= v42);
    const v44 = (rest = dz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v45 = (rest -= v44) + 402653184 - 402653184;
    const v46 = (rest -= v45) + 24 - 24;
    const v47 = (rest -= v46);
    if (v3 + 0.000001430511474609375 - 0.000001430511474609375 !== v3 || v7 + 0.000001430511474609375 - 0.000001430511474609375 !== v7 || v11 + 0.000001430511474609375 - 0.000001430511474609375 !== v11 || v15 + 0.000001430511474609375 - 0.000001430511474609375 !== v15 || v19 + 0.000001430511474609375 - 0.000001430511474609375 !== v19 || v23 + 0.000001430511474609375 - 0.000001430511474609375 !== v23 || v27 + 0.000001430511474609375 - 0.000001430511474609375 !== v27 || v31 + 0.000001430511474609375 - 0.000001430511474609375 !== v31 || v35 + 0.000001430511474609375 - 0.000001430511474609375 !== v35 || v39 + 0.000001430511474609375 - 0.000001430511474609375 !== v39 || v43 + 0.000001430511474609375 - 0.000001430511474609375 !== v43 || v47 + 0.000001430511474609375 - 0.000001430511474609375 !== v47) break limbs;
    const v48 = v12 - v0;
    const v49 = v13 - v1;
    const v50 = v14 - v2;
    const v51 = v15 - v3;
    const v52 = v36 - v24;
    const v53 = v37 - v25;
    const v54 = v38 - v26;
    const v55 = v39 - v27;
    const v56 = v16 - v4;
    const v57 = v17 - v5;
    const v58 = v18 - v6;
    const v59 = v19 - v7;
    const v60 = v40 - v28;
    const v61 = v41 - v29;
    const v62 = v42 - v30;
    const v63 = v43 - v31;
    const v64 = v20 - v8;
    const v65 = v21 - v9;
    const v66 = v22 - v10;
    const v67 = v23 - v11;
    const v68 = v44 - v32;
    const v69 = v45 - v33;
    const v70 = v46 - v34;
    const v71 = v47 - v35;
    const v72 = (rest = v51 * v55 + v59 * v63 + v67 * v71) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v73 = (rest = v50 * v55 + v51 * v54 + v58 * v63 + v59 * v62 + v66 * v71 + v67 * v70 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v74 = (rest = v49 * v55 + v50 * v54 + v51 * v53 + v57 * v63 + v58 * v62 + v59 * v61 + v65 * v71 + v66 * v70 + v67 * v69 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v75 = (rest = v48 * v55 + v49 * v54 + v50 * v53 + v51 * v52 + v56 * v63 + v57 * v62 + v58 * v61 + v59 * v60 + v64 * v71 + v65 * v70 + v66 * v69 + v67 * v68 + carry) - (carry = rest + 24 - 24);
    const v76 = (rest = v48 * v54 + v49 * v53 + v50 * v52 + v56 * v62 + v57 * v61 + v58 * v60 + v64 * v70 + v65 * v69 + v66 * v68 + carry) - (carry = rest + 402653184 - 402653184);
    const v77 = (rest = v48 * v53 + v49 * v52 + v56 * v61 + v57 * v60 + v64 * v69 + v65 * v68 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v78 = (rest = v48 * v52 + v56 * v60 + v64 * v68 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v79 = carry;
    const v80 = v79 || v78 || v77 || v76 || v75 || v74 || v73 || v72;
    return v80 > 0 ? 1 : v80 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [axInteger, ayInteger, azInteger, bxInteger, byInteger, bzInteger, cxInteger, cyInteger, czInteger, dxInteger, dyInteger, dzInteger] = finiteIntegers('dot3d', ARGUMENTS, [ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz]);
  const t22 = (bxInteger - axInteger) * (dxInteger - cxInteger) + ((byInteger - ayInteger) * (dyInteger - cyInteger)) + ((bzInteger - azInteger) * (dzInteger - czInteger));
  return t22 > 0n ? 1 : t22 < 0n ? -1 : 0;
}
