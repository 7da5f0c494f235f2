// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireFinite } from '../../core/errors.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'dx dy dz ax ay az bx by bz cx cy cz';

/**
 * To which side of the plane through a, b and c does the direction d lead?
 *
 * Positive if d leads to the side that (b - a) × (c - a) points to, negative if to the other side, zero if d is
 * parallel to the plane, zero or the three points are collinear. The direction need not be of unit length and is
 * taken as it is. It is orient3d(a, b, c, a + d) without a sum that would be rounded; with a the origin of a ray
 * along d it says how the ray passes the edge from b to c: the sign of d · ((b - a) × (c - a)).
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.4 (scalar triple products of a line against a triangle's edges).
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * orientDirection3d(0, 0, 2, 5, 5, 5, 6, 5, 5, 5, 6, 5); // 1
 * orientDirection3d(3, 4, 0, 5, 5, 5, 6, 5, 5, 5, 6, 5); // 0
 */
export function orientDirection3d(dx: number, dy: number, dz: number, ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number): Sign {
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const acx = cx - ax;
  const acy = cy - ay;
  const acz = cz - az;
  const t18 = acx * aby;
  const t19 = abx * acy;
  const t22 = acx * dy;
  const t23 = dx * acy;
  const t26 = abx * dy;
  const t27 = dx * aby;
  const t31 = (t19 - t18) * dz - ((t23 - t22) * abz) + ((t27 - t26) * acz);
  const t55 = (abs(t19) + abs(t18) + 2.0522684006491881e-289) * abs(dz) + ((abs(t23) + abs(t22) + 2.0522684006491881e-289) * abs(abz)) + ((abs(t27) + abs(t26) + 2.0522684006491881e-289) * abs(acz)) + 3.078402600973782e-289;
  if (abs(t31) > 7.771561172376108e-16 * t55) return ((((t31 > 0) as unknown as number) << 1) - 1) as Sign;
  if (orientDirection3dZeroColumn(dx, dy, dz, abx, aby, abz, acx, acy, acz) === 0) return 0;
  return orientDirection3dExact(dx, dy, dz, ax, ay, az, bx, by, bz, cx, cy, cz) as Sign;
}

/** Zero if a column of the determinant is; otherwise not known. */
export function orientDirection3dZeroColumn(dx: number, dy: number, dz: number, abx: number, aby: number, abz: number, acx: number, acy: number, acz: number): 0 | Undecided {
  if ((dx === 0 && abx === 0 && acx === 0) || (dy === 0 && aby === 0 && acy === 0) || (dz === 0 && abz === 0 && acz === 0)) {
    const total = dx + dy + dz + abx + aby + abz + acx + acy + acz;
    if (total - total === 0) return 0;
  }
  return UNDECIDED;
}

/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function orientDirection3dExact(dx: number, dy: number, dz: number, ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const abx = bx - ax;
    const aby = by - ay;
    const abz = bz - az;
    const acx = cx - ax;
    const acy = cy - ay;
    const acz = cz - az;
    const directionScale = powerOfTwoAbove(abs(dx) + abs(dy) + abs(dz));
    const lengthScale = powerOfTwoAbove(abs(abx) + abs(aby) + abs(abz) + abs(acx) + abs(acy) + abs(acz));
    if (!(directionScale >= 7.006492321624085e-46 && directionScale <= 1.42724769270596e+45) || !(lengthScale >= 7.006492321624085e-46 && lengthScale <= 1.42724769270596e+45)) break grid;
    const directionRounder = 103079215104 * directionScale;
    const lengthRounder = 103079215104 * lengthScale;
    if (dx + directionRounder - directionRounder !== dx || dy + directionRounder - directionRounder !== dy || dz + directionRounder - directionRounder !== dz || ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || az + lengthRounder - lengthRounder !== az || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || bz + lengthRounder - lengthRounder !== bz || cx + lengthRounder - lengthRounder !== cx || cy + lengthRounder - lengthRounder !== cy || cz + lengthRounder - lengthRounder !== cz) break grid;
    const t31 = (abx * acy - (acx * aby)) * dz - ((dx * acy - (acx * dy)) * abz) + ((dx * aby - (abx * dy)) * acz);
    return t31 > 0 ? 1 : t31 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 24 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const directionScale = powerOfTwoAbove(abs(dx) + abs(dy) + abs(dz));
    const lengthScale = powerOfTwoAbove(abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz) + abs(cx) + abs(cy) + abs(cz));
    if (!(directionScale >= 1.1830521861667747e-271 && directionScale <= 8.452712498170644e+270) || !(lengthScale >= 1.1830521861667747e-271 && lengthScale <= 8.452712498170644e+270)) break limbs;
    const directionScaling = 8388608 / (directionScale);
    if (directionScaling < 1 && (dx * directionScaling * (directionScale * 1.1920928955078125e-7) !== dx || dy * directionScaling * (directionScale * 1.1920928955078125e-7) !== dy || dz * directionScaling * (directionScale * 1.1920928955078125e-7) !== dz)) break limbs;
    const lengthScaling = 8388608 / (lengthScale);
    if (lengthScaling < 1 && (ax * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== ax || ay * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== ay || az * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== az || bx * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== bx || by * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== by || bz * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== bz || cx * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== cx || cy * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== cy || cz * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== cz)) break limbs;
    let rest: number;
    let carry: number;
    rest = dx * directionScaling;
    const v0 = rest + 6755399441055744 - 6755399441055744;
    rest -= v0;
    const v1 = rest + 402653184 - 402653184;
    rest -= v1;
    const v2 = rest + 24 - 24;
    rest -= v2;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v3 = rest;
    rest = dy * directionScaling;
    const v4 = rest + 6755399441055744 - 6755399441055744;
    rest -= v4;
    const v5 = rest + 402653184 - 402653184;
    rest -= v5;
    const v6 = rest + 24 - 24;
    rest -= v6;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v7 = rest;
    rest = dz * directionScaling;
    const v8 = rest + 6755399441055744 - 6755399441055744;
    rest -= v8;
    const v9 = rest + 402653184 - 402653184;
    rest -= v9;
    const v10 = rest + 24 - 24;
    rest -= v10;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v11 = rest;
    rest = ax * lengthScaling;
    const v12 = rest + 6755399441055744 - 6755399441055744;
    rest -= v12;
    const v13 = rest + 402653184 - 402653184;
    rest -= v13;
    const v14 = rest + 24 - 24;
    rest -= v14;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v15 = rest;
    rest = ay * lengthScaling;
    const v16 = rest + 6755399441055744 - 6755399441055744;
    rest -= v16;
    const v17 = rest + 402653184 - 402653184;
    rest -= v17;
    const v18 = rest + 24 - 24;
    rest -= v18;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v19 = rest;
    rest = az * lengthScaling;
    const v20 = rest + 6755399441055744 - 6755399441055744;
    rest -= v20;
    const v21 = rest + 402653184 - 402653184;
    rest -= v21;
    const v22 = rest + 24 - 24;
    rest -= v22;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v23 = rest;
    rest = bx * lengthScaling;
    const v24 = rest + 6755399441055744 - 6755399441055744;
    rest -= v24;
    const v25 = rest + 402653184 - 402653184;
    rest -= v25;
    const v26 = rest + 24 - 24;
    rest -= v26;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v27 = rest;
    rest = by * lengthScaling;
    const v28 = rest + 6755399441055744 - 6755399441055744;
    rest -= v28;
    const v29 = rest + 402653184 - 402653184;
    rest -= v29;
    const v30 = rest + 24 - 24;
    rest -= v30;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v31 = rest;
    rest = bz * lengthScaling;
    const v32 = rest + 6755399441055744 - 6755399441055744;
    rest -= v32;
    const v33 = rest + 402653184 - 402653184;
    rest -= v33;
    const v34 = rest + 24 - 24;
    rest -= v34;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v35 = rest;
    rest = cx * lengthScaling;
    const v36 = rest + 6755399441055744 - 6755399441055744;
    rest -= v36;
    const v37 = rest + 402653184 - 402653184;
    rest -= v37;
    const v38 = rest + 24 - 24;
    rest -= v38;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v39 = rest;
    rest = cy * lengthScaling;
    const v40 = rest + 6755399441055744 - 6755399441055744;
    rest -= v40;
    const v41 = rest + 402653184 - 402653184;
    rest -= v41;
    const v42 = rest + 24 - 24;
    rest -= v42;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v43 = rest;
    rest = cz * lengthScaling;
    const v44 = rest + 6755399441055744 - 6755399441055744;
    rest -= v44;
    const v45 = rest + 402653184 - 402653184;
    rest -= v45;
    const v46 = rest + 24 - 24;
    rest -= v46;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v47 = rest;
    const v48 = v24 - v12;
    const v49 = v25 - v13;
    const v50 = v26 - v14;
    const v51 = v27 - v15;
    const v52 = v28 - v16;
    const v53 = v29 - v17;
    const v54 = v30 - v18;
    const v55 = v31 - v19;
    const v56 = v36 - v12;
    const v57 = v37 - v13;
    const v58 = v38 - v14;
    const v59 = v39 - v15;
    const v60 = v40 - v16;
    const v61 = v41 - v17;
    const v62 = v42 - v18;
    const v63 = v43 - v19;
    rest = v51 * v63 - (v59 * v55);
    carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21;
    const v64 = rest - carry;
    rest = v50 * v63 + v51 * v62 - (v58 * v55 + v59 * v54) + carry;
    carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14;
    const v65 = rest - carry;
    rest = v49 * v63 + v50 * v62 + v51 * v61 - (v57 * v55 + v58 * v54 + v59 * v53) + carry;
    carry = rest + 0.000001430511474609375 - 0.000001430511474609375;
    const v66 = rest - carry;
    rest = v48 * v63 + v49 * v62 + v50 * v61 + v51 * v60 - (v56 * v55 + v57 * v54 + v58 * v53 + v59 * v52) + carry;
    carry = rest + 24 - 24;
    const v67 = rest - carry;
    rest = v48 * v62 + v49 * v61 + v50 * v60 - (v56 * v54 + v57 * v53 + v58 * v52) + carry;
    carry = rest + 402653184 - 402653184;
    const v68 = rest - carry;
    rest = v48 * v61 + v49 * v60 - (v56 * v53 + v57 * v52) + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v69 = rest - carry;
    rest = v48 * v60 - (v56 * v52) + carry;
    carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v70 = rest - carry;
    const v71 = carry;
    rest = v3 * v63 - (v59 * v7);
    carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21;
    const v72 = rest - carry;
    rest = v2 * v63 + v3 * v62 - (v58 * v7 + v59 * v6) + carry;
    carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14;
    const v73 = rest - carry;
    rest = v1 * v63 + v2 * v62 + v3 * v61 - (v57 * v7 + v58 * v6 + v59 * v5) + carry;
    carry = rest + 0.000001430511474609375 - 0.000001430511474609375;
    const v74 = rest - carry;
    rest = v0 * v63 + v1 * v62 + v2 * v61 + v3 * v60 - (v56 * v7 + v57 * v6 + v58 * v5 + v59 * v4) + carry;
    carry = rest + 24 - 24;
    const v75 = rest - carry;
    rest = v0 * v62 + v1 * v61 + v2 * v60 - (v56 * v6 + v57 * v5 + v58 * v4) + carry;
    carry = rest + 402653184 - 402653184;
    const v76 = rest - carry;
    rest = v0 * v61 + v1 * v60 - (v56 * v5 + v57 * v4) + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v77 = rest - carry;
    rest = v0 * v60 - (v56 * v4) + carry;
    carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v78 = rest - carry;
    const v79 = carry;
    const v80 = v32 - v20;
    const v81 = v33 - v21;
    const v82 = v34 - v22;
    const v83 = v35 - v23;
    rest = v3 * v55 - (v51 * v7);
    carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21;
    const v84 = rest - carry;
    rest = v2 * v55 + v3 * v54 - (v50 * v7 + v51 * v6) + carry;
    carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14;
    const v85 = rest - carry;
    rest = v1 * v55 + v2 * v54 + v3 * v53 - (v49 * v7 + v50 * v6 + v51 * v5) + carry;
    carry = rest + 0.000001430511474609375 - 0.000001430511474609375;
    const v86 = rest - carry;
    rest = v0 * v55 + v1 * v54 + v2 * v53 + v3 * v52 - (v48 * v7 + v49 * v6 + v50 * v5 + v51 * v4) + carry;
    carry = rest + 24 - 24;
    const v87 = rest - carry;
    rest = v0 * v54 + v1 * v53 + v2 * v52 - (v48 * v6 + v49 * v5 + v50 * v4) + carry;
    carry = rest + 402653184 - 402653184;
    const v88 = rest - carry;
    rest = v0 * v53 + v1 * v52 - (v48 * v5 + v49 * v4) + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v89 = rest - carry;
    rest = v0 * v52 - (v48 * v4) + carry;
    carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v90 = rest - carry;
    const v91 = carry;
    const v92 = v44 - v20;
    const v93 = v45 - v21;
    const v94 = v46 - v22;
    const v95 = v47 - v23;
    rest = v64 * v11 - (v72 * v83) + v84 * v95;
    carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42;
    const v96 = rest - carry;
    rest = v65 * v11 + v64 * v10 - (v73 * v83 + v72 * v82) + v85 * v95 + v84 * v94 + carry;
    carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35;
    const v97 = rest - carry;
    rest = v66 * v11 + v65 * v10 + v64 * v9 - (v74 * v83 + v73 * v82 + v72 * v81) + v86 * v95 + v85 * v94 + v84 * v93 + carry;
    carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28;
    const v98 = rest - carry;
    rest = v67 * v11 + v66 * v10 + v65 * v9 + v64 * v8 - (v75 * v83 + v74 * v82 + v73 * v81 + v72 * v80) + v87 * v95 + v86 * v94 + v85 * v93 + v84 * v92 + carry;
    carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21;
    const v99 = rest - carry;
    rest = v68 * v11 + v67 * v10 + v66 * v9 + v65 * v8 - (v76 * v83 + v75 * v82 + v74 * v81 + v73 * v80) + v88 * v95 + v87 * v94 + v86 * v93 + v85 * v92 + carry;
    carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14;
    const v100 = rest - carry;
    rest = v69 * v11 + v68 * v10 + v67 * v9 + v66 * v8 - (v77 * v83 + v76 * v82 + v75 * v81 + v74 * v80) + v89 * v95 + v88 * v94 + v87 * v93 + v86 * v92 + carry;
    carry = rest + 0.000001430511474609375 - 0.000001430511474609375;
    const v101 = rest - carry;
    rest = v70 * v11 + v69 * v10 + v68 * v9 + v67 * v8 - (v78 * v83 + v77 * v82 + v76 * v81 + v75 * v80) + v90 * v95 + v89 * v94 + v88 * v93 + v87 * v92 + carry;
    carry = rest + 24 - 24;
    const v102 = rest - carry;
    rest = v71 * v11 + v70 * v10 + v69 * v9 + v68 * v8 - (v79 * v83 + v78 * v82 + v77 * v81 + v76 * v80) + v91 * v95 + v90 * v94 + v89 * v93 + v88 * v92 + carry;
    carry = rest + 402653184 - 402653184;
    const v103 = rest - carry;
    rest = v71 * v10 + v70 * v9 + v69 * v8 - (v79 * v82 + v78 * v81 + v77 * v80) + v91 * v94 + v90 * v93 + v89 * v92 + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v104 = rest - carry;
    rest = v71 * v9 + v70 * v8 - (v79 * v81 + v78 * v80) + v91 * v93 + v90 * v92 + carry;
    carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v105 = rest - carry;
    rest = v71 * v8 - (v79 * v80) + v91 * v92 + carry;
    carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30;
    const v106 = rest - carry;
    const v107 = carry;
    const v108 = v107 || v106 || v105 || v104 || v103 || v102 || v101 || v100 || v99 || v98 || v97 || v96;
    return v108 > 0 ? 1 : v108 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const values = [dx, dy, dz, ax, ay, az, bx, by, bz, cx, cy, cz] as const;
  requireFinite('orientDirection3d', ARGUMENTS, values);
  const directionExponent = commonExponent([dx, dy, dz]);
  const lengthExponent = commonExponent([ax, ay, az, bx, by, bz, cx, cy, cz]);
  const [dxInteger, dyInteger, dzInteger] = scaledIntegers([dx, dy, dz], directionExponent);
  const [axInteger, ayInteger, azInteger, bxInteger, byInteger, bzInteger, cxInteger, cyInteger, czInteger] = scaledIntegers([ax, ay, az, bx, by, bz, cx, cy, cz], lengthExponent);
  const abxInteger = bxInteger - axInteger;
  const abyInteger = byInteger - ayInteger;
  const acxInteger = cxInteger - axInteger;
  const acyInteger = cyInteger - ayInteger;
  const t31 = (abxInteger * acyInteger - (acxInteger * abyInteger)) * dzInteger - ((dxInteger * acyInteger - (acxInteger * dyInteger)) * (bzInteger - azInteger)) + ((dxInteger * abyInteger - (abxInteger * dyInteger)) * (czInteger - azInteger));
  return t31 > 0n ? 1 : t31 < 0n ? -1 : 0;
}
