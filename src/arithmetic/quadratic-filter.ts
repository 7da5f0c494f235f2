/**
 * The order of roots of two quadratics in doubles, or that it is not known. Every coefficient may be off by a factor
 * 1 + δ, |δ| <= u = 2^-53, from the number that is meant: doubles are exact, and big integers are converted.
 *
 * Decided by the sign of J + s a'√D - s' a√D' (quadratic-roots.ts). Bounds in units of u, without terms in u²:
 *
 * - a product of two coefficients is off by 3 of its magnitude (factors and rounding), so J by 3 of |ab'| + |a'b| and
 *   its own rounding: 4 of them;
 * - D likewise by 4 of b² + 4|ac|, to which 5u of it is the bound e; 4ac is rounded once;
 * - |√D - √v| = |D - v| / (√D + √v) <= e / √v for a computed v > e; its double r is off by 1 more of r;
 * - a'√D is off by |a'| e / r and by 3 of |a'r|: factor, root and product;
 * - the sums by 1 of the terms' magnitudes each, the last one without changing its sign: 1 of |a'r| and |ar'|.
 *
 * So 4 of |ab'| + |a'b| + |a'r| + |ar'| and the two |a'| e / r. Taken are 8 and twice the latter, which is more than
 * the terms in u² and the roundings of the bound need. Products that underflow are off by 2^-1075, which QUADRATIC_TINY
 * in D and in the sum is for. A quotient e / r that underflows is off by 2^-1075, which is less than u r, as r >=
 * 2^-540 where D is more than QUADRATIC_TINY.
 */
import type { Sign, Undecided } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';

/** Of the magnitudes of the terms: see above. */
export const QUADRATIC_BOUND = 2 ** -50;

/** Of the magnitudes in a discriminant. */
export const DISCRIMINANT_BOUND = 5 * 2 ** -53;

/** For products that underflow: five and some of 2^-1075. */
export const QUADRATIC_TINY = 2 ** -1070;

/**
 * The sign of x - y for the smaller (s = -1) or greater (s = 1) root of a x² + b x + c and that (t) of d x² + e x + f;
 * 2 where that is not certain, or where there is no such root, or where a or d is 0.
 *
 * @example
 * quadraticFilter(1, 0, -2, 1, 1, 0, -3, 1); // -1
 * quadraticFilter(1, 0, -2, 1, 2, 0, -4, 1); // 2
 */
export function quadraticFilter(
  a: number,
  b: number,
  c: number,
  s: 1 | -1,
  d: number,
  e: number,
  f: number,
  t: 1 | -1,
): Sign | Undecided {
  const sizeD = b * b + 4 * Math.abs(a * c);
  const sizeE = e * e + 4 * Math.abs(d * f);
  const boundD = DISCRIMINANT_BOUND * sizeD + QUADRATIC_TINY;
  const boundE = DISCRIMINANT_BOUND * sizeE + QUADRATIC_TINY;
  const discriminantD = b * b - 4 * (a * c);
  const discriminantE = e * e - 4 * (d * f);
  if (!(discriminantD > boundD && discriminantE > boundE)) return UNDECIDED;
  const rootD = Math.sqrt(discriminantD);
  const rootE = Math.sqrt(discriminantE);
  const [widthA, widthD] = [Math.abs(a), Math.abs(d)];
  const left = a * e;
  const right = d * b;
  // The quadratic of a negative leading coefficient times -1 has the same roots: a'√D and J with both signs changed, or
  // one.
  const vertices = a < 0 === d < 0 ? left - right : right - left;
  const first = widthD * rootD;
  const second = widthA * rootE;
  const size = Math.abs(left) + Math.abs(right) + (first + second);
  const limit =
    QUADRATIC_BOUND * size + 2 * (widthD * (boundD / rootD) + widthA * (boundE / rootE)) + QUADRATIC_TINY;
  const value = vertices + (s * first - t * second);
  if (a === 0 || d === 0) return UNDECIDED;
  if (value > limit) return 1;
  return -value > limit ? -1 : UNDECIDED;
}
