/**
 * Double-words: numbers as unevaluated sums of two doubles, high + low with |low| <= u |high|, u = 2^-53. They are kept
 * in places of one array, so that no call passes a double.
 *
 * Source: Dekker 1971; Joldes, Muller, Popescu 2017, "Tight and Rigorous Error Bounds for Basic Building Blocks of
 * Double-Word Arithmetic" (their algorithms 6 and 10). The bounds are our own, simpler and wider: see below. All hold
 * as long as nothing overflows, up to what a product loses to underflow.
 */

import { fastTwoSumTail, twoDifferenceTail, twoProductTail, twoSumTail } from './error-free.js';
import { allocateScratch } from './scratch.js';

/** The places: number i has its high word at i, its low word at i + 1. */
export const D: Float64Array = /* @__PURE__ */ allocateScratch(256);

/** k := a - b for two doubles. Exact. */
export function setDifference(k: number, p: ArrayLike<number>, a: number, b: number): void {
  const x = p[a]!;
  const y = p[b]!;
  const difference = x - y;
  D[k] = difference;
  D[k + 1] = twoDifferenceTail(x, y, difference);
}

/**
 * k := i · j with an error of at most 9 u² |i| |j|, plus 2^-1070 where products underflow.
 *
 * With |low| <= u |high|, relative to |high_i high_j|: the product of the low words that is left out is at most u²;
 * each mixed product is at most u and rounded with at most u²; their sum, at most 2u + 2u², with 2u² (1 + u); that sum
 * plus the tail, at most 3u + 3u², with 3u² (1 + u); all together 8u² + 5u³. And |high| <= |i| (1 + 2u). The last step
 * is exact, the sum being smaller than the product. Where the tail is not a double because the product is below 2^-968,
 * each of its four partial products, and each mixed product, is off by at most 2^-1075, and the differences are exact.
 */
export function multiply(k: number, i: number, j: number): void {
  const a = D[i]!;
  const b = D[j]!;
  const product = a * b;
  const rest = twoProductTail(a, b, product) + (a * D[j + 1]! + D[i + 1]! * b);
  const high = product + rest;
  D[k] = high;
  D[k + 1] = fastTwoSumTail(product, rest, high);
}

/**
 * k := i + sign · j with an error of at most 5 u² (|i| + |j|), for sign 1 or -1.
 *
 * Relative to m = |high_i| + |high_j|: the sum of the high words has a tail of at most u m, that of the low words is at
 * most u (1 + u) m with a tail of at most u² (1 + u) m. Adding the former two is rounded with at most 2 u² (1 + u) m.
 * Normalised, the tail is at most u (1 + 3u) m; adding the last tail is rounded with at most u² (1 + 5u) m. That is
 * less than 4 u² m, and m <= (|i| + |j|) (1 + 2u). The last two-sum is exact.
 *
 * All tails are those of two-sum, which asks for no order of its operands: high words may cancel.
 */
export function add(k: number, i: number, j: number, sign: 1 | -1): void {
  const a = D[i]!;
  const b = sign * D[j]!;
  const sum = a + b;
  const lowA = D[i + 1]!;
  const lowB = sign * D[j + 1]!;
  const low = lowA + lowB;
  const c = twoSumTail(a, b, sum) + low;
  const high = sum + c;
  const rest = twoSumTail(lowA, lowB, low) + twoSumTail(sum, c, high);
  const result = high + rest;
  D[k] = result;
  D[k + 1] = twoSumTail(high, rest, result);
}
