// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling, powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay az bx by bz cx cy cz dx dy dz ex ey ez';

/**
 * Does e lie inside the sphere through a, b, c and d?
 *
 * For orient3d(a, b, c, d) > 0: positive if e is inside, negative if outside, zero on the sphere. For
 * negative orientation the signs are reversed. For coplanar a, b, c, d the sphere is their plane: zero on it,
 * opposite signs on its two sides; and if they also lie on a common circle or line, zero for every e.
 *
 * Source: Shewchuk 1997, with signs for our orientation of tetrahedra.
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * insphere(1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0); // 1
 * insphere(1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, -1); // 0
 */
export function insphere(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number, ex: number, ey: number, ez: number): Sign {
  const eax = ax - ex;
  const eay = ay - ey;
  const eaz = az - ez;
  const ebx = bx - ex;
  const eby = by - ey;
  const ebz = bz - ez;
  const ecx = cx - ex;
  const ecy = cy - ey;
  const ecz = cz - ez;
  const edx = dx - ex;
  const edy = dy - ey;
  const edz = dz - ez;
  const value = insphereValue(eax, eay, eaz, ebx, eby, ebz, ecx, ecy, ecz, edx, edy, edz);
  if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  return insphereExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez) as Sign;
}

/** The value in plain doubles if rounding cannot have changed its sign; 0 if it could. */
export function insphereValue(eax: number, eay: number, eaz: number, ebx: number, eby: number, ebz: number, ecx: number, ecy: number, ecz: number, edx: number, edy: number, edz: number): number {
  const t13 = eax * eax + (eay * eay) + (eaz * eaz);
  const t24 = ebx * ebx + (eby * eby) + (ebz * ebz);
  const t35 = ecx * ecx + (ecy * ecy) + (ecz * ecz);
  const t46 = edx * edx + (edy * edy) + (edz * edz);
  const t49 = ecx * edy - (edx * ecy);
  const t53 = ebx * edy - (edx * eby);
  const t57 = ebx * ecy - (ecx * eby);
  const t65 = eax * edy - (edx * eay);
  const t69 = eax * ecy - (ecx * eay);
  const t78 = eax * eby - (ebx * eay);
  const t91 = (t49 * ebz - (t53 * ecz) + (t57 * edz)) * t13 - ((t49 * eaz - (t65 * ecz) + (t69 * edz)) * t24) + ((t53 * eaz - (t65 * ebz) + (t78 * edz)) * t35 - ((t57 * eaz - (t69 * ebz) + (t78 * ecz)) * t46));
  const sum = t13 + t24 + t35 + t46;
  return sum < 1.329227995784916e+36 && t91 * t91 > 2.534215658022506e-29 * (t13 * t24 * (t35 * t46) * sum) + 2.491798737774392e-206 ? t91 : 0;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function insphereExact(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number, ex: number, ey: number, ez: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const eax = ax - ex;
    const eay = ay - ey;
    const eaz = az - ez;
    const ebx = bx - ex;
    const eby = by - ey;
    const ebz = bz - ez;
    const ecx = cx - ex;
    const ecy = cy - ey;
    const ecz = cz - ez;
    const edx = dx - ex;
    const edy = dy - ey;
    const edz = dz - ez;
    const lengthScale = powerOfTwoAbove(abs(eax) + abs(eay) + abs(eaz) + abs(ebx) + abs(eby) + abs(ebz) + abs(ecx) + abs(ecy) + abs(ecz) + abs(edx) + abs(edy) + abs(edz));
    if (!(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const lengthRounder = 13194139533312 * lengthScale;
    if (ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || az + lengthRounder - lengthRounder !== az || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || bz + lengthRounder - lengthRounder !== bz || cx + lengthRounder - lengthRounder !== cx || cy + lengthRounder - lengthRounder !== cy || cz + lengthRounder - lengthRounder !== cz || dx + lengthRounder - lengthRounder !== dx || dy + lengthRounder - lengthRounder !== dy || dz + lengthRounder - lengthRounder !== dz || ex + lengthRounder - lengthRounder !== ex || ey + lengthRounder - lengthRounder !== ey || ez + lengthRounder - lengthRounder !== ez) break grid;
    const t49 = ecx * edy - (edx * ecy);
    const t53 = ebx * edy - (edx * eby);
    const t57 = ebx * ecy - (ecx * eby);
    const t65 = eax * edy - (edx * eay);
    const t69 = eax * ecy - (ecx * eay);
    const t78 = eax * eby - (ebx * eay);
    const t91 = (t49 * ebz - (t53 * ecz) + (t57 * edz)) * (eax * eax + (eay * eay) + (eaz * eaz)) - ((t49 * eaz - (t65 * ecz) + (t69 * edz)) * (ebx * ebx + (eby * eby) + (ebz * ebz))) + ((t53 * eaz - (t65 * ebz) + (t78 * edz)) * (ecx * ecx + (ecy * ecy) + (ecz * ecz)) - ((t57 * eaz - (t69 * ebz) + (t78 * ecz)) * (edx * edx + (edy * edy) + (edz * edz))));
    return t91 > 0 ? 1 : t91 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 24 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const lengthScaling = limbScaling(abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz) + abs(cx) + abs(cy) + abs(cz) + abs(dx) + abs(dy) + abs(dz) + abs(ex) + abs(ey) + abs(ez), 8388608);
    if (!(lengthScaling >= 1) && (!(lengthScaling > 0) || ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || az * lengthScaling / lengthScaling !== az || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || bz * lengthScaling / lengthScaling !== bz || cx * lengthScaling / lengthScaling !== cx || cy * lengthScaling / lengthScaling !== cy || cz * lengthScaling / lengthScaling !== cz || dx * lengthScaling / lengthScaling !== dx || dy * lengthScaling / lengthScaling !== dy || dz * lengthScaling / lengthScaling !== dz || ex * lengthScaling / lengthScaling !== ex || ey * lengthScaling / lengthScaling !== ey || ez * lengthScaling / lengthScaling !== ez)) break limbs;
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
    const v48 = (rest = ex * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v49 = (rest -= v48) + 402653184 - 402653184;
    const v50 = (rest -= v49) + 24 - 24;
    const v51 = (rest -= v50);
    const v52 = (rest = ey * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v53 = (rest -= v52) + 402653184 - 402653184;
    const v54 = (rest -= v53) + 24 - 24;
    const v55 = (rest -= v54);
    const v56 = (rest = ez * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v57 = (rest -= v56) + 402653184 - 402653184;
    const v58 = (rest -= v57) + 24 - 24;
    const v59 = (rest -= v58);
    if (v3 + 0.000001430511474609375 - 0.000001430511474609375 !== v3 || v7 + 0.000001430511474609375 - 0.000001430511474609375 !== v7 || v11 + 0.000001430511474609375 - 0.000001430511474609375 !== v11 || v15 + 0.000001430511474609375 - 0.000001430511474609375 !== v15 || v19 + 0.000001430511474609375 - 0.000001430511474609375 !== v19 || v23 + 0.000001430511474609375 - 0.000001430511474609375 !== v23 || v27 + 0.000001430511474609375 - 0.000001430511474609375 !== v27 || v31 + 0.000001430511474609375 - 0.000001430511474609375 !== v31 || v35 + 0.000001430511474609375 - 0.000001430511474609375 !== v35 || v39 + 0.000001430511474609375 - 0.000001430511474609375 !== v39 || v43 + 0.000001430511474609375 - 0.000001430511474609375 !== v43 || v47 + 0.000001430511474609375 - 0.000001430511474609375 !== v47 || v51 + 0.000001430511474609375 - 0.000001430511474609375 !== v51 || v55 + 0.000001430511474609375 - 0.000001430511474609375 !== v55 || v59 + 0.000001430511474609375 - 0.000001430511474609375 !== v59) break limbs;
    const v60 = v0 - v48;
    const v61 = v1 - v49;
    const v62 = v2 - v50;
    const v63 = v3 - v51;
    const v64 = v4 - v52;
    const v65 = v5 - v53;
    const v66 = v6 - v54;
    const v67 = v7 - v55;
    const v68 = v8 - v56;
    const v69 = v9 - v57;
    const v70 = v10 - v58;
    const v71 = v11 - v59;
    const v72 = v12 - v48;
    const v73 = v13 - v49;
    const v74 = v14 - v50;
    const v75 = v15 - v51;
    const v76 = v16 - v52;
    const v77 = v17 - v53;
    const v78 = v18 - v54;
    const v79 = v19 - v55;
    const v80 = v20 - v56;
    const v81 = v21 - v57;
    const v82 = v22 - v58;
    const v83 = v23 - v59;
    const v84 = v24 - v48;
    const v85 = v25 - v49;
    const v86 = v26 - v50;
    const v87 = v27 - v51;
    const v88 = v28 - v52;
    const v89 = v29 - v53;
    const v90 = v30 - v54;
    const v91 = v31 - v55;
    const v92 = v32 - v56;
    const v93 = v33 - v57;
    const v94 = v34 - v58;
    const v95 = v35 - v59;
    const v96 = v36 - v48;
    const v97 = v37 - v49;
    const v98 = v38 - v50;
    const v99 = v39 - v51;
    const v100 = v40 - v52;
    const v101 = v41 - v53;
    const v102 = v42 - v54;
    const v103 = v43 - v55;
    const v104 = v44 - v56;
    const v105 = v45 - v57;
    const v106 = v46 - v58;
    const v107 = v47 - v59;
    const v108 = v84 * v100 - (v96 * v88);
    const v109 = v84 * v101 + v85 * v100 - (v96 * v89 + v97 * v88);
    const v110 = v84 * v102 + v85 * v101 + v86 * v100 - (v96 * v90 + v97 * v89 + v98 * v88);
    const v111 = v84 * v103 + v85 * v102 + v86 * v101 + v87 * v100 - (v96 * v91 + v97 * v90 + v98 * v89 + v99 * v88);
    const v112 = v85 * v103 + v86 * v102 + v87 * v101 - (v97 * v91 + v98 * v90 + v99 * v89);
    const v113 = v86 * v103 + v87 * v102 - (v98 * v91 + v99 * v90);
    const v114 = v87 * v103 - (v99 * v91);
    const v115 = (rest = v114) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v116 = (rest = v113 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v117 = (rest = v112 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v118 = (rest = v111 + carry) - (carry = rest + 24 - 24);
    const v119 = (rest = v110 + carry) - (carry = rest + 402653184 - 402653184);
    const v120 = (rest = v109 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v121 = (rest = v108 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v122 = carry;
    const v123 = v72 * v100 - (v96 * v76);
    const v124 = v72 * v101 + v73 * v100 - (v96 * v77 + v97 * v76);
    const v125 = v72 * v102 + v73 * v101 + v74 * v100 - (v96 * v78 + v97 * v77 + v98 * v76);
    const v126 = v72 * v103 + v73 * v102 + v74 * v101 + v75 * v100 - (v96 * v79 + v97 * v78 + v98 * v77 + v99 * v76);
    const v127 = v73 * v103 + v74 * v102 + v75 * v101 - (v97 * v79 + v98 * v78 + v99 * v77);
    const v128 = v74 * v103 + v75 * v102 - (v98 * v79 + v99 * v78);
    const v129 = v75 * v103 - (v99 * v79);
    const v130 = (rest = v129) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v131 = (rest = v128 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v132 = (rest = v127 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v133 = (rest = v126 + carry) - (carry = rest + 24 - 24);
    const v134 = (rest = v125 + carry) - (carry = rest + 402653184 - 402653184);
    const v135 = (rest = v124 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v136 = (rest = v123 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v137 = carry;
    const v138 = v72 * v88 - (v84 * v76);
    const v139 = v72 * v89 + v73 * v88 - (v84 * v77 + v85 * v76);
    const v140 = v72 * v90 + v73 * v89 + v74 * v88 - (v84 * v78 + v85 * v77 + v86 * v76);
    const v141 = v72 * v91 + v73 * v90 + v74 * v89 + v75 * v88 - (v84 * v79 + v85 * v78 + v86 * v77 + v87 * v76);
    const v142 = v73 * v91 + v74 * v90 + v75 * v89 - (v85 * v79 + v86 * v78 + v87 * v77);
    const v143 = v74 * v91 + v75 * v90 - (v86 * v79 + v87 * v78);
    const v144 = v75 * v91 - (v87 * v79);
    const v145 = (rest = v144) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v146 = (rest = v143 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v147 = (rest = v142 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v148 = (rest = v141 + carry) - (carry = rest + 24 - 24);
    const v149 = (rest = v140 + carry) - (carry = rest + 402653184 - 402653184);
    const v150 = (rest = v139 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v151 = (rest = v138 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v152 = carry;
    const v153 = (rest = v63 * v63 + v67 * v67 + v71 * v71) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v154 = (rest = 2 * (v62 * v63) + 2 * (v66 * v67) + 2 * (v70 * v71) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v155 = (rest = 2 * (v61 * v63) + v62 * v62 + 2 * (v65 * v67) + v66 * v66 + 2 * (v69 * v71) + v70 * v70 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v156 = (rest = 2 * (v60 * v63 + v61 * v62) + 2 * (v64 * v67 + v65 * v66) + 2 * (v68 * v71 + v69 * v70) + carry) - (carry = rest + 24 - 24);
    const v157 = (rest = 2 * (v60 * v62) + v61 * v61 + 2 * (v64 * v66) + v65 * v65 + 2 * (v68 * v70) + v69 * v69 + carry) - (carry = rest + 402653184 - 402653184);
    const v158 = (rest = 2 * (v60 * v61) + 2 * (v64 * v65) + 2 * (v68 * v69) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v159 = (rest = v60 * v60 + v64 * v64 + v68 * v68 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v160 = carry;
    const v161 = (rest = v115 * v83 - (v130 * v95) + v145 * v107) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v162 = (rest = v116 * v83 + v115 * v82 - (v131 * v95 + v130 * v94) + v146 * v107 + v145 * v106 + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v163 = (rest = v117 * v83 + v116 * v82 + v115 * v81 - (v132 * v95 + v131 * v94 + v130 * v93) + v147 * v107 + v146 * v106 + v145 * v105 + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v164 = (rest = v118 * v83 + v117 * v82 + v116 * v81 + v115 * v80 - (v133 * v95 + v132 * v94 + v131 * v93 + v130 * v92) + v148 * v107 + v147 * v106 + v146 * v105 + v145 * v104 + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v165 = (rest = v119 * v83 + v118 * v82 + v117 * v81 + v116 * v80 - (v134 * v95 + v133 * v94 + v132 * v93 + v131 * v92) + v149 * v107 + v148 * v106 + v147 * v105 + v146 * v104 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v166 = (rest = v120 * v83 + v119 * v82 + v118 * v81 + v117 * v80 - (v135 * v95 + v134 * v94 + v133 * v93 + v132 * v92) + v150 * v107 + v149 * v106 + v148 * v105 + v147 * v104 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v167 = (rest = v121 * v83 + v120 * v82 + v119 * v81 + v118 * v80 - (v136 * v95 + v135 * v94 + v134 * v93 + v133 * v92) + v151 * v107 + v150 * v106 + v149 * v105 + v148 * v104 + carry) - (carry = rest + 24 - 24);
    const v168 = (rest = v122 * v83 + v121 * v82 + v120 * v81 + v119 * v80 - (v137 * v95 + v136 * v94 + v135 * v93 + v134 * v92) + v152 * v107 + v151 * v106 + v150 * v105 + v149 * v104 + carry) - (carry = rest + 402653184 - 402653184);
    const v169 = (rest = v122 * v82 + v121 * v81 + v120 * v80 - (v137 * v94 + v136 * v93 + v135 * v92) + v152 * v106 + v151 * v105 + v150 * v104 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v170 = (rest = v122 * v81 + v121 * v80 - (v137 * v93 + v136 * v92) + v152 * v105 + v151 * v104 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v171 = (rest = v122 * v80 - (v137 * v92) + v152 * v104 + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v172 = (rest = carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v173 = carry;
    const v174 = v60 * v100 - (v96 * v64);
    const v175 = v60 * v101 + v61 * v100 - (v96 * v65 + v97 * v64);
    const v176 = v60 * v102 + v61 * v101 + v62 * v100 - (v96 * v66 + v97 * v65 + v98 * v64);
    const v177 = v60 * v103 + v61 * v102 + v62 * v101 + v63 * v100 - (v96 * v67 + v97 * v66 + v98 * v65 + v99 * v64);
    const v178 = v61 * v103 + v62 * v102 + v63 * v101 - (v97 * v67 + v98 * v66 + v99 * v65);
    const v179 = v62 * v103 + v63 * v102 - (v98 * v67 + v99 * v66);
    const v180 = v63 * v103 - (v99 * v67);
    const v181 = (rest = v180) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v182 = (rest = v179 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v183 = (rest = v178 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v184 = (rest = v177 + carry) - (carry = rest + 24 - 24);
    const v185 = (rest = v176 + carry) - (carry = rest + 402653184 - 402653184);
    const v186 = (rest = v175 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v187 = (rest = v174 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v188 = carry;
    const v189 = v60 * v88 - (v84 * v64);
    const v190 = v60 * v89 + v61 * v88 - (v84 * v65 + v85 * v64);
    const v191 = v60 * v90 + v61 * v89 + v62 * v88 - (v84 * v66 + v85 * v65 + v86 * v64);
    const v192 = v60 * v91 + v61 * v90 + v62 * v89 + v63 * v88 - (v84 * v67 + v85 * v66 + v86 * v65 + v87 * v64);
    const v193 = v61 * v91 + v62 * v90 + v63 * v89 - (v85 * v67 + v86 * v66 + v87 * v65);
    const v194 = v62 * v91 + v63 * v90 - (v86 * v67 + v87 * v66);
    const v195 = v63 * v91 - (v87 * v67);
    const v196 = (rest = v195) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v197 = (rest = v194 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v198 = (rest = v193 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v199 = (rest = v192 + carry) - (carry = rest + 24 - 24);
    const v200 = (rest = v191 + carry) - (carry = rest + 402653184 - 402653184);
    const v201 = (rest = v190 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v202 = (rest = v189 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v203 = carry;
    const v204 = (rest = v75 * v75 + v79 * v79 + v83 * v83) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v205 = (rest = 2 * (v74 * v75) + 2 * (v78 * v79) + 2 * (v82 * v83) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v206 = (rest = 2 * (v73 * v75) + v74 * v74 + 2 * (v77 * v79) + v78 * v78 + 2 * (v81 * v83) + v82 * v82 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v207 = (rest = 2 * (v72 * v75 + v73 * v74) + 2 * (v76 * v79 + v77 * v78) + 2 * (v80 * v83 + v81 * v82) + carry) - (carry = rest + 24 - 24);
    const v208 = (rest = 2 * (v72 * v74) + v73 * v73 + 2 * (v76 * v78) + v77 * v77 + 2 * (v80 * v82) + v81 * v81 + carry) - (carry = rest + 402653184 - 402653184);
    const v209 = (rest = 2 * (v72 * v73) + 2 * (v76 * v77) + 2 * (v80 * v81) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v210 = (rest = v72 * v72 + v76 * v76 + v80 * v80 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v211 = carry;
    const v212 = (rest = v115 * v71 - (v181 * v95) + v196 * v107) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v213 = (rest = v116 * v71 + v115 * v70 - (v182 * v95 + v181 * v94) + v197 * v107 + v196 * v106 + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v214 = (rest = v117 * v71 + v116 * v70 + v115 * v69 - (v183 * v95 + v182 * v94 + v181 * v93) + v198 * v107 + v197 * v106 + v196 * v105 + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v215 = (rest = v118 * v71 + v117 * v70 + v116 * v69 + v115 * v68 - (v184 * v95 + v183 * v94 + v182 * v93 + v181 * v92) + v199 * v107 + v198 * v106 + v197 * v105 + v196 * v104 + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v216 = (rest = v119 * v71 + v118 * v70 + v117 * v69 + v116 * v68 - (v185 * v95 + v184 * v94 + v183 * v93 + v182 * v92) + v200 * v107 + v199 * v106 + v198 * v105 + v197 * v104 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v217 = (rest = v120 * v71 + v119 * v70 + v118 * v69 + v117 * v68 - (v186 * v95 + v185 * v94 + v184 * v93 + v183 * v92) + v201 * v107 + v200 * v106 + v199 * v105 + v198 * v104 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v218 = (rest = v121 * v71 + v120 * v70 + v119 * v69 + v118 * v68 - (v187 * v95 + v186 * v94 + v185 * v93 + v184 * v92) + v202 * v107 + v201 * v106 + v200 * v105 + v199 * v104 + carry) - (carry = rest + 24 - 24);
    const v219 = (rest = v122 * v71 + v121 * v70 + v120 * v69 + v119 * v68 - (v188 * v95 + v187 * v94 + v186 * v93 + v185 * v92) + v203 * v107 + v202 * v106 + v201 * v105 + v200 * v104 + carry) - (carry = rest + 402653184 - 402653184);
    const v220 = (rest = v122 * v70 + v121 * v69 + v120 * v68 - (v188 * v94 + v187 * v93 + v186 * v92) + v203 * v106 + v202 * v105 + v201 * v104 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v221 = (rest = v122 * v69 + v121 * v68 - (v188 * v93 + v187 * v92) + v203 * v105 + v202 * v104 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v222 = (rest = v122 * v68 - (v188 * v92) + v203 * v104 + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v223 = (rest = carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v224 = carry;
    const v225 = v60 * v76 - (v72 * v64);
    const v226 = v60 * v77 + v61 * v76 - (v72 * v65 + v73 * v64);
    const v227 = v60 * v78 + v61 * v77 + v62 * v76 - (v72 * v66 + v73 * v65 + v74 * v64);
    const v228 = v60 * v79 + v61 * v78 + v62 * v77 + v63 * v76 - (v72 * v67 + v73 * v66 + v74 * v65 + v75 * v64);
    const v229 = v61 * v79 + v62 * v78 + v63 * v77 - (v73 * v67 + v74 * v66 + v75 * v65);
    const v230 = v62 * v79 + v63 * v78 - (v74 * v67 + v75 * v66);
    const v231 = v63 * v79 - (v75 * v67);
    const v232 = (rest = v231) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v233 = (rest = v230 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v234 = (rest = v229 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v235 = (rest = v228 + carry) - (carry = rest + 24 - 24);
    const v236 = (rest = v227 + carry) - (carry = rest + 402653184 - 402653184);
    const v237 = (rest = v226 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v238 = (rest = v225 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v239 = carry;
    const v240 = (rest = v87 * v87 + v91 * v91 + v95 * v95) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v241 = (rest = 2 * (v86 * v87) + 2 * (v90 * v91) + 2 * (v94 * v95) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v242 = (rest = 2 * (v85 * v87) + v86 * v86 + 2 * (v89 * v91) + v90 * v90 + 2 * (v93 * v95) + v94 * v94 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v243 = (rest = 2 * (v84 * v87 + v85 * v86) + 2 * (v88 * v91 + v89 * v90) + 2 * (v92 * v95 + v93 * v94) + carry) - (carry = rest + 24 - 24);
    const v244 = (rest = 2 * (v84 * v86) + v85 * v85 + 2 * (v88 * v90) + v89 * v89 + 2 * (v92 * v94) + v93 * v93 + carry) - (carry = rest + 402653184 - 402653184);
    const v245 = (rest = 2 * (v84 * v85) + 2 * (v88 * v89) + 2 * (v92 * v93) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v246 = (rest = v84 * v84 + v88 * v88 + v92 * v92 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v247 = carry;
    const v248 = (rest = v130 * v71 - (v181 * v83) + v232 * v107) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v249 = (rest = v131 * v71 + v130 * v70 - (v182 * v83 + v181 * v82) + v233 * v107 + v232 * v106 + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v250 = (rest = v132 * v71 + v131 * v70 + v130 * v69 - (v183 * v83 + v182 * v82 + v181 * v81) + v234 * v107 + v233 * v106 + v232 * v105 + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v251 = (rest = v133 * v71 + v132 * v70 + v131 * v69 + v130 * v68 - (v184 * v83 + v183 * v82 + v182 * v81 + v181 * v80) + v235 * v107 + v234 * v106 + v233 * v105 + v232 * v104 + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v252 = (rest = v134 * v71 + v133 * v70 + v132 * v69 + v131 * v68 - (v185 * v83 + v184 * v82 + v183 * v81 + v182 * v80) + v236 * v107 + v235 * v106 + v234 * v105 + v233 * v104 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v253 = (rest = v135 * v71 + v134 * v70 + v133 * v69 + v132 * v68 - (v186 * v83 + v185 * v82 + v184 * v81 + v183 * v80) + v237 * v107 + v236 * v106 + v235 * v105 + v234 * v104 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v254 = (rest = v136 * v71 + v135 * v70 + v134 * v69 + v133 * v68 - (v187 * v83 + v186 * v82 + v185 * v81 + v184 * v80) + v238 * v107 + v237 * v106 + v236 * v105 + v235 * v104 + carry) - (carry = rest + 24 - 24);
    const v255 = (rest = v137 * v71 + v136 * v70 + v135 * v69 + v134 * v68 - (v188 * v83 + v187 * v82 + v186 * v81 + v185 * v80) + v239 * v107 + v238 * v106 + v237 * v105 + v236 * v104 + carry) - (carry = rest + 402653184 - 402653184);
    const v256 = (rest = v137 * v70 + v136 * v69 + v135 * v68 - (v188 * v82 + v187 * v81 + v186 * v80) + v239 * v106 + v238 * v105 + v237 * v104 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v257 = (rest = v137 * v69 + v136 * v68 - (v188 * v81 + v187 * v80) + v239 * v105 + v238 * v104 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v258 = (rest = v137 * v68 - (v188 * v80) + v239 * v104 + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v259 = (rest = carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v260 = carry;
    const v261 = (rest = v99 * v99 + v103 * v103 + v107 * v107) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v262 = (rest = 2 * (v98 * v99) + 2 * (v102 * v103) + 2 * (v106 * v107) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v263 = (rest = 2 * (v97 * v99) + v98 * v98 + 2 * (v101 * v103) + v102 * v102 + 2 * (v105 * v107) + v106 * v106 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v264 = (rest = 2 * (v96 * v99 + v97 * v98) + 2 * (v100 * v103 + v101 * v102) + 2 * (v104 * v107 + v105 * v106) + carry) - (carry = rest + 24 - 24);
    const v265 = (rest = 2 * (v96 * v98) + v97 * v97 + 2 * (v100 * v102) + v101 * v101 + 2 * (v104 * v106) + v105 * v105 + carry) - (carry = rest + 402653184 - 402653184);
    const v266 = (rest = 2 * (v96 * v97) + 2 * (v100 * v101) + 2 * (v104 * v105) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v267 = (rest = v96 * v96 + v100 * v100 + v104 * v104 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v268 = carry;
    const v269 = (rest = v145 * v71 - (v196 * v83) + v232 * v95) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v270 = (rest = v146 * v71 + v145 * v70 - (v197 * v83 + v196 * v82) + v233 * v95 + v232 * v94 + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v271 = (rest = v147 * v71 + v146 * v70 + v145 * v69 - (v198 * v83 + v197 * v82 + v196 * v81) + v234 * v95 + v233 * v94 + v232 * v93 + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v272 = (rest = v148 * v71 + v147 * v70 + v146 * v69 + v145 * v68 - (v199 * v83 + v198 * v82 + v197 * v81 + v196 * v80) + v235 * v95 + v234 * v94 + v233 * v93 + v232 * v92 + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v273 = (rest = v149 * v71 + v148 * v70 + v147 * v69 + v146 * v68 - (v200 * v83 + v199 * v82 + v198 * v81 + v197 * v80) + v236 * v95 + v235 * v94 + v234 * v93 + v233 * v92 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v274 = (rest = v150 * v71 + v149 * v70 + v148 * v69 + v147 * v68 - (v201 * v83 + v200 * v82 + v199 * v81 + v198 * v80) + v237 * v95 + v236 * v94 + v235 * v93 + v234 * v92 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v275 = (rest = v151 * v71 + v150 * v70 + v149 * v69 + v148 * v68 - (v202 * v83 + v201 * v82 + v200 * v81 + v199 * v80) + v238 * v95 + v237 * v94 + v236 * v93 + v235 * v92 + carry) - (carry = rest + 24 - 24);
    const v276 = (rest = v152 * v71 + v151 * v70 + v150 * v69 + v149 * v68 - (v203 * v83 + v202 * v82 + v201 * v81 + v200 * v80) + v239 * v95 + v238 * v94 + v237 * v93 + v236 * v92 + carry) - (carry = rest + 402653184 - 402653184);
    const v277 = (rest = v152 * v70 + v151 * v69 + v150 * v68 - (v203 * v82 + v202 * v81 + v201 * v80) + v239 * v94 + v238 * v93 + v237 * v92 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v278 = (rest = v152 * v69 + v151 * v68 - (v203 * v81 + v202 * v80) + v239 * v93 + v238 * v92 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v279 = (rest = v152 * v68 - (v203 * v80) + v239 * v92 + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v280 = (rest = carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v281 = carry;
    const v282 = (rest = v161 * v153 - (v212 * v204) + v248 * v240 - (v269 * v261)) - (carry = rest + 4.825835240126277e-86 - 4.825835240126277e-86);
    const v283 = (rest = v162 * v153 + v161 * v154 - (v213 * v204 + v212 * v205) + v249 * v240 + v248 * v241 - (v270 * v261 + v269 * v262) + carry) - (carry = rest + 8.096408020401042e-79 - 8.096408020401042e-79);
    const v284 = (rest = v163 * v153 + v162 * v154 + v161 * v155 - (v214 * v204 + v213 * v205 + v212 * v206) + v250 * v240 + v249 * v241 + v248 * v242 - (v271 * v261 + v270 * v262 + v269 * v263) + carry) - (carry = rest + 1.3583518618240069e-71 - 1.3583518618240069e-71);
    const v285 = (rest = v164 * v153 + v163 * v154 + v162 * v155 + v161 * v156 - (v215 * v204 + v214 * v205 + v213 * v206 + v212 * v207) + v251 * v240 + v250 * v241 + v249 * v242 + v248 * v243 - (v272 * v261 + v271 * v262 + v270 * v263 + v269 * v264) + carry) - (carry = rest + 2.2789362589823517e-64 - 2.2789362589823517e-64);
    const v286 = (rest = v165 * v153 + v164 * v154 + v163 * v155 + v162 * v156 + v161 * v157 - (v216 * v204 + v215 * v205 + v214 * v206 + v213 * v207 + v212 * v208) + v252 * v240 + v251 * v241 + v250 * v242 + v249 * v243 + v248 * v244 - (v273 * v261 + v272 * v262 + v271 * v263 + v270 * v264 + v269 * v265) + carry) - (carry = rest + 3.8234205867178855e-57 - 3.8234205867178855e-57);
    const v287 = (rest = v166 * v153 + v165 * v154 + v164 * v155 + v163 * v156 + v162 * v157 + v161 * v158 - (v217 * v204 + v216 * v205 + v215 * v206 + v214 * v207 + v213 * v208 + v212 * v209) + v253 * v240 + v252 * v241 + v251 * v242 + v250 * v243 + v249 * v244 + v248 * v245 - (v274 * v261 + v273 * v262 + v272 * v263 + v271 * v264 + v270 * v265 + v269 * v266) + carry) - (carry = rest + 6.41463530422127e-50 - 6.41463530422127e-50);
    const v288 = (rest = v167 * v153 + v166 * v154 + v165 * v155 + v164 * v156 + v163 * v157 + v162 * v158 + v161 * v159 - (v218 * v204 + v217 * v205 + v216 * v206 + v215 * v207 + v214 * v208 + v213 * v209 + v212 * v210) + v254 * v240 + v253 * v241 + v252 * v242 + v251 * v243 + v250 * v244 + v249 * v245 + v248 * v246 - (v275 * v261 + v274 * v262 + v273 * v263 + v272 * v264 + v271 * v265 + v270 * v266 + v269 * v267) + carry) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v289 = (rest = v168 * v153 + v167 * v154 + v166 * v155 + v165 * v156 + v164 * v157 + v163 * v158 + v162 * v159 + v161 * v160 - (v219 * v204 + v218 * v205 + v217 * v206 + v216 * v207 + v215 * v208 + v214 * v209 + v213 * v210 + v212 * v211) + v255 * v240 + v254 * v241 + v253 * v242 + v252 * v243 + v251 * v244 + v250 * v245 + v249 * v246 + v248 * v247 - (v276 * v261 + v275 * v262 + v274 * v263 + v273 * v264 + v272 * v265 + v271 * v266 + v270 * v267 + v269 * v268) + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v290 = (rest = v169 * v153 + v168 * v154 + v167 * v155 + v166 * v156 + v165 * v157 + v164 * v158 + v163 * v159 + v162 * v160 - (v220 * v204 + v219 * v205 + v218 * v206 + v217 * v207 + v216 * v208 + v215 * v209 + v214 * v210 + v213 * v211) + v256 * v240 + v255 * v241 + v254 * v242 + v253 * v243 + v252 * v244 + v251 * v245 + v250 * v246 + v249 * v247 - (v277 * v261 + v276 * v262 + v275 * v263 + v274 * v264 + v273 * v265 + v272 * v266 + v271 * v267 + v270 * v268) + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v291 = (rest = v170 * v153 + v169 * v154 + v168 * v155 + v167 * v156 + v166 * v157 + v165 * v158 + v164 * v159 + v163 * v160 - (v221 * v204 + v220 * v205 + v219 * v206 + v218 * v207 + v217 * v208 + v216 * v209 + v215 * v210 + v214 * v211) + v257 * v240 + v256 * v241 + v255 * v242 + v254 * v243 + v253 * v244 + v252 * v245 + v251 * v246 + v250 * v247 - (v278 * v261 + v277 * v262 + v276 * v263 + v275 * v264 + v274 * v265 + v273 * v266 + v272 * v267 + v271 * v268) + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v292 = (rest = v171 * v153 + v170 * v154 + v169 * v155 + v168 * v156 + v167 * v157 + v166 * v158 + v165 * v159 + v164 * v160 - (v222 * v204 + v221 * v205 + v220 * v206 + v219 * v207 + v218 * v208 + v217 * v209 + v216 * v210 + v215 * v211) + v258 * v240 + v257 * v241 + v256 * v242 + v255 * v243 + v254 * v244 + v253 * v245 + v252 * v246 + v251 * v247 - (v279 * v261 + v278 * v262 + v277 * v263 + v276 * v264 + v275 * v265 + v274 * v266 + v273 * v267 + v272 * v268) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v293 = (rest = v172 * v153 + v171 * v154 + v170 * v155 + v169 * v156 + v168 * v157 + v167 * v158 + v166 * v159 + v165 * v160 - (v223 * v204 + v222 * v205 + v221 * v206 + v220 * v207 + v219 * v208 + v218 * v209 + v217 * v210 + v216 * v211) + v259 * v240 + v258 * v241 + v257 * v242 + v256 * v243 + v255 * v244 + v254 * v245 + v253 * v246 + v252 * v247 - (v280 * v261 + v279 * v262 + v278 * v263 + v277 * v264 + v276 * v265 + v275 * v266 + v274 * v267 + v273 * v268) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v294 = (rest = v173 * v153 + v172 * v154 + v171 * v155 + v170 * v156 + v169 * v157 + v168 * v158 + v167 * v159 + v166 * v160 - (v224 * v204 + v223 * v205 + v222 * v206 + v221 * v207 + v220 * v208 + v219 * v209 + v218 * v210 + v217 * v211) + v260 * v240 + v259 * v241 + v258 * v242 + v257 * v243 + v256 * v244 + v255 * v245 + v254 * v246 + v253 * v247 - (v281 * v261 + v280 * v262 + v279 * v263 + v278 * v264 + v277 * v265 + v276 * v266 + v275 * v267 + v274 * v268) + carry) - (carry = rest + 24 - 24);
    const v295 = (rest = v173 * v154 + v172 * v155 + v171 * v156 + v170 * v157 + v169 * v158 + v168 * v159 + v167 * v160 - (v224 * v205 + v223 * v206 + v222 * v207 + v221 * v208 + v220 * v209 + v219 * v210 + v218 * v211) + v260 * v241 + v259 * v242 + v258 * v243 + v257 * v244 + v256 * v245 + v255 * v246 + v254 * v247 - (v281 * v262 + v280 * v263 + v279 * v264 + v278 * v265 + v277 * v266 + v276 * v267 + v275 * v268) + carry) - (carry = rest + 402653184 - 402653184);
    const v296 = (rest = v173 * v155 + v172 * v156 + v171 * v157 + v170 * v158 + v169 * v159 + v168 * v160 - (v224 * v206 + v223 * v207 + v222 * v208 + v221 * v209 + v220 * v210 + v219 * v211) + v260 * v242 + v259 * v243 + v258 * v244 + v257 * v245 + v256 * v246 + v255 * v247 - (v281 * v263 + v280 * v264 + v279 * v265 + v278 * v266 + v277 * v267 + v276 * v268) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v297 = (rest = v173 * v156 + v172 * v157 + v171 * v158 + v170 * v159 + v169 * v160 - (v224 * v207 + v223 * v208 + v222 * v209 + v221 * v210 + v220 * v211) + v260 * v243 + v259 * v244 + v258 * v245 + v257 * v246 + v256 * v247 - (v281 * v264 + v280 * v265 + v279 * v266 + v278 * v267 + v277 * v268) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v298 = (rest = v173 * v157 + v172 * v158 + v171 * v159 + v170 * v160 - (v224 * v208 + v223 * v209 + v222 * v210 + v221 * v211) + v260 * v244 + v259 * v245 + v258 * v246 + v257 * v247 - (v281 * v265 + v280 * v266 + v279 * v267 + v278 * v268) + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v299 = (rest = v173 * v158 + v172 * v159 + v171 * v160 - (v224 * v209 + v223 * v210 + v222 * v211) + v260 * v245 + v259 * v246 + v258 * v247 - (v281 * v266 + v280 * v267 + v279 * v268) + carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v300 = (rest = v173 * v159 + v172 * v160 - (v224 * v210 + v223 * v211) + v260 * v246 + v259 * v247 - (v281 * v267 + v280 * v268) + carry) - (carry = rest + 5.3521788476473496e+44 - 5.3521788476473496e+44);
    const v301 = (rest = v173 * v160 - (v224 * v211) + v260 * v247 - (v281 * v268) + carry) - (carry = rest + 8.979466059761068e+51 - 8.979466059761068e+51);
    const v302 = carry;
    const v303 = v302 || v301 || v300 || v299 || v298 || v297 || v296 || v295 || v294 || v293 || v292 || v291 || v290 || v289 || v288 || v287 || v286 || v285 || v284 || v283 || v282;
    return v303 > 0 ? 1 : v303 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [axInteger, ayInteger, azInteger, bxInteger, byInteger, bzInteger, cxInteger, cyInteger, czInteger, dxInteger, dyInteger, dzInteger, exInteger, eyInteger, ezInteger] = finiteIntegers('insphere', ARGUMENTS, [ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez]);
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
  const t49 = ecxInteger * edyInteger - (edxInteger * ecyInteger);
  const t53 = ebxInteger * edyInteger - (edxInteger * ebyInteger);
  const t57 = ebxInteger * ecyInteger - (ecxInteger * ebyInteger);
  const t65 = eaxInteger * edyInteger - (edxInteger * eayInteger);
  const t69 = eaxInteger * ecyInteger - (ecxInteger * eayInteger);
  const t78 = eaxInteger * ebyInteger - (ebxInteger * eayInteger);
  const t91 = (t49 * ebzInteger - (t53 * eczInteger) + (t57 * edzInteger)) * (eaxInteger * eaxInteger + (eayInteger * eayInteger) + (eazInteger * eazInteger)) - ((t49 * eazInteger - (t65 * eczInteger) + (t69 * edzInteger)) * (ebxInteger * ebxInteger + (ebyInteger * ebyInteger) + (ebzInteger * ebzInteger))) + ((t53 * eazInteger - (t65 * ebzInteger) + (t78 * edzInteger)) * (ecxInteger * ecxInteger + (ecyInteger * ecyInteger) + (eczInteger * eczInteger)) - ((t57 * eazInteger - (t69 * ebzInteger) + (t78 * eczInteger)) * (edxInteger * edxInteger + (edyInteger * edyInteger) + (edzInteger * edzInteger))));
  return t91 > 0n ? 1 : t91 < 0n ? -1 : 0;
}
