// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling, powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay bx by cx cy dx dy';

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
 * compareLength2d(0, 0, 3, 4, 1, 1, 6, 1); // 0
 * compareLength2d(0, 0, 3, 4, 1, 1, 1, 2); // 1
 */
export function compareLength2d(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number): Sign {
  const abx = bx - ax;
  const aby = by - ay;
  const cdx = dx - cx;
  const cdy = dy - cy;
  const t8 = abx * abx + (aby * aby);
  const t17 = cdx * cdx + (cdy * cdy);
  const t18 = t8 - t17;
  const t20 = t8 + t17 + 4.1045368012983762e-289;
  if (abs(t18) > 5.551115123125789e-16 * t20) return ((((t18 > 0) as unknown as number) << 1) - 1) as Sign;
  return compareLength2dExact(ax, ay, bx, by, cx, cy, dx, dy) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function compareLength2dExact(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const abx = bx - ax;
    const aby = by - ay;
    const cdx = dx - cx;
    const cdy = dy - cy;
    const lengthScale = powerOfTwoAbove(abs(abx) + abs(aby) + abs(cdx) + abs(cdy));
    if (!(lengthScale >= 7e-46 && lengthScale <= 2e45)) break grid;
    const lengthRounder = 201326592 * lengthScale;
    if (ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || cx + lengthRounder - lengthRounder !== cx || cy + lengthRounder - lengthRounder !== cy || dx + lengthRounder - lengthRounder !== dx || dy + lengthRounder - lengthRounder !== dy) break grid;
    const t18 = abx * abx + (aby * aby) - (cdx * cdx + (cdy * cdy));
    return t18 > 0 ? 1 : t18 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 26 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const lengthScaling = limbScaling(abs(ax) + abs(ay) + abs(bx) + abs(by) + abs(cx) + abs(cy) + abs(dx) + abs(dy), 33554432);
    if (!(lengthScaling >= 1) && (!(lengthScaling > 0) || ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || cx * lengthScaling / lengthScaling !== cx || cy * lengthScaling / lengthScaling !== cy || dx * lengthScaling / lengthScaling !== dx || dy * lengthScaling / lengthScaling !== dy)) break limbs;
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
    const v8 = (rest = bx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v9 = (rest -= v8) + 100663296 - 100663296;
    const v10 = (rest -= v9) + 1.5 - 1.5;
    const v11 = (rest -= v10);
    const v12 = (rest = by * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v13 = (rest -= v12) + 100663296 - 100663296;
    const v14 = (rest -= v13) + 1.5 - 1.5;
    const v15 = (rest -= v14);
    const v16 = (rest = cx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v17 = (rest -= v16) + 100663296 - 100663296;
    const v18 = (rest -= v17) + 1.5 - 1.5;
    const v19 = (rest -= v18);
    const v20 = (rest = cy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v21 = (rest -= v20) + 100663296 - 100663296;
    const v22 = (rest -= v21) + 1.5 - 1.5;
    const v23 = (rest -= v22);
    const v24 = (rest = dx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v25 = (rest -= v24) + 100663296 - 100663296;
    const v26 = (rest -= v25) + 1.5 - 1.5;
    const v27 = (rest -= v26);
    const v28 = (rest = dy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v29 = (rest -= v28) + 100663296 - 100663296;
    const v30 = (rest -= v29) + 1.5 - 1.5;
    const v31 = (rest -= v30);
    if (v3 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v3 || v7 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v7 || v11 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v11 || v15 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v15 || v19 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v19 || v23 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v23 || v27 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v27 || v31 + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== v31) break limbs;
    const v32 = v8 - v0;
    const v33 = v9 - v1;
    const v34 = v10 - v2;
    const v35 = v11 - v3;
    const v36 = (rest = v35) - (carry = rest + 1.5 - 1.5);
    const v37 = (rest = v34 + carry) - (carry = rest + 100663296 - 100663296);
    const v38 = (rest = v33 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v39 = v32 + carry;
    const v40 = v12 - v4;
    const v41 = v13 - v5;
    const v42 = v14 - v6;
    const v43 = v15 - v7;
    const v44 = (rest = v43) - (carry = rest + 1.5 - 1.5);
    const v45 = (rest = v42 + carry) - (carry = rest + 100663296 - 100663296);
    const v46 = (rest = v41 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v47 = v40 + carry;
    const v48 = (rest = v36 * v36) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v49 = (rest = 2 * (v37 * v36) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v50 = (rest = 2 * (v38 * v36) + v37 * v37 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v51 = (rest = 2 * (v39 * v36 + v38 * v37) + carry) - (carry = rest + 1.5 - 1.5);
    const v52 = (rest = 2 * (v39 * v37) + v38 * v38 + carry) - (carry = rest + 100663296 - 100663296);
    const v53 = (rest = 2 * (v39 * v38) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v54 = (rest = v39 * v39 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v55 = carry;
    const v56 = (rest = v44 * v44) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v57 = (rest = 2 * (v45 * v44) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v58 = (rest = 2 * (v46 * v44) + v45 * v45 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v59 = (rest = 2 * (v47 * v44 + v46 * v45) + carry) - (carry = rest + 1.5 - 1.5);
    const v60 = (rest = 2 * (v47 * v45) + v46 * v46 + carry) - (carry = rest + 100663296 - 100663296);
    const v61 = (rest = 2 * (v47 * v46) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v62 = (rest = v47 * v47 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v63 = carry;
    const v64 = v24 - v16;
    const v65 = v25 - v17;
    const v66 = v26 - v18;
    const v67 = v27 - v19;
    const v68 = (rest = v67) - (carry = rest + 1.5 - 1.5);
    const v69 = (rest = v66 + carry) - (carry = rest + 100663296 - 100663296);
    const v70 = (rest = v65 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v71 = v64 + carry;
    const v72 = v28 - v20;
    const v73 = v29 - v21;
    const v74 = v30 - v22;
    const v75 = v31 - v23;
    const v76 = (rest = v75) - (carry = rest + 1.5 - 1.5);
    const v77 = (rest = v74 + carry) - (carry = rest + 100663296 - 100663296);
    const v78 = (rest = v73 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v79 = v72 + carry;
    const v80 = (rest = v68 * v68) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v81 = (rest = 2 * (v69 * v68) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v82 = (rest = 2 * (v70 * v68) + v69 * v69 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v83 = (rest = 2 * (v71 * v68 + v70 * v69) + carry) - (carry = rest + 1.5 - 1.5);
    const v84 = (rest = 2 * (v71 * v69) + v70 * v70 + carry) - (carry = rest + 100663296 - 100663296);
    const v85 = (rest = 2 * (v71 * v70) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v86 = (rest = v71 * v71 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v87 = carry;
    const v88 = (rest = v76 * v76) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v89 = (rest = 2 * (v77 * v76) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v90 = (rest = 2 * (v78 * v76) + v77 * v77 + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v91 = (rest = 2 * (v79 * v76 + v78 * v77) + carry) - (carry = rest + 1.5 - 1.5);
    const v92 = (rest = 2 * (v79 * v77) + v78 * v78 + carry) - (carry = rest + 100663296 - 100663296);
    const v93 = (rest = 2 * (v79 * v78) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v94 = (rest = v79 * v79 + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v95 = carry;
    const v96 = (rest = v48 + v56 - (v80 + v88)) - (carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24);
    const v97 = (rest = v49 + v57 - (v81 + v89) + carry) - (carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16);
    const v98 = (rest = v50 + v58 - (v82 + v90) + carry) - (carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8);
    const v99 = (rest = v51 + v59 - (v83 + v91) + carry) - (carry = rest + 1.5 - 1.5);
    const v100 = (rest = v52 + v60 - (v84 + v92) + carry) - (carry = rest + 100663296 - 100663296);
    const v101 = (rest = v53 + v61 - (v85 + v93) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v102 = (rest = v54 + v62 - (v86 + v94) + carry) - (carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23);
    const v103 = (rest = v55 + v63 - (v87 + v95) + carry) - (carry = rest + 3.0423614405477506e+31 - 3.0423614405477506e+31);
    const v104 = carry;
    const v105 = v104 || v103 || v102 || v101 || v100 || v99 || v98 || v97 || v96;
    return v105 > 0 ? 1 : v105 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [axInteger, ayInteger, bxInteger, byInteger, cxInteger, cyInteger, dxInteger, dyInteger] = finiteIntegers('compareLength2d', ARGUMENTS, [ax, ay, bx, by, cx, cy, dx, dy]);
  const abxInteger = bxInteger - axInteger;
  const abyInteger = byInteger - ayInteger;
  const cdxInteger = dxInteger - cxInteger;
  const cdyInteger = dyInteger - cyInteger;
  const t18 = abxInteger * abxInteger + (abyInteger * abyInteger) - (cdxInteger * cdxInteger + (cdyInteger * cdyInteger));
  return t18 > 0n ? 1 : t18 < 0n ? -1 : 0;
}
