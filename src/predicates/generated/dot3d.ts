// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireFinite } from '../../core/errors.js';
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
    if (!(lengthScale >= 7.006492321624085e-46 && lengthScale <= 1.42724769270596e+45)) break grid;
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
    const lengthScale = powerOfTwoAbove(abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz) + abs(cx) + abs(cy) + abs(cz) + abs(dx) + abs(dy) + abs(dz));
    if (!(lengthScale >= 1.1830521861667747e-271 && lengthScale <= 8.452712498170644e+270)) break limbs;
    const lengthScaling = 8388608 / (lengthScale);
    if (lengthScaling < 1 && (ax * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== ax || ay * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== ay || az * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== az || bx * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== bx || by * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== by || bz * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== bz || cx * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== cx || cy * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== cy || cz * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== cz || dx * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== dx || dy * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== dy || dz * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== dz)) break limbs;
    let rest: number;
    let carry: number;
    rest = ax * lengthScaling;
    const v0 = rest + 6755399441055744 - 6755399441055744;
    rest -= v0;
    const v1 = rest + 402653184 - 402653184;
    rest -= v1;
    const v2 = rest + 24 - 24;
    rest -= v2;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v3 = rest;
    rest = ay * lengthScaling;
    const v4 = rest + 6755399441055744 - 6755399441055744;
    rest -= v4;
    const v5 = rest + 402653184 - 402653184;
    rest -= v5;
    const v6 = rest + 24 - 24;
    rest -= v6;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v7 = rest;
    rest = az * lengthScaling;
    const v8 = rest + 6755399441055744 - 6755399441055744;
    rest -= v8;
    const v9 = rest + 402653184 - 402653184;
    rest -= v9;
    const v10 = rest + 24 - 24;
    rest -= v10;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v11 = rest;
    rest = bx * lengthScaling;
    const v12 = rest + 6755399441055744 - 6755399441055744;
    rest -= v12;
    const v13 = rest + 402653184 - 402653184;
    rest -= v13;
    const v14 = rest + 24 - 24;
    rest -= v14;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v15 = rest;
    rest = by * lengthScaling;
    const v16 = rest + 6755399441055744 - 6755399441055744;
    rest -= v16;
    const v17 = rest + 402653184 - 402653184;
    rest -= v17;
    const v18 = rest + 24 - 24;
    rest -= v18;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v19 = rest;
    rest = bz * lengthScaling;
    const v20 = rest + 6755399441055744 - 6755399441055744;
    rest -= v20;
    const v21 = rest + 402653184 - 402653184;
    rest -= v21;
    const v22 = rest + 24 - 24;
    rest -= v22;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v23 = rest;
    rest = cx * lengthScaling;
    const v24 = rest + 6755399441055744 - 6755399441055744;
    rest -= v24;
    const v25 = rest + 402653184 - 402653184;
    rest -= v25;
    const v26 = rest + 24 - 24;
    rest -= v26;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v27 = rest;
    rest = cy * lengthScaling;
    const v28 = rest + 6755399441055744 - 6755399441055744;
    rest -= v28;
    const v29 = rest + 402653184 - 402653184;
    rest -= v29;
    const v30 = rest + 24 - 24;
    rest -= v30;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v31 = rest;
    rest = cz * lengthScaling;
    const v32 = rest + 6755399441055744 - 6755399441055744;
    rest -= v32;
    const v33 = rest + 402653184 - 402653184;
    rest -= v33;
    const v34 = rest + 24 - 24;
    rest -= v34;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v35 = rest;
    rest = dx * lengthScaling;
    const v36 = rest + 6755399441055744 - 6755399441055744;
    rest -= v36;
    const v37 = rest + 402653184 - 402653184;
    rest -= v37;
    const v38 = rest + 24 - 24;
    rest -= v38;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v39 = rest;
    rest = dy * lengthScaling;
    const v40 = rest + 6755399441055744 - 6755399441055744;
    rest -= v40;
    const v41 = rest + 402653184 - 402653184;
    rest -= v41;
    const v42 = rest + 24 - 24;
    rest -= v42;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v43 = rest;
    rest = dz * lengthScaling;
    const v44 = rest + 6755399441055744 - 6755399441055744;
    rest -= v44;
    const v45 = rest + 402653184 - 402653184;
    rest -= v45;
    const v46 = rest + 24 - 24;
    rest -= v46;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v47 = rest;
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
    rest = v51 * v55 + v59 * v63 + v67 * v71;
    carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21;
    const v72 = rest - carry;
    rest = v50 * v55 + v51 * v54 + v58 * v63 + v59 * v62 + v66 * v71 + v67 * v70 + carry;
    carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14;
    const v73 = rest - carry;
    rest = v49 * v55 + v50 * v54 + v51 * v53 + v57 * v63 + v58 * v62 + v59 * v61 + v65 * v71 + v66 * v70 + v67 * v69 + carry;
    carry = rest + 0.000001430511474609375 - 0.000001430511474609375;
    const v74 = rest - carry;
    rest = v48 * v55 + v49 * v54 + v50 * v53 + v51 * v52 + v56 * v63 + v57 * v62 + v58 * v61 + v59 * v60 + v64 * v71 + v65 * v70 + v66 * v69 + v67 * v68 + carry;
    carry = rest + 24 - 24;
    const v75 = rest - carry;
    rest = v48 * v54 + v49 * v53 + v50 * v52 + v56 * v62 + v57 * v61 + v58 * v60 + v64 * v70 + v65 * v69 + v66 * v68 + carry;
    carry = rest + 402653184 - 402653184;
    const v76 = rest - carry;
    rest = v48 * v53 + v49 * v52 + v56 * v61 + v57 * v60 + v64 * v69 + v65 * v68 + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v77 = rest - carry;
    rest = v48 * v52 + v56 * v60 + v64 * v68 + carry;
    carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v78 = rest - carry;
    const v79 = carry;
    const v80 = v79 || v78 || v77 || v76 || v75 || v74 || v73 || v72;
    return v80 > 0 ? 1 : v80 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const values = [ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz] as const;
  requireFinite('dot3d', ARGUMENTS, values);
  const [axInteger, ayInteger, azInteger, bxInteger, byInteger, bzInteger, cxInteger, cyInteger, czInteger, dxInteger, dyInteger, dzInteger] = scaledIntegers(values, commonExponent(values));
  const t22 = (bxInteger - axInteger) * (dxInteger - cxInteger) + ((byInteger - ayInteger) * (dyInteger - cyInteger)) + ((bzInteger - azInteger) * (dzInteger - czInteger));
  return t22 > 0n ? 1 : t22 < 0n ? -1 : 0;
}
