// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling, powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay az bx by bz px py pz qx qy qz';

/**
 * Is the dihedral angle at the line ab, between p and q, acute, right or obtuse?
 *
 * Positive if the half-planes from the line through p and through q enclose an acute angle, negative if an obtuse one,
 * zero if a right one, or if p or q lies on the line, or a = b. The sign of ((b - a) × (p - a)) · ((b - a) × (q - a)).
 * With p the third corner of a triangle it says on which side of its edge ab the foot of q on the triangle's plane lies; with p a point
 * and q another one, whether q lies before or behind the plane through the line ab that the perpendicular from p meets at a right angle.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.5 (Voronoi regions of a triangle), without the sharing of products.
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * dihedralAngle3d(0, 0, 0, 1, 0, 0, 5, 1, 0, -7, 1, 3); // 1
 * dihedralAngle3d(0, 0, 0, 1, 0, 0, 5, 1, 0, -7, 0, 3); // 0
 */
export function dihedralAngle3d(ax: number, ay: number, az: number, bx: number, by: number, bz: number, px: number, py: number, pz: number, qx: number, qy: number, qz: number): Sign {
  const aby = by - ay;
  const apz = pz - az;
  const abz = bz - az;
  const apy = py - ay;
  const aqz = qz - az;
  const aqy = qy - ay;
  const apx = px - ax;
  const abx = bx - ax;
  const aqx = qx - ax;
  const value = dihedralAngle3dValue(aby, apz, abz, apy, aqz, aqy, apx, abx, aqx);
  if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  return dihedralAngle3dExact(ax, ay, az, bx, by, bz, px, py, pz, qx, qy, qz) as Sign;
}

/** The value in plain doubles if rounding cannot have changed its sign; 0 if it could. */
export function dihedralAngle3dValue(aby: number, apz: number, abz: number, apy: number, aqz: number, aqy: number, apx: number, abx: number, aqx: number): number {
  const t6 = aby * apz;
  const t11 = abz * apy;
  const t15 = aby * aqz;
  const t18 = abz * aqy;
  const t24 = abz * apx;
  const t27 = abx * apz;
  const t31 = abz * aqx;
  const t32 = abx * aqz;
  const t36 = abx * apy;
  const t37 = aby * apx;
  const t39 = abx * aqy;
  const t40 = aby * aqx;
  const t43 = (t6 - t11) * (t15 - t18) + ((t24 - t27) * (t31 - t32)) + ((t36 - t37) * (t39 - t40));
  const t73 = (abs(t6) + abs(t11) + 2.0522684006491881e-289) * (abs(t15) + abs(t18) + 2.0522684006491881e-289) + ((abs(t24) + abs(t27) + 2.0522684006491881e-289) * (abs(t31) + abs(t32) + 2.0522684006491881e-289)) + ((abs(t36) + abs(t37) + 2.0522684006491881e-289) * (abs(t39) + abs(t40) + 2.0522684006491881e-289)) + 3.078402600973782e-289;
  return abs(t43) > 1.221245327087675e-15 * t73 ? t43 : 0;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function dihedralAngle3dExact(ax: number, ay: number, az: number, bx: number, by: number, bz: number, px: number, py: number, pz: number, qx: number, qy: number, qz: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const aby = by - ay;
    const apz = pz - az;
    const abz = bz - az;
    const apy = py - ay;
    const aqz = qz - az;
    const aqy = qy - ay;
    const apx = px - ax;
    const abx = bx - ax;
    const aqx = qx - ax;
    const lengthScale = powerOfTwoAbove(abs(aby) + abs(apz) + abs(abz) + abs(apy) + abs(aqz) + abs(aqy) + abs(apx) + abs(abx) + abs(aqx));
    if (!(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const lengthRounder = 1649267441664 * lengthScale;
    if (ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || az + lengthRounder - lengthRounder !== az || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || bz + lengthRounder - lengthRounder !== bz || px + lengthRounder - lengthRounder !== px || py + lengthRounder - lengthRounder !== py || pz + lengthRounder - lengthRounder !== pz || qx + lengthRounder - lengthRounder !== qx || qy + lengthRounder - lengthRounder !== qy || qz + lengthRounder - lengthRounder !== qz) break grid;
    const t43 = (aby * apz - (abz * apy)) * (aby * aqz - (abz * aqy)) + ((abz * apx - (abx * apz)) * (abz * aqx - (abx * aqz))) + ((abx * apy - (aby * apx)) * (abx * aqy - (aby * aqx)));
    return t43 > 0 ? 1 : t43 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 24 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const lengthScaling = limbScaling(abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz) + abs(px) + abs(py) + abs(pz) + abs(qx) + abs(qy) + abs(qz), 8388608);
    if (!(lengthScaling >= 1) && (!(lengthScaling > 0) || ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || az * lengthScaling / lengthScaling !== az || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || bz * lengthScaling / lengthScaling !== bz || px * lengthScaling / lengthScaling !== px || py * lengthScaling / lengthScaling !== py || pz * lengthScaling / lengthScaling !== pz || qx * lengthScaling / lengthScaling !== qx || qy * lengthScaling / lengthScaling !== qy || qz * lengthScaling / lengthScaling !== qz)) break limbs;
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
    const v24 = (rest = px * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v25 = (rest -= v24) + 402653184 - 402653184;
    const v26 = (rest -= v25) + 24 - 24;
    const v27 = (rest -= v26);
    const v28 = (rest = py * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v29 = (rest -= v28) + 402653184 - 402653184;
    const v30 = (rest -= v29) + 24 - 24;
    const v31 = (rest -= v30);
    const v32 = (rest = pz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v33 = (rest -= v32) + 402653184 - 402653184;
    const v34 = (rest -= v33) + 24 - 24;
    const v35 = (rest -= v34);
    const v36 = (rest = qx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v37 = (rest -= v36) + 402653184 - 402653184;
    const v38 = (rest -= v37) + 24 - 24;
    const v39 = (rest -= v38);
    const v40 = (rest = qy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v41 = (rest -= v40) + 402653184 - 402653184;
    const v42 = (rest -= v41) + 24 - 24;
    const v43 = (rest -= v42);
    const v44 = (rest = qz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v45 = (rest -= v44) + 402653184 - 402653184;
    const v46 = (rest -= v45) + 24 - 24;
    const v47 = (rest -= v46);
    if (v3 + 0.000001430511474609375 - 0.000001430511474609375 !== v3 || v7 + 0.000001430511474609375 - 0.000001430511474609375 !== v7 || v11 + 0.000001430511474609375 - 0.000001430511474609375 !== v11 || v15 + 0.000001430511474609375 - 0.000001430511474609375 !== v15 || v19 + 0.000001430511474609375 - 0.000001430511474609375 !== v19 || v23 + 0.000001430511474609375 - 0.000001430511474609375 !== v23 || v27 + 0.000001430511474609375 - 0.000001430511474609375 !== v27 || v31 + 0.000001430511474609375 - 0.000001430511474609375 !== v31 || v35 + 0.000001430511474609375 - 0.000001430511474609375 !== v35 || v39 + 0.000001430511474609375 - 0.000001430511474609375 !== v39 || v43 + 0.000001430511474609375 - 0.000001430511474609375 !== v43 || v47 + 0.000001430511474609375 - 0.000001430511474609375 !== v47) break limbs;
    const v48 = v16 - v4;
    const v49 = v17 - v5;
    const v50 = v18 - v6;
    const v51 = v19 - v7;
    const v52 = v32 - v8;
    const v53 = v33 - v9;
    const v54 = v34 - v10;
    const v55 = v35 - v11;
    const v56 = v20 - v8;
    const v57 = v21 - v9;
    const v58 = v22 - v10;
    const v59 = v23 - v11;
    const v60 = v28 - v4;
    const v61 = v29 - v5;
    const v62 = v30 - v6;
    const v63 = v31 - v7;
    const v64 = v44 - v8;
    const v65 = v45 - v9;
    const v66 = v46 - v10;
    const v67 = v47 - v11;
    const v68 = v40 - v4;
    const v69 = v41 - v5;
    const v70 = v42 - v6;
    const v71 = v43 - v7;
    const v72 = (rest = v51 * v55 - (v59 * v63)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v73 = (rest = v50 * v55 + v51 * v54 - (v58 * v63 + v59 * v62) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v74 = (rest = v49 * v55 + v50 * v54 + v51 * v53 - (v57 * v63 + v58 * v62 + v59 * v61) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v75 = (rest = v48 * v55 + v49 * v54 + v50 * v53 + v51 * v52 - (v56 * v63 + v57 * v62 + v58 * v61 + v59 * v60) + carry) - (carry = rest + 24 - 24);
    const v76 = (rest = v48 * v54 + v49 * v53 + v50 * v52 - (v56 * v62 + v57 * v61 + v58 * v60) + carry) - (carry = rest + 402653184 - 402653184);
    const v77 = (rest = v48 * v53 + v49 * v52 - (v56 * v61 + v57 * v60) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v78 = (rest = v48 * v52 - (v56 * v60) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v79 = carry;
    const v80 = (rest = v51 * v67 - (v59 * v71)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v81 = (rest = v50 * v67 + v51 * v66 - (v58 * v71 + v59 * v70) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v82 = (rest = v49 * v67 + v50 * v66 + v51 * v65 - (v57 * v71 + v58 * v70 + v59 * v69) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v83 = (rest = v48 * v67 + v49 * v66 + v50 * v65 + v51 * v64 - (v56 * v71 + v57 * v70 + v58 * v69 + v59 * v68) + carry) - (carry = rest + 24 - 24);
    const v84 = (rest = v48 * v66 + v49 * v65 + v50 * v64 - (v56 * v70 + v57 * v69 + v58 * v68) + carry) - (carry = rest + 402653184 - 402653184);
    const v85 = (rest = v48 * v65 + v49 * v64 - (v56 * v69 + v57 * v68) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v86 = (rest = v48 * v64 - (v56 * v68) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v87 = carry;
    const v88 = v24 - v0;
    const v89 = v25 - v1;
    const v90 = v26 - v2;
    const v91 = v27 - v3;
    const v92 = v12 - v0;
    const v93 = v13 - v1;
    const v94 = v14 - v2;
    const v95 = v15 - v3;
    const v96 = v36 - v0;
    const v97 = v37 - v1;
    const v98 = v38 - v2;
    const v99 = v39 - v3;
    const v100 = (rest = v59 * v91 - (v95 * v55)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v101 = (rest = v58 * v91 + v59 * v90 - (v94 * v55 + v95 * v54) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v102 = (rest = v57 * v91 + v58 * v90 + v59 * v89 - (v93 * v55 + v94 * v54 + v95 * v53) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v103 = (rest = v56 * v91 + v57 * v90 + v58 * v89 + v59 * v88 - (v92 * v55 + v93 * v54 + v94 * v53 + v95 * v52) + carry) - (carry = rest + 24 - 24);
    const v104 = (rest = v56 * v90 + v57 * v89 + v58 * v88 - (v92 * v54 + v93 * v53 + v94 * v52) + carry) - (carry = rest + 402653184 - 402653184);
    const v105 = (rest = v56 * v89 + v57 * v88 - (v92 * v53 + v93 * v52) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v106 = (rest = v56 * v88 - (v92 * v52) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v107 = carry;
    const v108 = (rest = v59 * v99 - (v95 * v67)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v109 = (rest = v58 * v99 + v59 * v98 - (v94 * v67 + v95 * v66) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v110 = (rest = v57 * v99 + v58 * v98 + v59 * v97 - (v93 * v67 + v94 * v66 + v95 * v65) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v111 = (rest = v56 * v99 + v57 * v98 + v58 * v97 + v59 * v96 - (v92 * v67 + v93 * v66 + v94 * v65 + v95 * v64) + carry) - (carry = rest + 24 - 24);
    const v112 = (rest = v56 * v98 + v57 * v97 + v58 * v96 - (v92 * v66 + v93 * v65 + v94 * v64) + carry) - (carry = rest + 402653184 - 402653184);
    const v113 = (rest = v56 * v97 + v57 * v96 - (v92 * v65 + v93 * v64) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v114 = (rest = v56 * v96 - (v92 * v64) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v115 = carry;
    const v116 = (rest = v95 * v63 - (v51 * v91)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v117 = (rest = v94 * v63 + v95 * v62 - (v50 * v91 + v51 * v90) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v118 = (rest = v93 * v63 + v94 * v62 + v95 * v61 - (v49 * v91 + v50 * v90 + v51 * v89) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v119 = (rest = v92 * v63 + v93 * v62 + v94 * v61 + v95 * v60 - (v48 * v91 + v49 * v90 + v50 * v89 + v51 * v88) + carry) - (carry = rest + 24 - 24);
    const v120 = (rest = v92 * v62 + v93 * v61 + v94 * v60 - (v48 * v90 + v49 * v89 + v50 * v88) + carry) - (carry = rest + 402653184 - 402653184);
    const v121 = (rest = v92 * v61 + v93 * v60 - (v48 * v89 + v49 * v88) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v122 = (rest = v92 * v60 - (v48 * v88) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v123 = carry;
    const v124 = (rest = v95 * v71 - (v51 * v99)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v125 = (rest = v94 * v71 + v95 * v70 - (v50 * v99 + v51 * v98) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v126 = (rest = v93 * v71 + v94 * v70 + v95 * v69 - (v49 * v99 + v50 * v98 + v51 * v97) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v127 = (rest = v92 * v71 + v93 * v70 + v94 * v69 + v95 * v68 - (v48 * v99 + v49 * v98 + v50 * v97 + v51 * v96) + carry) - (carry = rest + 24 - 24);
    const v128 = (rest = v92 * v70 + v93 * v69 + v94 * v68 - (v48 * v98 + v49 * v97 + v50 * v96) + carry) - (carry = rest + 402653184 - 402653184);
    const v129 = (rest = v92 * v69 + v93 * v68 - (v48 * v97 + v49 * v96) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v130 = (rest = v92 * v68 - (v48 * v96) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v131 = carry;
    const v132 = (rest = v72 * v80 + v100 * v108 + v116 * v124) - (carry = rest + 2.2789362589823517e-64 - 2.2789362589823517e-64);
    const v133 = (rest = v73 * v80 + v72 * v81 + v101 * v108 + v100 * v109 + v117 * v124 + v116 * v125 + carry) - (carry = rest + 3.8234205867178855e-57 - 3.8234205867178855e-57);
    const v134 = (rest = v74 * v80 + v73 * v81 + v72 * v82 + v102 * v108 + v101 * v109 + v100 * v110 + v118 * v124 + v117 * v125 + v116 * v126 + carry) - (carry = rest + 6.41463530422127e-50 - 6.41463530422127e-50);
    const v135 = (rest = v75 * v80 + v74 * v81 + v73 * v82 + v72 * v83 + v103 * v108 + v102 * v109 + v101 * v110 + v100 * v111 + v119 * v124 + v118 * v125 + v117 * v126 + v116 * v127 + carry) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v136 = (rest = v76 * v80 + v75 * v81 + v74 * v82 + v73 * v83 + v72 * v84 + v104 * v108 + v103 * v109 + v102 * v110 + v101 * v111 + v100 * v112 + v120 * v124 + v119 * v125 + v118 * v126 + v117 * v127 + v116 * v128 + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v137 = (rest = v77 * v80 + v76 * v81 + v75 * v82 + v74 * v83 + v73 * v84 + v72 * v85 + v105 * v108 + v104 * v109 + v103 * v110 + v102 * v111 + v101 * v112 + v100 * v113 + v121 * v124 + v120 * v125 + v119 * v126 + v118 * v127 + v117 * v128 + v116 * v129 + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v138 = (rest = v78 * v80 + v77 * v81 + v76 * v82 + v75 * v83 + v74 * v84 + v73 * v85 + v72 * v86 + v106 * v108 + v105 * v109 + v104 * v110 + v103 * v111 + v102 * v112 + v101 * v113 + v100 * v114 + v122 * v124 + v121 * v125 + v120 * v126 + v119 * v127 + v118 * v128 + v117 * v129 + v116 * v130 + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v139 = (rest = v79 * v80 + v78 * v81 + v77 * v82 + v76 * v83 + v75 * v84 + v74 * v85 + v73 * v86 + v72 * v87 + v107 * v108 + v106 * v109 + v105 * v110 + v104 * v111 + v103 * v112 + v102 * v113 + v101 * v114 + v100 * v115 + v123 * v124 + v122 * v125 + v121 * v126 + v120 * v127 + v119 * v128 + v118 * v129 + v117 * v130 + v116 * v131 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v140 = (rest = v79 * v81 + v78 * v82 + v77 * v83 + v76 * v84 + v75 * v85 + v74 * v86 + v73 * v87 + v107 * v109 + v106 * v110 + v105 * v111 + v104 * v112 + v103 * v113 + v102 * v114 + v101 * v115 + v123 * v125 + v122 * v126 + v121 * v127 + v120 * v128 + v119 * v129 + v118 * v130 + v117 * v131 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v141 = (rest = v79 * v82 + v78 * v83 + v77 * v84 + v76 * v85 + v75 * v86 + v74 * v87 + v107 * v110 + v106 * v111 + v105 * v112 + v104 * v113 + v103 * v114 + v102 * v115 + v123 * v126 + v122 * v127 + v121 * v128 + v120 * v129 + v119 * v130 + v118 * v131 + carry) - (carry = rest + 24 - 24);
    const v142 = (rest = v79 * v83 + v78 * v84 + v77 * v85 + v76 * v86 + v75 * v87 + v107 * v111 + v106 * v112 + v105 * v113 + v104 * v114 + v103 * v115 + v123 * v127 + v122 * v128 + v121 * v129 + v120 * v130 + v119 * v131 + carry) - (carry = rest + 402653184 - 402653184);
    const v143 = (rest = v79 * v84 + v78 * v85 + v77 * v86 + v76 * v87 + v107 * v112 + v106 * v113 + v105 * v114 + v104 * v115 + v123 * v128 + v122 * v129 + v121 * v130 + v120 * v131 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v144 = (rest = v79 * v85 + v78 * v86 + v77 * v87 + v107 * v113 + v106 * v114 + v105 * v115 + v123 * v129 + v122 * v130 + v121 * v131 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v145 = (rest = v79 * v86 + v78 * v87 + v107 * v114 + v106 * v115 + v123 * v130 + v122 * v131 + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v146 = (rest = v79 * v87 + v107 * v115 + v123 * v131 + carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v147 = (rest = carry) - (carry = rest + 5.3521788476473496e+44 - 5.3521788476473496e+44);
    const v148 = carry;
    const v149 = v148 || v147 || v146 || v145 || v144 || v143 || v142 || v141 || v140 || v139 || v138 || v137 || v136 || v135 || v134 || v133 || v132;
    return v149 > 0 ? 1 : v149 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [axInteger, ayInteger, azInteger, bxInteger, byInteger, bzInteger, pxInteger, pyInteger, pzInteger, qxInteger, qyInteger, qzInteger] = finiteIntegers('dihedralAngle3d', ARGUMENTS, [ax, ay, az, bx, by, bz, px, py, pz, qx, qy, qz]);
  const abyInteger = byInteger - ayInteger;
  const apzInteger = pzInteger - azInteger;
  const abzInteger = bzInteger - azInteger;
  const apyInteger = pyInteger - ayInteger;
  const aqzInteger = qzInteger - azInteger;
  const aqyInteger = qyInteger - ayInteger;
  const apxInteger = pxInteger - axInteger;
  const abxInteger = bxInteger - axInteger;
  const aqxInteger = qxInteger - axInteger;
  const t43 = (abyInteger * apzInteger - (abzInteger * apyInteger)) * (abyInteger * aqzInteger - (abzInteger * aqyInteger)) + ((abzInteger * apxInteger - (abxInteger * apzInteger)) * (abzInteger * aqxInteger - (abxInteger * aqzInteger))) + ((abxInteger * apyInteger - (abyInteger * apxInteger)) * (abxInteger * aqyInteger - (abyInteger * aqxInteger)));
  return t43 > 0n ? 1 : t43 < 0n ? -1 : 0;
}
