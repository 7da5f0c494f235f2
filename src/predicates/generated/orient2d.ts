// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay bx by cx cy';

/**
 * Do the points a, b, c make a left turn?
 *
 * Positive if a, b, c are in counterclockwise order (y up), negative if clockwise, zero if collinear,
 * coincident points included. The sign of twice the signed area of the triangle.
 *
 * Source: Shewchuk 1997, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric
 * Predicates".
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * orient2d(0, 0, 1, 0, 0, 1); // 1
 * orient2d(0, 0, 0.1, 0.1, 0.3, 0.3); // 0
 */
export function orient2d(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): Sign {
  const cax = ax - cx;
  const cay = ay - cy;
  const cbx = bx - cx;
  const cby = by - cy;
  const p = cax * cby;
  const q = cay * cbx;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((cax === 0 && cbx === 0) || (cby === 0 && cay === 0)) {
    const total = cax + cay + cbx + cby;
    if (total - total === 0) return 0;
  }
  return orient2dExact(ax, ay, bx, by, cx, cy) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function orient2dExact(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, only?: number): Sign | Undecided {
  // The two rounded products and their errors, compared.
  products: {
    if (only !== undefined) {
      if (only > 1) break products;
    }
    const cax = ax - cx;
    const cay = ay - cy;
    const cbx = bx - cx;
    const cby = by - cy;
    const p = cax * cby;
    const q = cay * cbx;
    const size = Math.abs(p) + Math.abs(q);
    if (!(Math.abs(cax) + Math.abs(cay) + Math.abs(cbx) + Math.abs(cby) < 1.0463951242053392e+298)) break products;
    if ((cax === 0 || cby === 0) && (cay === 0 || cbx === 0)) return 0;
    if (!(size > 1.1830521861667747e-271 && size < 8.452712498170644e+270)) break products;
    const caxVirtual = ax - cax;
    const caxTail = ax - (cax + caxVirtual) + (caxVirtual - cx);
    const cayVirtual = ay - cay;
    const cayTail = ay - (cay + cayVirtual) + (cayVirtual - cy);
    const cbxVirtual = bx - cbx;
    const cbxTail = bx - (cbx + cbxVirtual) + (cbxVirtual - cx);
    const cbyVirtual = by - cby;
    const cbyTail = by - (cby + cbyVirtual) + (cbyVirtual - cy);
    const rounded = caxTail !== 0 || cayTail !== 0 || cbxTail !== 0 || cbyTail !== 0;
    if (!rounded && p !== q) return p > q ? 1 : -1;
    const caxBig = 134217729 * cax;
    const caxHigh = caxBig - (caxBig - cax);
    const caxLow = cax - caxHigh;
    const cbyBig = 134217729 * cby;
    const cbyHigh = cbyBig - (cbyBig - cby);
    const cbyLow = cby - cbyHigh;
    const cayBig = 134217729 * cay;
    const cayHigh = cayBig - (cayBig - cay);
    const cayLow = cay - cayHigh;
    const cbxBig = 134217729 * cbx;
    const cbxHigh = cbxBig - (cbxBig - cbx);
    const cbxLow = cbx - cbxHigh;
    const pTail = caxLow * cbyLow - (p - caxHigh * cbyHigh - caxLow * cbyHigh - caxHigh * cbyLow);
    const qTail = cayLow * cbxLow - (q - cayHigh * cbxHigh - cayLow * cbxHigh - cayHigh * cbxLow);
    if (!rounded) return pTail > qTail ? 1 : pTail < qTail ? -1 : 0;
    const mixed = cax * cbyTail + caxTail * cby - (cay * cbxTail + cayTail * cbx);
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
    const lengthScaling = limbScaling(abs(ax) + abs(ay) + abs(bx) + abs(by) + abs(cx) + abs(cy), 8388608);
    if (!(lengthScaling >= 1) && (!(lengthScaling > 0) || ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || cx * lengthScaling / lengthScaling !== cx || cy * lengthScaling / lengthScaling !== cy)) break limbs;
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
    if (v3 + 0.000001430511474609375 - 0.000001430511474609375 !== v3 || v7 + 0.000001430511474609375 - 0.000001430511474609375 !== v7 || v11 + 0.000001430511474609375 - 0.000001430511474609375 !== v11 || v15 + 0.000001430511474609375 - 0.000001430511474609375 !== v15 || v19 + 0.000001430511474609375 - 0.000001430511474609375 !== v19 || v23 + 0.000001430511474609375 - 0.000001430511474609375 !== v23) break limbs;
    const v24 = v8 - v16;
    const v25 = v9 - v17;
    const v26 = v10 - v18;
    const v27 = v11 - v19;
    const v28 = v4 - v20;
    const v29 = v5 - v21;
    const v30 = v6 - v22;
    const v31 = v7 - v23;
    const v32 = v0 - v16;
    const v33 = v1 - v17;
    const v34 = v2 - v18;
    const v35 = v3 - v19;
    const v36 = v12 - v20;
    const v37 = v13 - v21;
    const v38 = v14 - v22;
    const v39 = v15 - v23;
    const v40 = (rest = v35 * v39 - (v27 * v31)) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v41 = (rest = v34 * v39 + v35 * v38 - (v26 * v31 + v27 * v30) + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v42 = (rest = v33 * v39 + v34 * v38 + v35 * v37 - (v25 * v31 + v26 * v30 + v27 * v29) + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v43 = (rest = v32 * v39 + v33 * v38 + v34 * v37 + v35 * v36 - (v24 * v31 + v25 * v30 + v26 * v29 + v27 * v28) + carry) - (carry = rest + 24 - 24);
    const v44 = (rest = v32 * v38 + v33 * v37 + v34 * v36 - (v24 * v30 + v25 * v29 + v26 * v28) + carry) - (carry = rest + 402653184 - 402653184);
    const v45 = (rest = v32 * v37 + v33 * v36 - (v24 * v29 + v25 * v28) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v46 = (rest = v32 * v36 - (v24 * v28) + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v47 = carry;
    const v48 = v47 || v46 || v45 || v44 || v43 || v42 || v41 || v40;
    return v48 > 0 ? 1 : v48 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [axInteger, ayInteger, bxInteger, byInteger, cxInteger, cyInteger] = finiteIntegers('orient2d', ARGUMENTS, [ax, ay, bx, by, cx, cy]);
  const t12 = (axInteger - cxInteger) * (byInteger - cyInteger) - ((bxInteger - cxInteger) * (ayInteger - cyInteger));
  return t12 > 0n ? 1 : t12 < 0n ? -1 : 0;
}
