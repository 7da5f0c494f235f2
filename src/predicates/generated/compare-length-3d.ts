// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling, powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay az bx by bz cx cy cz dx dy dz';

/**
 * Which of the segments ab and cd is longer?
 *
 * Positive if ab is longer, negative if cd is longer, zero if they have the same length. The sign of
 * |b - a|² - |d - c|².
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * compareLength3d(0, 0, 0, 3, 4, 0, 1, 1, 0, 6, 1, 0); // 0
 * compareLength3d(0, 0, 0, 3, 4, 0, 1, 1, 0, 1, 2, 0); // 1
 */
export function compareLength3d(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number): Sign {
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const cdx = dx - cx;
  const cdy = dy - cy;
  const cdz = dz - cz;
  const t13 = abx * abx + (aby * aby) + (abz * abz);
  const t27 = cdx * cdx + (cdy * cdy) + (cdz * cdz);
  const t28 = t13 - t27;
  const t30 = t13 + t27 + 6.156805201947564e-289;
  if (abs(t28) > 6.661338147750947e-16 * t30) return ((((t28 > 0) as unknown as number) << 1) - 1) as Sign;
  return compareLength3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function compareLength3dExact(ax: number, ay: number, az: number, bx: number, by: number, bz: number, cx: number, cy: number, cz: number, dx: number, dy: number, dz: number, only?: number): Sign | Undecided {
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
    const lengthScale = powerOfTwoAbove(abs(abx) + abs(aby) + abs(abz) + abs(cdx) + abs(cdy) + abs(cdz));
    if (!(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const lengthRounder = 201326592 * lengthScale;
    if (ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || az + lengthRounder - lengthRounder !== az || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || bz + lengthRounder - lengthRounder !== bz || cx + lengthRounder - lengthRounder !== cx || cy + lengthRounder - lengthRounder !== cy || cz + lengthRounder - lengthRounder !== cz || dx + lengthRounder - lengthRounder !== dx || dy + lengthRounder - lengthRounder !== dy || dz + lengthRounder - lengthRounder !== dz) break grid;
    const t28 = abx * abx + (aby * aby) + (abz * abz) - (cdx * cdx + (cdy * cdy) + (cdz * cdz));
    return t28 > 0 ? 1 : t28 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 26 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const lengthScaling = limbScaling(abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz) + abs(cx) + abs(cy) + abs(cz) + abs(dx) + abs(dy) + abs(dz), 33554432);
    if (!(lengthScaling >= 1) && (!(lengthScaling > 0) || ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || az * lengthScaling / lengthScaling !== az || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || bz * lengthScaling / lengthScaling !== bz || cx * lengthScaling / lengthScaling !== cx || cy * lengthScaling / lengthScaling !== cy || cz * lengthScaling / lengthScaling !== cz || dx * lengthScaling / lengthScaling !== dx || dy * lengthScaling / lengthScaling !== dy || dz * lengthScaling / lengthScaling !== dz)) break limbs;
    let rest: number;
    let carry: number;
    const v0 = (rest = ax * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v1 = (rest -= v0) + 100663296 - 100663296;
    const v2 = (rest -= v1) + 1.5 - 1.5;
    const v3 = (rest -= v2);
    const v4 = (rest = ay * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v5 = (rest -= v4) + 100663296 - 100663296;
    const v6 = (rest -= v5) + 1.5 - 1.5;
    const v7 = (rest -= v6);
    const v8 = (rest = az * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v9 = (rest -= v8) + 100663296 - 100663296;
    const v10 = (rest -= v9) + 1.5 - 1.5;
    const v11 = (rest -= v10);
    const v12 = (rest = bx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v13 = (rest -= v12) + 100663296 - 100663296;
    const v14 = (rest -= v13) + 1.5 - 1.5;
    const v15 = (rest -= v14);
    const v16 = (rest = by * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v17 = (rest -= v16) + 100663296 - 100663296;
    const v18 = (rest -= v17) + 1.5 - 1.5;
    const v19 = (rest -= v18);
    const v20 = (rest = bz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v21 = (rest -= v20) + 100663296 - 100663296;
    const v22 = (rest -= v21) + 1.5 - 1.5;
    const v23 = (rest -= v22);
    const v24 = (rest = cx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v25 = (rest -= v24) + 100663296 - 100663296;
    const v26 = (rest -= v25) + 1.5 - 1.5;
    const v27 = (rest -= v26);
    const v28 = (rest = cy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v29 = (rest -= v28) + 100663296 - 100663296;
    const v30 = (rest -= v29) + 1.5 - 1.5;
    const v31 = (rest -= v30);
    const v32 = (rest = cz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v33 = (rest -= v32) + 100663296 - 100663296;
    const v34 = (rest -= v33) + 1.5 - 1.5;
    const v35 = (rest -= v34);
    const v36 = (rest = dx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v37 = (rest -= v36) + 100663296 - 100663296;
    const v38 = (rest -= v37) + 1.5 - 1.5;
    const v39 = (rest -= v38);
    const v40 = (rest = dy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v41 = (rest -= v40) + 100663296 - 100663296;
    const v42 = (rest -= v41) + 1.5 - 1.5;
    const v43 = (rest -= v42);
    const v44 = (rest = dz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v45 = (rest -= v44) + 100663296 - 100663296;
    const v46 = (rest -= v45) + 1.5 - 1.5;
    const v47 = (rest -= v46);
    if (v3 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v3 || v7 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v7 || v11 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v11 || v15 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v15 || v19 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v19 || v23 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v23 || v27 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v27 || v31 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v31 || v35 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v35 || v39 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v39 || v43 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v43 || v47 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v47) break limbs;
    const v48 = v12 - v0;
    const v49 = v13 - v1;
    const v50 = v14 - v2;
    const v51 = v15 - v3;
    const v52 = (rest = v51) - (carry = rest + 1.5 - 1.5);
    const v53 = (rest = v50 + carry) - (carry = rest + 100663296 - 100663296);
    const v54 = (rest = v49 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v55 = v48 + carry;
    const v56 = v16 - v4;
    const v57 = v17 - v5;
    const v58 = v18 - v6;
    const v59 = v19 - v7;
    const v60 = (rest = v59) - (carry = rest + 1.5 - 1.5);
    const v61 = (rest = v58 + carry) - (carry = rest + 100663296 - 100663296);
    const v62 = (rest = v57 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v63 = v56 + carry;
    const v64 = (rest = v52 * v52) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v65 = (rest = 2 * (v53 * v52) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v66 = (rest = 2 * (v54 * v52) + v53 * v53 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v67 = (rest = 2 * (v55 * v52 + v54 * v53) + carry) - (carry = rest + 1.5 - 1.5);
    const v68 = (rest = 2 * (v55 * v53) + v54 * v54 + carry) - (carry = rest + 100663296 - 100663296);
    const v69 = (rest = 2 * (v55 * v54) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v70 = (rest = v55 * v55 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v71 = carry;
    const v72 = (rest = v60 * v60) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v73 = (rest = 2 * (v61 * v60) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v74 = (rest = 2 * (v62 * v60) + v61 * v61 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v75 = (rest = 2 * (v63 * v60 + v62 * v61) + carry) - (carry = rest + 1.5 - 1.5);
    const v76 = (rest = 2 * (v63 * v61) + v62 * v62 + carry) - (carry = rest + 100663296 - 100663296);
    const v77 = (rest = 2 * (v63 * v62) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v78 = (rest = v63 * v63 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v79 = carry;
    const v80 = v20 - v8;
    const v81 = v21 - v9;
    const v82 = v22 - v10;
    const v83 = v23 - v11;
    const v84 = (rest = v83) - (carry = rest + 1.5 - 1.5);
    const v85 = (rest = v82 + carry) - (carry = rest + 100663296 - 100663296);
    const v86 = (rest = v81 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v87 = v80 + carry;
    const v88 = v36 - v24;
    const v89 = v37 - v25;
    const v90 = v38 - v26;
    const v91 = v39 - v27;
    const v92 = (rest = v91) - (carry = rest + 1.5 - 1.5);
    const v93 = (rest = v90 + carry) - (carry = rest + 100663296 - 100663296);
    const v94 = (rest = v89 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v95 = v88 + carry;
    const v96 = v40 - v28;
    const v97 = v41 - v29;
    const v98 = v42 - v30;
    const v99 = v43 - v31;
    const v100 = (rest = v99) - (carry = rest + 1.5 - 1.5);
    const v101 = (rest = v98 + carry) - (carry = rest + 100663296 - 100663296);
    const v102 = (rest = v97 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v103 = v96 + carry;
    const v104 = (rest = v92 * v92) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v105 = (rest = 2 * (v93 * v92) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v106 = (rest = 2 * (v94 * v92) + v93 * v93 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v107 = (rest = 2 * (v95 * v92 + v94 * v93) + carry) - (carry = rest + 1.5 - 1.5);
    const v108 = (rest = 2 * (v95 * v93) + v94 * v94 + carry) - (carry = rest + 100663296 - 100663296);
    const v109 = (rest = 2 * (v95 * v94) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v110 = (rest = v95 * v95 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v111 = carry;
    const v112 = (rest = v100 * v100) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v113 = (rest = 2 * (v101 * v100) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v114 = (rest = 2 * (v102 * v100) + v101 * v101 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v115 = (rest = 2 * (v103 * v100 + v102 * v101) + carry) - (carry = rest + 1.5 - 1.5);
    const v116 = (rest = 2 * (v103 * v101) + v102 * v102 + carry) - (carry = rest + 100663296 - 100663296);
    const v117 = (rest = 2 * (v103 * v102) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v118 = (rest = v103 * v103 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v119 = carry;
    const v120 = v44 - v32;
    const v121 = v45 - v33;
    const v122 = v46 - v34;
    const v123 = v47 - v35;
    const v124 = (rest = v123) - (carry = rest + 1.5 - 1.5);
    const v125 = (rest = v122 + carry) - (carry = rest + 100663296 - 100663296);
    const v126 = (rest = v121 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v127 = v120 + carry;
    const v128 = (rest = v64 + v72 + v84 * v84) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v129 = (rest = v65 + v73 + 2 * (v85 * v84) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v130 = (rest = v66 + v74 + 2 * (v86 * v84) + v85 * v85 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v131 = (rest = v67 + v75 + 2 * (v87 * v84 + v86 * v85) + carry) - (carry = rest + 1.5 - 1.5);
    const v132 = (rest = v68 + v76 + 2 * (v87 * v85) + v86 * v86 + carry) - (carry = rest + 100663296 - 100663296);
    const v133 = (rest = v69 + v77 + 2 * (v87 * v86) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v134 = (rest = v70 + v78 + v87 * v87 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v135 = v71 + v79 + carry;
    const v136 = (rest = v104 + v112 + v124 * v124) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v137 = (rest = v105 + v113 + 2 * (v125 * v124) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v138 = (rest = v106 + v114 + 2 * (v126 * v124) + v125 * v125 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v139 = (rest = v107 + v115 + 2 * (v127 * v124 + v126 * v125) + carry) - (carry = rest + 1.5 - 1.5);
    const v140 = (rest = v108 + v116 + 2 * (v127 * v125) + v126 * v126 + carry) - (carry = rest + 100663296 - 100663296);
    const v141 = (rest = v109 + v117 + 2 * (v127 * v126) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v142 = (rest = v110 + v118 + v127 * v127 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v143 = v111 + v119 + carry;
    const v144 = (rest = v128 - v136) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v145 = (rest = v129 - v137 + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v146 = (rest = v130 - v138 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v147 = (rest = v131 - v139 + carry) - (carry = rest + 1.5 - 1.5);
    const v148 = (rest = v132 - v140 + carry) - (carry = rest + 100663296 - 100663296);
    const v149 = (rest = v133 - v141 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v150 = (rest = v134 - v142 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v151 = (rest = v135 - v143 + carry) - (carry = rest + 3.0423614405477506e+31 - 3.0423614405477506e+31);
    const v152 = carry;
    const v153 = v152 || v151 || v150 || v149 || v148 || v147 || v146 || v145 || v144;
    return v153 > 0 ? 1 : v153 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [axInteger, ayInteger, azInteger, bxInteger, byInteger, bzInteger, cxInteger, cyInteger, czInteger, dxInteger, dyInteger, dzInteger] = finiteIntegers('compareLength3d', ARGUMENTS, [ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz]);
  const abxInteger = bxInteger - axInteger;
  const abyInteger = byInteger - ayInteger;
  const abzInteger = bzInteger - azInteger;
  const cdxInteger = dxInteger - cxInteger;
  const cdyInteger = dyInteger - cyInteger;
  const cdzInteger = dzInteger - czInteger;
  const t28 = abxInteger * abxInteger + (abyInteger * abyInteger) + (abzInteger * abzInteger) - (cdxInteger * cdxInteger + (cdyInteger * cdyInteger) + (cdzInteger * cdzInteger));
  return t28 > 0n ? 1 : t28 < 0n ? -1 : 0;
}
