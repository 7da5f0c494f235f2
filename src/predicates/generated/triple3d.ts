// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling, powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay az bx by bz cx cy cz dx dy dz ex ey ez fx fy fz';

/**
 * Are the vectors from a to b, from c to d and from e to f right-handed?
 *
 * Positive if the three vectors, in this order, are a right-handed frame, negative if it is left-handed, zero
 * if they are parallel to one plane. The sign of the scalar triple product (b - a) · ((d - c) × (f - e)), the volume of the
 * parallelepiped that they span. With ab and cd edges of two polyhedra and f a third point, it says on which side of the
 * plane through e parallel to both edges f lies; with c = e = (0, 0, 0), d and f are taken as vectors.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.3.7.
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * triple3d(5, 5, 5, 6, 5, 5, 0, 0, 0, 0, 2, 0, 1, 1, 1, 1, 1, 4); // 1
 * triple3d(5, 5, 5, 6, 5, 5, 0, 0, 0, 0, 2, 0, 1, 1, 1, 7, 8, 1); // 0
 */
export function triple3d(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number, ex: number, ey: number, ez: number, fx: number, fy: number, fz: number): Sign {
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const cdx = dx - cx;
  const cdy = dy - cy;
  const cdz = dz - cz;
  const efx = fx - ex;
  const efy = fy - ey;
  const efz = fz - ez;
  const value = triple3dValue(abx, aby, abz, cdx, cdy, cdz, efx, efy, efz);
  if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if (triple3dZeroColumn(abx, aby, abz, cdx, cdy, cdz, efx, efy, efz) === 0) return 0;
  return triple3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez, fx, fy, fz) as Sign;
}

/** The value in plain doubles if rounding cannot have changed its sign; 0 if it could. */
export function triple3dValue(abx: number, aby: number, abz: number, cdx: number, cdy: number, cdz: number, efx: number, efy: number, efz: number): number {
  const t27 = efx * cdy;
  const t28 = cdx * efy;
  const t31 = efx * aby;
  const t32 = abx * efy;
  const t35 = cdx * aby;
  const t36 = abx * cdy;
  const t40 = (t28 - t27) * abz - ((t32 - t31) * cdz) + ((t36 - t35) * efz);
  const t64 = (abs(t28) + abs(t27) + 2.0522684006491881e-289) * abs(abz) + ((abs(t32) + abs(t31) + 2.0522684006491881e-289) * abs(cdz)) + ((abs(t36) + abs(t35) + 2.0522684006491881e-289) * abs(efz)) + 3.078402600973782e-289;
  return abs(t40) > 8.881784197001268e-16 * t64 ? t40 : 0;
}

/** Zero if a column of the determinant is; otherwise not known. */
export function triple3dZeroColumn(abx: number, aby: number, abz: number, cdx: number, cdy: number, cdz: number, efx: number, efy: number, efz: number): 0 | Undecided {
  if ((abx === 0 && cdx === 0 && efx === 0) || (aby === 0 && cdy === 0 && efy === 0) || (abz === 0 && cdz === 0 && efz === 0)) {
    const total = abx + aby + abz + cdx + cdy + cdz + efx + efy + efz;
    if (total - total === 0) return 0;
  }
  return UNDECIDED;
}

/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function triple3dExact(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number, ex: number, ey: number, ez: number, fx: number, fy: number, fz: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const abx = bx - ax;
    const aby = by - ay;
    const abz = bz - az;
    const cdx = dx - cx;
    const cdy = dy - cy;
    const cdz = dz - cz;
    const efx = fx - ex;
    const efy = fy - ey;
    const efz = fz - ez;
    const lengthScale = powerOfTwoAbove(abs(abx) + abs(aby) + abs(abz) + abs(cdx) + abs(cdy) + abs(cdz) + abs(efx) + abs(efy) + abs(efz));
    if (!(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const lengthRounder = 103079215104 * lengthScale;
    if (ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || az + lengthRounder - lengthRounder !== az || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || bz + lengthRounder - lengthRounder !== bz || cx + lengthRounder - lengthRounder !== cx || cy + lengthRounder - lengthRounder !== cy || cz + lengthRounder - lengthRounder !== cz || dx + lengthRounder - lengthRounder !== dx || dy + lengthRounder - lengthRounder !== dy || dz + lengthRounder - lengthRounder !== dz || ex + lengthRounder - lengthRounder !== ex || ey + lengthRounder - lengthRounder !== ey || ez + lengthRounder - lengthRounder !== ez || fx + lengthRounder - lengthRounder !== fx || fy + lengthRounder - lengthRounder !== fy || fz + lengthRounder - lengthRounder !== fz) break grid;
    const t40 = (cdx * efy - (efx * cdy)) * abz - ((abx * efy - (efx * aby)) * cdz) + ((abx * cdy - (cdx * aby)) * efz);
    return t40 > 0 ? 1 : t40 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 24 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const lengthScaling = limbScaling(abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz) + abs(cx) + abs(cy) + abs(cz) + abs(dx) + abs(dy) + abs(dz) + abs(ex) + abs(ey) + abs(ez) + abs(fx) + abs(fy) + abs(fz), 8388608);
    if (!(lengthScaling >= 1) && (!(lengthScaling > 0) || ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || az * lengthScaling / lengthScaling !== az || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || bz * lengthScaling / lengthScaling !== bz || cx * lengthScaling / lengthScaling !== cx || cy * lengthScaling / lengthScaling !== cy || cz * lengthScaling / lengthScaling !== cz || dx * lengthScaling / lengthScaling !== dx || dy * lengthScaling / lengthScaling !== dy || dz * lengthScaling / lengthScaling !== dz || ex * lengthScaling / lengthScaling !== ex || ey * lengthScaling / lengthScaling !== ey || ez * lengthScaling / lengthScaling !== ez || fx * lengthScaling / lengthScaling !== fx || fy * lengthScaling / lengthScaling !== fy || fz * lengthScaling / lengthScaling !== fz)) break limbs;
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
    const v60 = (rest = fx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v61 = (rest -= v60) + 402653184 - 402653184;
    const v62 = (rest -= v61) + 24 - 24;
    const v63 = (rest -= v62);
    const v64 = (rest = fy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v65 = (rest -= v64) + 402653184 - 402653184;
    const v66 = (rest -= v65) + 24 - 24;
    const v67 = (rest -= v66);
    const v68 = (rest = fz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v69 = (rest -= v68) + 402653184 - 402653184;
    const v70 = (rest -= v69) + 24 - 24;
    const v71 = (rest -= v70);
    if (v3 + 0.000001430511474609375 - 0.000001430511474609375 !== v3 || v7 + 0.000001430511474609375 - 0.000001430511474609375 !== v7 || v11 + 0.000001430511474609375 - 0.000001430511474609375 !== v11 || v15 + 0.000001430511474609375 - 0.000001430511474609375 !== v15 || v19 + 0.000001430511474609375 - 0.000001430511474609375 !== v19 || v23 + 0.000001430511474609375 - 0.000001430511474609375 !== v23 || v27 + 0.000001430511474609375 - 0.000001430511474609375 !== v27 || v31 + 0.000001430511474609375 - 0.000001430511474609375 !== v31 || v35 + 0.000001430511474609375 - 0.000001430511474609375 !== v35 || v39 + 0.000001430511474609375 - 0.000001430511474609375 !== v39 || v43 + 0.000001430511474609375 - 0.000001430511474609375 !== v43 || v47 + 0.000001430511474609375 - 0.000001430511474609375 !== v47 || v51 + 0.000001430511474609375 - 0.000001430511474609375 !== v51 || v55 + 0.000001430511474609375 - 0.000001430511474609375 !== v55 || v59 + 0.000001430511474609375 - 0.000001430511474609375 !== v59 || v63 + 0.000001430511474609375 - 0.000001430511474609375 !== v63 || v67 + 0.000001430511474609375 - 0.000001430511474609375 !== v67 || v71 + 0.000001430511474609375 - 0.000001430511474609375 !== v71) break limbs;
    const v72 = v12 - v0;
    const v73 = v13 - v1;
    const v74 = v14 - v2;
    const v75 = v15 - v3;
    const v76 = v16 - v4;
    const v77 = v17 - v5;
    const v78 = v18 - v6;
    const v79 = v19 - v7;
    const v80 = v36 - v24;
    const v81 = v37 - v25;
    const v82 = v38 - v26;
    const v83 = v39 - v27;
    const v84 = v40 - v28;
    const v85 = v41 - v29;
    const v86 = v42 - v30;
    const v87 = v43 - v31;
    const v88 = v60 - v48;
    const v89 = v61 - v49;
    const v90 = v62 - v50;
    const v91 = v63 - v51;
    const v92 = v64 - v52;
    const v93 = v65 - v53;
    const v94 = v66 - v54;
    const v95 = v67 - v55;
    const v96 = (rest = v83 * v95 - (v91 * v87)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v97 = (rest = v82 * v95 + v83 * v94 - (v90 * v87 + v91 * v86) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v98 = (rest = v81 * v95 + v82 * v94 + v83 * v93 - (v89 * v87 + v90 * v86 + v91 * v85) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v99 = (rest = v80 * v95 + v81 * v94 + v82 * v93 + v83 * v92 - (v88 * v87 + v89 * v86 + v90 * v85 + v91 * v84) + carry) - (carry = rest + 24 - 24);
    const v100 = (rest = v80 * v94 + v81 * v93 + v82 * v92 - (v88 * v86 + v89 * v85 + v90 * v84) + carry) - (carry = rest + 402653184 - 402653184);
    const v101 = (rest = v80 * v93 + v81 * v92 - (v88 * v85 + v89 * v84) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v102 = (rest = v80 * v92 - (v88 * v84) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v103 = carry;
    const v104 = v20 - v8;
    const v105 = v21 - v9;
    const v106 = v22 - v10;
    const v107 = v23 - v11;
    const v108 = (rest = v75 * v95 - (v91 * v79)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v109 = (rest = v74 * v95 + v75 * v94 - (v90 * v79 + v91 * v78) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v110 = (rest = v73 * v95 + v74 * v94 + v75 * v93 - (v89 * v79 + v90 * v78 + v91 * v77) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v111 = (rest = v72 * v95 + v73 * v94 + v74 * v93 + v75 * v92 - (v88 * v79 + v89 * v78 + v90 * v77 + v91 * v76) + carry) - (carry = rest + 24 - 24);
    const v112 = (rest = v72 * v94 + v73 * v93 + v74 * v92 - (v88 * v78 + v89 * v77 + v90 * v76) + carry) - (carry = rest + 402653184 - 402653184);
    const v113 = (rest = v72 * v93 + v73 * v92 - (v88 * v77 + v89 * v76) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v114 = (rest = v72 * v92 - (v88 * v76) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v115 = carry;
    const v116 = v44 - v32;
    const v117 = v45 - v33;
    const v118 = v46 - v34;
    const v119 = v47 - v35;
    const v120 = (rest = v75 * v87 - (v83 * v79)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v121 = (rest = v74 * v87 + v75 * v86 - (v82 * v79 + v83 * v78) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v122 = (rest = v73 * v87 + v74 * v86 + v75 * v85 - (v81 * v79 + v82 * v78 + v83 * v77) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v123 = (rest = v72 * v87 + v73 * v86 + v74 * v85 + v75 * v84 - (v80 * v79 + v81 * v78 + v82 * v77 + v83 * v76) + carry) - (carry = rest + 24 - 24);
    const v124 = (rest = v72 * v86 + v73 * v85 + v74 * v84 - (v80 * v78 + v81 * v77 + v82 * v76) + carry) - (carry = rest + 402653184 - 402653184);
    const v125 = (rest = v72 * v85 + v73 * v84 - (v80 * v77 + v81 * v76) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v126 = (rest = v72 * v84 - (v80 * v76) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v127 = carry;
    const v128 = v68 - v56;
    const v129 = v69 - v57;
    const v130 = v70 - v58;
    const v131 = v71 - v59;
    const v132 = (rest = v96 * v107 - (v108 * v119) + v120 * v131) - (carry = rest + 1.0761972206014595e-42 - 1.0761972206014595e-42);
    const v133 = (rest = v97 * v107 + v96 * v106 - (v109 * v119 + v108 * v118) + v121 * v131 + v120 * v130 + carry) - (carry = rest + 1.8055593228630336e-35 - 1.8055593228630336e-35);
    const v134 = (rest = v98 * v107 + v97 * v106 + v96 * v105 - (v110 * v119 + v109 * v118 + v108 * v117) + v122 * v131 + v121 * v130 + v120 * v129 + carry) - (carry = rest + 3.0292258760486853e-28 - 3.0292258760486853e-28);
    const v135 = (rest = v99 * v107 + v98 * v106 + v97 * v105 + v96 * v104 - (v111 * v119 + v110 * v118 + v109 * v117 + v108 * v116) + v123 * v131 + v122 * v130 + v121 * v129 + v120 * v128 + carry) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v136 = (rest = v100 * v107 + v99 * v106 + v98 * v105 + v97 * v104 - (v112 * v119 + v111 * v118 + v110 * v117 + v109 * v116) + v124 * v131 + v123 * v130 + v122 * v129 + v121 * v128 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v137 = (rest = v101 * v107 + v100 * v106 + v99 * v105 + v98 * v104 - (v113 * v119 + v112 * v118 + v111 * v117 + v110 * v116) + v125 * v131 + v124 * v130 + v123 * v129 + v122 * v128 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v138 = (rest = v102 * v107 + v101 * v106 + v100 * v105 + v99 * v104 - (v114 * v119 + v113 * v118 + v112 * v117 + v111 * v116) + v126 * v131 + v125 * v130 + v124 * v129 + v123 * v128 + carry) - (carry = rest + 24 - 24);
    const v139 = (rest = v103 * v107 + v102 * v106 + v101 * v105 + v100 * v104 - (v115 * v119 + v114 * v118 + v113 * v117 + v112 * v116) + v127 * v131 + v126 * v130 + v125 * v129 + v124 * v128 + carry) - (carry = rest + 402653184 - 402653184);
    const v140 = (rest = v103 * v106 + v102 * v105 + v101 * v104 - (v115 * v118 + v114 * v117 + v113 * v116) + v127 * v130 + v126 * v129 + v125 * v128 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v141 = (rest = v103 * v105 + v102 * v104 - (v115 * v117 + v114 * v116) + v127 * v129 + v126 * v128 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v142 = (rest = v103 * v104 - (v115 * v116) + v127 * v128 + carry) - (carry = rest + 1.901475900342344e+30 - 1.901475900342344e+30);
    const v143 = (rest = carry) - (carry = rest + 3.190147189883798e+37 - 3.190147189883798e+37);
    const v144 = carry;
    const v145 = v144 || v143 || v142 || v141 || v140 || v139 || v138 || v137 || v136 || v135 || v134 || v133 || v132;
    return v145 > 0 ? 1 : v145 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [axInteger, ayInteger, azInteger, bxInteger, byInteger, bzInteger, cxInteger, cyInteger, czInteger, dxInteger, dyInteger, dzInteger, exInteger, eyInteger, ezInteger, fxInteger, fyInteger, fzInteger] = finiteIntegers('triple3d', ARGUMENTS, [ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez, fx, fy, fz]);
  const abxInteger = bxInteger - axInteger;
  const abyInteger = byInteger - ayInteger;
  const cdxInteger = dxInteger - cxInteger;
  const cdyInteger = dyInteger - cyInteger;
  const efxInteger = fxInteger - exInteger;
  const efyInteger = fyInteger - eyInteger;
  const t40 = (cdxInteger * efyInteger - (efxInteger * cdyInteger)) * (bzInteger - azInteger) - ((abxInteger * efyInteger - (efxInteger * abyInteger)) * (dzInteger - czInteger)) + ((abxInteger * cdyInteger - (cdxInteger * abyInteger)) * (fzInteger - ezInteger));
  return t40 > 0n ? 1 : t40 < 0n ? -1 : 0;
}
