/**
 * Signs of sums of square roots in doubles, or that they are not known: what decides the common case.
 *
 * Every argument may be off by a factor 1 + δ, |δ| <= u = 2^-53, from the number that is meant: doubles are exact, and
 * big integers are converted. Then √c is off by less than a factor (1 + u)^(1/2), and the double root by another 1 + u
 * (it is never subnormal).
 */
import type { Sign, Undecided } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';

/**
 * Relative to the sum of the magnitudes of the terms, as computed. In units of u and without terms in u²:
 *
 * - a is off by 1;
 * - b√c by 1 + 1/2 + 1 + 1 for b, c, the root and the product, 3.5;
 * - f√(ce) by 1 + 2 (1/2 + 1) + 2 for f, both roots and two products, 6;
 * - a difference a - d, a sum of two terms, by 1 more of their magnitudes: 7 at most.
 *
 * The last sum rounds without changing its sign. What is left of 8, a factor 8/7, is far more than the roundings of
 * this bound and the terms in u² need.
 */
export const ROOT_BOUND = 2 ** -50;

/** Where products underflow: at most four, each off by 2^-1075 once, as no factor after an underflow is above 1. */
export const ROOT_TINY = 2 ** -1072;

/** The least product of two roots that is taken: its rounding is relative. */
const LEAST_ROOT = 2 ** -1000;

/** The sign of value, a sum whose terms have magnitudes that add up to size. */
function signBeyond(value: number, size: number): Sign | Undecided {
  const limit = ROOT_BOUND * size + ROOT_TINY;
  if (value > limit) return 1;
  if (-value > limit) return -1;
  return UNDECIDED;
}

/**
 * The sign of a + b√c for c >= 0, or 2 where roundings may hide it.
 *
 * @example
 * surdFilter(-1, 1, 2); // 1
 * surdFilter(-2, 1, 4); // 2
 */
export function surdFilter(a: number, b: number, c: number): Sign | Undecided {
  const term = b * Math.sqrt(c);
  return signBeyond(a + term, Math.abs(a) + Math.abs(term));
}

/**
 * The sign of (a + b√c) - (d + e√f) for c, f >= 0, or 2.
 *
 * @example
 * surdOrderFilter(0, 1, 2, 0, 1, 3); // -1
 */
export function surdOrderFilter(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
): Sign | Undecided {
  const first = b * Math.sqrt(c);
  const second = e * Math.sqrt(f);
  const size = Math.abs(a) + Math.abs(d) + (Math.abs(first) + Math.abs(second));
  return signBeyond(a - d + (first - second), size);
}

/**
 * The sign of a + b√c + d√e + f√(ce) for c, e >= 0, or 2.
 *
 * @example
 * rootSumFilter(-3, 1, 2, 1, 3, 0); // 1
 */
export function rootSumFilter(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
): Sign | Undecided {
  const rootC = Math.sqrt(c);
  const rootE = Math.sqrt(e);
  const both = rootC * rootE;
  if (both < LEAST_ROOT && both !== 0) return UNDECIDED;
  const first = b * rootC;
  const second = d * rootE;
  const third = f * both;
  const size = Math.abs(a) + Math.abs(first) + (Math.abs(second) + Math.abs(third));
  return signBeyond(a + first + (second + third), size);
}
