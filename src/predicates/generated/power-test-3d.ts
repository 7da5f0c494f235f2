// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireFinite } from '../../core/arguments/errors.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay az aw bx by bz bw cx cy cz cw dx dy dz dw ex ey ez ew';

/**
 * Does the weighted point e conflict with the weighted points a, b, c and d?
 *
 * The weighted insphere test. A point with weight w stands for the sphere of squared radius w around it (w may
 * be negative). For orient3d(a, b, c, d) > 0: positive if e has negative power with respect to the sphere
 * that is orthogonal to all of a, b, c and d, so that their simplex is not in the regular triangulation;
 * negative for positive power; zero if it is orthogonal to that sphere too. For the other orientation the
 * signs are reversed. With equal weights this is insphere.
 *
 * Source: Edelsbrunner and Shah 1996, "Incremental topological flipping works for regular triangulations".
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * powerTest3d(1, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0); // 1
 * powerTest3d(1, 0, 0, 0.25, 0, 1, 0, 0.25, -1, 0, 0, 0.25, 0, 0, 1, 0.25, 0, 0, 0, -0.75); // 0
 */
export function powerTest3d(ax: number, ay: number, az: number, aw: number, bx: number, by: number, bz: number, bw: number, cx: number, cy: number, cz: number, cw: number, dx: number, dy: number, dz: number, dw: number, ex: number, ey: number, ez: number, ew: number): Sign {
  const eax = ax - ex;
  const eay = ay - ey;
  const eaz = az - ez;
  const ewaw = aw - ew;
  const ebx = bx - ex;
  const eby = by - ey;
  const ebz = bz - ez;
  const ewbw = bw - ew;
  const ecx = cx - ex;
  const ecy = cy - ey;
  const ecz = cz - ez;
  const ewcw = cw - ew;
  const edx = dx - ex;
  const edy = dy - ey;
  const edz = dz - ez;
  const ewdw = dw - ew;
  const value = powerTest3dValue(eax, eay, eaz, ewaw, ebx, eby, ebz, ewbw, ecx, ecy, ecz, ewcw, edx, edy, edz, ewdw);
  if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if (powerTest3dZeroColumn(eax, eay, eaz, ewaw, ebx, eby, ebz, ewbw, ecx, ecy, ecz, ewcw, edx, edy, edz, ewdw) === 0) return 0;
  return powerTest3dExact(ax, ay, az, aw, bx, by, bz, bw, cx, cy, cz, cw, dx, dy, dz, dw, ex, ey, ez, ew) as Sign;
}

/** The value in plain doubles if rounding cannot have changed its sign; 0 if it could. */
export function powerTest3dValue(eax: number, eay: number, eaz: number, ewaw: number, ebx: number, eby: number, ebz: number, ewbw: number, ecx: number, ecy: number, ecz: number, ewcw: number, edx: number, edy: number, edz: number, ewdw: number): number {
  const t13 = eax * eax + (eay * eay) + (eaz * eaz);
  const t28 = ebx * ebx + (eby * eby) + (ebz * ebz);
  const t42 = ecx * ecx + (ecy * ecy) + (ecz * ecz);
  const t56 = edx * edx + (edy * edy) + (edz * edz);
  const t62 = ecx * edy - (edx * ecy);
  const t66 = ebx * edy - (edx * eby);
  const t70 = ebx * ecy - (ecx * eby);
  const t78 = eax * edy - (edx * eay);
  const t82 = eax * ecy - (ecx * eay);
  const t91 = eax * eby - (ebx * eay);
  const t104 = (t62 * ebz - (t66 * ecz) + (t70 * edz)) * (t13 - ewaw) - ((t62 * eaz - (t78 * ecz) + (t82 * edz)) * (t28 - ewbw)) + ((t66 * eaz - (t78 * ebz) + (t91 * edz)) * (t42 - ewcw) - ((t70 * eaz - (t82 * ebz) + (t91 * ecz)) * (t56 - ewdw)));
  const t153 = (((abs(eax) + abs(ebx) + abs(ecx) + abs(edx)) * (abs(eay) + abs(eby) + abs(ecy) + abs(edy)) + 4.1045368012983762e-289) * (abs(eaz) + abs(ebz) + abs(ecz) + abs(edz)) + 4.1045368012983762e-289) * (t13 + abs(ewaw) + (t28 + abs(ewbw)) + (t42 + abs(ewcw)) + (t56 + abs(ewdw)) + 1.2313610403895129e-288) + 4.1045368012983762e-289;
  return abs(t104) > 1.887379141862774e-15 * t153 && abs(t104) < Infinity ? t104 : 0;
}

/** Zero if a column of the determinant is; otherwise not known. */
export function powerTest3dZeroColumn(eax: number, eay: number, eaz: number, ewaw: number, ebx: number, eby: number, ebz: number, ewbw: number, ecx: number, ecy: number, ecz: number, ewcw: number, edx: number, edy: number, edz: number, ewdw: number): 0 | Undecided {
  if ((eax === 0 && ebx === 0 && ecx === 0 && edx === 0) || (eay === 0 && eby === 0 && ecy === 0 && edy === 0) || (eaz === 0 && ebz === 0 && ecz === 0 && edz === 0)) {
    const total = eax + eay + eaz + ewaw + ebx + eby + ebz + ewbw + ecx + ecy + ecz + ewcw + edx + edy + edz + ewdw;
    if (total - total === 0) return 0;
  }
  return UNDECIDED;
}

/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function powerTest3dExact(ax: number, ay: number, az: number, aw: number, bx: number, by: number, bz: number, bw: number, cx: number, cy: number, cz: number, cw: number, dx: number, dy: number, dz: number, dw: number, ex: number, ey: number, ez: number, ew: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const eax = ax - ex;
    const eay = ay - ey;
    const eaz = az - ez;
    const ewaw = aw - ew;
    const ebx = bx - ex;
    const eby = by - ey;
    const ebz = bz - ez;
    const ewbw = bw - ew;
    const ecx = cx - ex;
    const ecy = cy - ey;
    const ecz = cz - ez;
    const ewcw = cw - ew;
    const edx = dx - ex;
    const edy = dy - ey;
    const edz = dz - ez;
    const ewdw = dw - ew;
    let lengthScale = powerOfTwoAbove(abs(eax) + abs(eay) + abs(eaz) + abs(ebx) + abs(eby) + abs(ebz) + abs(ecx) + abs(ecy) + abs(ecz) + abs(edx) + abs(edy) + abs(edz));
    const excess = (abs(ewaw) + abs(ewbw) + abs(ewcw) + abs(ewdw)) / lengthScale / lengthScale;
    if (excess > 1) lengthScale *= powerOfTwoAbove(Math.sqrt(excess));
    if (!(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const lengthRounder = 13194139533312 * lengthScale;
    const length2Rounder = 25769803776 * lengthScale * lengthScale;
    if (ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || az + lengthRounder - lengthRounder !== az || aw + length2Rounder - length2Rounder !== aw || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || bz + lengthRounder - lengthRounder !== bz || bw + length2Rounder - length2Rounder !== bw || cx + lengthRounder - lengthRounder !== cx || cy + lengthRounder - lengthRounder !== cy || cz + lengthRounder - lengthRounder !== cz || cw + length2Rounder - length2Rounder !== cw || dx + lengthRounder - lengthRounder !== dx || dy + lengthRounder - lengthRounder !== dy || dz + lengthRounder - lengthRounder !== dz || dw + length2Rounder - length2Rounder !== dw || ex + lengthRounder - lengthRounder !== ex || ey + lengthRounder - lengthRounder !== ey || ez + lengthRounder - lengthRounder !== ez || ew + length2Rounder - length2Rounder !== ew) break grid;
    const t62 = ecx * edy - (edx * ecy);
    const t66 = ebx * edy - (edx * eby);
    const t70 = ebx * ecy - (ecx * eby);
    const t78 = eax * edy - (edx * eay);
    const t82 = eax * ecy - (ecx * eay);
    const t91 = eax * eby - (ebx * eay);
    const t104 = (t62 * ebz - (t66 * ecz) + (t70 * edz)) * (eax * eax + (eay * eay) + (eaz * eaz) - ewaw) - ((t62 * eaz - (t78 * ecz) + (t82 * edz)) * (ebx * ebx + (eby * eby) + (ebz * ebz) - ewbw)) + ((t66 * eaz - (t78 * ebz) + (t91 * edz)) * (ecx * ecx + (ecy * ecy) + (ecz * ecz) - ewcw) - ((t70 * eaz - (t82 * ebz) + (t91 * ecz)) * (edx * edx + (edy * edy) + (edz * edz) - ewdw)));
    return t104 > 0 ? 1 : t104 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 24 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    let lengthScale = powerOfTwoAbove(abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz) + abs(cx) + abs(cy) + abs(cz) + abs(dx) + abs(dy) + abs(dz) + abs(ex) + abs(ey) + abs(ez));
    const excess = (abs(aw) + abs(bw) + abs(cw) + abs(dw) + abs(ew)) / lengthScale / lengthScale;
    if (excess > 1) lengthScale *= powerOfTwoAbove(Math.sqrt(excess));
    if (!(lengthScale >= 1e-271 && lengthScale <= 9e270)) break limbs;
    const lengthScaling = 8388608 / (lengthScale);
    if (lengthScaling < 1 && (ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || az * lengthScaling / lengthScaling !== az || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || bz * lengthScaling / lengthScaling !== bz || cx * lengthScaling / lengthScaling !== cx || cy * lengthScaling / lengthScaling !== cy || cz * lengthScaling / lengthScaling !== cz || dx * lengthScaling / lengthScaling !== dx || dy * lengthScaling / lengthScaling !== dy || dz * lengthScaling / lengthScaling !== dz || ex * lengthScaling / lengthScaling !== ex || ey * lengthScaling / lengthScaling !== ey || ez * lengthScaling / lengthScaling !== ez)) break limbs;
    const length2Scaling = 70368744177664 / (lengthScale * lengthScale);
    if (length2Scaling < 1 && (aw * length2Scaling / length2Scaling !== aw || bw * length2Scaling / length2Scaling !== bw || cw * length2Scaling / length2Scaling !== cw || dw * length2Scaling / length2Scaling !== dw || ew * length2Scaling / length2Scaling !== ew)) break limbs;
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
    const v12 = (rest = aw * length2Scaling) + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v13 = (rest -= v12) + 6755399441055744 - 6755399441055744;
    const v14 = (rest -= v13) + 402653184 - 402653184;
    const v15 = (rest -= v14) + 24 - 24;
    const v16 = (rest -= v15);
    const v17 = (rest = bx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v18 = (rest -= v17) + 402653184 - 402653184;
    const v19 = (rest -= v18) + 24 - 24;
    const v20 = (rest -= v19);
    const v21 = (rest = by * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v22 = (rest -= v21) + 402653184 - 402653184;
    const v23 = (rest -= v22) + 24 - 24;
    const v24 = (rest -= v23);
    const v25 = (rest = bz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v26 = (rest -= v25) + 402653184 - 402653184;
    const v27 = (rest -= v26) + 24 - 24;
    const v28 = (rest -= v27);
    const v29 = (rest = bw * length2Scaling) + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v30 = (rest -= v29) + 6755399441055744 - 6755399441055744;
    const v31 = (rest -= v30) + 402653184 - 402653184;
    const v32 = (rest -= v31) + 24 - 24;
    const v33 = (rest -= v32);
    const v34 = (rest = cx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v35 = (rest -= v34) + 402653184 - 402653184;
    const v36 = (rest -= v35) + 24 - 24;
    const v37 = (rest -= v36);
    const v38 = (rest = cy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v39 = (rest -= v38) + 402653184 - 402653184;
    const v40 = (rest -= v39) + 24 - 24;
    const v41 = (rest -= v40);
    const v42 = (rest = cz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v43 = (rest -= v42) + 402653184 - 402653184;
    const v44 = (rest -= v43) + 24 - 24;
    const v45 = (rest -= v44);
    const v46 = (rest = cw * length2Scaling) + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v47 = (rest -= v46) + 6755399441055744 - 6755399441055744;
    const v48 = (rest -= v47) + 402653184 - 402653184;
    const v49 = (rest -= v48) + 24 - 24;
    const v50 = (rest -= v49);
    const v51 = (rest = dx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v52 = (rest -= v51) + 402653184 - 402653184;
    const v53 = (rest -= v52) + 24 - 24;
    const v54 = (rest -= v53);
    const v55 = (rest = dy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v56 = (rest -= v55) + 402653184 - 402653184;
    const v57 = (rest -= v56) + 24 - 24;
    const v58 = (rest -= v57);
    const v59 = (rest = dz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v60 = (rest -= v59) + 402653184 - 402653184;
    const v61 = (rest -= v60) + 24 - 24;
    const v62 = (rest -= v61);
    const v63 = (rest = dw * length2Scaling) + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v64 = (rest -= v63) + 6755399441055744 - 6755399441055744;
    const v65 = (rest -= v64) + 402653184 - 402653184;
    const v66 = (rest -= v65) + 24 - 24;
    const v67 = (rest -= v66);
    const v68 = (rest = ex * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v69 = (rest -= v68) + 402653184 - 402653184;
    const v70 = (rest -= v69) + 24 - 24;
    const v71 = (rest -= v70);
    const v72 = (rest = ey * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v73 = (rest -= v72) + 402653184 - 402653184;
    const v74 = (rest -= v73) + 24 - 24;
    const v75 = (rest -= v74);
    const v76 = (rest = ez * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v77 = (rest -= v76) + 402653184 - 402653184;
    const v78 = (rest -= v77) + 24 - 24;
    const v79 = (rest -= v78);
    const v80 = (rest = ew * length2Scaling) + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v81 = (rest -= v80) + 6755399441055744 - 6755399441055744;
    const v82 = (rest -= v81) + 402653184 - 402653184;
    const v83 = (rest -= v82) + 24 - 24;
    const v84 = (rest -= v83);
    if (v3 + 0.000001430511474609375 - 0.000001430511474609375 !== v3 || v7 + 0.000001430511474609375 - 0.000001430511474609375 !== v7 || v11 + 0.000001430511474609375 - 0.000001430511474609375 !== v11 || v16 + 0.000001430511474609375 - 0.000001430511474609375 !== v16 || v20 + 0.000001430511474609375 - 0.000001430511474609375 !== v20 || v24 + 0.000001430511474609375 - 0.000001430511474609375 !== v24 || v28 + 0.000001430511474609375 - 0.000001430511474609375 !== v28 || v33 + 0.000001430511474609375 - 0.000001430511474609375 !== v33 || v37 + 0.000001430511474609375 - 0.000001430511474609375 !== v37 || v41 + 0.000001430511474609375 - 0.000001430511474609375 !== v41 || v45 + 0.000001430511474609375 - 0.000001430511474609375 !== v45 || v50 + 0.000001430511474609375 - 0.000001430511474609375 !== v50 || v54 + 0.000001430511474609375 - 0.000001430511474609375 !== v54 || v58 + 0.000001430511474609375 - 0.000001430511474609375 !== v58 || v62 + 0.000001430511474609375 - 0.000001430511474609375 !== v62 || v67 + 0.000001430511474609375 - 0.000001430511474609375 !== v67 || v71 + 0.000001430511474609375 - 0.000001430511474609375 !== v71 || v75 + 0.000001430511474609375 - 0.000001430511474609375 !== v75 || v79 + 0.000001430511474609375 - 0.000001430511474609375 !== v79 || v84 + 0.000001430511474609375 - 0.000001430511474609375 !== v84) break limbs;
    const v85 = v0 - v68;
    const v86 = v1 - v69;
    const v87 = v2 - v70;
    const v88 = v3 - v71;
    const v89 = v4 - v72;
    const v90 = v5 - v73;
    const v91 = v6 - v74;
    const v92 = v7 - v75;
    const v93 = v8 - v76;
    const v94 = v9 - v77;
    const v95 = v10 - v78;
    const v96 = v11 - v79;
    const v97 = v17 - v68;
    const v98 = v18 - v69;
    const v99 = v19 - v70;
    const v100 = v20 - v71;
    const v101 = v21 - v72;
    const v102 = v22 - v73;
    const v103 = v23 - v74;
    const v104 = v24 - v75;
    const v105 = v25 - v76;
    const v106 = v26 - v77;
    const v107 = v27 - v78;
    const v108 = v28 - v79;
    const v109 = v34 - v68;
    const v110 = v35 - v69;
    const v111 = v36 - v70;
    const v112 = v37 - v71;
    const v113 = v38 - v72;
    const v114 = v39 - v73;
    const v115 = v40 - v74;
    const v116 = v41 - v75;
    const v117 = v42 - v76;
    const v118 = v43 - v77;
    const v119 = v44 - v78;
    const v120 = v45 - v79;
    const v121 = v51 - v68;
    const v122 = v52 - v69;
    const v123 = v53 - v70;
    const v124 = v54 - v71;
    const v125 = v55 - v72;
    const v126 = v56 - v73;
    const v127 = v57 - v74;
    const v128 = v58 - v75;
    const v129 = v59 - v76;
    const v130 = v60 - v77;
    const v131 = v61 - v78;
    const v132 = v62 - v79;
    const v133 = v109 * v125 - (v121 * v113);
    const v134 = v109 * v126 + v110 * v125 - (v121 * v114 + v122 * v113);
    const v135 = v109 * v127 + v110 * v126 + v111 * v125 - (v121 * v115 + v122 * v114 + v123 * v113);
    const v136 = v109 * v128 + v110 * v127 + v111 * v126 + v112 * v125 - (v121 * v116 + v122 * v115 + v123 * v114 + v124 * v113);
    const v137 = v110 * v128 + v111 * v127 + v112 * v126 - (v122 * v116 + v123 * v115 + v124 * v114);
    const v138 = v111 * v128 + v112 * v127 - (v123 * v116 + v124 * v115);
    const v139 = v112 * v128 - (v124 * v116);
    const v140 = (rest = v139) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v141 = (rest = v138 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v142 = (rest = v137 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v143 = (rest = v136 + carry) - (carry = rest + 24 - 24);
    const v144 = (rest = v135 + carry) - (carry = rest + 402653184 - 402653184);
    const v145 = (rest = v134 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v146 = (rest = v133 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v147 = carry;
    const v148 = v97 * v125 - (v121 * v101);
    const v149 = v97 * v126 + v98 * v125 - (v121 * v102 + v122 * v101);
    const v150 = v97 * v127 + v98 * v126 + v99 * v125 - (v121 * v103 + v122 * v102 + v123 * v101);
    const v151 = v97 * v128 + v98 * v127 + v99 * v126 + v100 * v125 - (v121 * v104 + v122 * v103 + v123 * v102 + v124 * v101);
    const v152 = v98 * v128 + v99 * v127 + v100 * v126 - (v122 * v104 + v123 * v103 + v124 * v102);
    const v153 = v99 * v128 + v100 * v127 - (v123 * v104 + v124 * v103);
    const v154 = v100 * v128 - (v124 * v104);
    const v155 = (rest = v154) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v156 = (rest = v153 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v157 = (rest = v152 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v158 = (rest = v151 + carry) - (carry = rest + 24 - 24);
    const v159 = (rest = v150 + carry) - (carry = rest + 402653184 - 402653184);
    const v160 = (rest = v149 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v161 = (rest = v148 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v162 = carry;
    const v163 = v97 * v113 - (v109 * v101);
    const v164 = v97 * v114 + v98 * v113 - (v109 * v102 + v110 * v101);
    const v165 = v97 * v115 + v98 * v114 + v99 * v113 - (v109 * v103 + v110 * v102 + v111 * v101);
    const v166 = v97 * v116 + v98 * v115 + v99 * v114 + v100 * v113 - (v109 * v104 + v110 * v103 + v111 * v102 + v112 * v101);
    const v167 = v98 * v116 + v99 * v115 + v100 * v114 - (v110 * v104 + v111 * v103 + v112 * v102);
    const v168 = v99 * v116 + v100 * v115 - (v111 * v104 + v112 * v103);
    const v169 = v100 * v116 - (v112 * v104);
    const v170 = (rest = v169) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v171 = (rest = v168 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v172 = (rest = v167 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v173 = (rest = v166 + carry) - (carry = rest + 24 - 24);
    const v174 = (rest = v165 + carry) - (carry = rest + 402653184 - 402653184);
    const v175 = (rest = v164 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v176 = (rest = v163 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v177 = carry;
    const v178 = (rest = v88 * v88 + v92 * v92 + v96 * v96) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v179 = (rest = 2 * (v87 * v88) + 2 * (v91 * v92) + 2 * (v95 * v96) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v180 = (rest = 2 * (v86 * v88) + v87 * v87 + 2 * (v90 * v92) + v91 * v91 + 2 * (v94 * v96) + v95 * v95 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v181 = (rest = 2 * (v85 * v88 + v86 * v87) + 2 * (v89 * v92 + v90 * v91) + 2 * (v93 * v96 + v94 * v95) - (v16 - v84) + carry) - (carry = rest + 24 - 24);
    const v182 = (rest = 2 * (v85 * v87) + v86 * v86 + 2 * (v89 * v91) + v90 * v90 + 2 * (v93 * v95) + v94 * v94 - (v15 - v83) + carry) - (carry = rest + 402653184 - 402653184);
    const v183 = (rest = 2 * (v85 * v86) + 2 * (v89 * v90) + 2 * (v93 * v94) - (v14 - v82) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v184 = (rest = v85 * v85 + v89 * v89 + v93 * v93 - (v13 - v81) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v185 = -(v12 - v80) + carry;
    const v186 = (rest = v140 * v108 - (v155 * v120) + v170 * v132) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v187 = (rest = v141 * v108 + v140 * v107 - (v156 * v120 + v155 * v119) + v171 * v132 + v170 * v131 + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v188 = (rest = v142 * v108 + v141 * v107 + v140 * v106 - (v157 * v120 + v156 * v119 + v155 * v118) + v172 * v132 + v171 * v131 + v170 * v130 + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v189 = (rest = v143 * v108 + v142 * v107 + v141 * v106 + v140 * v105 - (v158 * v120 + v157 * v119 + v156 * v118 + v155 * v117) + v173 * v132 + v172 * v131 + v171 * v130 + v170 * v129 + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v190 = (rest = v144 * v108 + v143 * v107 + v142 * v106 + v141 * v105 - (v159 * v120 + v158 * v119 + v157 * v118 + v156 * v117) + v174 * v132 + v173 * v131 + v172 * v130 + v171 * v129 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v191 = (rest = v145 * v108 + v144 * v107 + v143 * v106 + v142 * v105 - (v160 * v120 + v159 * v119 + v158 * v118 + v157 * v117) + v175 * v132 + v174 * v131 + v173 * v130 + v172 * v129 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v192 = (rest = v146 * v108 + v145 * v107 + v144 * v106 + v143 * v105 - (v161 * v120 + v160 * v119 + v159 * v118 + v158 * v117) + v176 * v132 + v175 * v131 + v174 * v130 + v173 * v129 + carry) - (carry = rest + 24 - 24);
    const v193 = (rest = v147 * v108 + v146 * v107 + v145 * v106 + v144 * v105 - (v162 * v120 + v161 * v119 + v160 * v118 + v159 * v117) + v177 * v132 + v176 * v131 + v175 * v130 + v174 * v129 + carry) - (carry = rest + 402653184 - 402653184);
    const v194 = (rest = v147 * v107 + v146 * v106 + v145 * v105 - (v162 * v119 + v161 * v118 + v160 * v117) + v177 * v131 + v176 * v130 + v175 * v129 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v195 = (rest = v147 * v106 + v146 * v105 - (v162 * v118 + v161 * v117) + v177 * v130 + v176 * v129 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v196 = (rest = v147 * v105 - (v162 * v117) + v177 * v129 + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v197 = (rest = carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v198 = carry;
    const v199 = v85 * v125 - (v121 * v89);
    const v200 = v85 * v126 + v86 * v125 - (v121 * v90 + v122 * v89);
    const v201 = v85 * v127 + v86 * v126 + v87 * v125 - (v121 * v91 + v122 * v90 + v123 * v89);
    const v202 = v85 * v128 + v86 * v127 + v87 * v126 + v88 * v125 - (v121 * v92 + v122 * v91 + v123 * v90 + v124 * v89);
    const v203 = v86 * v128 + v87 * v127 + v88 * v126 - (v122 * v92 + v123 * v91 + v124 * v90);
    const v204 = v87 * v128 + v88 * v127 - (v123 * v92 + v124 * v91);
    const v205 = v88 * v128 - (v124 * v92);
    const v206 = (rest = v205) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v207 = (rest = v204 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v208 = (rest = v203 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v209 = (rest = v202 + carry) - (carry = rest + 24 - 24);
    const v210 = (rest = v201 + carry) - (carry = rest + 402653184 - 402653184);
    const v211 = (rest = v200 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v212 = (rest = v199 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v213 = carry;
    const v214 = v85 * v113 - (v109 * v89);
    const v215 = v85 * v114 + v86 * v113 - (v109 * v90 + v110 * v89);
    const v216 = v85 * v115 + v86 * v114 + v87 * v113 - (v109 * v91 + v110 * v90 + v111 * v89);
    const v217 = v85 * v116 + v86 * v115 + v87 * v114 + v88 * v113 - (v109 * v92 + v110 * v91 + v111 * v90 + v112 * v89);
    const v218 = v86 * v116 + v87 * v115 + v88 * v114 - (v110 * v92 + v111 * v91 + v112 * v90);
    const v219 = v87 * v116 + v88 * v115 - (v111 * v92 + v112 * v91);
    const v220 = v88 * v116 - (v112 * v92);
    const v221 = (rest = v220) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v222 = (rest = v219 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v223 = (rest = v218 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v224 = (rest = v217 + carry) - (carry = rest + 24 - 24);
    const v225 = (rest = v216 + carry) - (carry = rest + 402653184 - 402653184);
    const v226 = (rest = v215 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v227 = (rest = v214 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v228 = carry;
    const v229 = (rest = v100 * v100 + v104 * v104 + v108 * v108) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v230 = (rest = 2 * (v99 * v100) + 2 * (v103 * v104) + 2 * (v107 * v108) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v231 = (rest = 2 * (v98 * v100) + v99 * v99 + 2 * (v102 * v104) + v103 * v103 + 2 * (v106 * v108) + v107 * v107 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v232 = (rest = 2 * (v97 * v100 + v98 * v99) + 2 * (v101 * v104 + v102 * v103) + 2 * (v105 * v108 + v106 * v107) - (v33 - v84) + carry) - (carry = rest + 24 - 24);
    const v233 = (rest = 2 * (v97 * v99) + v98 * v98 + 2 * (v101 * v103) + v102 * v102 + 2 * (v105 * v107) + v106 * v106 - (v32 - v83) + carry) - (carry = rest + 402653184 - 402653184);
    const v234 = (rest = 2 * (v97 * v98) + 2 * (v101 * v102) + 2 * (v105 * v106) - (v31 - v82) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v235 = (rest = v97 * v97 + v101 * v101 + v105 * v105 - (v30 - v81) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v236 = -(v29 - v80) + carry;
    const v237 = (rest = v140 * v96 - (v206 * v120) + v221 * v132) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v238 = (rest = v141 * v96 + v140 * v95 - (v207 * v120 + v206 * v119) + v222 * v132 + v221 * v131 + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v239 = (rest = v142 * v96 + v141 * v95 + v140 * v94 - (v208 * v120 + v207 * v119 + v206 * v118) + v223 * v132 + v222 * v131 + v221 * v130 + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v240 = (rest = v143 * v96 + v142 * v95 + v141 * v94 + v140 * v93 - (v209 * v120 + v208 * v119 + v207 * v118 + v206 * v117) + v224 * v132 + v223 * v131 + v222 * v130 + v221 * v129 + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v241 = (rest = v144 * v96 + v143 * v95 + v142 * v94 + v141 * v93 - (v210 * v120 + v209 * v119 + v208 * v118 + v207 * v117) + v225 * v132 + v224 * v131 + v223 * v130 + v222 * v129 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v242 = (rest = v145 * v96 + v144 * v95 + v143 * v94 + v142 * v93 - (v211 * v120 + v210 * v119 + v209 * v118 + v208 * v117) + v226 * v132 + v225 * v131 + v224 * v130 + v223 * v129 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v243 = (rest = v146 * v96 + v145 * v95 + v144 * v94 + v143 * v93 - (v212 * v120 + v211 * v119 + v210 * v118 + v209 * v117) + v227 * v132 + v226 * v131 + v225 * v130 + v224 * v129 + carry) - (carry = rest + 24 - 24);
    const v244 = (rest = v147 * v96 + v146 * v95 + v145 * v94 + v144 * v93 - (v213 * v120 + v212 * v119 + v211 * v118 + v210 * v117) + v228 * v132 + v227 * v131 + v226 * v130 + v225 * v129 + carry) - (carry = rest + 402653184 - 402653184);
    const v245 = (rest = v147 * v95 + v146 * v94 + v145 * v93 - (v213 * v119 + v212 * v118 + v211 * v117) + v228 * v131 + v227 * v130 + v226 * v129 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v246 = (rest = v147 * v94 + v146 * v93 - (v213 * v118 + v212 * v117) + v228 * v130 + v227 * v129 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v247 = (rest = v147 * v93 - (v213 * v117) + v228 * v129 + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v248 = (rest = carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v249 = carry;
    const v250 = v85 * v101 - (v97 * v89);
    const v251 = v85 * v102 + v86 * v101 - (v97 * v90 + v98 * v89);
    const v252 = v85 * v103 + v86 * v102 + v87 * v101 - (v97 * v91 + v98 * v90 + v99 * v89);
    const v253 = v85 * v104 + v86 * v103 + v87 * v102 + v88 * v101 - (v97 * v92 + v98 * v91 + v99 * v90 + v100 * v89);
    const v254 = v86 * v104 + v87 * v103 + v88 * v102 - (v98 * v92 + v99 * v91 + v100 * v90);
    const v255 = v87 * v104 + v88 * v103 - (v99 * v92 + v100 * v91);
    const v256 = v88 * v104 - (v100 * v92);
    const v257 = (rest = v256) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v258 = (rest = v255 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v259 = (rest = v254 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v260 = (rest = v253 + carry) - (carry = rest + 24 - 24);
    const v261 = (rest = v252 + carry) - (carry = rest + 402653184 - 402653184);
    const v262 = (rest = v251 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v263 = (rest = v250 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v264 = carry;
    const v265 = (rest = v112 * v112 + v116 * v116 + v120 * v120) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v266 = (rest = 2 * (v111 * v112) + 2 * (v115 * v116) + 2 * (v119 * v120) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v267 = (rest = 2 * (v110 * v112) + v111 * v111 + 2 * (v114 * v116) + v115 * v115 + 2 * (v118 * v120) + v119 * v119 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v268 = (rest = 2 * (v109 * v112 + v110 * v111) + 2 * (v113 * v116 + v114 * v115) + 2 * (v117 * v120 + v118 * v119) - (v50 - v84) + carry) - (carry = rest + 24 - 24);
    const v269 = (rest = 2 * (v109 * v111) + v110 * v110 + 2 * (v113 * v115) + v114 * v114 + 2 * (v117 * v119) + v118 * v118 - (v49 - v83) + carry) - (carry = rest + 402653184 - 402653184);
    const v270 = (rest = 2 * (v109 * v110) + 2 * (v113 * v114) + 2 * (v117 * v118) - (v48 - v82) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v271 = (rest = v109 * v109 + v113 * v113 + v117 * v117 - (v47 - v81) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v272 = -(v46 - v80) + carry;
    const v273 = (rest = v155 * v96 - (v206 * v108) + v257 * v132) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v274 = (rest = v156 * v96 + v155 * v95 - (v207 * v108 + v206 * v107) + v258 * v132 + v257 * v131 + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v275 = (rest = v157 * v96 + v156 * v95 + v155 * v94 - (v208 * v108 + v207 * v107 + v206 * v106) + v259 * v132 + v258 * v131 + v257 * v130 + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v276 = (rest = v158 * v96 + v157 * v95 + v156 * v94 + v155 * v93 - (v209 * v108 + v208 * v107 + v207 * v106 + v206 * v105) + v260 * v132 + v259 * v131 + v258 * v130 + v257 * v129 + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v277 = (rest = v159 * v96 + v158 * v95 + v157 * v94 + v156 * v93 - (v210 * v108 + v209 * v107 + v208 * v106 + v207 * v105) + v261 * v132 + v260 * v131 + v259 * v130 + v258 * v129 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v278 = (rest = v160 * v96 + v159 * v95 + v158 * v94 + v157 * v93 - (v211 * v108 + v210 * v107 + v209 * v106 + v208 * v105) + v262 * v132 + v261 * v131 + v260 * v130 + v259 * v129 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v279 = (rest = v161 * v96 + v160 * v95 + v159 * v94 + v158 * v93 - (v212 * v108 + v211 * v107 + v210 * v106 + v209 * v105) + v263 * v132 + v262 * v131 + v261 * v130 + v260 * v129 + carry) - (carry = rest + 24 - 24);
    const v280 = (rest = v162 * v96 + v161 * v95 + v160 * v94 + v159 * v93 - (v213 * v108 + v212 * v107 + v211 * v106 + v210 * v105) + v264 * v132 + v263 * v131 + v262 * v130 + v261 * v129 + carry) - (carry = rest + 402653184 - 402653184);
    const v281 = (rest = v162 * v95 + v161 * v94 + v160 * v93 - (v213 * v107 + v212 * v106 + v211 * v105) + v264 * v131 + v263 * v130 + v262 * v129 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v282 = (rest = v162 * v94 + v161 * v93 - (v213 * v106 + v212 * v105) + v264 * v130 + v263 * v129 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v283 = (rest = v162 * v93 - (v213 * v105) + v264 * v129 + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v284 = (rest = carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v285 = carry;
    const v286 = (rest = v124 * v124 + v128 * v128 + v132 * v132) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v287 = (rest = 2 * (v123 * v124) + 2 * (v127 * v128) + 2 * (v131 * v132) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v288 = (rest = 2 * (v122 * v124) + v123 * v123 + 2 * (v126 * v128) + v127 * v127 + 2 * (v130 * v132) + v131 * v131 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v289 = (rest = 2 * (v121 * v124 + v122 * v123) + 2 * (v125 * v128 + v126 * v127) + 2 * (v129 * v132 + v130 * v131) - (v67 - v84) + carry) - (carry = rest + 24 - 24);
    const v290 = (rest = 2 * (v121 * v123) + v122 * v122 + 2 * (v125 * v127) + v126 * v126 + 2 * (v129 * v131) + v130 * v130 - (v66 - v83) + carry) - (carry = rest + 402653184 - 402653184);
    const v291 = (rest = 2 * (v121 * v122) + 2 * (v125 * v126) + 2 * (v129 * v130) - (v65 - v82) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v292 = (rest = v121 * v121 + v125 * v125 + v129 * v129 - (v64 - v81) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v293 = -(v63 - v80) + carry;
    const v294 = (rest = v170 * v96 - (v221 * v108) + v257 * v120) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v295 = (rest = v171 * v96 + v170 * v95 - (v222 * v108 + v221 * v107) + v258 * v120 + v257 * v119 + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v296 = (rest = v172 * v96 + v171 * v95 + v170 * v94 - (v223 * v108 + v222 * v107 + v221 * v106) + v259 * v120 + v258 * v119 + v257 * v118 + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v297 = (rest = v173 * v96 + v172 * v95 + v171 * v94 + v170 * v93 - (v224 * v108 + v223 * v107 + v222 * v106 + v221 * v105) + v260 * v120 + v259 * v119 + v258 * v118 + v257 * v117 + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v298 = (rest = v174 * v96 + v173 * v95 + v172 * v94 + v171 * v93 - (v225 * v108 + v224 * v107 + v223 * v106 + v222 * v105) + v261 * v120 + v260 * v119 + v259 * v118 + v258 * v117 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v299 = (rest = v175 * v96 + v174 * v95 + v173 * v94 + v172 * v93 - (v226 * v108 + v225 * v107 + v224 * v106 + v223 * v105) + v262 * v120 + v261 * v119 + v260 * v118 + v259 * v117 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v300 = (rest = v176 * v96 + v175 * v95 + v174 * v94 + v173 * v93 - (v227 * v108 + v226 * v107 + v225 * v106 + v224 * v105) + v263 * v120 + v262 * v119 + v261 * v118 + v260 * v117 + carry) - (carry = rest + 24 - 24);
    const v301 = (rest = v177 * v96 + v176 * v95 + v175 * v94 + v174 * v93 - (v228 * v108 + v227 * v107 + v226 * v106 + v225 * v105) + v264 * v120 + v263 * v119 + v262 * v118 + v261 * v117 + carry) - (carry = rest + 402653184 - 402653184);
    const v302 = (rest = v177 * v95 + v176 * v94 + v175 * v93 - (v228 * v107 + v227 * v106 + v226 * v105) + v264 * v119 + v263 * v118 + v262 * v117 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v303 = (rest = v177 * v94 + v176 * v93 - (v228 * v106 + v227 * v105) + v264 * v118 + v263 * v117 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v304 = (rest = v177 * v93 - (v228 * v105) + v264 * v117 + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v305 = (rest = carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v306 = carry;
    const v307 = (rest = v186 * v178 - (v237 * v229) + v273 * v265 - (v294 * v286)) - (carry = rest + 4.825835240126277e-86 - 4.825835240126277e-86);
    const v308 = (rest = v187 * v178 + v186 * v179 - (v238 * v229 + v237 * v230) + v274 * v265 + v273 * v266 - (v295 * v286 + v294 * v287) + carry) - (carry = rest + 8.096408020401042e-79 - 8.096408020401042e-79);
    const v309 = (rest = v188 * v178 + v187 * v179 + v186 * v180 - (v239 * v229 + v238 * v230 + v237 * v231) + v275 * v265 + v274 * v266 + v273 * v267 - (v296 * v286 + v295 * v287 + v294 * v288) + carry) - (carry = rest + 1.3583518618240069e-71 - 1.3583518618240069e-71);
    const v310 = (rest = v189 * v178 + v188 * v179 + v187 * v180 + v186 * v181 - (v240 * v229 + v239 * v230 + v238 * v231 + v237 * v232) + v276 * v265 + v275 * v266 + v274 * v267 + v273 * v268 - (v297 * v286 + v296 * v287 + v295 * v288 + v294 * v289) + carry) - (carry = rest + 2.2789362589823517e-64 - 2.2789362589823517e-64);
    const v311 = (rest = v190 * v178 + v189 * v179 + v188 * v180 + v187 * v181 + v186 * v182 - (v241 * v229 + v240 * v230 + v239 * v231 + v238 * v232 + v237 * v233) + v277 * v265 + v276 * v266 + v275 * v267 + v274 * v268 + v273 * v269 - (v298 * v286 + v297 * v287 + v296 * v288 + v295 * v289 + v294 * v290) + carry) - (carry = rest + 3.8234205867178855e-57 - 3.8234205867178855e-57);
    const v312 = (rest = v191 * v178 + v190 * v179 + v189 * v180 + v188 * v181 + v187 * v182 + v186 * v183 - (v242 * v229 + v241 * v230 + v240 * v231 + v239 * v232 + v238 * v233 + v237 * v234) + v278 * v265 + v277 * v266 + v276 * v267 + v275 * v268 + v274 * v269 + v273 * v270 - (v299 * v286 + v298 * v287 + v297 * v288 + v296 * v289 + v295 * v290 + v294 * v291) + carry) - (carry = rest + 6.41463530422127e-50 - 6.41463530422127e-50);
    const v313 = (rest = v192 * v178 + v191 * v179 + v190 * v180 + v189 * v181 + v188 * v182 + v187 * v183 + v186 * v184 - (v243 * v229 + v242 * v230 + v241 * v231 + v240 * v232 + v239 * v233 + v238 * v234 + v237 * v235) + v279 * v265 + v278 * v266 + v277 * v267 + v276 * v268 + v275 * v269 + v274 * v270 + v273 * v271 - (v300 * v286 + v299 * v287 + v298 * v288 + v297 * v289 + v296 * v290 + v295 * v291 + v294 * v292) + carry) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v314 = (rest = v193 * v178 + v192 * v179 + v191 * v180 + v190 * v181 + v189 * v182 + v188 * v183 + v187 * v184 + v186 * v185 - (v244 * v229 + v243 * v230 + v242 * v231 + v241 * v232 + v240 * v233 + v239 * v234 + v238 * v235 + v237 * v236) + v280 * v265 + v279 * v266 + v278 * v267 + v277 * v268 + v276 * v269 + v275 * v270 + v274 * v271 + v273 * v272 - (v301 * v286 + v300 * v287 + v299 * v288 + v298 * v289 + v297 * v290 + v296 * v291 + v295 * v292 + v294 * v293) + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v315 = (rest = v194 * v178 + v193 * v179 + v192 * v180 + v191 * v181 + v190 * v182 + v189 * v183 + v188 * v184 + v187 * v185 - (v245 * v229 + v244 * v230 + v243 * v231 + v242 * v232 + v241 * v233 + v240 * v234 + v239 * v235 + v238 * v236) + v281 * v265 + v280 * v266 + v279 * v267 + v278 * v268 + v277 * v269 + v276 * v270 + v275 * v271 + v274 * v272 - (v302 * v286 + v301 * v287 + v300 * v288 + v299 * v289 + v298 * v290 + v297 * v291 + v296 * v292 + v295 * v293) + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v316 = (rest = v195 * v178 + v194 * v179 + v193 * v180 + v192 * v181 + v191 * v182 + v190 * v183 + v189 * v184 + v188 * v185 - (v246 * v229 + v245 * v230 + v244 * v231 + v243 * v232 + v242 * v233 + v241 * v234 + v240 * v235 + v239 * v236) + v282 * v265 + v281 * v266 + v280 * v267 + v279 * v268 + v278 * v269 + v277 * v270 + v276 * v271 + v275 * v272 - (v303 * v286 + v302 * v287 + v301 * v288 + v300 * v289 + v299 * v290 + v298 * v291 + v297 * v292 + v296 * v293) + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v317 = (rest = v196 * v178 + v195 * v179 + v194 * v180 + v193 * v181 + v192 * v182 + v191 * v183 + v190 * v184 + v189 * v185 - (v247 * v229 + v246 * v230 + v245 * v231 + v244 * v232 + v243 * v233 + v242 * v234 + v241 * v235 + v240 * v236) + v283 * v265 + v282 * v266 + v281 * v267 + v280 * v268 + v279 * v269 + v278 * v270 + v277 * v271 + v276 * v272 - (v304 * v286 + v303 * v287 + v302 * v288 + v301 * v289 + v300 * v290 + v299 * v291 + v298 * v292 + v297 * v293) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v318 = (rest = v197 * v178 + v196 * v179 + v195 * v180 + v194 * v181 + v193 * v182 + v192 * v183 + v191 * v184 + v190 * v185 - (v248 * v229 + v247 * v230 + v246 * v231 + v245 * v232 + v244 * v233 + v243 * v234 + v242 * v235 + v241 * v236) + v284 * v265 + v283 * v266 + v282 * v267 + v281 * v268 + v280 * v269 + v279 * v270 + v278 * v271 + v277 * v272 - (v305 * v286 + v304 * v287 + v303 * v288 + v302 * v289 + v301 * v290 + v300 * v291 + v299 * v292 + v298 * v293) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v319 = (rest = v198 * v178 + v197 * v179 + v196 * v180 + v195 * v181 + v194 * v182 + v193 * v183 + v192 * v184 + v191 * v185 - (v249 * v229 + v248 * v230 + v247 * v231 + v246 * v232 + v245 * v233 + v244 * v234 + v243 * v235 + v242 * v236) + v285 * v265 + v284 * v266 + v283 * v267 + v282 * v268 + v281 * v269 + v280 * v270 + v279 * v271 + v278 * v272 - (v306 * v286 + v305 * v287 + v304 * v288 + v303 * v289 + v302 * v290 + v301 * v291 + v300 * v292 + v299 * v293) + carry) - (carry = rest + 24 - 24);
    const v320 = (rest = v198 * v179 + v197 * v180 + v196 * v181 + v195 * v182 + v194 * v183 + v193 * v184 + v192 * v185 - (v249 * v230 + v248 * v231 + v247 * v232 + v246 * v233 + v245 * v234 + v244 * v235 + v243 * v236) + v285 * v266 + v284 * v267 + v283 * v268 + v282 * v269 + v281 * v270 + v280 * v271 + v279 * v272 - (v306 * v287 + v305 * v288 + v304 * v289 + v303 * v290 + v302 * v291 + v301 * v292 + v300 * v293) + carry) - (carry = rest + 402653184 - 402653184);
    const v321 = (rest = v198 * v180 + v197 * v181 + v196 * v182 + v195 * v183 + v194 * v184 + v193 * v185 - (v249 * v231 + v248 * v232 + v247 * v233 + v246 * v234 + v245 * v235 + v244 * v236) + v285 * v267 + v284 * v268 + v283 * v269 + v282 * v270 + v281 * v271 + v280 * v272 - (v306 * v288 + v305 * v289 + v304 * v290 + v303 * v291 + v302 * v292 + v301 * v293) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v322 = (rest = v198 * v181 + v197 * v182 + v196 * v183 + v195 * v184 + v194 * v185 - (v249 * v232 + v248 * v233 + v247 * v234 + v246 * v235 + v245 * v236) + v285 * v268 + v284 * v269 + v283 * v270 + v282 * v271 + v281 * v272 - (v306 * v289 + v305 * v290 + v304 * v291 + v303 * v292 + v302 * v293) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v323 = (rest = v198 * v182 + v197 * v183 + v196 * v184 + v195 * v185 - (v249 * v233 + v248 * v234 + v247 * v235 + v246 * v236) + v285 * v269 + v284 * v270 + v283 * v271 + v282 * v272 - (v306 * v290 + v305 * v291 + v304 * v292 + v303 * v293) + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v324 = (rest = v198 * v183 + v197 * v184 + v196 * v185 - (v249 * v234 + v248 * v235 + v247 * v236) + v285 * v270 + v284 * v271 + v283 * v272 - (v306 * v291 + v305 * v292 + v304 * v293) + carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v325 = (rest = v198 * v184 + v197 * v185 - (v249 * v235 + v248 * v236) + v285 * v271 + v284 * v272 - (v306 * v292 + v305 * v293) + carry) - (carry = rest + 5.3521788476473496e+44 - 5.3521788476473496e+44);
    const v326 = (rest = v198 * v185 - (v249 * v236) + v285 * v272 - (v306 * v293) + carry) - (carry = rest + 8.979466059761068e+51 - 8.979466059761068e+51);
    const v327 = carry;
    const v328 = v327 || v326 || v325 || v324 || v323 || v322 || v321 || v320 || v319 || v318 || v317 || v316 || v315 || v314 || v313 || v312 || v311 || v310 || v309 || v308 || v307;
    return v328 > 0 ? 1 : v328 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const values = [ax, ay, az, aw, bx, by, bz, bw, cx, cy, cz, cw, dx, dy, dz, dw, ex, ey, ez, ew] as const;
  requireFinite('powerTest3d', ARGUMENTS, values);
  let lengthExponent = commonExponent([ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez]);
  lengthExponent += Math.min(0, Math.floor((commonExponent([aw, bw, cw, dw, ew]) - (2 * lengthExponent)) / 2));
  const [axInteger, ayInteger, azInteger, bxInteger, byInteger, bzInteger, cxInteger, cyInteger, czInteger, dxInteger, dyInteger, dzInteger, exInteger, eyInteger, ezInteger] = scaledIntegers([ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez], lengthExponent);
  const [awInteger, bwInteger, cwInteger, dwInteger, ewInteger] = scaledIntegers([aw, bw, cw, dw, ew], 2 * lengthExponent);
  const eaxInteger = axInteger - exInteger;
  const eayInteger = ayInteger - eyInteger;
  const eazInteger = azInteger - ezInteger;
  const ebxInteger = bxInteger - exInteger;
  const ebyInteger = byInteger - eyInteger;
  const ebzInteger = bzInteger - ezInteger;
  const ecxInteger = cxInteger - exInteger;
  const ecyInteger = cyInteger - eyInteger;
  const eczInteger = czInteger - ezInteger;
  const edxInteger = dxInteger - exInteger;
  const edyInteger = dyInteger - eyInteger;
  const edzInteger = dzInteger - ezInteger;
  const t62 = ecxInteger * edyInteger - (edxInteger * ecyInteger);
  const t66 = ebxInteger * edyInteger - (edxInteger * ebyInteger);
  const t70 = ebxInteger * ecyInteger - (ecxInteger * ebyInteger);
  const t78 = eaxInteger * edyInteger - (edxInteger * eayInteger);
  const t82 = eaxInteger * ecyInteger - (ecxInteger * eayInteger);
  const t91 = eaxInteger * ebyInteger - (ebxInteger * eayInteger);
  const t104 = (t62 * ebzInteger - (t66 * eczInteger) + (t70 * edzInteger)) * (eaxInteger * eaxInteger + (eayInteger * eayInteger) + (eazInteger * eazInteger) - (awInteger - ewInteger)) - ((t62 * eazInteger - (t78 * eczInteger) + (t82 * edzInteger)) * (ebxInteger * ebxInteger + (ebyInteger * ebyInteger) + (ebzInteger * ebzInteger) - (bwInteger - ewInteger))) + ((t66 * eazInteger - (t78 * ebzInteger) + (t91 * edzInteger)) * (ecxInteger * ecxInteger + (ecyInteger * ecyInteger) + (eczInteger * eczInteger) - (cwInteger - ewInteger)) - ((t70 * eazInteger - (t82 * ebzInteger) + (t91 * eczInteger)) * (edxInteger * edxInteger + (edyInteger * edyInteger) + (edzInteger * edzInteger) - (dwInteger - ewInteger))));
  return t104 > 0n ? 1 : t104 < 0n ? -1 : 0;
}
