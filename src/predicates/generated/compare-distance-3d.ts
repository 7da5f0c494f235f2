// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling, powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'px py pz ax ay az bx by bz';

/**
 * Which of a and b is farther from p?
 *
 * Positive if a is farther, negative if b is farther, zero if both are at the same distance. The sign of
 * |a - p|² - |b - p|².
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * compareDistance3d(0, 0, 0, 3, 4, 0, 0, 5, 0); // 0
 * compareDistance3d(0, 0, 0, 3, 4, 0, 1, 1, 0); // 1
 */
export function compareDistance3d(px: number, py: number, pz: number, ax: number, ay: number, az: number, bx: number, by: number, bz: number): Sign {
  const pax = ax - px;
  const pay = ay - py;
  const paz = az - pz;
  const pbx = bx - px;
  const pby = by - py;
  const pbz = bz - pz;
  const t13 = pax * pax + (pay * pay) + (paz * paz);
  const t24 = pbx * pbx + (pby * pby) + (pbz * pbz);
  const t25 = t13 - t24;
  const t27 = t13 + t24 + 6.156805201947564e-289;
  if (abs(t25) > 6.661338147750947e-16 * t27) return ((((t25 > 0) as unknown as number) << 1) - 1) as Sign;
  return compareDistance3dExact(px, py, pz, ax, ay, az, bx, by, bz) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function compareDistance3dExact(px: number, py: number, pz: number, ax: number, ay: number, az: number, bx: number, by: number, bz: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const pax = ax - px;
    const pay = ay - py;
    const paz = az - pz;
    const pbx = bx - px;
    const pby = by - py;
    const pbz = bz - pz;
    const lengthScale = powerOfTwoAbove(abs(pax) + abs(pay) + abs(paz) + abs(pbx) + abs(pby) + abs(pbz));
    if (!(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const lengthRounder = 201326592 * lengthScale;
    if (px + lengthRounder - lengthRounder !== px || py + lengthRounder - lengthRounder !== py || pz + lengthRounder - lengthRounder !== pz || ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || az + lengthRounder - lengthRounder !== az || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || bz + lengthRounder - lengthRounder !== bz) break grid;
    const t25 = pax * pax + (pay * pay) + (paz * paz) - (pbx * pbx + (pby * pby) + (pbz * pbz));
    return t25 > 0 ? 1 : t25 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 26 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const lengthScaling = limbScaling(abs(px) + abs(py) + abs(pz) + abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz), 33554432);
    if (!(lengthScaling >= 1) && (!(lengthScaling > 0) || px * lengthScaling / lengthScaling !== px || py * lengthScaling / lengthScaling !== py || pz * lengthScaling / lengthScaling !== pz || ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || az * lengthScaling / lengthScaling !== az || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || bz * lengthScaling / lengthScaling !== bz)) break limbs;
    let rest: number;
    let carry: number;
    const v0 = (rest = px * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v1 = (rest -= v0) + 100663296 - 100663296;
    const v2 = (rest -= v1) + 1.5 - 1.5;
    const v3 = (rest -= v2);
    const v4 = (rest = py * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v5 = (rest -= v4) + 100663296 - 100663296;
    const v6 = (rest -= v5) + 1.5 - 1.5;
    const v7 = (rest -= v6);
    const v8 = (rest = pz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v9 = (rest -= v8) + 100663296 - 100663296;
    const v10 = (rest -= v9) + 1.5 - 1.5;
    const v11 = (rest -= v10);
    const v12 = (rest = ax * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v13 = (rest -= v12) + 100663296 - 100663296;
    const v14 = (rest -= v13) + 1.5 - 1.5;
    const v15 = (rest -= v14);
    const v16 = (rest = ay * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v17 = (rest -= v16) + 100663296 - 100663296;
    const v18 = (rest -= v17) + 1.5 - 1.5;
    const v19 = (rest -= v18);
    const v20 = (rest = az * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v21 = (rest -= v20) + 100663296 - 100663296;
    const v22 = (rest -= v21) + 1.5 - 1.5;
    const v23 = (rest -= v22);
    const v24 = (rest = bx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v25 = (rest -= v24) + 100663296 - 100663296;
    const v26 = (rest -= v25) + 1.5 - 1.5;
    const v27 = (rest -= v26);
    const v28 = (rest = by * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v29 = (rest -= v28) + 100663296 - 100663296;
    const v30 = (rest -= v29) + 1.5 - 1.5;
    const v31 = (rest -= v30);
    const v32 = (rest = bz * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v33 = (rest -= v32) + 100663296 - 100663296;
    const v34 = (rest -= v33) + 1.5 - 1.5;
    const v35 = (rest -= v34);
    if (v3 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v3 || v7 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v7 || v11 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v11 || v15 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v15 || v19 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v19 || v23 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v23 || v27 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v27 || v31 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v31 || v35 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v35) break limbs;
    const v36 = v12 - v0;
    const v37 = v13 - v1;
    const v38 = v14 - v2;
    const v39 = v15 - v3;
    const v40 = (rest = v39) - (carry = rest + 1.5 - 1.5);
    const v41 = (rest = v38 + carry) - (carry = rest + 100663296 - 100663296);
    const v42 = (rest = v37 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v43 = v36 + carry;
    const v44 = v16 - v4;
    const v45 = v17 - v5;
    const v46 = v18 - v6;
    const v47 = v19 - v7;
    const v48 = (rest = v47) - (carry = rest + 1.5 - 1.5);
    const v49 = (rest = v46 + carry) - (carry = rest + 100663296 - 100663296);
    const v50 = (rest = v45 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v51 = v44 + carry;
    const v52 = (rest = v40 * v40) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v53 = (rest = 2 * (v41 * v40) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v54 = (rest = 2 * (v42 * v40) + v41 * v41 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v55 = (rest = 2 * (v43 * v40 + v42 * v41) + carry) - (carry = rest + 1.5 - 1.5);
    const v56 = (rest = 2 * (v43 * v41) + v42 * v42 + carry) - (carry = rest + 100663296 - 100663296);
    const v57 = (rest = 2 * (v43 * v42) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v58 = (rest = v43 * v43 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v59 = carry;
    const v60 = (rest = v48 * v48) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v61 = (rest = 2 * (v49 * v48) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v62 = (rest = 2 * (v50 * v48) + v49 * v49 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v63 = (rest = 2 * (v51 * v48 + v50 * v49) + carry) - (carry = rest + 1.5 - 1.5);
    const v64 = (rest = 2 * (v51 * v49) + v50 * v50 + carry) - (carry = rest + 100663296 - 100663296);
    const v65 = (rest = 2 * (v51 * v50) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v66 = (rest = v51 * v51 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v67 = carry;
    const v68 = v20 - v8;
    const v69 = v21 - v9;
    const v70 = v22 - v10;
    const v71 = v23 - v11;
    const v72 = (rest = v71) - (carry = rest + 1.5 - 1.5);
    const v73 = (rest = v70 + carry) - (carry = rest + 100663296 - 100663296);
    const v74 = (rest = v69 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v75 = v68 + carry;
    const v76 = v24 - v0;
    const v77 = v25 - v1;
    const v78 = v26 - v2;
    const v79 = v27 - v3;
    const v80 = (rest = v79) - (carry = rest + 1.5 - 1.5);
    const v81 = (rest = v78 + carry) - (carry = rest + 100663296 - 100663296);
    const v82 = (rest = v77 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v83 = v76 + carry;
    const v84 = v28 - v4;
    const v85 = v29 - v5;
    const v86 = v30 - v6;
    const v87 = v31 - v7;
    const v88 = (rest = v87) - (carry = rest + 1.5 - 1.5);
    const v89 = (rest = v86 + carry) - (carry = rest + 100663296 - 100663296);
    const v90 = (rest = v85 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v91 = v84 + carry;
    const v92 = (rest = v80 * v80) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v93 = (rest = 2 * (v81 * v80) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v94 = (rest = 2 * (v82 * v80) + v81 * v81 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v95 = (rest = 2 * (v83 * v80 + v82 * v81) + carry) - (carry = rest + 1.5 - 1.5);
    const v96 = (rest = 2 * (v83 * v81) + v82 * v82 + carry) - (carry = rest + 100663296 - 100663296);
    const v97 = (rest = 2 * (v83 * v82) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v98 = (rest = v83 * v83 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v99 = carry;
    const v100 = (rest = v88 * v88) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v101 = (rest = 2 * (v89 * v88) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v102 = (rest = 2 * (v90 * v88) + v89 * v89 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v103 = (rest = 2 * (v91 * v88 + v90 * v89) + carry) - (carry = rest + 1.5 - 1.5);
    const v104 = (rest = 2 * (v91 * v89) + v90 * v90 + carry) - (carry = rest + 100663296 - 100663296);
    const v105 = (rest = 2 * (v91 * v90) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v106 = (rest = v91 * v91 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v107 = carry;
    const v108 = v32 - v8;
    const v109 = v33 - v9;
    const v110 = v34 - v10;
    const v111 = v35 - v11;
    const v112 = (rest = v111) - (carry = rest + 1.5 - 1.5);
    const v113 = (rest = v110 + carry) - (carry = rest + 100663296 - 100663296);
    const v114 = (rest = v109 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v115 = v108 + carry;
    const v116 = (rest = v52 + v60 + v72 * v72) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v117 = (rest = v53 + v61 + 2 * (v73 * v72) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v118 = (rest = v54 + v62 + 2 * (v74 * v72) + v73 * v73 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v119 = (rest = v55 + v63 + 2 * (v75 * v72 + v74 * v73) + carry) - (carry = rest + 1.5 - 1.5);
    const v120 = (rest = v56 + v64 + 2 * (v75 * v73) + v74 * v74 + carry) - (carry = rest + 100663296 - 100663296);
    const v121 = (rest = v57 + v65 + 2 * (v75 * v74) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v122 = (rest = v58 + v66 + v75 * v75 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v123 = v59 + v67 + carry;
    const v124 = (rest = v92 + v100 + v112 * v112) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v125 = (rest = v93 + v101 + 2 * (v113 * v112) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v126 = (rest = v94 + v102 + 2 * (v114 * v112) + v113 * v113 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v127 = (rest = v95 + v103 + 2 * (v115 * v112 + v114 * v113) + carry) - (carry = rest + 1.5 - 1.5);
    const v128 = (rest = v96 + v104 + 2 * (v115 * v113) + v114 * v114 + carry) - (carry = rest + 100663296 - 100663296);
    const v129 = (rest = v97 + v105 + 2 * (v115 * v114) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v130 = (rest = v98 + v106 + v115 * v115 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v131 = v99 + v107 + carry;
    const v132 = (rest = v116 - v124) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v133 = (rest = v117 - v125 + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v134 = (rest = v118 - v126 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v135 = (rest = v119 - v127 + carry) - (carry = rest + 1.5 - 1.5);
    const v136 = (rest = v120 - v128 + carry) - (carry = rest + 100663296 - 100663296);
    const v137 = (rest = v121 - v129 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v138 = (rest = v122 - v130 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v139 = (rest = v123 - v131 + carry) - (carry = rest + 3.0423614405477506e+31 - 3.0423614405477506e+31);
    const v140 = carry;
    const v141 = v140 || v139 || v138 || v137 || v136 || v135 || v134 || v133 || v132;
    return v141 > 0 ? 1 : v141 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [pxInteger, pyInteger, pzInteger, axInteger, ayInteger, azInteger, bxInteger, byInteger, bzInteger] = finiteIntegers('compareDistance3d', ARGUMENTS, [px, py, pz, ax, ay, az, bx, by, bz]);
  const paxInteger = axInteger - pxInteger;
  const payInteger = ayInteger - pyInteger;
  const pazInteger = azInteger - pzInteger;
  const pbxInteger = bxInteger - pxInteger;
  const pbyInteger = byInteger - pyInteger;
  const pbzInteger = bzInteger - pzInteger;
  const t25 = paxInteger * paxInteger + (payInteger * payInteger) + (pazInteger * pazInteger) - (pbxInteger * pbxInteger + (pbyInteger * pbyInteger) + (pbzInteger * pbzInteger));
  return t25 > 0n ? 1 : t25 < 0n ? -1 : 0;
}
