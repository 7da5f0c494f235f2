// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling, powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'px py ax ay bx by';

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
 * compareDistance2d(0, 0, 3, 4, 0, 5); // 0
 * compareDistance2d(0, 0, 3, 4, 1, 1); // 1
 */
export function compareDistance2d(px: number, py: number, ax: number, ay: number, bx: number, by: number): Sign {
  const pax = ax - px;
  const pay = ay - py;
  const pbx = bx - px;
  const pby = by - py;
  const t8 = pax * pax + (pay * pay);
  const t15 = pbx * pbx + (pby * pby);
  const t16 = t8 - t15;
  const t18 = t8 + t15 + 4.1045368012983762e-289;
  if (abs(t16) > 5.551115123125789e-16 * t18) return ((((t16 > 0) as unknown as number) << 1) - 1) as Sign;
  return compareDistance2dExact(px, py, ax, ay, bx, by) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function compareDistance2dExact(px: number, py: number, ax: number, ay: number, bx: number, by: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const pax = ax - px;
    const pay = ay - py;
    const pbx = bx - px;
    const pby = by - py;
    const lengthScale = powerOfTwoAbove(abs(pax) + abs(pay) + abs(pbx) + abs(pby));
    if (!(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const lengthRounder = 201326592 * lengthScale;
    if (px + lengthRounder - lengthRounder !== px || py + lengthRounder - lengthRounder !== py || ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by) break grid;
    const t16 = pax * pax + (pay * pay) - (pbx * pbx + (pby * pby));
    return t16 > 0 ? 1 : t16 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 26 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const lengthScaling = limbScaling(abs(px) + abs(py) + abs(ax) + abs(ay) + abs(bx) + abs(by), 33554432);
    if (!(lengthScaling >= 1) && (!(lengthScaling > 0) || px * lengthScaling / lengthScaling !== px || py * lengthScaling / lengthScaling !== py || ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by)) break limbs;
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
    const v8 = (rest = ax * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v9 = (rest -= v8) + 100663296 - 100663296;
    const v10 = (rest -= v9) + 1.5 - 1.5;
    const v11 = (rest -= v10);
    const v12 = (rest = ay * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v13 = (rest -= v12) + 100663296 - 100663296;
    const v14 = (rest -= v13) + 1.5 - 1.5;
    const v15 = (rest -= v14);
    const v16 = (rest = bx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v17 = (rest -= v16) + 100663296 - 100663296;
    const v18 = (rest -= v17) + 1.5 - 1.5;
    const v19 = (rest -= v18);
    const v20 = (rest = by * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v21 = (rest -= v20) + 100663296 - 100663296;
    const v22 = (rest -= v21) + 1.5 - 1.5;
    const v23 = (rest -= v22);
    if (v3 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v3 || v7 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v7 || v11 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v11 || v15 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v15 || v19 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v19 || v23 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v23) break limbs;
    const v24 = v8 - v0;
    const v25 = v9 - v1;
    const v26 = v10 - v2;
    const v27 = v11 - v3;
    const v28 = (rest = v27) - (carry = rest + 1.5 - 1.5);
    const v29 = (rest = v26 + carry) - (carry = rest + 100663296 - 100663296);
    const v30 = (rest = v25 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v31 = v24 + carry;
    const v32 = v12 - v4;
    const v33 = v13 - v5;
    const v34 = v14 - v6;
    const v35 = v15 - v7;
    const v36 = (rest = v35) - (carry = rest + 1.5 - 1.5);
    const v37 = (rest = v34 + carry) - (carry = rest + 100663296 - 100663296);
    const v38 = (rest = v33 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v39 = v32 + carry;
    const v40 = (rest = v28 * v28) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v41 = (rest = 2 * (v29 * v28) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v42 = (rest = 2 * (v30 * v28) + v29 * v29 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v43 = (rest = 2 * (v31 * v28 + v30 * v29) + carry) - (carry = rest + 1.5 - 1.5);
    const v44 = (rest = 2 * (v31 * v29) + v30 * v30 + carry) - (carry = rest + 100663296 - 100663296);
    const v45 = (rest = 2 * (v31 * v30) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v46 = (rest = v31 * v31 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v47 = carry;
    const v48 = (rest = v36 * v36) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v49 = (rest = 2 * (v37 * v36) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v50 = (rest = 2 * (v38 * v36) + v37 * v37 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v51 = (rest = 2 * (v39 * v36 + v38 * v37) + carry) - (carry = rest + 1.5 - 1.5);
    const v52 = (rest = 2 * (v39 * v37) + v38 * v38 + carry) - (carry = rest + 100663296 - 100663296);
    const v53 = (rest = 2 * (v39 * v38) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v54 = (rest = v39 * v39 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v55 = carry;
    const v56 = v16 - v0;
    const v57 = v17 - v1;
    const v58 = v18 - v2;
    const v59 = v19 - v3;
    const v60 = (rest = v59) - (carry = rest + 1.5 - 1.5);
    const v61 = (rest = v58 + carry) - (carry = rest + 100663296 - 100663296);
    const v62 = (rest = v57 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v63 = v56 + carry;
    const v64 = v20 - v4;
    const v65 = v21 - v5;
    const v66 = v22 - v6;
    const v67 = v23 - v7;
    const v68 = (rest = v67) - (carry = rest + 1.5 - 1.5);
    const v69 = (rest = v66 + carry) - (carry = rest + 100663296 - 100663296);
    const v70 = (rest = v65 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v71 = v64 + carry;
    const v72 = (rest = v60 * v60) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v73 = (rest = 2 * (v61 * v60) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v74 = (rest = 2 * (v62 * v60) + v61 * v61 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v75 = (rest = 2 * (v63 * v60 + v62 * v61) + carry) - (carry = rest + 1.5 - 1.5);
    const v76 = (rest = 2 * (v63 * v61) + v62 * v62 + carry) - (carry = rest + 100663296 - 100663296);
    const v77 = (rest = 2 * (v63 * v62) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v78 = (rest = v63 * v63 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v79 = carry;
    const v80 = (rest = v68 * v68) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v81 = (rest = 2 * (v69 * v68) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v82 = (rest = 2 * (v70 * v68) + v69 * v69 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v83 = (rest = 2 * (v71 * v68 + v70 * v69) + carry) - (carry = rest + 1.5 - 1.5);
    const v84 = (rest = 2 * (v71 * v69) + v70 * v70 + carry) - (carry = rest + 100663296 - 100663296);
    const v85 = (rest = 2 * (v71 * v70) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v86 = (rest = v71 * v71 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v87 = carry;
    const v88 = (rest = v40 + v48 - (v72 + v80)) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v89 = (rest = v41 + v49 - (v73 + v81) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v90 = (rest = v42 + v50 - (v74 + v82) + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v91 = (rest = v43 + v51 - (v75 + v83) + carry) - (carry = rest + 1.5 - 1.5);
    const v92 = (rest = v44 + v52 - (v76 + v84) + carry) - (carry = rest + 100663296 - 100663296);
    const v93 = (rest = v45 + v53 - (v77 + v85) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v94 = (rest = v46 + v54 - (v78 + v86) + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v95 = (rest = v47 + v55 - (v79 + v87) + carry) - (carry = rest + 3.0423614405477506e+31 - 3.0423614405477506e+31);
    const v96 = carry;
    const v97 = v96 || v95 || v94 || v93 || v92 || v91 || v90 || v89 || v88;
    return v97 > 0 ? 1 : v97 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [pxInteger, pyInteger, axInteger, ayInteger, bxInteger, byInteger] = finiteIntegers('compareDistance2d', ARGUMENTS, [px, py, ax, ay, bx, by]);
  const paxInteger = axInteger - pxInteger;
  const payInteger = ayInteger - pyInteger;
  const pbxInteger = bxInteger - pxInteger;
  const pbyInteger = byInteger - pyInteger;
  const t16 = paxInteger * paxInteger + (payInteger * payInteger) - (pbxInteger * pbxInteger + (pbyInteger * pbyInteger));
  return t16 > 0n ? 1 : t16 < 0n ? -1 : 0;
}
