// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling, powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay bx by cx cy dx dy ex ey fx fy';

/**
 * Along the line from a to b, which comes later: its crossing with the line cd or that with the line ef?
 *
 * Positive if the crossing with cd is farther along than that with ef, negative if it comes before, zero if
 * the three lines meet in one point; all of this for c, d and e, f that both lead from the right of the line ab to its
 * left (or both from the left to the right). To swap c and d, or e and f, changes the sign. Zero, too, if all three
 * are parallel or two are the same line. If cd or ef is parallel to ab (cross2d tells) there is nothing to compare, and
 * the sign says nothing. The sign of
 * ((c - a) × (d - c)) ((b - a) × (f - e)) - ((e - a) × (f - e)) ((b - a) × (d - c)).
 *
 * Source: de Berg et al., Computational Geometry, 2.1 (the order of crossings in a sweep).
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * compareCrossings2d(0, 0, 1, 0, 3, -1, 3, 1, 2, -1, 2, 1); // 1
 * compareCrossings2d(0, 0, 1, 0, 1, -1, 3, 1, 3, -1, 1, 1); // 0
 */
export function compareCrossings2d(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number, ex: number, ey: number, fx: number, fy: number): Sign {
  const acx = cx - ax;
  const acy = cy - ay;
  const cdx = dx - cx;
  const cdy = dy - cy;
  const abx = bx - ax;
  const aby = by - ay;
  const efx = fx - ex;
  const efy = fy - ey;
  const aex = ex - ax;
  const aey = ey - ay;
  const t10 = cdx * acy;
  const t11 = acx * cdy;
  const t23 = efx * aby;
  const t24 = abx * efy;
  const t29 = efx * aey;
  const t30 = aex * efy;
  const t32 = cdx * aby;
  const t33 = abx * cdy;
  const t36 = (t11 - t10) * (t24 - t23) - ((t30 - t29) * (t33 - t32));
  const t56 = (abs(t11) + abs(t10) + 2.0522684006491881e-289) * (abs(t24) + abs(t23) + 2.0522684006491881e-289) + ((abs(t30) + abs(t29) + 2.0522684006491881e-289) * (abs(t33) + abs(t32) + 2.0522684006491881e-289)) + 2.0522684006491881e-289;
  if (abs(t36) > 1.110223024625159e-15 * t56) return ((((t36 > 0) as unknown as number) << 1) - 1) as Sign;
  return compareCrossings2dExact(ax, ay, bx, by, cx, cy, dx, dy, ex, ey, fx, fy) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function compareCrossings2dExact(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number, ex: number, ey: number, fx: number, fy: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const acx = cx - ax;
    const acy = cy - ay;
    const cdx = dx - cx;
    const cdy = dy - cy;
    const abx = bx - ax;
    const aby = by - ay;
    const efx = fx - ex;
    const efy = fy - ey;
    const aex = ex - ax;
    const aey = ey - ay;
    const lengthScale = powerOfTwoAbove(abs(acx) + abs(acy) + abs(cdx) + abs(cdy) + abs(abx) + abs(aby) + abs(efx) + abs(efy) + abs(aex) + abs(aey));
    if (!(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const lengthRounder = 1649267441664 * lengthScale;
    if (ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || cx + lengthRounder - lengthRounder !== cx || cy + lengthRounder - lengthRounder !== cy || dx + lengthRounder - lengthRounder !== dx || dy + lengthRounder - lengthRounder !== dy || ex + lengthRounder - lengthRounder !== ex || ey + lengthRounder - lengthRounder !== ey || fx + lengthRounder - lengthRounder !== fx || fy + lengthRounder - lengthRounder !== fy) break grid;
    const t36 = (acx * cdy - (cdx * acy)) * (abx * efy - (efx * aby)) - ((aex * efy - (efx * aey)) * (abx * cdy - (cdx * aby)));
    return t36 > 0 ? 1 : t36 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 24 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const lengthScaling = limbScaling(abs(ax) + abs(ay) + abs(bx) + abs(by) + abs(cx) + abs(cy) + abs(dx) + abs(dy) + abs(ex) + abs(ey) + abs(fx) + abs(fy), 8388608);
    if (!(lengthScaling >= 1) && (!(lengthScaling > 0) || ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || cx * lengthScaling / lengthScaling !== cx || cy * lengthScaling / lengthScaling !== cy || dx * lengthScaling / lengthScaling !== dx || dy * lengthScaling / lengthScaling !== dy || ex * lengthScaling / lengthScaling !== ex || ey * lengthScaling / lengthScaling !== ey || fx * lengthScaling / lengthScaling !== fx || fy * lengthScaling / lengthScaling !== fy)) break limbs;
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
    const v8 = (rest = bx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v9 = (rest -= v8) + 402653184 - 402653184;
    const v10 = (rest -= v9) + 24 - 24;
    const v11 = (rest -= v10);
    const v12 = (rest = by * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v13 = (rest -= v12) + 402653184 - 402653184;
    const v14 = (rest -= v13) + 24 - 24;
    const v15 = (rest -= v14);
    const v16 = (rest = cx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v17 = (rest -= v16) + 402653184 - 402653184;
    const v18 = (rest -= v17) + 24 - 24;
    const v19 = (rest -= v18);
    const v20 = (rest = cy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v21 = (rest -= v20) + 402653184 - 402653184;
    const v22 = (rest -= v21) + 24 - 24;
    const v23 = (rest -= v22);
    const v24 = (rest = dx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v25 = (rest -= v24) + 402653184 - 402653184;
    const v26 = (rest -= v25) + 24 - 24;
    const v27 = (rest -= v26);
    const v28 = (rest = dy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v29 = (rest -= v28) + 402653184 - 402653184;
    const v30 = (rest -= v29) + 24 - 24;
    const v31 = (rest -= v30);
    const v32 = (rest = ex * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v33 = (rest -= v32) + 402653184 - 402653184;
    const v34 = (rest -= v33) + 24 - 24;
    const v35 = (rest -= v34);
    const v36 = (rest = ey * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v37 = (rest -= v36) + 402653184 - 402653184;
    const v38 = (rest -= v37) + 24 - 24;
    const v39 = (rest -= v38);
    const v40 = (rest = fx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v41 = (rest -= v40) + 402653184 - 402653184;
    const v42 = (rest -= v41) + 24 - 24;
    const v43 = (rest -= v42);
    const v44 = (rest = fy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v45 = (rest -= v44) + 402653184 - 402653184;
    const v46 = (rest -= v45) + 24 - 24;
    const v47 = (rest -= v46);
    if (v3 + 0.000001430511474609375 - 0.000001430511474609375 !== v3 || v7 + 0.000001430511474609375 - 0.000001430511474609375 !== v7 || v11 + 0.000001430511474609375 - 0.000001430511474609375 !== v11 || v15 + 0.000001430511474609375 - 0.000001430511474609375 !== v15 || v19 + 0.000001430511474609375 - 0.000001430511474609375 !== v19 || v23 + 0.000001430511474609375 - 0.000001430511474609375 !== v23 || v27 + 0.000001430511474609375 - 0.000001430511474609375 !== v27 || v31 + 0.000001430511474609375 - 0.000001430511474609375 !== v31 || v35 + 0.000001430511474609375 - 0.000001430511474609375 !== v35 || v39 + 0.000001430511474609375 - 0.000001430511474609375 !== v39 || v43 + 0.000001430511474609375 - 0.000001430511474609375 !== v43 || v47 + 0.000001430511474609375 - 0.000001430511474609375 !== v47) break limbs;
    const v48 = v24 - v16;
    const v49 = v25 - v17;
    const v50 = v26 - v18;
    const v51 = v27 - v19;
    const v52 = v28 - v20;
    const v53 = v29 - v21;
    const v54 = v30 - v22;
    const v55 = v31 - v23;
    const v56 = v20 - v4;
    const v57 = v21 - v5;
    const v58 = v22 - v6;
    const v59 = v23 - v7;
    const v60 = v16 - v0;
    const v61 = v17 - v1;
    const v62 = v18 - v2;
    const v63 = v19 - v3;
    const v64 = v8 - v0;
    const v65 = v9 - v1;
    const v66 = v10 - v2;
    const v67 = v11 - v3;
    const v68 = v12 - v4;
    const v69 = v13 - v5;
    const v70 = v14 - v6;
    const v71 = v15 - v7;
    const v72 = v40 - v32;
    const v73 = v41 - v33;
    const v74 = v42 - v34;
    const v75 = v43 - v35;
    const v76 = v44 - v36;
    const v77 = v45 - v37;
    const v78 = v46 - v38;
    const v79 = v47 - v39;
    const v80 = (rest = v63 * v55 - (v51 * v59)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v81 = (rest = v62 * v55 + v63 * v54 - (v50 * v59 + v51 * v58) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v82 = (rest = v61 * v55 + v62 * v54 + v63 * v53 - (v49 * v59 + v50 * v58 + v51 * v57) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v83 = (rest = v60 * v55 + v61 * v54 + v62 * v53 + v63 * v52 - (v48 * v59 + v49 * v58 + v50 * v57 + v51 * v56) + carry) - (carry = rest + 24 - 24);
    const v84 = (rest = v60 * v54 + v61 * v53 + v62 * v52 - (v48 * v58 + v49 * v57 + v50 * v56) + carry) - (carry = rest + 402653184 - 402653184);
    const v85 = (rest = v60 * v53 + v61 * v52 - (v48 * v57 + v49 * v56) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v86 = (rest = v60 * v52 - (v48 * v56) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v87 = carry;
    const v88 = (rest = v67 * v79 - (v75 * v71)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v89 = (rest = v66 * v79 + v67 * v78 - (v74 * v71 + v75 * v70) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v90 = (rest = v65 * v79 + v66 * v78 + v67 * v77 - (v73 * v71 + v74 * v70 + v75 * v69) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v91 = (rest = v64 * v79 + v65 * v78 + v66 * v77 + v67 * v76 - (v72 * v71 + v73 * v70 + v74 * v69 + v75 * v68) + carry) - (carry = rest + 24 - 24);
    const v92 = (rest = v64 * v78 + v65 * v77 + v66 * v76 - (v72 * v70 + v73 * v69 + v74 * v68) + carry) - (carry = rest + 402653184 - 402653184);
    const v93 = (rest = v64 * v77 + v65 * v76 - (v72 * v69 + v73 * v68) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v94 = (rest = v64 * v76 - (v72 * v68) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v95 = carry;
    const v96 = v36 - v4;
    const v97 = v37 - v5;
    const v98 = v38 - v6;
    const v99 = v39 - v7;
    const v100 = v32 - v0;
    const v101 = v33 - v1;
    const v102 = v34 - v2;
    const v103 = v35 - v3;
    const v104 = (rest = v103 * v79 - (v75 * v99)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v105 = (rest = v102 * v79 + v103 * v78 - (v74 * v99 + v75 * v98) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v106 = (rest = v101 * v79 + v102 * v78 + v103 * v77 - (v73 * v99 + v74 * v98 + v75 * v97) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v107 = (rest = v100 * v79 + v101 * v78 + v102 * v77 + v103 * v76 - (v72 * v99 + v73 * v98 + v74 * v97 + v75 * v96) + carry) - (carry = rest + 24 - 24);
    const v108 = (rest = v100 * v78 + v101 * v77 + v102 * v76 - (v72 * v98 + v73 * v97 + v74 * v96) + carry) - (carry = rest + 402653184 - 402653184);
    const v109 = (rest = v100 * v77 + v101 * v76 - (v72 * v97 + v73 * v96) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v110 = (rest = v100 * v76 - (v72 * v96) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v111 = carry;
    const v112 = (rest = v67 * v55 - (v51 * v71)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v113 = (rest = v66 * v55 + v67 * v54 - (v50 * v71 + v51 * v70) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v114 = (rest = v65 * v55 + v66 * v54 + v67 * v53 - (v49 * v71 + v50 * v70 + v51 * v69) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v115 = (rest = v64 * v55 + v65 * v54 + v66 * v53 + v67 * v52 - (v48 * v71 + v49 * v70 + v50 * v69 + v51 * v68) + carry) - (carry = rest + 24 - 24);
    const v116 = (rest = v64 * v54 + v65 * v53 + v66 * v52 - (v48 * v70 + v49 * v69 + v50 * v68) + carry) - (carry = rest + 402653184 - 402653184);
    const v117 = (rest = v64 * v53 + v65 * v52 - (v48 * v69 + v49 * v68) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v118 = (rest = v64 * v52 - (v48 * v68) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v119 = carry;
    const v120 = (rest = v80 * v88 - (v104 * v112)) - (carry = rest + 2.2789362589823517e-64 - 2.2789362589823517e-64);
    const v121 = (rest = v81 * v88 + v80 * v89 - (v105 * v112 + v104 * v113) + carry) - (carry = rest + 3.8234205867178855e-57 - 3.8234205867178855e-57);
    const v122 = (rest = v82 * v88 + v81 * v89 + v80 * v90 - (v106 * v112 + v105 * v113 + v104 * v114) + carry) - (carry = rest + 6.41463530422127e-50 - 6.41463530422127e-50);
    const v123 = (rest = v83 * v88 + v82 * v89 + v81 * v90 + v80 * v91 - (v107 * v112 + v106 * v113 + v105 * v114 + v104 * v115) + carry) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v124 = (rest = v84 * v88 + v83 * v89 + v82 * v90 + v81 * v91 + v80 * v92 - (v108 * v112 + v107 * v113 + v106 * v114 + v105 * v115 + v104 * v116) + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v125 = (rest = v85 * v88 + v84 * v89 + v83 * v90 + v82 * v91 + v81 * v92 + v80 * v93 - (v109 * v112 + v108 * v113 + v107 * v114 + v106 * v115 + v105 * v116 + v104 * v117) + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v126 = (rest = v86 * v88 + v85 * v89 + v84 * v90 + v83 * v91 + v82 * v92 + v81 * v93 + v80 * v94 - (v110 * v112 + v109 * v113 + v108 * v114 + v107 * v115 + v106 * v116 + v105 * v117 + v104 * v118) + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v127 = (rest = v87 * v88 + v86 * v89 + v85 * v90 + v84 * v91 + v83 * v92 + v82 * v93 + v81 * v94 + v80 * v95 - (v111 * v112 + v110 * v113 + v109 * v114 + v108 * v115 + v107 * v116 + v106 * v117 + v105 * v118 + v104 * v119) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v128 = (rest = v87 * v89 + v86 * v90 + v85 * v91 + v84 * v92 + v83 * v93 + v82 * v94 + v81 * v95 - (v111 * v113 + v110 * v114 + v109 * v115 + v108 * v116 + v107 * v117 + v106 * v118 + v105 * v119) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v129 = (rest = v87 * v90 + v86 * v91 + v85 * v92 + v84 * v93 + v83 * v94 + v82 * v95 - (v111 * v114 + v110 * v115 + v109 * v116 + v108 * v117 + v107 * v118 + v106 * v119) + carry) - (carry = rest + 24 - 24);
    const v130 = (rest = v87 * v91 + v86 * v92 + v85 * v93 + v84 * v94 + v83 * v95 - (v111 * v115 + v110 * v116 + v109 * v117 + v108 * v118 + v107 * v119) + carry) - (carry = rest + 402653184 - 402653184);
    const v131 = (rest = v87 * v92 + v86 * v93 + v85 * v94 + v84 * v95 - (v111 * v116 + v110 * v117 + v109 * v118 + v108 * v119) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v132 = (rest = v87 * v93 + v86 * v94 + v85 * v95 - (v111 * v117 + v110 * v118 + v109 * v119) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v133 = (rest = v87 * v94 + v86 * v95 - (v111 * v118 + v110 * v119) + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v134 = (rest = v87 * v95 - (v111 * v119) + carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v135 = (rest = carry) - (carry = rest + 5.3521788476473496e+44 - 5.3521788476473496e+44);
    const v136 = carry;
    const v137 = v136 || v135 || v134 || v133 || v132 || v131 || v130 || v129 || v128 || v127 || v126 || v125 || v124 || v123 || v122 || v121 || v120;
    return v137 > 0 ? 1 : v137 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [axInteger, ayInteger, bxInteger, byInteger, cxInteger, cyInteger, dxInteger, dyInteger, exInteger, eyInteger, fxInteger, fyInteger] = finiteIntegers('compareCrossings2d', ARGUMENTS, [ax, ay, bx, by, cx, cy, dx, dy, ex, ey, fx, fy]);
  const cdxInteger = dxInteger - cxInteger;
  const cdyInteger = dyInteger - cyInteger;
  const abxInteger = bxInteger - axInteger;
  const abyInteger = byInteger - ayInteger;
  const efxInteger = fxInteger - exInteger;
  const efyInteger = fyInteger - eyInteger;
  const t36 = ((cxInteger - axInteger) * cdyInteger - (cdxInteger * (cyInteger - ayInteger))) * (abxInteger * efyInteger - (efxInteger * abyInteger)) - (((exInteger - axInteger) * efyInteger - (efxInteger * (eyInteger - ayInteger))) * (abxInteger * cdyInteger - (cdxInteger * abyInteger)));
  return t36 > 0n ? 1 : t36 < 0n ? -1 : 0;
}
