// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay bx by cx cy dx dy';

/**
 * Does the vector from c to d point to the left of the vector from a to b?
 *
 * Positive if d - c is to the left of b - a (counterclockwise by less than a half turn), negative to the right,
 * zero if they are parallel or one of them is zero. The sign of (b - a) × (d - c).
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * cross2d(0, 0, 1, 0, 5, 5, 5, 6); // 1
 * cross2d(0, 0, 1, 2, 5, 5, 3, 1); // 0
 */
export function cross2d(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number): Sign {
  const abx = bx - ax;
  const aby = by - ay;
  const cdx = dx - cx;
  const cdy = dy - cy;
  const p = abx * cdy;
  const q = aby * cdx;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((abx === 0 && cdx === 0) || (cdy === 0 && aby === 0)) {
    const total = abx + aby + cdx + cdy;
    if (total - total === 0) return 0;
  }
  return cross2dExact(ax, ay, bx, by, cx, cy, dx, dy) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function cross2dExact(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number, only?: number): Sign | Undecided {
  // The two rounded products and their errors, compared.
  products: {
    if (only !== undefined) {
      if (only > 1) break products;
    }
    const abx = bx - ax;
    const aby = by - ay;
    const cdx = dx - cx;
    const cdy = dy - cy;
    const p = abx * cdy;
    const q = aby * cdx;
    const size = Math.abs(p) + Math.abs(q);
    if (!(Math.abs(abx) + Math.abs(aby) + Math.abs(cdx) + Math.abs(cdy) < 1.0463951242053392e+298)) break products;
    if ((abx === 0 || cdy === 0) && (aby === 0 || cdx === 0)) return 0;
    if (!(size > 1.1830521861667747e-271 && size < 8.452712498170644e+270)) break products;
    const abxVirtual = bx - abx;
    const abxTail = bx - (abx + abxVirtual) + (abxVirtual - ax);
    const abyVirtual = by - aby;
    const abyTail = by - (aby + abyVirtual) + (abyVirtual - ay);
    const cdxVirtual = dx - cdx;
    const cdxTail = dx - (cdx + cdxVirtual) + (cdxVirtual - cx);
    const cdyVirtual = dy - cdy;
    const cdyTail = dy - (cdy + cdyVirtual) + (cdyVirtual - cy);
    const rounded = abxTail !== 0 || abyTail !== 0 || cdxTail !== 0 || cdyTail !== 0;
    if (!rounded && p !== q) return p > q ? 1 : -1;
    const abxBig = 134217729 * abx;
    const abxHigh = abxBig - (abxBig - abx);
    const abxLow = abx - abxHigh;
    const cdyBig = 134217729 * cdy;
    const cdyHigh = cdyBig - (cdyBig - cdy);
    const cdyLow = cdy - cdyHigh;
    const abyBig = 134217729 * aby;
    const abyHigh = abyBig - (abyBig - aby);
    const abyLow = aby - abyHigh;
    const cdxBig = 134217729 * cdx;
    const cdxHigh = cdxBig - (cdxBig - cdx);
    const cdxLow = cdx - cdxHigh;
    const pTail = abxLow * cdyLow - (p - abxHigh * cdyHigh - abxLow * cdyHigh - abxHigh * cdyLow);
    const qTail = abyLow * cdxLow - (q - abyHigh * cdxHigh - abyLow * cdxHigh - abyHigh * cdxLow);
    if (!rounded) return pTail > qTail ? 1 : pTail < qTail ? -1 : 0;
    const mixed = abx * cdyTail + abxTail * cdy - (aby * cdxTail + abyTail * cdx);
    const value = p - q + (pTail - qTail + mixed);
    if (Math.abs(value) > 1.9721522630525295e-31 * size) return value > 0 ? 1 : -1;
    break products;
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
    const v32 = v24 - v16;
    const v33 = v25 - v17;
    const v34 = v26 - v18;
    const v35 = v27 - v19;
    const v36 = v12 - v4;
    const v37 = v13 - v5;
    const v38 = v14 - v6;
    const v39 = v15 - v7;
    const v40 = v8 - v0;
    const v41 = v9 - v1;
    const v42 = v10 - v2;
    const v43 = v11 - v3;
    const v44 = v28 - v20;
    const v45 = v29 - v21;
    const v46 = v30 - v22;
    const v47 = v31 - v23;
    const v48 = (rest = v43 * v47 - (v35 * v39)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v49 = (rest = v42 * v47 + v43 * v46 - (v34 * v39 + v35 * v38) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v50 = (rest = v41 * v47 + v42 * v46 + v43 * v45 - (v33 * v39 + v34 * v38 + v35 * v37) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v51 = (rest = v40 * v47 + v41 * v46 + v42 * v45 + v43 * v44 - (v32 * v39 + v33 * v38 + v34 * v37 + v35 * v36) + carry) - (carry = rest + 24 - 24);
    const v52 = (rest = v40 * v46 + v41 * v45 + v42 * v44 - (v32 * v38 + v33 * v37 + v34 * v36) + carry) - (carry = rest + 402653184 - 402653184);
    const v53 = (rest = v40 * v45 + v41 * v44 - (v32 * v37 + v33 * v36) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v54 = (rest = v40 * v44 - (v32 * v36) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v55 = carry;
    const v56 = v55 || v54 || v53 || v52 || v51 || v50 || v49 || v48;
    return v56 > 0 ? 1 : v56 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [axInteger, ayInteger, bxInteger, byInteger, cxInteger, cyInteger, dxInteger, dyInteger] = finiteIntegers('cross2d', ARGUMENTS, [ax, ay, bx, by, cx, cy, dx, dy]);
  const t14 = (bxInteger - axInteger) * (dyInteger - cyInteger) - ((dxInteger - cxInteger) * (byInteger - ayInteger));
  return t14 > 0n ? 1 : t14 < 0n ? -1 : 0;
}
