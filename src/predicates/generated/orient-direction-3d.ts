// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireFinite } from '../../core/arguments/errors.js';
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
    if (!(directionScale >= 7e-46 && directionScale <= 2e45) || !(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
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
    if (!(directionScale >= 1e-271 && directionScale <= 9e270) || !(lengthScale >= 1e-271 && lengthScale <= 9e270)) break limbs;
    const directionScaling = 8388608 / (directionScale);
    if (directionScaling < 1 && (dx * directionScaling / directionScaling !== dx || dy * directionScaling / directionScaling !== dy || dz * directionScaling / directionScaling !== dz)) break limbs;
    const lengthScaling = 8388608 / (lengthScale);
    if (lengthScaling < 1 && (ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || az * lengthScaling / lengthScaling !== az || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || bz * lengthScaling / lengthScaling !== bz || cx * lengthScaling / lengthScaling !== cx || cy * lengthScaling / lengthScaling !== cy || cz * lengthScaling / lengthScaling !== cz)) break limbs;
    let rest: number;
    let carry: number;
    const v0 = (rest = dx * directionScaling) + 6755399441055744 - 6755399441055744;
    const v1 = (rest -= v0) + 402653184 - 402653184;
    const v2 = (rest -= v1) + 24 - 24;
    const v3 = (rest -= v2);
    const v4 = (rest = dy * directionScaling) + 6755399441055744 - 6755399441055744;
    const v5 = (rest -= v4) + 402653184 - 402653184;
    const v6 = (rest -= v5) + 24 - 24;
    const v7 = (rest -= v6);
    const v8 = (rest = dz * directionScaling) + 6755399441055744 - 6755399441055744;
    const v9 = (rest -= v8) + 402653184 - 402653184;
    const v10 = (rest -= v9) + 24 - 24;
    const v11 = (rest -= v10);
    const v12 = (rest = ax * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v13 = (rest -= v12) + 402653184 - 402653184;
    const v14 = (rest -= v13) + 24 - 24;
    const v15 = (rest -= v14);
    const v16 = (rest = ay * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v17 = (rest -= v16) + 402653184 - 402653184;
    const v18 = (rest -= v17) + 24 - 24;
    const v19 = (rest -= v18);
    const v20 = (rest = az * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v21 = (rest -= v20) + 402653184 - 402653184;
    const v22 = (rest -= v21) + 24 - 24;
    const v23 = (rest -= v22);
    const v24 = (rest = bx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v25 = (rest -= v24) + 402653184 - 402653184;
    const v26 = (rest -= v25) + 24 - 24;
    const v27 = (rest -= v26);
    const v28 = (rest = by * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v29 = (rest -= v28) + 402653184 - 402653184;
    const v30 = (rest -= v29) + 24 - 24;
    const v31 = (rest -= v30);
    const v32 = (rest = bz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v33 = (rest -= v32) + 402653184 - 402653184;
    const v34 = (rest -= v33) + 24 - 24;
    const v35 = (rest -= v34);
    const v36 = (rest = cx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v37 = (rest -= v36) + 402653184 - 402653184;
    const v38 = (rest -= v37) + 24 - 24;
    const v39 = (rest -= v38);
    const v40 = (rest = cy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v41 = (rest -= v40) + 402653184 - 402653184;
    const v42 = (rest -= v41) + 24 - 24;
    const v43 = (rest -= v42);
    const v44 = (rest = cz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v45 = (rest -= v44) + 402653184 - 402653184;
    const v46 = (rest -= v45) + 24 - 24;
    const v47 = (rest -= v46);
    if (v3 + 0.000001430511474609375 - 0.000001430511474609375 !== v3 || v7 + 0.000001430511474609375 - 0.000001430511474609375 !== v7 || v11 + 0.000001430511474609375 - 0.000001430511474609375 !== v11 || v15 + 0.000001430511474609375 - 0.000001430511474609375 !== v15 || v19 + 0.000001430511474609375 - 0.000001430511474609375 !== v19 || v23 + 0.000001430511474609375 - 0.000001430511474609375 !== v23 || v27 + 0.000001430511474609375 - 0.000001430511474609375 !== v27 || v31 + 0.000001430511474609375 - 0.000001430511474609375 !== v31 || v35 + 0.000001430511474609375 - 0.000001430511474609375 !== v35 || v39 + 0.000001430511474609375 - 0.000001430511474609375 !== v39 || v43 + 0.000001430511474609375 - 0.000001430511474609375 !== v43 || v47 + 0.000001430511474609375 - 0.000001430511474609375 !== v47) break limbs;
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
    const v64 = (rest = v51 * v63 - (v59 * v55)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v65 = (rest = v50 * v63 + v51 * v62 - (v58 * v55 + v59 * v54) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v66 = (rest = v49 * v63 + v50 * v62 + v51 * v61 - (v57 * v55 + v58 * v54 + v59 * v53) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v67 = (rest = v48 * v63 + v49 * v62 + v50 * v61 + v51 * v60 - (v56 * v55 + v57 * v54 + v58 * v53 + v59 * v52) + carry) - (carry = rest + 24 - 24);
    const v68 = (rest = v48 * v62 + v49 * v61 + v50 * v60 - (v56 * v54 + v57 * v53 + v58 * v52) + carry) - (carry = rest + 402653184 - 402653184);
    const v69 = (rest = v48 * v61 + v49 * v60 - (v56 * v53 + v57 * v52) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v70 = (rest = v48 * v60 - (v56 * v52) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v71 = carry;
    const v72 = (rest = v3 * v63 - (v59 * v7)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v73 = (rest = v2 * v63 + v3 * v62 - (v58 * v7 + v59 * v6) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v74 = (rest = v1 * v63 + v2 * v62 + v3 * v61 - (v57 * v7 + v58 * v6 + v59 * v5) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v75 = (rest = v0 * v63 + v1 * v62 + v2 * v61 + v3 * v60 - (v56 * v7 + v57 * v6 + v58 * v5 + v59 * v4) + carry) - (carry = rest + 24 - 24);
    const v76 = (rest = v0 * v62 + v1 * v61 + v2 * v60 - (v56 * v6 + v57 * v5 + v58 * v4) + carry) - (carry = rest + 402653184 - 402653184);
    const v77 = (rest = v0 * v61 + v1 * v60 - (v56 * v5 + v57 * v4) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v78 = (rest = v0 * v60 - (v56 * v4) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v79 = carry;
    const v80 = v32 - v20;
    const v81 = v33 - v21;
    const v82 = v34 - v22;
    const v83 = v35 - v23;
    const v84 = (rest = v3 * v55 - (v51 * v7)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v85 = (rest = v2 * v55 + v3 * v54 - (v50 * v7 + v51 * v6) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v86 = (rest = v1 * v55 + v2 * v54 + v3 * v53 - (v49 * v7 + v50 * v6 + v51 * v5) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v87 = (rest = v0 * v55 + v1 * v54 + v2 * v53 + v3 * v52 - (v48 * v7 + v49 * v6 + v50 * v5 + v51 * v4) + carry) - (carry = rest + 24 - 24);
    const v88 = (rest = v0 * v54 + v1 * v53 + v2 * v52 - (v48 * v6 + v49 * v5 + v50 * v4) + carry) - (carry = rest + 402653184 - 402653184);
    const v89 = (rest = v0 * v53 + v1 * v52 - (v48 * v5 + v49 * v4) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v90 = (rest = v0 * v52 - (v48 * v4) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v91 = carry;
    const v92 = v44 - v20;
    const v93 = v45 - v21;
    const v94 = v46 - v22;
    const v95 = v47 - v23;
    const v96 = (rest = v64 * v11 - (v72 * v83) + v84 * v95) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v97 = (rest = v65 * v11 + v64 * v10 - (v73 * v83 + v72 * v82) + v85 * v95 + v84 * v94 + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v98 = (rest = v66 * v11 + v65 * v10 + v64 * v9 - (v74 * v83 + v73 * v82 + v72 * v81) + v86 * v95 + v85 * v94 + v84 * v93 + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v99 = (rest = v67 * v11 + v66 * v10 + v65 * v9 + v64 * v8 - (v75 * v83 + v74 * v82 + v73 * v81 + v72 * v80) + v87 * v95 + v86 * v94 + v85 * v93 + v84 * v92 + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v100 = (rest = v68 * v11 + v67 * v10 + v66 * v9 + v65 * v8 - (v76 * v83 + v75 * v82 + v74 * v81 + v73 * v80) + v88 * v95 + v87 * v94 + v86 * v93 + v85 * v92 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v101 = (rest = v69 * v11 + v68 * v10 + v67 * v9 + v66 * v8 - (v77 * v83 + v76 * v82 + v75 * v81 + v74 * v80) + v89 * v95 + v88 * v94 + v87 * v93 + v86 * v92 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v102 = (rest = v70 * v11 + v69 * v10 + v68 * v9 + v67 * v8 - (v78 * v83 + v77 * v82 + v76 * v81 + v75 * v80) + v90 * v95 + v89 * v94 + v88 * v93 + v87 * v92 + carry) - (carry = rest + 24 - 24);
    const v103 = (rest = v71 * v11 + v70 * v10 + v69 * v9 + v68 * v8 - (v79 * v83 + v78 * v82 + v77 * v81 + v76 * v80) + v91 * v95 + v90 * v94 + v89 * v93 + v88 * v92 + carry) - (carry = rest + 402653184 - 402653184);
    const v104 = (rest = v71 * v10 + v70 * v9 + v69 * v8 - (v79 * v82 + v78 * v81 + v77 * v80) + v91 * v94 + v90 * v93 + v89 * v92 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v105 = (rest = v71 * v9 + v70 * v8 - (v79 * v81 + v78 * v80) + v91 * v93 + v90 * v92 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v106 = (rest = v71 * v8 - (v79 * v80) + v91 * v92 + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
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
