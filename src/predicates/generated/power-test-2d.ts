// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireFinite } from '../../core/arguments/errors.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay aw bx by bw cx cy cw dx dy dw';

/**
 * Does the weighted point d conflict with the weighted points a, b and c?
 *
 * The weighted incircle test. A point with weight w stands for the circle of squared radius w around it (w may
 * be negative). For counterclockwise a, b, c: positive if d has negative power with respect to the circle
 * that is orthogonal to all of a, b and c, so that their simplex is not in the regular triangulation;
 * negative for positive power; zero if it is orthogonal to that circle too. For the other orientation the
 * signs are reversed. With equal weights this is incircle.
 *
 * Source: Edelsbrunner and Shah 1996, "Incremental topological flipping works for regular triangulations".
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * powerTest2d(1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 0); // 1
 * powerTest2d(1, 0, 0.25, 0, 1, 0.25, -1, 0, 0.25, 0, 0, -0.75); // 0
 */
export function powerTest2d(ax: number, ay: number, aw: number, bx: number, by: number, bw: number, cx: number, cy: number, cw: number, dx: number, dy: number, dw: number): Sign {
  const dax = ax - dx;
  const day = ay - dy;
  const dwaw = aw - dw;
  const dbx = bx - dx;
  const dby = by - dy;
  const dwbw = bw - dw;
  const dcx = cx - dx;
  const dcy = cy - dy;
  const dwcw = cw - dw;
  const value = powerTest2dValue(dax, day, dwaw, dbx, dby, dwbw, dcx, dcy, dwcw);
  if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if (powerTest2dZeroColumn(dax, day, dwaw, dbx, dby, dwbw, dcx, dcy, dwcw) === 0) return 0;
  return powerTest2dExact(ax, ay, aw, bx, by, bw, cx, cy, cw, dx, dy, dw) as Sign;
}

/** The value in plain doubles if rounding cannot have changed its sign; 0 if it could. */
export function powerTest2dValue(dax: number, day: number, dwaw: number, dbx: number, dby: number, dwbw: number, dcx: number, dcy: number, dwcw: number): number {
  const t8 = dax * dax + (day * day);
  const t19 = dbx * dbx + (dby * dby);
  const t29 = dcx * dcx + (dcy * dcy);
  const t33 = dcx * dby;
  const t34 = dbx * dcy;
  const t37 = dcx * day;
  const t38 = dax * dcy;
  const t41 = dbx * day;
  const t42 = dax * dby;
  const t46 = (t34 - t33) * (t8 - dwaw) - ((t38 - t37) * (t19 - dwbw)) + ((t42 - t41) * (t29 - dwcw));
  const t73 = (abs(t34) + abs(t33) + 2.0522684006491881e-289) * (t8 + abs(dwaw) + 2.0522684006491881e-289) + ((abs(t38) + abs(t37) + 2.0522684006491881e-289) * (t19 + abs(dwbw) + 2.0522684006491881e-289)) + ((abs(t42) + abs(t41) + 2.0522684006491881e-289) * (t29 + abs(dwcw) + 2.0522684006491881e-289)) + 3.078402600973782e-289;
  return abs(t46) > 1.3322676295501912e-15 * t73 ? t46 : 0;
}

/** Zero if a column of the determinant is; otherwise not known. */
export function powerTest2dZeroColumn(dax: number, day: number, dwaw: number, dbx: number, dby: number, dwbw: number, dcx: number, dcy: number, dwcw: number): 0 | Undecided {
  if ((dax === 0 && dbx === 0 && dcx === 0) || (day === 0 && dby === 0 && dcy === 0)) {
    const total = dax + day + dwaw + dbx + dby + dwbw + dcx + dcy + dwcw;
    if (total - total === 0) return 0;
  }
  return UNDECIDED;
}

/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function powerTest2dExact(ax: number, ay: number, aw: number, bx: number, by: number, bw: number, cx: number, cy: number, cw: number, dx: number, dy: number, dw: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const dax = ax - dx;
    const day = ay - dy;
    const dwaw = aw - dw;
    const dbx = bx - dx;
    const dby = by - dy;
    const dwbw = bw - dw;
    const dcx = cx - dx;
    const dcy = cy - dy;
    const dwcw = cw - dw;
    let lengthScale = powerOfTwoAbove(abs(dax) + abs(day) + abs(dbx) + abs(dby) + abs(dcx) + abs(dcy));
    const excess = (abs(dwaw) + abs(dwbw) + abs(dwcw)) / lengthScale / lengthScale;
    if (excess > 1) lengthScale *= powerOfTwoAbove(Math.sqrt(excess));
    if (!(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const lengthRounder = 1649267441664 * lengthScale;
    const length2Rounder = 402653184 * lengthScale * lengthScale;
    if (ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || aw + length2Rounder - length2Rounder !== aw || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || bw + length2Rounder - length2Rounder !== bw || cx + lengthRounder - lengthRounder !== cx || cy + lengthRounder - lengthRounder !== cy || cw + length2Rounder - length2Rounder !== cw || dx + lengthRounder - lengthRounder !== dx || dy + lengthRounder - lengthRounder !== dy || dw + length2Rounder - length2Rounder !== dw) break grid;
    const t46 = (dbx * dcy - (dcx * dby)) * (dax * dax + (day * day) - dwaw) - ((dax * dcy - (dcx * day)) * (dbx * dbx + (dby * dby) - dwbw)) + ((dax * dby - (dbx * day)) * (dcx * dcx + (dcy * dcy) - dwcw));
    return t46 > 0 ? 1 : t46 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 24 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    let lengthScale = powerOfTwoAbove(abs(ax) + abs(ay) + abs(bx) + abs(by) + abs(cx) + abs(cy) + abs(dx) + abs(dy));
    const excess = (abs(aw) + abs(bw) + abs(cw) + abs(dw)) / lengthScale / lengthScale;
    if (excess > 1) lengthScale *= powerOfTwoAbove(Math.sqrt(excess));
    if (!(lengthScale >= 1e-271 && lengthScale <= 9e270)) break limbs;
    const lengthScaling = 8388608 / (lengthScale);
    if (lengthScaling < 1 && (ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || cx * lengthScaling / lengthScaling !== cx || cy * lengthScaling / lengthScaling !== cy || dx * lengthScaling / lengthScaling !== dx || dy * lengthScaling / lengthScaling !== dy)) break limbs;
    const length2Scaling = 70368744177664 / (lengthScale * lengthScale);
    if (length2Scaling < 1 && (aw * length2Scaling / length2Scaling !== aw || bw * length2Scaling / length2Scaling !== bw || cw * length2Scaling / length2Scaling !== cw || dw * length2Scaling / length2Scaling !== dw)) break limbs;
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
    const v8 = (rest = aw * length2Scaling) + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v9 = (rest -= v8) + 6755399441055744 - 6755399441055744;
    const v10 = (rest -= v9) + 402653184 - 402653184;
    const v11 = (rest -= v10) + 24 - 24;
    const v12 = (rest -= v11);
    const v13 = (rest = bx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v14 = (rest -= v13) + 402653184 - 402653184;
    const v15 = (rest -= v14) + 24 - 24;
    const v16 = (rest -= v15);
    const v17 = (rest = by * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v18 = (rest -= v17) + 402653184 - 402653184;
    const v19 = (rest -= v18) + 24 - 24;
    const v20 = (rest -= v19);
    const v21 = (rest = bw * length2Scaling) + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v22 = (rest -= v21) + 6755399441055744 - 6755399441055744;
    const v23 = (rest -= v22) + 402653184 - 402653184;
    const v24 = (rest -= v23) + 24 - 24;
    const v25 = (rest -= v24);
    const v26 = (rest = cx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v27 = (rest -= v26) + 402653184 - 402653184;
    const v28 = (rest -= v27) + 24 - 24;
    const v29 = (rest -= v28);
    const v30 = (rest = cy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v31 = (rest -= v30) + 402653184 - 402653184;
    const v32 = (rest -= v31) + 24 - 24;
    const v33 = (rest -= v32);
    const v34 = (rest = cw * length2Scaling) + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v35 = (rest -= v34) + 6755399441055744 - 6755399441055744;
    const v36 = (rest -= v35) + 402653184 - 402653184;
    const v37 = (rest -= v36) + 24 - 24;
    const v38 = (rest -= v37);
    const v39 = (rest = dx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v40 = (rest -= v39) + 402653184 - 402653184;
    const v41 = (rest -= v40) + 24 - 24;
    const v42 = (rest -= v41);
    const v43 = (rest = dy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v44 = (rest -= v43) + 402653184 - 402653184;
    const v45 = (rest -= v44) + 24 - 24;
    const v46 = (rest -= v45);
    const v47 = (rest = dw * length2Scaling) + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v48 = (rest -= v47) + 6755399441055744 - 6755399441055744;
    const v49 = (rest -= v48) + 402653184 - 402653184;
    const v50 = (rest -= v49) + 24 - 24;
    const v51 = (rest -= v50);
    if (v3 + 0.000001430511474609375 - 0.000001430511474609375 !== v3 || v7 + 0.000001430511474609375 - 0.000001430511474609375 !== v7 || v12 + 0.000001430511474609375 - 0.000001430511474609375 !== v12 || v16 + 0.000001430511474609375 - 0.000001430511474609375 !== v16 || v20 + 0.000001430511474609375 - 0.000001430511474609375 !== v20 || v25 + 0.000001430511474609375 - 0.000001430511474609375 !== v25 || v29 + 0.000001430511474609375 - 0.000001430511474609375 !== v29 || v33 + 0.000001430511474609375 - 0.000001430511474609375 !== v33 || v38 + 0.000001430511474609375 - 0.000001430511474609375 !== v38 || v42 + 0.000001430511474609375 - 0.000001430511474609375 !== v42 || v46 + 0.000001430511474609375 - 0.000001430511474609375 !== v46 || v51 + 0.000001430511474609375 - 0.000001430511474609375 !== v51) break limbs;
    const v52 = v0 - v39;
    const v53 = v1 - v40;
    const v54 = v2 - v41;
    const v55 = v3 - v42;
    const v56 = v4 - v43;
    const v57 = v5 - v44;
    const v58 = v6 - v45;
    const v59 = v7 - v46;
    const v60 = v13 - v39;
    const v61 = v14 - v40;
    const v62 = v15 - v41;
    const v63 = v16 - v42;
    const v64 = v17 - v43;
    const v65 = v18 - v44;
    const v66 = v19 - v45;
    const v67 = v20 - v46;
    const v68 = v26 - v39;
    const v69 = v27 - v40;
    const v70 = v28 - v41;
    const v71 = v29 - v42;
    const v72 = v30 - v43;
    const v73 = v31 - v44;
    const v74 = v32 - v45;
    const v75 = v33 - v46;
    const v76 = (rest = v55 * v55 + v59 * v59) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v77 = (rest = 2 * (v54 * v55) + 2 * (v58 * v59) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v78 = (rest = 2 * (v53 * v55) + v54 * v54 + 2 * (v57 * v59) + v58 * v58 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v79 = (rest = 2 * (v52 * v55 + v53 * v54) + 2 * (v56 * v59 + v57 * v58) - (v12 - v51) + carry) - (carry = rest + 24 - 24);
    const v80 = (rest = 2 * (v52 * v54) + v53 * v53 + 2 * (v56 * v58) + v57 * v57 - (v11 - v50) + carry) - (carry = rest + 402653184 - 402653184);
    const v81 = (rest = 2 * (v52 * v53) + 2 * (v56 * v57) - (v10 - v49) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v82 = (rest = v52 * v52 + v56 * v56 - (v9 - v48) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v83 = -(v8 - v47) + carry;
    const v84 = (rest = v63 * v75 - (v71 * v67)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v85 = (rest = v62 * v75 + v63 * v74 - (v70 * v67 + v71 * v66) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v86 = (rest = v61 * v75 + v62 * v74 + v63 * v73 - (v69 * v67 + v70 * v66 + v71 * v65) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v87 = (rest = v60 * v75 + v61 * v74 + v62 * v73 + v63 * v72 - (v68 * v67 + v69 * v66 + v70 * v65 + v71 * v64) + carry) - (carry = rest + 24 - 24);
    const v88 = (rest = v60 * v74 + v61 * v73 + v62 * v72 - (v68 * v66 + v69 * v65 + v70 * v64) + carry) - (carry = rest + 402653184 - 402653184);
    const v89 = (rest = v60 * v73 + v61 * v72 - (v68 * v65 + v69 * v64) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v90 = (rest = v60 * v72 - (v68 * v64) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v91 = carry;
    const v92 = (rest = v63 * v63 + v67 * v67) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v93 = (rest = 2 * (v62 * v63) + 2 * (v66 * v67) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v94 = (rest = 2 * (v61 * v63) + v62 * v62 + 2 * (v65 * v67) + v66 * v66 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v95 = (rest = 2 * (v60 * v63 + v61 * v62) + 2 * (v64 * v67 + v65 * v66) - (v25 - v51) + carry) - (carry = rest + 24 - 24);
    const v96 = (rest = 2 * (v60 * v62) + v61 * v61 + 2 * (v64 * v66) + v65 * v65 - (v24 - v50) + carry) - (carry = rest + 402653184 - 402653184);
    const v97 = (rest = 2 * (v60 * v61) + 2 * (v64 * v65) - (v23 - v49) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v98 = (rest = v60 * v60 + v64 * v64 - (v22 - v48) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v99 = -(v21 - v47) + carry;
    const v100 = (rest = v55 * v75 - (v71 * v59)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v101 = (rest = v54 * v75 + v55 * v74 - (v70 * v59 + v71 * v58) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v102 = (rest = v53 * v75 + v54 * v74 + v55 * v73 - (v69 * v59 + v70 * v58 + v71 * v57) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v103 = (rest = v52 * v75 + v53 * v74 + v54 * v73 + v55 * v72 - (v68 * v59 + v69 * v58 + v70 * v57 + v71 * v56) + carry) - (carry = rest + 24 - 24);
    const v104 = (rest = v52 * v74 + v53 * v73 + v54 * v72 - (v68 * v58 + v69 * v57 + v70 * v56) + carry) - (carry = rest + 402653184 - 402653184);
    const v105 = (rest = v52 * v73 + v53 * v72 - (v68 * v57 + v69 * v56) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v106 = (rest = v52 * v72 - (v68 * v56) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v107 = carry;
    const v108 = (rest = v71 * v71 + v75 * v75) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v109 = (rest = 2 * (v70 * v71) + 2 * (v74 * v75) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v110 = (rest = 2 * (v69 * v71) + v70 * v70 + 2 * (v73 * v75) + v74 * v74 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v111 = (rest = 2 * (v68 * v71 + v69 * v70) + 2 * (v72 * v75 + v73 * v74) - (v38 - v51) + carry) - (carry = rest + 24 - 24);
    const v112 = (rest = 2 * (v68 * v70) + v69 * v69 + 2 * (v72 * v74) + v73 * v73 - (v37 - v50) + carry) - (carry = rest + 402653184 - 402653184);
    const v113 = (rest = 2 * (v68 * v69) + 2 * (v72 * v73) - (v36 - v49) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v114 = (rest = v68 * v68 + v72 * v72 - (v35 - v48) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v115 = -(v34 - v47) + carry;
    const v116 = (rest = v55 * v67 - (v63 * v59)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v117 = (rest = v54 * v67 + v55 * v66 - (v62 * v59 + v63 * v58) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v118 = (rest = v53 * v67 + v54 * v66 + v55 * v65 - (v61 * v59 + v62 * v58 + v63 * v57) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v119 = (rest = v52 * v67 + v53 * v66 + v54 * v65 + v55 * v64 - (v60 * v59 + v61 * v58 + v62 * v57 + v63 * v56) + carry) - (carry = rest + 24 - 24);
    const v120 = (rest = v52 * v66 + v53 * v65 + v54 * v64 - (v60 * v58 + v61 * v57 + v62 * v56) + carry) - (carry = rest + 402653184 - 402653184);
    const v121 = (rest = v52 * v65 + v53 * v64 - (v60 * v57 + v61 * v56) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v122 = (rest = v52 * v64 - (v60 * v56) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v123 = carry;
    const v124 = (rest = v84 * v76 - (v100 * v92) + v116 * v108) - (carry = rest + 2.2789362589823517e-64 - 2.2789362589823517e-64);
    const v125 = (rest = v85 * v76 + v84 * v77 - (v101 * v92 + v100 * v93) + v117 * v108 + v116 * v109 + carry) - (carry = rest + 3.8234205867178855e-57 - 3.8234205867178855e-57);
    const v126 = (rest = v86 * v76 + v85 * v77 + v84 * v78 - (v102 * v92 + v101 * v93 + v100 * v94) + v118 * v108 + v117 * v109 + v116 * v110 + carry) - (carry = rest + 6.41463530422127e-50 - 6.41463530422127e-50);
    const v127 = (rest = v87 * v76 + v86 * v77 + v85 * v78 + v84 * v79 - (v103 * v92 + v102 * v93 + v101 * v94 + v100 * v95) + v119 * v108 + v118 * v109 + v117 * v110 + v116 * v111 + carry) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v128 = (rest = v88 * v76 + v87 * v77 + v86 * v78 + v85 * v79 + v84 * v80 - (v104 * v92 + v103 * v93 + v102 * v94 + v101 * v95 + v100 * v96) + v120 * v108 + v119 * v109 + v118 * v110 + v117 * v111 + v116 * v112 + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v129 = (rest = v89 * v76 + v88 * v77 + v87 * v78 + v86 * v79 + v85 * v80 + v84 * v81 - (v105 * v92 + v104 * v93 + v103 * v94 + v102 * v95 + v101 * v96 + v100 * v97) + v121 * v108 + v120 * v109 + v119 * v110 + v118 * v111 + v117 * v112 + v116 * v113 + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v130 = (rest = v90 * v76 + v89 * v77 + v88 * v78 + v87 * v79 + v86 * v80 + v85 * v81 + v84 * v82 - (v106 * v92 + v105 * v93 + v104 * v94 + v103 * v95 + v102 * v96 + v101 * v97 + v100 * v98) + v122 * v108 + v121 * v109 + v120 * v110 + v119 * v111 + v118 * v112 + v117 * v113 + v116 * v114 + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v131 = (rest = v91 * v76 + v90 * v77 + v89 * v78 + v88 * v79 + v87 * v80 + v86 * v81 + v85 * v82 + v84 * v83 - (v107 * v92 + v106 * v93 + v105 * v94 + v104 * v95 + v103 * v96 + v102 * v97 + v101 * v98 + v100 * v99) + v123 * v108 + v122 * v109 + v121 * v110 + v120 * v111 + v119 * v112 + v118 * v113 + v117 * v114 + v116 * v115 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v132 = (rest = v91 * v77 + v90 * v78 + v89 * v79 + v88 * v80 + v87 * v81 + v86 * v82 + v85 * v83 - (v107 * v93 + v106 * v94 + v105 * v95 + v104 * v96 + v103 * v97 + v102 * v98 + v101 * v99) + v123 * v109 + v122 * v110 + v121 * v111 + v120 * v112 + v119 * v113 + v118 * v114 + v117 * v115 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v133 = (rest = v91 * v78 + v90 * v79 + v89 * v80 + v88 * v81 + v87 * v82 + v86 * v83 - (v107 * v94 + v106 * v95 + v105 * v96 + v104 * v97 + v103 * v98 + v102 * v99) + v123 * v110 + v122 * v111 + v121 * v112 + v120 * v113 + v119 * v114 + v118 * v115 + carry) - (carry = rest + 24 - 24);
    const v134 = (rest = v91 * v79 + v90 * v80 + v89 * v81 + v88 * v82 + v87 * v83 - (v107 * v95 + v106 * v96 + v105 * v97 + v104 * v98 + v103 * v99) + v123 * v111 + v122 * v112 + v121 * v113 + v120 * v114 + v119 * v115 + carry) - (carry = rest + 402653184 - 402653184);
    const v135 = (rest = v91 * v80 + v90 * v81 + v89 * v82 + v88 * v83 - (v107 * v96 + v106 * v97 + v105 * v98 + v104 * v99) + v123 * v112 + v122 * v113 + v121 * v114 + v120 * v115 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v136 = (rest = v91 * v81 + v90 * v82 + v89 * v83 - (v107 * v97 + v106 * v98 + v105 * v99) + v123 * v113 + v122 * v114 + v121 * v115 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v137 = (rest = v91 * v82 + v90 * v83 - (v107 * v98 + v106 * v99) + v123 * v114 + v122 * v115 + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v138 = (rest = v91 * v83 - (v107 * v99) + v123 * v115 + carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v139 = (rest = carry) - (carry = rest + 5.3521788476473496e+44 - 5.3521788476473496e+44);
    const v140 = carry;
    const v141 = v140 || v139 || v138 || v137 || v136 || v135 || v134 || v133 || v132 || v131 || v130 || v129 || v128 || v127 || v126 || v125 || v124;
    return v141 > 0 ? 1 : v141 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const values = [ax, ay, aw, bx, by, bw, cx, cy, cw, dx, dy, dw] as const;
  requireFinite('powerTest2d', ARGUMENTS, values);
  let lengthExponent = commonExponent([ax, ay, bx, by, cx, cy, dx, dy]);
  lengthExponent += Math.min(0, Math.floor((commonExponent([aw, bw, cw, dw]) - (2 * lengthExponent)) / 2));
  const [axInteger, ayInteger, bxInteger, byInteger, cxInteger, cyInteger, dxInteger, dyInteger] = scaledIntegers([ax, ay, bx, by, cx, cy, dx, dy], lengthExponent);
  const [awInteger, bwInteger, cwInteger, dwInteger] = scaledIntegers([aw, bw, cw, dw], 2 * lengthExponent);
  const daxInteger = axInteger - dxInteger;
  const dayInteger = ayInteger - dyInteger;
  const dbxInteger = bxInteger - dxInteger;
  const dbyInteger = byInteger - dyInteger;
  const dcxInteger = cxInteger - dxInteger;
  const dcyInteger = cyInteger - dyInteger;
  const t46 = (dbxInteger * dcyInteger - (dcxInteger * dbyInteger)) * (daxInteger * daxInteger + (dayInteger * dayInteger) - (awInteger - dwInteger)) - ((daxInteger * dcyInteger - (dcxInteger * dayInteger)) * (dbxInteger * dbxInteger + (dbyInteger * dbyInteger) - (bwInteger - dwInteger))) + ((daxInteger * dbyInteger - (dbxInteger * dayInteger)) * (dcxInteger * dcxInteger + (dcyInteger * dcyInteger) - (cwInteger - dwInteger)));
  return t46 > 0n ? 1 : t46 < 0n ? -1 : 0;
}
