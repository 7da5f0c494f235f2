// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling, powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay az bx by bz cx cy cz dx dy dz';

/**
 * On which side of the plane through a, b and c does d lie?
 *
 * Positive if d lies on the side that (b - a) × (c - a) points to, the side from which a, b, c appear
 * counterclockwise; negative on the other side; zero if the four points are coplanar, degenerate
 * triangles included. The sign of six times the signed volume of the tetrahedron a, b, c, d.
 *
 * Source: Shewchuk 1997, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric
 * Predicates", with the opposite sign.
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * orient3d(0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1); // 1
 * orient3d(0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 7, 0); // 0
 */
export function orient3d(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number): Sign {
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const acx = cx - ax;
  const acy = cy - ay;
  const acz = cz - az;
  const adx = dx - ax;
  const ady = dy - ay;
  const adz = dz - az;
  const t21 = adx * acy;
  const t22 = acx * ady;
  const t25 = adx * aby;
  const t26 = abx * ady;
  const t29 = acx * aby;
  const t30 = abx * acy;
  const t34 = (t22 - t21) * abz - ((t26 - t25) * acz) + ((t30 - t29) * adz);
  const t58 = (abs(t22) + abs(t21) + 2.0522684006491881e-289) * abs(abz) + ((abs(t26) + abs(t25) + 2.0522684006491881e-289) * abs(acz)) + ((abs(t30) + abs(t29) + 2.0522684006491881e-289) * abs(adz)) + 3.078402600973782e-289;
  if (abs(t34) > 8.881784197001268e-16 * t58) return ((((t34 > 0) as unknown as number) << 1) - 1) as Sign;
  if (orient3dZeroColumn(abx, aby, abz, acx, acy, acz, adx, ady, adz) === 0) return 0;
  return orient3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) as Sign;
}

/** Zero if a column of the determinant is; otherwise not known. */
export function orient3dZeroColumn(abx: number, aby: number, abz: number, acx: number, acy: number, acz: number, adx: number, ady: number, adz: number): 0 | Undecided {
  if ((abx === 0 && acx === 0 && adx === 0) || (aby === 0 && acy === 0 && ady === 0) || (abz === 0 && acz === 0 && adz === 0)) {
    const total = abx + aby + abz + acx + acy + acz + adx + ady + adz;
    if (total - total === 0) return 0;
  }
  return UNDECIDED;
}

/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function orient3dExact(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number, only?: number): Sign | Undecided {
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
    const adx = dx - ax;
    const ady = dy - ay;
    const adz = dz - az;
    const lengthScale = powerOfTwoAbove(abs(abx) + abs(aby) + abs(abz) + abs(acx) + abs(acy) + abs(acz) + abs(adx) + abs(ady) + abs(adz));
    if (!(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const lengthRounder = 103079215104 * lengthScale;
    if (ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || az + lengthRounder - lengthRounder !== az || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || bz + lengthRounder - lengthRounder !== bz || cx + lengthRounder - lengthRounder !== cx || cy + lengthRounder - lengthRounder !== cy || cz + lengthRounder - lengthRounder !== cz || dx + lengthRounder - lengthRounder !== dx || dy + lengthRounder - lengthRounder !== dy || dz + lengthRounder - lengthRounder !== dz) break grid;
    const t34 = (acx * ady - (adx * acy)) * abz - ((abx * ady - (adx * aby)) * acz) + ((abx * acy - (acx * aby)) * adz);
    return t34 > 0 ? 1 : t34 < 0 ? -1 : 0;
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
    const v52 = v16 - v4;
    const v53 = v17 - v5;
    const v54 = v18 - v6;
    const v55 = v19 - v7;
    const v56 = v24 - v0;
    const v57 = v25 - v1;
    const v58 = v26 - v2;
    const v59 = v27 - v3;
    const v60 = v28 - v4;
    const v61 = v29 - v5;
    const v62 = v30 - v6;
    const v63 = v31 - v7;
    const v64 = v36 - v0;
    const v65 = v37 - v1;
    const v66 = v38 - v2;
    const v67 = v39 - v3;
    const v68 = v40 - v4;
    const v69 = v41 - v5;
    const v70 = v42 - v6;
    const v71 = v43 - v7;
    const v72 = (rest = v59 * v71 - (v67 * v63)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v73 = (rest = v58 * v71 + v59 * v70 - (v66 * v63 + v67 * v62) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v74 = (rest = v57 * v71 + v58 * v70 + v59 * v69 - (v65 * v63 + v66 * v62 + v67 * v61) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v75 = (rest = v56 * v71 + v57 * v70 + v58 * v69 + v59 * v68 - (v64 * v63 + v65 * v62 + v66 * v61 + v67 * v60) + carry) - (carry = rest + 24 - 24);
    const v76 = (rest = v56 * v70 + v57 * v69 + v58 * v68 - (v64 * v62 + v65 * v61 + v66 * v60) + carry) - (carry = rest + 402653184 - 402653184);
    const v77 = (rest = v56 * v69 + v57 * v68 - (v64 * v61 + v65 * v60) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v78 = (rest = v56 * v68 - (v64 * v60) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v79 = carry;
    const v80 = v20 - v8;
    const v81 = v21 - v9;
    const v82 = v22 - v10;
    const v83 = v23 - v11;
    const v84 = (rest = v51 * v71 - (v67 * v55)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v85 = (rest = v50 * v71 + v51 * v70 - (v66 * v55 + v67 * v54) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v86 = (rest = v49 * v71 + v50 * v70 + v51 * v69 - (v65 * v55 + v66 * v54 + v67 * v53) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v87 = (rest = v48 * v71 + v49 * v70 + v50 * v69 + v51 * v68 - (v64 * v55 + v65 * v54 + v66 * v53 + v67 * v52) + carry) - (carry = rest + 24 - 24);
    const v88 = (rest = v48 * v70 + v49 * v69 + v50 * v68 - (v64 * v54 + v65 * v53 + v66 * v52) + carry) - (carry = rest + 402653184 - 402653184);
    const v89 = (rest = v48 * v69 + v49 * v68 - (v64 * v53 + v65 * v52) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v90 = (rest = v48 * v68 - (v64 * v52) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v91 = carry;
    const v92 = v32 - v8;
    const v93 = v33 - v9;
    const v94 = v34 - v10;
    const v95 = v35 - v11;
    const v96 = (rest = v51 * v63 - (v59 * v55)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v97 = (rest = v50 * v63 + v51 * v62 - (v58 * v55 + v59 * v54) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v98 = (rest = v49 * v63 + v50 * v62 + v51 * v61 - (v57 * v55 + v58 * v54 + v59 * v53) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v99 = (rest = v48 * v63 + v49 * v62 + v50 * v61 + v51 * v60 - (v56 * v55 + v57 * v54 + v58 * v53 + v59 * v52) + carry) - (carry = rest + 24 - 24);
    const v100 = (rest = v48 * v62 + v49 * v61 + v50 * v60 - (v56 * v54 + v57 * v53 + v58 * v52) + carry) - (carry = rest + 402653184 - 402653184);
    const v101 = (rest = v48 * v61 + v49 * v60 - (v56 * v53 + v57 * v52) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v102 = (rest = v48 * v60 - (v56 * v52) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v103 = carry;
    const v104 = v44 - v8;
    const v105 = v45 - v9;
    const v106 = v46 - v10;
    const v107 = v47 - v11;
    const v108 = (rest = v72 * v83 - (v84 * v95) + v96 * v107) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v109 = (rest = v73 * v83 + v72 * v82 - (v85 * v95 + v84 * v94) + v97 * v107 + v96 * v106 + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v110 = (rest = v74 * v83 + v73 * v82 + v72 * v81 - (v86 * v95 + v85 * v94 + v84 * v93) + v98 * v107 + v97 * v106 + v96 * v105 + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v111 = (rest = v75 * v83 + v74 * v82 + v73 * v81 + v72 * v80 - (v87 * v95 + v86 * v94 + v85 * v93 + v84 * v92) + v99 * v107 + v98 * v106 + v97 * v105 + v96 * v104 + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v112 = (rest = v76 * v83 + v75 * v82 + v74 * v81 + v73 * v80 - (v88 * v95 + v87 * v94 + v86 * v93 + v85 * v92) + v100 * v107 + v99 * v106 + v98 * v105 + v97 * v104 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v113 = (rest = v77 * v83 + v76 * v82 + v75 * v81 + v74 * v80 - (v89 * v95 + v88 * v94 + v87 * v93 + v86 * v92) + v101 * v107 + v100 * v106 + v99 * v105 + v98 * v104 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v114 = (rest = v78 * v83 + v77 * v82 + v76 * v81 + v75 * v80 - (v90 * v95 + v89 * v94 + v88 * v93 + v87 * v92) + v102 * v107 + v101 * v106 + v100 * v105 + v99 * v104 + carry) - (carry = rest + 24 - 24);
    const v115 = (rest = v79 * v83 + v78 * v82 + v77 * v81 + v76 * v80 - (v91 * v95 + v90 * v94 + v89 * v93 + v88 * v92) + v103 * v107 + v102 * v106 + v101 * v105 + v100 * v104 + carry) - (carry = rest + 402653184 - 402653184);
    const v116 = (rest = v79 * v82 + v78 * v81 + v77 * v80 - (v91 * v94 + v90 * v93 + v89 * v92) + v103 * v106 + v102 * v105 + v101 * v104 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v117 = (rest = v79 * v81 + v78 * v80 - (v91 * v93 + v90 * v92) + v103 * v105 + v102 * v104 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v118 = (rest = v79 * v80 - (v91 * v92) + v103 * v104 + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v119 = (rest = carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v120 = carry;
    const v121 = v120 || v119 || v118 || v117 || v116 || v115 || v114 || v113 || v112 || v111 || v110 || v109 || v108;
    return v121 > 0 ? 1 : v121 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [axInteger, ayInteger, azInteger, bxInteger, byInteger, bzInteger, cxInteger, cyInteger, czInteger, dxInteger, dyInteger, dzInteger] = finiteIntegers('orient3d', ARGUMENTS, [ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz]);
  const abxInteger = bxInteger - axInteger;
  const abyInteger = byInteger - ayInteger;
  const acxInteger = cxInteger - axInteger;
  const acyInteger = cyInteger - ayInteger;
  const adxInteger = dxInteger - axInteger;
  const adyInteger = dyInteger - ayInteger;
  const t34 = (acxInteger * adyInteger - (adxInteger * acyInteger)) * (bzInteger - azInteger) - ((abxInteger * adyInteger - (adxInteger * abyInteger)) * (czInteger - azInteger)) + ((abxInteger * acyInteger - (acxInteger * abyInteger)) * (dzInteger - azInteger));
  return t34 > 0n ? 1 : t34 < 0n ? -1 : 0;
}
