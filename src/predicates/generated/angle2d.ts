// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay bx by cx cy';

/**
 * Is the angle at b, between a and c, acute, right or obtuse?
 *
 * Positive if acute, zero if right, negative if obtuse. Zero too if b coincides with a or c. The sign of
 * (a - b) · (c - b).
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * angle2d(1, 0, 0, 0, 1, 1); // 1
 * angle2d(1, 0, 0, 0, 0, 1); // 0
 */
export function angle2d(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): Sign {
  const bax = ax - bx;
  const bcx = cx - bx;
  const bay = ay - by;
  const bcy = cy - by;
  const p = bax * bcx;
  const q = -bcy * bay;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((bax === 0 && bay === 0) || (bcx === 0 && bcy === 0)) {
    const total = bax + bcx + bay + bcy;
    if (total - total === 0) return 0;
  }
  return angle2dExact(ax, ay, bx, by, cx, cy) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function angle2dExact(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, only?: number): Sign | Undecided {
  // The two rounded products and their errors, compared.
  products: {
    if (only !== undefined) {
      if (only > 1) break products;
    }
    const bax = ax - bx;
    const bcx = cx - bx;
    const bay = ay - by;
    const bcy = cy - by;
    const p = bax * bcx;
    const q = -bcy * bay;
    const size = Math.abs(p) + Math.abs(q);
    if (!(Math.abs(bax) + Math.abs(bcx) + Math.abs(bay) + Math.abs(bcy) < 1.0463951242053392e+298)) break products;
    if ((bax === 0 || bcx === 0) && (bcy === 0 || bay === 0)) return 0;
    if (!(size > 1.1830521861667747e-271 && size < 8.452712498170644e+270)) break products;
    const baxVirtual = ax - bax;
    const baxTail = ax - (bax + baxVirtual) + (baxVirtual - bx);
    const bcxVirtual = cx - bcx;
    const bcxTail = cx - (bcx + bcxVirtual) + (bcxVirtual - bx);
    const bayVirtual = ay - bay;
    const bayTail = ay - (bay + bayVirtual) + (bayVirtual - by);
    const bcyVirtual = cy - bcy;
    const bcyTail = cy - (bcy + bcyVirtual) + (bcyVirtual - by);
    const rounded = baxTail !== 0 || bcxTail !== 0 || bayTail !== 0 || bcyTail !== 0;
    if (!rounded && p !== q) return p > q ? 1 : -1;
    const baxBig = 134217729 * bax;
    const baxHigh = baxBig - (baxBig - bax);
    const baxLow = bax - baxHigh;
    const bcxBig = 134217729 * bcx;
    const bcxHigh = bcxBig - (bcxBig - bcx);
    const bcxLow = bcx - bcxHigh;
    const bcyBig = 134217729 * bcy;
    const bcyHigh = bcyBig - (bcyBig - bcy);
    const bcyLow = bcy - bcyHigh;
    const bayBig = 134217729 * bay;
    const bayHigh = bayBig - (bayBig - bay);
    const bayLow = bay - bayHigh;
    const pTail = baxLow * bcxLow - (p - baxHigh * bcxHigh - baxLow * bcxHigh - baxHigh * bcxLow);
    const qTail = -bcyLow * bayLow - (q - -bcyHigh * bayHigh - -bcyLow * bayHigh - -bcyHigh * bayLow);
    if (!rounded) return pTail > qTail ? 1 : pTail < qTail ? -1 : 0;
    const mixed = bax * bcxTail + baxTail * bcx - -(bcy * bayTail + bcyTail * bay);
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
    const v24 = v0 - v8;
    const v25 = v1 - v9;
    const v26 = v2 - v10;
    const v27 = v3 - v11;
    const v28 = v16 - v8;
    const v29 = v17 - v9;
    const v30 = v18 - v10;
    const v31 = v19 - v11;
    const v32 = v4 - v12;
    const v33 = v5 - v13;
    const v34 = v6 - v14;
    const v35 = v7 - v15;
    const v36 = v20 - v12;
    const v37 = v21 - v13;
    const v38 = v22 - v14;
    const v39 = v23 - v15;
    const v40 = (rest = v27 * v31 + v35 * v39) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v41 = (rest = v26 * v31 + v27 * v30 + v34 * v39 + v35 * v38 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v42 = (rest = v25 * v31 + v26 * v30 + v27 * v29 + v33 * v39 + v34 * v38 + v35 * v37 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v43 = (rest = v24 * v31 + v25 * v30 + v26 * v29 + v27 * v28 + v32 * v39 + v33 * v38 + v34 * v37 + v35 * v36 + carry) - (carry = rest + 24 - 24);
    const v44 = (rest = v24 * v30 + v25 * v29 + v26 * v28 + v32 * v38 + v33 * v37 + v34 * v36 + carry) - (carry = rest + 402653184 - 402653184);
    const v45 = (rest = v24 * v29 + v25 * v28 + v32 * v37 + v33 * v36 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v46 = (rest = v24 * v28 + v32 * v36 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v47 = carry;
    const v48 = v47 || v46 || v45 || v44 || v43 || v42 || v41 || v40;
    return v48 > 0 ? 1 : v48 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [axInteger, ayInteger, bxInteger, byInteger, cxInteger, cyInteger] = finiteIntegers('angle2d', ARGUMENTS, [ax, ay, bx, by, cx, cy]);
  const t12 = (axInteger - bxInteger) * (cxInteger - bxInteger) + ((ayInteger - byInteger) * (cyInteger - byInteger));
  return t12 > 0n ? 1 : t12 < 0n ? -1 : 0;
}
