// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling, powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay bx by cx cy dx dy';

/**
 * Does d lie inside the circle through a, b and c?
 *
 * For a, b, c in counterclockwise order: positive if d is inside, negative if outside, zero on the
 * circle. For clockwise a, b, c the signs are reversed. For three different collinear points a, b, c the
 * circle is their line: zero on it, opposite signs on its two sides. Zero if two of a, b, c coincide.
 *
 * Source: Guibas and Stolfi 1985; Shewchuk 1997.
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * incircle(1, 0, 0, 1, -1, 0, 0, 0); // 1
 * incircle(1, 0, 0, 1, -1, 0, 0, -1); // 0
 */
export function incircle(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number): Sign {
  const dax = ax - dx;
  const day = ay - dy;
  const dbx = bx - dx;
  const dby = by - dy;
  const dcx = cx - dx;
  const dcy = cy - dy;
  const t8 = dax * dax + (day * day);
  const t15 = dbx * dbx + (dby * dby);
  const t22 = dcx * dcx + (dcy * dcy);
  const t36 = (dbx * dcy - (dcx * dby)) * t8 - ((dax * dcy - (dcx * day)) * t15) + ((dax * dby - (dbx * day)) * t22);
  const sum = t8 + t15 + t22;
  if (sum < 1.461501637330903e+48 && t36 * t36 > 4.4917982610457475e-30 * (t8 * t15 * t22 * sum) + 3.11474842221799e-207) return ((((t36 > 0) as unknown as number) << 1) - 1) as Sign;
  return incircleExact(ax, ay, bx, by, cx, cy, dx, dy) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function incircleExact(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const dax = ax - dx;
    const day = ay - dy;
    const dbx = bx - dx;
    const dby = by - dy;
    const dcx = cx - dx;
    const dcy = cy - dy;
    const lengthScale = powerOfTwoAbove(abs(dax) + abs(day) + abs(dbx) + abs(dby) + abs(dcx) + abs(dcy));
    if (!(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const lengthRounder = 1649267441664 * lengthScale;
    if (ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || cx + lengthRounder - lengthRounder !== cx || cy + lengthRounder - lengthRounder !== cy || dx + lengthRounder - lengthRounder !== dx || dy + lengthRounder - lengthRounder !== dy) break grid;
    const t36 = (dbx * dcy - (dcx * dby)) * (dax * dax + (day * day)) - ((dax * dcy - (dcx * day)) * (dbx * dbx + (dby * dby))) + ((dax * dby - (dbx * day)) * (dcx * dcx + (dcy * dcy)));
    return t36 > 0 ? 1 : t36 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 24 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const lengthScaling = limbScaling(abs(ax) + abs(ay) + abs(bx) + abs(by) + abs(cx) + abs(cy) + abs(dx) + abs(dy), 8388608);
    if (!(lengthScaling >= 1) && (!(lengthScaling > 0) || ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || cx * lengthScaling / lengthScaling !== cx || cy * lengthScaling / lengthScaling !== cy || dx * lengthScaling / lengthScaling !== dx || dy * lengthScaling / lengthScaling !== dy)) break limbs;
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
    if (v3 + 0.000001430511474609375 - 0.000001430511474609375 !== v3 || v7 + 0.000001430511474609375 - 0.000001430511474609375 !== v7 || v11 + 0.000001430511474609375 - 0.000001430511474609375 !== v11 || v15 + 0.000001430511474609375 - 0.000001430511474609375 !== v15 || v19 + 0.000001430511474609375 - 0.000001430511474609375 !== v19 || v23 + 0.000001430511474609375 - 0.000001430511474609375 !== v23 || v27 + 0.000001430511474609375 - 0.000001430511474609375 !== v27 || v31 + 0.000001430511474609375 - 0.000001430511474609375 !== v31) break limbs;
    const v32 = v0 - v24;
    const v33 = v1 - v25;
    const v34 = v2 - v26;
    const v35 = v3 - v27;
    const v36 = v4 - v28;
    const v37 = v5 - v29;
    const v38 = v6 - v30;
    const v39 = v7 - v31;
    const v40 = v8 - v24;
    const v41 = v9 - v25;
    const v42 = v10 - v26;
    const v43 = v11 - v27;
    const v44 = v12 - v28;
    const v45 = v13 - v29;
    const v46 = v14 - v30;
    const v47 = v15 - v31;
    const v48 = v16 - v24;
    const v49 = v17 - v25;
    const v50 = v18 - v26;
    const v51 = v19 - v27;
    const v52 = v20 - v28;
    const v53 = v21 - v29;
    const v54 = v22 - v30;
    const v55 = v23 - v31;
    const v56 = (rest = v43 * v55 - (v51 * v47)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v57 = (rest = v42 * v55 + v43 * v54 - (v50 * v47 + v51 * v46) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v58 = (rest = v41 * v55 + v42 * v54 + v43 * v53 - (v49 * v47 + v50 * v46 + v51 * v45) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v59 = (rest = v40 * v55 + v41 * v54 + v42 * v53 + v43 * v52 - (v48 * v47 + v49 * v46 + v50 * v45 + v51 * v44) + carry) - (carry = rest + 24 - 24);
    const v60 = (rest = v40 * v54 + v41 * v53 + v42 * v52 - (v48 * v46 + v49 * v45 + v50 * v44) + carry) - (carry = rest + 402653184 - 402653184);
    const v61 = (rest = v40 * v53 + v41 * v52 - (v48 * v45 + v49 * v44) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v62 = (rest = v40 * v52 - (v48 * v44) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v63 = carry;
    const v64 = (rest = v35 * v35 + v39 * v39) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v65 = (rest = 2 * (v34 * v35) + 2 * (v38 * v39) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v66 = (rest = 2 * (v33 * v35) + v34 * v34 + 2 * (v37 * v39) + v38 * v38 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v67 = (rest = 2 * (v32 * v35 + v33 * v34) + 2 * (v36 * v39 + v37 * v38) + carry) - (carry = rest + 24 - 24);
    const v68 = (rest = 2 * (v32 * v34) + v33 * v33 + 2 * (v36 * v38) + v37 * v37 + carry) - (carry = rest + 402653184 - 402653184);
    const v69 = (rest = 2 * (v32 * v33) + 2 * (v36 * v37) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v70 = (rest = v32 * v32 + v36 * v36 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v71 = carry;
    const v72 = (rest = v35 * v55 - (v51 * v39)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v73 = (rest = v34 * v55 + v35 * v54 - (v50 * v39 + v51 * v38) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v74 = (rest = v33 * v55 + v34 * v54 + v35 * v53 - (v49 * v39 + v50 * v38 + v51 * v37) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v75 = (rest = v32 * v55 + v33 * v54 + v34 * v53 + v35 * v52 - (v48 * v39 + v49 * v38 + v50 * v37 + v51 * v36) + carry) - (carry = rest + 24 - 24);
    const v76 = (rest = v32 * v54 + v33 * v53 + v34 * v52 - (v48 * v38 + v49 * v37 + v50 * v36) + carry) - (carry = rest + 402653184 - 402653184);
    const v77 = (rest = v32 * v53 + v33 * v52 - (v48 * v37 + v49 * v36) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v78 = (rest = v32 * v52 - (v48 * v36) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v79 = carry;
    const v80 = (rest = v43 * v43 + v47 * v47) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v81 = (rest = 2 * (v42 * v43) + 2 * (v46 * v47) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v82 = (rest = 2 * (v41 * v43) + v42 * v42 + 2 * (v45 * v47) + v46 * v46 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v83 = (rest = 2 * (v40 * v43 + v41 * v42) + 2 * (v44 * v47 + v45 * v46) + carry) - (carry = rest + 24 - 24);
    const v84 = (rest = 2 * (v40 * v42) + v41 * v41 + 2 * (v44 * v46) + v45 * v45 + carry) - (carry = rest + 402653184 - 402653184);
    const v85 = (rest = 2 * (v40 * v41) + 2 * (v44 * v45) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v86 = (rest = v40 * v40 + v44 * v44 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v87 = carry;
    const v88 = (rest = v35 * v47 - (v43 * v39)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v89 = (rest = v34 * v47 + v35 * v46 - (v42 * v39 + v43 * v38) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v90 = (rest = v33 * v47 + v34 * v46 + v35 * v45 - (v41 * v39 + v42 * v38 + v43 * v37) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v91 = (rest = v32 * v47 + v33 * v46 + v34 * v45 + v35 * v44 - (v40 * v39 + v41 * v38 + v42 * v37 + v43 * v36) + carry) - (carry = rest + 24 - 24);
    const v92 = (rest = v32 * v46 + v33 * v45 + v34 * v44 - (v40 * v38 + v41 * v37 + v42 * v36) + carry) - (carry = rest + 402653184 - 402653184);
    const v93 = (rest = v32 * v45 + v33 * v44 - (v40 * v37 + v41 * v36) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v94 = (rest = v32 * v44 - (v40 * v36) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v95 = carry;
    const v96 = (rest = v51 * v51 + v55 * v55) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v97 = (rest = 2 * (v50 * v51) + 2 * (v54 * v55) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v98 = (rest = 2 * (v49 * v51) + v50 * v50 + 2 * (v53 * v55) + v54 * v54 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v99 = (rest = 2 * (v48 * v51 + v49 * v50) + 2 * (v52 * v55 + v53 * v54) + carry) - (carry = rest + 24 - 24);
    const v100 = (rest = 2 * (v48 * v50) + v49 * v49 + 2 * (v52 * v54) + v53 * v53 + carry) - (carry = rest + 402653184 - 402653184);
    const v101 = (rest = 2 * (v48 * v49) + 2 * (v52 * v53) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v102 = (rest = v48 * v48 + v52 * v52 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v103 = carry;
    const v104 = (rest = v56 * v64 - (v72 * v80) + v88 * v96) - (carry = rest + 2.2789362589823517e-64 - 2.2789362589823517e-64);
    const v105 = (rest = v57 * v64 + v56 * v65 - (v73 * v80 + v72 * v81) + v89 * v96 + v88 * v97 + carry) - (carry = rest + 3.8234205867178855e-57 - 3.8234205867178855e-57);
    const v106 = (rest = v58 * v64 + v57 * v65 + v56 * v66 - (v74 * v80 + v73 * v81 + v72 * v82) + v90 * v96 + v89 * v97 + v88 * v98 + carry) - (carry = rest + 6.41463530422127e-50 - 6.41463530422127e-50);
    const v107 = (rest = v59 * v64 + v58 * v65 + v57 * v66 + v56 * v67 - (v75 * v80 + v74 * v81 + v73 * v82 + v72 * v83) + v91 * v96 + v90 * v97 + v89 * v98 + v88 * v99 + carry) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v108 = (rest = v60 * v64 + v59 * v65 + v58 * v66 + v57 * v67 + v56 * v68 - (v76 * v80 + v75 * v81 + v74 * v82 + v73 * v83 + v72 * v84) + v92 * v96 + v91 * v97 + v90 * v98 + v89 * v99 + v88 * v100 + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v109 = (rest = v61 * v64 + v60 * v65 + v59 * v66 + v58 * v67 + v57 * v68 + v56 * v69 - (v77 * v80 + v76 * v81 + v75 * v82 + v74 * v83 + v73 * v84 + v72 * v85) + v93 * v96 + v92 * v97 + v91 * v98 + v90 * v99 + v89 * v100 + v88 * v101 + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v110 = (rest = v62 * v64 + v61 * v65 + v60 * v66 + v59 * v67 + v58 * v68 + v57 * v69 + v56 * v70 - (v78 * v80 + v77 * v81 + v76 * v82 + v75 * v83 + v74 * v84 + v73 * v85 + v72 * v86) + v94 * v96 + v93 * v97 + v92 * v98 + v91 * v99 + v90 * v100 + v89 * v101 + v88 * v102 + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v111 = (rest = v63 * v64 + v62 * v65 + v61 * v66 + v60 * v67 + v59 * v68 + v58 * v69 + v57 * v70 + v56 * v71 - (v79 * v80 + v78 * v81 + v77 * v82 + v76 * v83 + v75 * v84 + v74 * v85 + v73 * v86 + v72 * v87) + v95 * v96 + v94 * v97 + v93 * v98 + v92 * v99 + v91 * v100 + v90 * v101 + v89 * v102 + v88 * v103 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v112 = (rest = v63 * v65 + v62 * v66 + v61 * v67 + v60 * v68 + v59 * v69 + v58 * v70 + v57 * v71 - (v79 * v81 + v78 * v82 + v77 * v83 + v76 * v84 + v75 * v85 + v74 * v86 + v73 * v87) + v95 * v97 + v94 * v98 + v93 * v99 + v92 * v100 + v91 * v101 + v90 * v102 + v89 * v103 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v113 = (rest = v63 * v66 + v62 * v67 + v61 * v68 + v60 * v69 + v59 * v70 + v58 * v71 - (v79 * v82 + v78 * v83 + v77 * v84 + v76 * v85 + v75 * v86 + v74 * v87) + v95 * v98 + v94 * v99 + v93 * v100 + v92 * v101 + v91 * v102 + v90 * v103 + carry) - (carry = rest + 24 - 24);
    const v114 = (rest = v63 * v67 + v62 * v68 + v61 * v69 + v60 * v70 + v59 * v71 - (v79 * v83 + v78 * v84 + v77 * v85 + v76 * v86 + v75 * v87) + v95 * v99 + v94 * v100 + v93 * v101 + v92 * v102 + v91 * v103 + carry) - (carry = rest + 402653184 - 402653184);
    const v115 = (rest = v63 * v68 + v62 * v69 + v61 * v70 + v60 * v71 - (v79 * v84 + v78 * v85 + v77 * v86 + v76 * v87) + v95 * v100 + v94 * v101 + v93 * v102 + v92 * v103 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v116 = (rest = v63 * v69 + v62 * v70 + v61 * v71 - (v79 * v85 + v78 * v86 + v77 * v87) + v95 * v101 + v94 * v102 + v93 * v103 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v117 = (rest = v63 * v70 + v62 * v71 - (v79 * v86 + v78 * v87) + v95 * v102 + v94 * v103 + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v118 = (rest = v63 * v71 - (v79 * v87) + v95 * v103 + carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v119 = (rest = carry) - (carry = rest + 5.3521788476473496e+44 - 5.3521788476473496e+44);
    const v120 = carry;
    const v121 = v120 || v119 || v118 || v117 || v116 || v115 || v114 || v113 || v112 || v111 || v110 || v109 || v108 || v107 || v106 || v105 || v104;
    return v121 > 0 ? 1 : v121 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [axInteger, ayInteger, bxInteger, byInteger, cxInteger, cyInteger, dxInteger, dyInteger] = finiteIntegers('incircle', ARGUMENTS, [ax, ay, bx, by, cx, cy, dx, dy]);
  const daxInteger = axInteger - dxInteger;
  const dayInteger = ayInteger - dyInteger;
  const dbxInteger = bxInteger - dxInteger;
  const dbyInteger = byInteger - dyInteger;
  const dcxInteger = cxInteger - dxInteger;
  const dcyInteger = cyInteger - dyInteger;
  const t36 = (dbxInteger * dcyInteger - (dcxInteger * dbyInteger)) * (daxInteger * daxInteger + (dayInteger * dayInteger)) - ((daxInteger * dcyInteger - (dcxInteger * dayInteger)) * (dbxInteger * dbxInteger + (dbyInteger * dbyInteger))) + ((daxInteger * dbyInteger - (dbxInteger * dayInteger)) * (dcxInteger * dcxInteger + (dcyInteger * dcyInteger)));
  return t36 > 0n ? 1 : t36 < 0n ? -1 : 0;
}
