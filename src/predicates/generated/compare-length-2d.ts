// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireFinite } from '../../core/errors.js';
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
    if (!(lengthScale >= 7.006492321624085e-46 && lengthScale <= 1.42724769270596e+45)) break grid;
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
    const lengthScale = powerOfTwoAbove(abs(ax) + abs(ay) + abs(bx) + abs(by) + abs(cx) + abs(cy) + abs(dx) + abs(dy));
    if (!(lengthScale >= 1.1830521861667747e-271 && lengthScale <= 8.452712498170644e+270)) break limbs;
    const lengthScaling = 33554432 / (lengthScale);
    if (lengthScaling < 1 && (ax * lengthScaling * (lengthScale * 2.9802322387695312e-8) !== ax || ay * lengthScaling * (lengthScale * 2.9802322387695312e-8) !== ay || bx * lengthScaling * (lengthScale * 2.9802322387695312e-8) !== bx || by * lengthScaling * (lengthScale * 2.9802322387695312e-8) !== by || cx * lengthScaling * (lengthScale * 2.9802322387695312e-8) !== cx || cy * lengthScaling * (lengthScale * 2.9802322387695312e-8) !== cy || dx * lengthScaling * (lengthScale * 2.9802322387695312e-8) !== dx || dy * lengthScaling * (lengthScale * 2.9802322387695312e-8) !== dy)) break limbs;
    let rest: number;
    let carry: number;
    rest = ax * lengthScaling;
    const v0 = rest + 6755399441055744 - 6755399441055744;
    rest -= v0;
    const v1 = rest + 100663296 - 100663296;
    rest -= v1;
    const v2 = rest + 1.5 - 1.5;
    rest -= v2;
    if (rest + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== rest) break limbs;
    const v3 = rest;
    rest = ay * lengthScaling;
    const v4 = rest + 6755399441055744 - 6755399441055744;
    rest -= v4;
    const v5 = rest + 100663296 - 100663296;
    rest -= v5;
    const v6 = rest + 1.5 - 1.5;
    rest -= v6;
    if (rest + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== rest) break limbs;
    const v7 = rest;
    rest = bx * lengthScaling;
    const v8 = rest + 6755399441055744 - 6755399441055744;
    rest -= v8;
    const v9 = rest + 100663296 - 100663296;
    rest -= v9;
    const v10 = rest + 1.5 - 1.5;
    rest -= v10;
    if (rest + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== rest) break limbs;
    const v11 = rest;
    rest = by * lengthScaling;
    const v12 = rest + 6755399441055744 - 6755399441055744;
    rest -= v12;
    const v13 = rest + 100663296 - 100663296;
    rest -= v13;
    const v14 = rest + 1.5 - 1.5;
    rest -= v14;
    if (rest + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== rest) break limbs;
    const v15 = rest;
    rest = cx * lengthScaling;
    const v16 = rest + 6755399441055744 - 6755399441055744;
    rest -= v16;
    const v17 = rest + 100663296 - 100663296;
    rest -= v17;
    const v18 = rest + 1.5 - 1.5;
    rest -= v18;
    if (rest + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== rest) break limbs;
    const v19 = rest;
    rest = cy * lengthScaling;
    const v20 = rest + 6755399441055744 - 6755399441055744;
    rest -= v20;
    const v21 = rest + 100663296 - 100663296;
    rest -= v21;
    const v22 = rest + 1.5 - 1.5;
    rest -= v22;
    if (rest + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== rest) break limbs;
    const v23 = rest;
    rest = dx * lengthScaling;
    const v24 = rest + 6755399441055744 - 6755399441055744;
    rest -= v24;
    const v25 = rest + 100663296 - 100663296;
    rest -= v25;
    const v26 = rest + 1.5 - 1.5;
    rest -= v26;
    if (rest + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== rest) break limbs;
    const v27 = rest;
    rest = dy * lengthScaling;
    const v28 = rest + 6755399441055744 - 6755399441055744;
    rest -= v28;
    const v29 = rest + 100663296 - 100663296;
    rest -= v29;
    const v30 = rest + 1.5 - 1.5;
    rest -= v30;
    if (rest + 2.2351741790771484e-8 - 2.2351741790771484e-8 !== rest) break limbs;
    const v31 = rest;
    const v32 = v8 - v0;
    const v33 = v9 - v1;
    const v34 = v10 - v2;
    const v35 = v11 - v3;
    rest = v35;
    carry = rest + 1.5 - 1.5;
    const v36 = rest - carry;
    rest = v34 + carry;
    carry = rest + 100663296 - 100663296;
    const v37 = rest - carry;
    rest = v33 + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v38 = rest - carry;
    const v39 = v32 + carry;
    const v40 = v12 - v4;
    const v41 = v13 - v5;
    const v42 = v14 - v6;
    const v43 = v15 - v7;
    rest = v43;
    carry = rest + 1.5 - 1.5;
    const v44 = rest - carry;
    rest = v42 + carry;
    carry = rest + 100663296 - 100663296;
    const v45 = rest - carry;
    rest = v41 + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v46 = rest - carry;
    const v47 = v40 + carry;
    rest = v36 * v36;
    carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24;
    const v48 = rest - carry;
    rest = 2 * (v37 * v36) + carry;
    carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16;
    const v49 = rest - carry;
    rest = 2 * (v38 * v36) + v37 * v37 + carry;
    carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8;
    const v50 = rest - carry;
    rest = 2 * (v39 * v36 + v38 * v37) + carry;
    carry = rest + 1.5 - 1.5;
    const v51 = rest - carry;
    rest = 2 * (v39 * v37) + v38 * v38 + carry;
    carry = rest + 100663296 - 100663296;
    const v52 = rest - carry;
    rest = 2 * (v39 * v38) + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v53 = rest - carry;
    rest = v39 * v39 + carry;
    carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23;
    const v54 = rest - carry;
    const v55 = carry;
    rest = v44 * v44;
    carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24;
    const v56 = rest - carry;
    rest = 2 * (v45 * v44) + carry;
    carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16;
    const v57 = rest - carry;
    rest = 2 * (v46 * v44) + v45 * v45 + carry;
    carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8;
    const v58 = rest - carry;
    rest = 2 * (v47 * v44 + v46 * v45) + carry;
    carry = rest + 1.5 - 1.5;
    const v59 = rest - carry;
    rest = 2 * (v47 * v45) + v46 * v46 + carry;
    carry = rest + 100663296 - 100663296;
    const v60 = rest - carry;
    rest = 2 * (v47 * v46) + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v61 = rest - carry;
    rest = v47 * v47 + carry;
    carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23;
    const v62 = rest - carry;
    const v63 = carry;
    const v64 = v24 - v16;
    const v65 = v25 - v17;
    const v66 = v26 - v18;
    const v67 = v27 - v19;
    rest = v67;
    carry = rest + 1.5 - 1.5;
    const v68 = rest - carry;
    rest = v66 + carry;
    carry = rest + 100663296 - 100663296;
    const v69 = rest - carry;
    rest = v65 + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v70 = rest - carry;
    const v71 = v64 + carry;
    const v72 = v28 - v20;
    const v73 = v29 - v21;
    const v74 = v30 - v22;
    const v75 = v31 - v23;
    rest = v75;
    carry = rest + 1.5 - 1.5;
    const v76 = rest - carry;
    rest = v74 + carry;
    carry = rest + 100663296 - 100663296;
    const v77 = rest - carry;
    rest = v73 + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v78 = rest - carry;
    const v79 = v72 + carry;
    rest = v68 * v68;
    carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24;
    const v80 = rest - carry;
    rest = 2 * (v69 * v68) + carry;
    carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16;
    const v81 = rest - carry;
    rest = 2 * (v70 * v68) + v69 * v69 + carry;
    carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8;
    const v82 = rest - carry;
    rest = 2 * (v71 * v68 + v70 * v69) + carry;
    carry = rest + 1.5 - 1.5;
    const v83 = rest - carry;
    rest = 2 * (v71 * v69) + v70 * v70 + carry;
    carry = rest + 100663296 - 100663296;
    const v84 = rest - carry;
    rest = 2 * (v71 * v70) + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v85 = rest - carry;
    rest = v71 * v71 + carry;
    carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23;
    const v86 = rest - carry;
    const v87 = carry;
    rest = v76 * v76;
    carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24;
    const v88 = rest - carry;
    rest = 2 * (v77 * v76) + carry;
    carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16;
    const v89 = rest - carry;
    rest = 2 * (v78 * v76) + v77 * v77 + carry;
    carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8;
    const v90 = rest - carry;
    rest = 2 * (v79 * v76 + v78 * v77) + carry;
    carry = rest + 1.5 - 1.5;
    const v91 = rest - carry;
    rest = 2 * (v79 * v77) + v78 * v78 + carry;
    carry = rest + 100663296 - 100663296;
    const v92 = rest - carry;
    rest = 2 * (v79 * v78) + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v93 = rest - carry;
    rest = v79 * v79 + carry;
    carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23;
    const v94 = rest - carry;
    const v95 = carry;
    rest = v48 + v56 - (v80 + v88);
    carry = rest + 4.963083675318166e-24 - 4.963083675318166e-24;
    const v96 = rest - carry;
    rest = v49 + v57 - (v81 + v89) + carry;
    carry = rest + 3.3306690738754696e-16 - 3.3306690738754696e-16;
    const v97 = rest - carry;
    rest = v50 + v58 - (v82 + v90) + carry;
    carry = rest + 2.2351741790771484e-8 - 2.2351741790771484e-8;
    const v98 = rest - carry;
    rest = v51 + v59 - (v83 + v91) + carry;
    carry = rest + 1.5 - 1.5;
    const v99 = rest - carry;
    rest = v52 + v60 - (v84 + v92) + carry;
    carry = rest + 100663296 - 100663296;
    const v100 = rest - carry;
    rest = v53 + v61 - (v85 + v93) + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v101 = rest - carry;
    rest = v54 + v62 - (v86 + v94) + carry;
    carry = rest + 4.5334718235548594e+23 - 4.5334718235548594e+23;
    const v102 = rest - carry;
    rest = v55 + v63 - (v87 + v95) + carry;
    carry = rest + 3.0423614405477506e+31 - 3.0423614405477506e+31;
    const v103 = rest - carry;
    const v104 = carry;
    const v105 = v104 || v103 || v102 || v101 || v100 || v99 || v98 || v97 || v96;
    return v105 > 0 ? 1 : v105 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const values = [ax, ay, bx, by, cx, cy, dx, dy] as const;
  requireFinite('compareLength2d', ARGUMENTS, values);
  const [axInteger, ayInteger, bxInteger, byInteger, cxInteger, cyInteger, dxInteger, dyInteger] = scaledIntegers(values, commonExponent(values));
  const abxInteger = bxInteger - axInteger;
  const abyInteger = byInteger - ayInteger;
  const cdxInteger = dxInteger - cxInteger;
  const cdyInteger = dyInteger - cyInteger;
  const t18 = abxInteger * abxInteger + (abyInteger * abyInteger) - (cdxInteger * cdxInteger + (cdyInteger * cdyInteger));
  return t18 > 0n ? 1 : t18 < 0n ? -1 : 0;
}
