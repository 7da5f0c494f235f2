// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireFinite } from '../../core/arguments/errors.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay az bx by bz ux uy uz px py pz cx cy cz s vx vy vz r wx wy wz';

/**
 * How does the line p + t · (b - a) pass the line through c + s · v + r · w along u?
 *
 * The sign of the determinant of b - a, u and p - (c + s v + r w). The point in brackets is never rounded: it is a
 * corner, or the middle of a face, of a box with center c, axes v and w and half sizes ±s and ±r. Zero if the two lines
 * meet or are parallel. With a = p it is the line through a and b; with a = (0, 0, 0), b is a direction; with b and u two
 * axes of a box and r = 0, it says on which side of a face of the third axis p lies.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.4 and 5.3.3; Eberly, 3D Game Engine Design, 5.2 (separating axes);
 * without the assumption that the axes are orthonormal.
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * orientOffset3d(0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5, 0, 0, 0, 4, 0, 0, 1, 0, 0, 0, 0); // 1
 * orientOffset3d(0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5, 0, 0, 1, 2, 0, 0, 2, 0, 0, 0, 0); // 0
 */
export function orientOffset3d(ax: number, ay: number, az: number, bx: number, by: number, bz: number, ux: number, uy: number, uz: number, px: number, py: number, pz: number, cx: number, cy: number, cz: number, s: number, vx: number, vy: number, vz: number, r: number, wx: number, wy: number, wz: number): Sign {
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const cpx = px - cx;
  const cpy = py - cy;
  const cpz = pz - cz;
  const value = orientOffset3dValue(abx, aby, abz, ux, uy, uz, cpx, s, vx, r, wx, cpy, vy, wy, cpz, vz, wz);
  if (value !== 0) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  return orientOffset3dExact(ax, ay, az, bx, by, bz, ux, uy, uz, px, py, pz, cx, cy, cz, s, vx, vy, vz, r, wx, wy, wz) as Sign;
}

/** The value in plain doubles if rounding cannot have changed its sign; 0 if it could. */
export function orientOffset3dValue(abx: number, aby: number, abz: number, ux: number, uy: number, uz: number, cpx: number, s: number, vx: number, r: number, wx: number, cpy: number, vy: number, wy: number, cpz: number, vz: number, wz: number): number {
  const t17 = s * vx;
  const t20 = r * wx;
  const t22 = cpx - (t17 + t20);
  const t27 = s * vy;
  const t29 = r * wy;
  const t31 = cpy - (t27 + t29);
  const t36 = s * vz;
  const t38 = r * wz;
  const t49 = ux * aby;
  const t50 = abx * uy;
  const t54 = (ux * t31 - (t22 * uy)) * abz - ((abx * t31 - (t22 * aby)) * uz) + ((t50 - t49) * (cpz - (t36 + t38)));
  const t64 = abs(cpy) + (abs(t27) + abs(t29)) + 2.0522684006491881e-289;
  const t71 = abs(cpx) + (abs(t17) + abs(t20)) + 2.0522684006491881e-289;
  const t99 = (abs(ux) * t64 + (t71 * abs(uy)) + 2.0522684006491881e-289) * abs(abz) + ((abs(abx) * t64 + (t71 * abs(aby)) + 2.0522684006491881e-289) * abs(uz)) + ((abs(t50) + abs(t49) + 2.0522684006491881e-289) * (abs(cpz) + (abs(t36) + abs(t38)) + 2.0522684006491881e-289)) + 3.078402600973782e-289;
  return abs(t54) > 9.992007221626429e-16 * t99 ? t54 : 0;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function orientOffset3dExact(ax: number, ay: number, az: number, bx: number, by: number, bz: number, ux: number, uy: number, uz: number, px: number, py: number, pz: number, cx: number, cy: number, cz: number, s: number, vx: number, vy: number, vz: number, r: number, wx: number, wy: number, wz: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const abx = bx - ax;
    const aby = by - ay;
    const abz = bz - az;
    const cpx = px - cx;
    const cpy = py - cy;
    const cpz = pz - cz;
    const directionScale = powerOfTwoAbove(abs(ux) + abs(uy) + abs(uz) + abs(vx) + abs(wx) + abs(vy) + abs(wy) + abs(vz) + abs(wz));
    let sizeScale = powerOfTwoAbove(abs(s) + abs(r));
    const excess = (abs(abx) + abs(aby) + abs(abz) + abs(cpx) + abs(cpy) + abs(cpz)) / directionScale / sizeScale;
    if (excess > 1) sizeScale *= powerOfTwoAbove(excess);
    if (!(directionScale >= 7e-46 && directionScale <= 2e45) || !(sizeScale >= 7e-46 && sizeScale <= 2e45)) break grid;
    const directionBysizeRounder = 25769803776 * directionScale * sizeScale;
    const directionRounder = 13194139533312 * directionScale;
    const sizeRounder = 13194139533312 * sizeScale;
    if (ax + directionBysizeRounder - directionBysizeRounder !== ax || ay + directionBysizeRounder - directionBysizeRounder !== ay || az + directionBysizeRounder - directionBysizeRounder !== az || bx + directionBysizeRounder - directionBysizeRounder !== bx || by + directionBysizeRounder - directionBysizeRounder !== by || bz + directionBysizeRounder - directionBysizeRounder !== bz || ux + directionRounder - directionRounder !== ux || uy + directionRounder - directionRounder !== uy || uz + directionRounder - directionRounder !== uz || px + directionBysizeRounder - directionBysizeRounder !== px || py + directionBysizeRounder - directionBysizeRounder !== py || pz + directionBysizeRounder - directionBysizeRounder !== pz || cx + directionBysizeRounder - directionBysizeRounder !== cx || cy + directionBysizeRounder - directionBysizeRounder !== cy || cz + directionBysizeRounder - directionBysizeRounder !== cz || s + sizeRounder - sizeRounder !== s || vx + directionRounder - directionRounder !== vx || vy + directionRounder - directionRounder !== vy || vz + directionRounder - directionRounder !== vz || r + sizeRounder - sizeRounder !== r || wx + directionRounder - directionRounder !== wx || wy + directionRounder - directionRounder !== wy || wz + directionRounder - directionRounder !== wz) break grid;
    const t22 = cpx - (s * vx + (r * wx));
    const t31 = cpy - (s * vy + (r * wy));
    const t54 = (ux * t31 - (t22 * uy)) * abz - ((abx * t31 - (t22 * aby)) * uz) + ((abx * uy - (ux * aby)) * (cpz - (s * vz + (r * wz))));
    return t54 > 0 ? 1 : t54 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 25 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const directionScale = powerOfTwoAbove(abs(ux) + abs(uy) + abs(uz) + abs(vx) + abs(vy) + abs(vz) + abs(wx) + abs(wy) + abs(wz));
    let sizeScale = powerOfTwoAbove(abs(s) + abs(r));
    const excess = (abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz) + abs(px) + abs(py) + abs(pz) + abs(cx) + abs(cy) + abs(cz)) / directionScale / sizeScale;
    if (excess > 1) sizeScale *= powerOfTwoAbove(excess);
    if (!(directionScale >= 1e-271 && directionScale <= 9e270) || !(sizeScale >= 1e-271 && sizeScale <= 9e270)) break limbs;
    const directionBysizeScaling = 281474976710656 / (directionScale * sizeScale);
    if (directionBysizeScaling < 1 && (ax * directionBysizeScaling / directionBysizeScaling !== ax || ay * directionBysizeScaling / directionBysizeScaling !== ay || az * directionBysizeScaling / directionBysizeScaling !== az || bx * directionBysizeScaling / directionBysizeScaling !== bx || by * directionBysizeScaling / directionBysizeScaling !== by || bz * directionBysizeScaling / directionBysizeScaling !== bz || px * directionBysizeScaling / directionBysizeScaling !== px || py * directionBysizeScaling / directionBysizeScaling !== py || pz * directionBysizeScaling / directionBysizeScaling !== pz || cx * directionBysizeScaling / directionBysizeScaling !== cx || cy * directionBysizeScaling / directionBysizeScaling !== cy || cz * directionBysizeScaling / directionBysizeScaling !== cz)) break limbs;
    const directionScaling = 16777216 / (directionScale);
    if (directionScaling < 1 && (ux * directionScaling / directionScaling !== ux || uy * directionScaling / directionScaling !== uy || uz * directionScaling / directionScaling !== uz || vx * directionScaling / directionScaling !== vx || vy * directionScaling / directionScaling !== vy || vz * directionScaling / directionScaling !== vz || wx * directionScaling / directionScaling !== wx || wy * directionScaling / directionScaling !== wy || wz * directionScaling / directionScaling !== wz)) break limbs;
    const sizeScaling = 16777216 / (sizeScale);
    if (sizeScaling < 1 && (s * sizeScaling / sizeScaling !== s || r * sizeScaling / sizeScaling !== r)) break limbs;
    let rest: number;
    let carry: number;
    const v0 = (rest = ax * directionBysizeScaling) + 2.2667359117774297e+23 - 2.2667359117774297e+23;
    const v1 = (rest -= v0) + 6755399441055744 - 6755399441055744;
    const v2 = (rest -= v1) + 201326592 - 201326592;
    const v3 = (rest -= v2) + 6 - 6;
    const v4 = (rest -= v3);
    const v5 = (rest = ay * directionBysizeScaling) + 2.2667359117774297e+23 - 2.2667359117774297e+23;
    const v6 = (rest -= v5) + 6755399441055744 - 6755399441055744;
    const v7 = (rest -= v6) + 201326592 - 201326592;
    const v8 = (rest -= v7) + 6 - 6;
    const v9 = (rest -= v8);
    const v10 = (rest = az * directionBysizeScaling) + 2.2667359117774297e+23 - 2.2667359117774297e+23;
    const v11 = (rest -= v10) + 6755399441055744 - 6755399441055744;
    const v12 = (rest -= v11) + 201326592 - 201326592;
    const v13 = (rest -= v12) + 6 - 6;
    const v14 = (rest -= v13);
    const v15 = (rest = bx * directionBysizeScaling) + 2.2667359117774297e+23 - 2.2667359117774297e+23;
    const v16 = (rest -= v15) + 6755399441055744 - 6755399441055744;
    const v17 = (rest -= v16) + 201326592 - 201326592;
    const v18 = (rest -= v17) + 6 - 6;
    const v19 = (rest -= v18);
    const v20 = (rest = by * directionBysizeScaling) + 2.2667359117774297e+23 - 2.2667359117774297e+23;
    const v21 = (rest -= v20) + 6755399441055744 - 6755399441055744;
    const v22 = (rest -= v21) + 201326592 - 201326592;
    const v23 = (rest -= v22) + 6 - 6;
    const v24 = (rest -= v23);
    const v25 = (rest = bz * directionBysizeScaling) + 2.2667359117774297e+23 - 2.2667359117774297e+23;
    const v26 = (rest -= v25) + 6755399441055744 - 6755399441055744;
    const v27 = (rest -= v26) + 201326592 - 201326592;
    const v28 = (rest -= v27) + 6 - 6;
    const v29 = (rest -= v28);
    const v30 = (rest = ux * directionScaling) + 6755399441055744 - 6755399441055744;
    const v31 = (rest -= v30) + 201326592 - 201326592;
    const v32 = (rest -= v31) + 6 - 6;
    const v33 = (rest -= v32);
    const v34 = (rest = uy * directionScaling) + 6755399441055744 - 6755399441055744;
    const v35 = (rest -= v34) + 201326592 - 201326592;
    const v36 = (rest -= v35) + 6 - 6;
    const v37 = (rest -= v36);
    const v38 = (rest = uz * directionScaling) + 6755399441055744 - 6755399441055744;
    const v39 = (rest -= v38) + 201326592 - 201326592;
    const v40 = (rest -= v39) + 6 - 6;
    const v41 = (rest -= v40);
    const v42 = (rest = px * directionBysizeScaling) + 2.2667359117774297e+23 - 2.2667359117774297e+23;
    const v43 = (rest -= v42) + 6755399441055744 - 6755399441055744;
    const v44 = (rest -= v43) + 201326592 - 201326592;
    const v45 = (rest -= v44) + 6 - 6;
    const v46 = (rest -= v45);
    const v47 = (rest = py * directionBysizeScaling) + 2.2667359117774297e+23 - 2.2667359117774297e+23;
    const v48 = (rest -= v47) + 6755399441055744 - 6755399441055744;
    const v49 = (rest -= v48) + 201326592 - 201326592;
    const v50 = (rest -= v49) + 6 - 6;
    const v51 = (rest -= v50);
    const v52 = (rest = pz * directionBysizeScaling) + 2.2667359117774297e+23 - 2.2667359117774297e+23;
    const v53 = (rest -= v52) + 6755399441055744 - 6755399441055744;
    const v54 = (rest -= v53) + 201326592 - 201326592;
    const v55 = (rest -= v54) + 6 - 6;
    const v56 = (rest -= v55);
    const v57 = (rest = cx * directionBysizeScaling) + 2.2667359117774297e+23 - 2.2667359117774297e+23;
    const v58 = (rest -= v57) + 6755399441055744 - 6755399441055744;
    const v59 = (rest -= v58) + 201326592 - 201326592;
    const v60 = (rest -= v59) + 6 - 6;
    const v61 = (rest -= v60);
    const v62 = (rest = cy * directionBysizeScaling) + 2.2667359117774297e+23 - 2.2667359117774297e+23;
    const v63 = (rest -= v62) + 6755399441055744 - 6755399441055744;
    const v64 = (rest -= v63) + 201326592 - 201326592;
    const v65 = (rest -= v64) + 6 - 6;
    const v66 = (rest -= v65);
    const v67 = (rest = cz * directionBysizeScaling) + 2.2667359117774297e+23 - 2.2667359117774297e+23;
    const v68 = (rest -= v67) + 6755399441055744 - 6755399441055744;
    const v69 = (rest -= v68) + 201326592 - 201326592;
    const v70 = (rest -= v69) + 6 - 6;
    const v71 = (rest -= v70);
    const v72 = (rest = s * sizeScaling) + 6755399441055744 - 6755399441055744;
    const v73 = (rest -= v72) + 201326592 - 201326592;
    const v74 = (rest -= v73) + 6 - 6;
    const v75 = (rest -= v74);
    const v76 = (rest = vx * directionScaling) + 6755399441055744 - 6755399441055744;
    const v77 = (rest -= v76) + 201326592 - 201326592;
    const v78 = (rest -= v77) + 6 - 6;
    const v79 = (rest -= v78);
    const v80 = (rest = vy * directionScaling) + 6755399441055744 - 6755399441055744;
    const v81 = (rest -= v80) + 201326592 - 201326592;
    const v82 = (rest -= v81) + 6 - 6;
    const v83 = (rest -= v82);
    const v84 = (rest = vz * directionScaling) + 6755399441055744 - 6755399441055744;
    const v85 = (rest -= v84) + 201326592 - 201326592;
    const v86 = (rest -= v85) + 6 - 6;
    const v87 = (rest -= v86);
    const v88 = (rest = r * sizeScaling) + 6755399441055744 - 6755399441055744;
    const v89 = (rest -= v88) + 201326592 - 201326592;
    const v90 = (rest -= v89) + 6 - 6;
    const v91 = (rest -= v90);
    const v92 = (rest = wx * directionScaling) + 6755399441055744 - 6755399441055744;
    const v93 = (rest -= v92) + 201326592 - 201326592;
    const v94 = (rest -= v93) + 6 - 6;
    const v95 = (rest -= v94);
    const v96 = (rest = wy * directionScaling) + 6755399441055744 - 6755399441055744;
    const v97 = (rest -= v96) + 201326592 - 201326592;
    const v98 = (rest -= v97) + 6 - 6;
    const v99 = (rest -= v98);
    const v100 = (rest = wz * directionScaling) + 6755399441055744 - 6755399441055744;
    const v101 = (rest -= v100) + 201326592 - 201326592;
    const v102 = (rest -= v101) + 6 - 6;
    const v103 = (rest -= v102);
    if (v4 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v4 || v9 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v9 || v14 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v14 || v19 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v19 || v24 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v24 || v29 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v29 || v33 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v33 || v37 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v37 || v41 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v41 || v46 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v46 || v51 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v51 || v56 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v56 || v61 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v61 || v66 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v66 || v71 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v71 || v75 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v75 || v79 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v79 || v83 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v83 || v87 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v87 || v91 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v91 || v95 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v95 || v99 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v99 || v103 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v103) break limbs;
    const v104 = v15 - v0;
    const v105 = v16 - v1;
    const v106 = v17 - v2;
    const v107 = v18 - v3;
    const v108 = v19 - v4;
    const v109 = v20 - v5;
    const v110 = v21 - v6;
    const v111 = v22 - v7;
    const v112 = v23 - v8;
    const v113 = v24 - v9;
    const v114 = v42 - v57;
    const v115 = v43 - v58 - (v72 * v76 + v88 * v92);
    const v116 = v44 - v59 - (v72 * v77 + v73 * v76 + v88 * v93 + v89 * v92);
    const v117 = v45 - v60 - (v72 * v78 + v73 * v77 + v74 * v76 + v88 * v94 + v89 * v93 + v90 * v92);
    const v118 = v46 - v61 - (v72 * v79 + v73 * v78 + v74 * v77 + v75 * v76 + v88 * v95 + v89 * v94 + v90 * v93 + v91 * v92);
    const v119 = -(v73 * v79 + v74 * v78 + v75 * v77 + v89 * v95 + v90 * v94 + v91 * v93);
    const v120 = -(v74 * v79 + v75 * v78 + v90 * v95 + v91 * v94);
    const v121 = -(v75 * v79 + v91 * v95);
    const v122 = v47 - v62;
    const v123 = v48 - v63 - (v72 * v80 + v88 * v96);
    const v124 = v49 - v64 - (v72 * v81 + v73 * v80 + v88 * v97 + v89 * v96);
    const v125 = v50 - v65 - (v72 * v82 + v73 * v81 + v74 * v80 + v88 * v98 + v89 * v97 + v90 * v96);
    const v126 = v51 - v66 - (v72 * v83 + v73 * v82 + v74 * v81 + v75 * v80 + v88 * v99 + v89 * v98 + v90 * v97 + v91 * v96);
    const v127 = -(v73 * v83 + v74 * v82 + v75 * v81 + v89 * v99 + v90 * v98 + v91 * v97);
    const v128 = -(v74 * v83 + v75 * v82 + v90 * v99 + v91 * v98);
    const v129 = -(v75 * v83 + v91 * v99);
    const v130 = (rest = v121) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v131 = (rest = v120 + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v132 = (rest = v119 + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v133 = (rest = v118 + carry) - (carry = rest + 6 - 6);
    const v134 = (rest = v117 + carry) - (carry = rest + 201326592 - 201326592);
    const v135 = (rest = v116 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v136 = (rest = v115 + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v137 = v114 + carry;
    const v138 = (rest = v129) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v139 = (rest = v128 + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v140 = (rest = v127 + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v141 = (rest = v126 + carry) - (carry = rest + 6 - 6);
    const v142 = (rest = v125 + carry) - (carry = rest + 201326592 - 201326592);
    const v143 = (rest = v124 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v144 = (rest = v123 + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v145 = v122 + carry;
    const v146 = (rest = v33 * v138 - (v130 * v37)) - (carry = rest + 4.203895392974451e-45 - 4.203895392974451e-45);
    const v147 = (rest = v32 * v138 + v33 * v139 - (v131 * v37 + v130 * v36) + carry) - (carry = rest + 1.410593220986745e-37 - 1.410593220986745e-37);
    const v148 = (rest = v31 * v138 + v32 * v139 + v33 * v140 - (v132 * v37 + v131 * v36 + v130 * v35) + carry) - (carry = rest + 4.733165431326071e-30 - 4.733165431326071e-30);
    const v149 = (rest = v30 * v138 + v31 * v139 + v32 * v140 + v33 * v141 - (v133 * v37 + v132 * v36 + v131 * v35 + v130 * v34) + carry) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v150 = (rest = v30 * v139 + v31 * v140 + v32 * v141 + v33 * v142 - (v134 * v37 + v133 * v36 + v132 * v35 + v131 * v34) + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v151 = (rest = v30 * v140 + v31 * v141 + v32 * v142 + v33 * v143 - (v135 * v37 + v134 * v36 + v133 * v35 + v132 * v34) + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v152 = (rest = v30 * v141 + v31 * v142 + v32 * v143 + v33 * v144 - (v136 * v37 + v135 * v36 + v134 * v35 + v133 * v34) + carry) - (carry = rest + 6 - 6);
    const v153 = (rest = v30 * v142 + v31 * v143 + v32 * v144 + v33 * v145 - (v137 * v37 + v136 * v36 + v135 * v35 + v134 * v34) + carry) - (carry = rest + 201326592 - 201326592);
    const v154 = (rest = v30 * v143 + v31 * v144 + v32 * v145 - (v137 * v36 + v136 * v35 + v135 * v34) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v155 = (rest = v30 * v144 + v31 * v145 - (v137 * v35 + v136 * v34) + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v156 = (rest = v30 * v145 - (v137 * v34) + carry) - (carry = rest + 7.605903601369376e+30 - 7.605903601369376e+30);
    const v157 = carry;
    const v158 = v25 - v10;
    const v159 = v26 - v11;
    const v160 = v27 - v12;
    const v161 = v28 - v13;
    const v162 = v29 - v14;
    const v163 = (rest = v108 * v138 - (v130 * v113)) - (carry = rest + 4.203895392974451e-45 - 4.203895392974451e-45);
    const v164 = (rest = v107 * v138 + v108 * v139 - (v131 * v113 + v130 * v112) + carry) - (carry = rest + 1.410593220986745e-37 - 1.410593220986745e-37);
    const v165 = (rest = v106 * v138 + v107 * v139 + v108 * v140 - (v132 * v113 + v131 * v112 + v130 * v111) + carry) - (carry = rest + 4.733165431326071e-30 - 4.733165431326071e-30);
    const v166 = (rest = v105 * v138 + v106 * v139 + v107 * v140 + v108 * v141 - (v133 * v113 + v132 * v112 + v131 * v111 + v130 * v110) + carry) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v167 = (rest = v104 * v138 + v105 * v139 + v106 * v140 + v107 * v141 + v108 * v142 - (v134 * v113 + v133 * v112 + v132 * v111 + v131 * v110 + v130 * v109) + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v168 = (rest = v104 * v139 + v105 * v140 + v106 * v141 + v107 * v142 + v108 * v143 - (v135 * v113 + v134 * v112 + v133 * v111 + v132 * v110 + v131 * v109) + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v169 = (rest = v104 * v140 + v105 * v141 + v106 * v142 + v107 * v143 + v108 * v144 - (v136 * v113 + v135 * v112 + v134 * v111 + v133 * v110 + v132 * v109) + carry) - (carry = rest + 6 - 6);
    const v170 = (rest = v104 * v141 + v105 * v142 + v106 * v143 + v107 * v144 + v108 * v145 - (v137 * v113 + v136 * v112 + v135 * v111 + v134 * v110 + v133 * v109) + carry) - (carry = rest + 201326592 - 201326592);
    const v171 = (rest = v104 * v142 + v105 * v143 + v106 * v144 + v107 * v145 - (v137 * v112 + v136 * v111 + v135 * v110 + v134 * v109) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v172 = (rest = v104 * v143 + v105 * v144 + v106 * v145 - (v137 * v111 + v136 * v110 + v135 * v109) + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v173 = (rest = v104 * v144 + v105 * v145 - (v137 * v110 + v136 * v109) + carry) - (carry = rest + 7.605903601369376e+30 - 7.605903601369376e+30);
    const v174 = (rest = v104 * v145 - (v137 * v109) + carry) - (carry = rest + 2.5521177519070385e+38 - 2.5521177519070385e+38);
    const v175 = carry;
    const v176 = (rest = v108 * v37 - (v33 * v113)) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v177 = (rest = v107 * v37 + v108 * v36 - (v32 * v113 + v33 * v112) + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v178 = (rest = v106 * v37 + v107 * v36 + v108 * v35 - (v31 * v113 + v32 * v112 + v33 * v111) + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v179 = (rest = v105 * v37 + v106 * v36 + v107 * v35 + v108 * v34 - (v30 * v113 + v31 * v112 + v32 * v111 + v33 * v110) + carry) - (carry = rest + 6 - 6);
    const v180 = (rest = v104 * v37 + v105 * v36 + v106 * v35 + v107 * v34 - (v30 * v112 + v31 * v111 + v32 * v110 + v33 * v109) + carry) - (carry = rest + 201326592 - 201326592);
    const v181 = (rest = v104 * v36 + v105 * v35 + v106 * v34 - (v30 * v111 + v31 * v110 + v32 * v109) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v182 = (rest = v104 * v35 + v105 * v34 - (v30 * v110 + v31 * v109) + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v183 = (rest = v104 * v34 - (v30 * v109) + carry) - (carry = rest + 7.605903601369376e+30 - 7.605903601369376e+30);
    const v184 = carry;
    const v185 = (rest = -(v75 * v87 + v91 * v103)) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v186 = (rest = -(v74 * v87 + v75 * v86 + v90 * v103 + v91 * v102) + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v187 = (rest = -(v73 * v87 + v74 * v86 + v75 * v85 + v89 * v103 + v90 * v102 + v91 * v101) + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v188 = (rest = v56 - v71 - (v72 * v87 + v73 * v86 + v74 * v85 + v75 * v84 + v88 * v103 + v89 * v102 + v90 * v101 + v91 * v100) + carry) - (carry = rest + 6 - 6);
    const v189 = (rest = v55 - v70 - (v72 * v86 + v73 * v85 + v74 * v84 + v88 * v102 + v89 * v101 + v90 * v100) + carry) - (carry = rest + 201326592 - 201326592);
    const v190 = (rest = v54 - v69 - (v72 * v85 + v73 * v84 + v88 * v101 + v89 * v100) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v191 = (rest = v53 - v68 - (v72 * v84 + v88 * v100) + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v192 = v52 - v67 + carry;
    const v193 = (rest = v146 * v162 - (v163 * v41) + v176 * v185) - (carry = rest + 1.1127618452062264e-67 - 1.1127618452062264e-67);
    const v194 = (rest = v147 * v162 + v146 * v161 - (v164 * v41 + v163 * v40) + v177 * v185 + v176 * v186 + carry) - (carry = rest + 3.733809166716685e-60 - 3.733809166716685e-60);
    const v195 = (rest = v148 * v162 + v147 * v161 + v146 * v160 - (v165 * v41 + v164 * v40 + v163 * v39) + v178 * v185 + v177 * v186 + v176 * v187 + carry) - (carry = rest + 1.2528584578557167e-52 - 1.2528584578557167e-52);
    const v196 = (rest = v149 * v162 + v148 * v161 + v147 * v160 + v146 * v159 - (v166 * v41 + v165 * v40 + v164 * v39 + v163 * v38) + v179 * v185 + v178 * v186 + v177 * v187 + v176 * v188 + carry) - (carry = rest + 4.203895392974451e-45 - 4.203895392974451e-45);
    const v197 = (rest = v150 * v162 + v149 * v161 + v148 * v160 + v147 * v159 + v146 * v158 - (v167 * v41 + v166 * v40 + v165 * v39 + v164 * v38) + v180 * v185 + v179 * v186 + v178 * v187 + v177 * v188 + v176 * v189 + carry) - (carry = rest + 1.410593220986745e-37 - 1.410593220986745e-37);
    const v198 = (rest = v151 * v162 + v150 * v161 + v149 * v160 + v148 * v159 + v147 * v158 - (v168 * v41 + v167 * v40 + v166 * v39 + v165 * v38) + v181 * v185 + v180 * v186 + v179 * v187 + v178 * v188 + v177 * v189 + v176 * v190 + carry) - (carry = rest + 4.733165431326071e-30 - 4.733165431326071e-30);
    const v199 = (rest = v152 * v162 + v151 * v161 + v150 * v160 + v149 * v159 + v148 * v158 - (v169 * v41 + v168 * v40 + v167 * v39 + v166 * v38) + v182 * v185 + v181 * v186 + v180 * v187 + v179 * v188 + v178 * v189 + v177 * v190 + v176 * v191 + carry) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v200 = (rest = v153 * v162 + v152 * v161 + v151 * v160 + v150 * v159 + v149 * v158 - (v170 * v41 + v169 * v40 + v168 * v39 + v167 * v38) + v183 * v185 + v182 * v186 + v181 * v187 + v180 * v188 + v179 * v189 + v178 * v190 + v177 * v191 + v176 * v192 + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v201 = (rest = v154 * v162 + v153 * v161 + v152 * v160 + v151 * v159 + v150 * v158 - (v171 * v41 + v170 * v40 + v169 * v39 + v168 * v38) + v184 * v185 + v183 * v186 + v182 * v187 + v181 * v188 + v180 * v189 + v179 * v190 + v178 * v191 + v177 * v192 + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v202 = (rest = v155 * v162 + v154 * v161 + v153 * v160 + v152 * v159 + v151 * v158 - (v172 * v41 + v171 * v40 + v170 * v39 + v169 * v38) + v184 * v186 + v183 * v187 + v182 * v188 + v181 * v189 + v180 * v190 + v179 * v191 + v178 * v192 + carry) - (carry = rest + 6 - 6);
    const v203 = (rest = v156 * v162 + v155 * v161 + v154 * v160 + v153 * v159 + v152 * v158 - (v173 * v41 + v172 * v40 + v171 * v39 + v170 * v38) + v184 * v187 + v183 * v188 + v182 * v189 + v181 * v190 + v180 * v191 + v179 * v192 + carry) - (carry = rest + 201326592 - 201326592);
    const v204 = (rest = v157 * v162 + v156 * v161 + v155 * v160 + v154 * v159 + v153 * v158 - (v174 * v41 + v173 * v40 + v172 * v39 + v171 * v38) + v184 * v188 + v183 * v189 + v182 * v190 + v181 * v191 + v180 * v192 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v205 = (rest = v157 * v161 + v156 * v160 + v155 * v159 + v154 * v158 - (v175 * v41 + v174 * v40 + v173 * v39 + v172 * v38) + v184 * v189 + v183 * v190 + v182 * v191 + v181 * v192 + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v206 = (rest = v157 * v160 + v156 * v159 + v155 * v158 - (v175 * v40 + v174 * v39 + v173 * v38) + v184 * v190 + v183 * v191 + v182 * v192 + carry) - (carry = rest + 7.605903601369376e+30 - 7.605903601369376e+30);
    const v207 = (rest = v157 * v159 + v156 * v158 - (v175 * v39 + v174 * v38) + v184 * v191 + v183 * v192 + carry) - (carry = rest + 2.5521177519070385e+38 - 2.5521177519070385e+38);
    const v208 = (rest = v157 * v158 - (v175 * v38) + v184 * v192 + carry) - (carry = rest + 8.563486156235759e+45 - 8.563486156235759e+45);
    const v209 = carry;
    const v210 = v209 || v208 || v207 || v206 || v205 || v204 || v203 || v202 || v201 || v200 || v199 || v198 || v197 || v196 || v195 || v194 || v193;
    return v210 > 0 ? 1 : v210 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const values = [ax, ay, az, bx, by, bz, ux, uy, uz, px, py, pz, cx, cy, cz, s, vx, vy, vz, r, wx, wy, wz] as const;
  requireFinite('orientOffset3d', ARGUMENTS, values);
  const directionExponent = commonExponent([ux, uy, uz, vx, vy, vz, wx, wy, wz]);
  let sizeExponent = commonExponent([s, r]);
  sizeExponent += Math.min(0, commonExponent([ax, ay, az, bx, by, bz, px, py, pz, cx, cy, cz]) - (directionExponent + sizeExponent));
  const [axInteger, ayInteger, azInteger, bxInteger, byInteger, bzInteger, pxInteger, pyInteger, pzInteger, cxInteger, cyInteger, czInteger] = scaledIntegers([ax, ay, az, bx, by, bz, px, py, pz, cx, cy, cz], directionExponent + sizeExponent);
  const [uxInteger, uyInteger, uzInteger, vxInteger, vyInteger, vzInteger, wxInteger, wyInteger, wzInteger] = scaledIntegers([ux, uy, uz, vx, vy, vz, wx, wy, wz], directionExponent);
  const [sInteger, rInteger] = scaledIntegers([s, r], sizeExponent);
  const abxInteger = bxInteger - axInteger;
  const abyInteger = byInteger - ayInteger;
  const t22 = pxInteger - cxInteger - (sInteger * vxInteger + (rInteger * wxInteger));
  const t31 = pyInteger - cyInteger - (sInteger * vyInteger + (rInteger * wyInteger));
  const t54 = (uxInteger * t31 - (t22 * uyInteger)) * (bzInteger - azInteger) - ((abxInteger * t31 - (t22 * abyInteger)) * uzInteger) + ((abxInteger * uyInteger - (uxInteger * abyInteger)) * (pzInteger - czInteger - (sInteger * vzInteger + (rInteger * wzInteger))));
  return t54 > 0n ? 1 : t54 < 0n ? -1 : 0;
}
