// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireFinite } from '../../core/arguments/errors.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ux uy ax ay bx by';

/**
 * Which of a and b is farther along the direction u?
 *
 * Positive if a is farther, negative if b is farther, zero if both lie on a common perpendicular to u. The
 * direction need not be of unit length; for the zero vector the answer is zero. The sign of u · (a - b).
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * compareAlong2d(1, 1, 2, 0, 0, 1); // 1
 * compareAlong2d(1, 1, 2, 0, 0, 2); // 0
 */
export function compareAlong2d(ux: number, uy: number, ax: number, ay: number, bx: number, by: number): Sign {
  const bax = ax - bx;
  const bay = ay - by;
  const p = ux * bax;
  const q = -bay * uy;
  const value = p - q;
  if (Math.abs(value) > 3.330669073875472e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((ux === 0 && uy === 0) || (bax === 0 && bay === 0)) {
    const total = ux + bax + uy + bay;
    if (total - total === 0) return 0;
  }
  return compareAlong2dExact(ux, uy, ax, ay, bx, by) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function compareAlong2dExact(ux: number, uy: number, ax: number, ay: number, bx: number, by: number, only?: number): Sign | Undecided {
  // The two rounded products and their errors, compared.
  products: {
    if (only !== undefined) {
      if (only > 1) break products;
    }
    const bax = ax - bx;
    const bay = ay - by;
    const p = ux * bax;
    const q = -bay * uy;
    const size = Math.abs(p) + Math.abs(q);
    if (!(Math.abs(ux) + Math.abs(bax) + Math.abs(uy) + Math.abs(bay) < 1.0463951242053392e+298)) break products;
    if ((ux === 0 || bax === 0) && (bay === 0 || uy === 0)) return 0;
    if (!(size > 1.1830521861667747e-271 && size < 8.452712498170644e+270)) break products;
    const baxVirtual = ax - bax;
    const baxTail = ax - (bax + baxVirtual) + (baxVirtual - bx);
    const bayVirtual = ay - bay;
    const bayTail = ay - (bay + bayVirtual) + (bayVirtual - by);
    const rounded = baxTail !== 0 || bayTail !== 0;
    if (!rounded && p !== q) return p > q ? 1 : -1;
    const uxBig = 134217729 * ux;
    const uxHigh = uxBig - (uxBig - ux);
    const uxLow = ux - uxHigh;
    const baxBig = 134217729 * bax;
    const baxHigh = baxBig - (baxBig - bax);
    const baxLow = bax - baxHigh;
    const bayBig = 134217729 * bay;
    const bayHigh = bayBig - (bayBig - bay);
    const bayLow = bay - bayHigh;
    const uyBig = 134217729 * uy;
    const uyHigh = uyBig - (uyBig - uy);
    const uyLow = uy - uyHigh;
    const pTail = uxLow * baxLow - (p - uxHigh * baxHigh - uxLow * baxHigh - uxHigh * baxLow);
    const qTail = -bayLow * uyLow - (q - -bayHigh * uyHigh - -bayLow * uyHigh - -bayHigh * uyLow);
    if (!rounded) return pTail > qTail ? 1 : pTail < qTail ? -1 : 0;
    const mixed = ux * baxTail - -(bayTail * uy);
    const value = p - q + (pTail - qTail + mixed);
    if (Math.abs(value) > 1.9721522630525295e-31 * size) return value > 0 ? 1 : -1;
    break products;
  }
  // Exact fixed-point evaluation with 4 limbs of 25 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const directionScale = powerOfTwoAbove(abs(ux) + abs(uy));
    const lengthScale = powerOfTwoAbove(abs(ax) + abs(ay) + abs(bx) + abs(by));
    if (!(directionScale >= 1e-271 && directionScale <= 9e270) || !(lengthScale >= 1e-271 && lengthScale <= 9e270)) break limbs;
    const directionScaling = 16777216 / (directionScale);
    if (directionScaling < 1 && (ux * directionScaling / directionScaling !== ux || uy * directionScaling / directionScaling !== uy)) break limbs;
    const lengthScaling = 16777216 / (lengthScale);
    if (lengthScaling < 1 && (ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by)) break limbs;
    let rest: number;
    let carry: number;
    const v0 = (rest = ux * directionScaling) + 6755399441055744 - 6755399441055744;
    const v1 = (rest -= v0) + 201326592 - 201326592;
    const v2 = (rest -= v1) + 6 - 6;
    const v3 = (rest -= v2);
    const v4 = (rest = uy * directionScaling) + 6755399441055744 - 6755399441055744;
    const v5 = (rest -= v4) + 201326592 - 201326592;
    const v6 = (rest -= v5) + 6 - 6;
    const v7 = (rest -= v6);
    const v8 = (rest = ax * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v9 = (rest -= v8) + 201326592 - 201326592;
    const v10 = (rest -= v9) + 6 - 6;
    const v11 = (rest -= v10);
    const v12 = (rest = ay * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v13 = (rest -= v12) + 201326592 - 201326592;
    const v14 = (rest -= v13) + 6 - 6;
    const v15 = (rest -= v14);
    const v16 = (rest = bx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v17 = (rest -= v16) + 201326592 - 201326592;
    const v18 = (rest -= v17) + 6 - 6;
    const v19 = (rest -= v18);
    const v20 = (rest = by * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v21 = (rest -= v20) + 201326592 - 201326592;
    const v22 = (rest -= v21) + 6 - 6;
    const v23 = (rest -= v22);
    if (v3 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v3 || v7 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v7 || v11 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v11 || v15 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v15 || v19 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v19 || v23 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v23) break limbs;
    const v24 = v8 - v16;
    const v25 = v9 - v17;
    const v26 = v10 - v18;
    const v27 = v11 - v19;
    const v28 = v12 - v20;
    const v29 = v13 - v21;
    const v30 = v14 - v22;
    const v31 = v15 - v23;
    const v32 = (rest = v3 * v27 + v7 * v31) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v33 = (rest = v2 * v27 + v3 * v26 + v6 * v31 + v7 * v30 + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v34 = (rest = v1 * v27 + v2 * v26 + v3 * v25 + v5 * v31 + v6 * v30 + v7 * v29 + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v35 = (rest = v0 * v27 + v1 * v26 + v2 * v25 + v3 * v24 + v4 * v31 + v5 * v30 + v6 * v29 + v7 * v28 + carry) - (carry = rest + 6 - 6);
    const v36 = (rest = v0 * v26 + v1 * v25 + v2 * v24 + v4 * v30 + v5 * v29 + v6 * v28 + carry) - (carry = rest + 201326592 - 201326592);
    const v37 = (rest = v0 * v25 + v1 * v24 + v4 * v29 + v5 * v28 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v38 = (rest = v0 * v24 + v4 * v28 + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v39 = carry;
    const v40 = v39 || v38 || v37 || v36 || v35 || v34 || v33 || v32;
    return v40 > 0 ? 1 : v40 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const values = [ux, uy, ax, ay, bx, by] as const;
  requireFinite('compareAlong2d', ARGUMENTS, values);
  const directionExponent = commonExponent([ux, uy]);
  const lengthExponent = commonExponent([ax, ay, bx, by]);
  const [uxInteger, uyInteger] = scaledIntegers([ux, uy], directionExponent);
  const [axInteger, ayInteger, bxInteger, byInteger] = scaledIntegers([ax, ay, bx, by], lengthExponent);
  const t10 = uxInteger * (axInteger - bxInteger) + (uyInteger * (ayInteger - byInteger));
  return t10 > 0n ? 1 : t10 < 0n ? -1 : 0;
}
