/**
 * Expansions: exact numbers as unevaluated sums of doubles. Here what reads or copies one; sums are in
 * expansion-sum.ts, products in expansion-product.ts.
 *
 * An expansion is a Float64Array `e` and a length n: e[0] + ... + e[n-1], magnitudes increasing. The empty one is
 * zero. Every expansion that these modules read or write is
 *
 * - *free of zeros*: no component is 0, so zero has length 0 and no other length;
 * - *nonadjacent*: a component is less than half the lowest set bit of the next: their bits neither overlap nor touch.
 *
 * A double other than 0 is such an expansion; so is a rounded sum or product behind its tail, because rounding to even
 * leaves a tail of half an ulp only below an even result.
 *
 * Domain of them all: exact as long as no overflow occurs, which is granted if the absolute values of all components,
 * added up, stay below 2^1022; products have a condition on small exponents too (see there). Results outside the
 * domain are unspecified. Lengths are arguments; the arrays' own lengths are never looked at.
 *
 * Source: Shewchuk 1997, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates"; Dekker
 * 1971; Priest 1991, "Algorithms for Arbitrary Precision Floating Point Arithmetic".
 */
import type { Sign } from '../core/sign.js';
import { fastTwoSumTail } from './error-free.js';

/**
 * The sign of an expansion: that of its largest component.
 *
 * Proof: every component is less than half of the next, so those below the largest add up to less than it.
 *
 * @example
 * expansionSign(2, Float64Array.of(-1, 4)); // 1
 */
export function expansionSign(length: number, e: Float64Array): Sign {
  if (length === 0) return 0;
  return e[length - 1]! > 0 ? 1 : -1;
}

/**
 * A double near the value of an expansion: its components added from the smallest on. The relative error is below
 * 2^-50, and the sign is right. (Compress first, and the last component alone is within an ulp.)
 *
 * Proof: bits do not touch, so the components below a component c add up, in absolute values, to less than |c|/2. The
 * sum of the first i components is thus at most 3/2 of the i-th, all components together are at most 3/2 of the
 * largest, and the largest at most twice the value: all partial sums together are at most 4.5 |value|. Each addition
 * errs by at most 2^-53 (1 + 2^-53)^n of its partial sum.
 *
 * @example
 * estimateExpansion(2, Float64Array.of(2 ** -60, 1)); // 1
 */
export function estimateExpansion(length: number, e: Float64Array): number {
  let estimate = 0;
  for (let i = 0; i < length; i++) estimate += e[i]!;
  return estimate;
}

/**
 * Writes -e to h, which may be e.
 *
 * @returns the length of h, that of e
 * @example
 * negateExpansion(2, Float64Array.of(-1, 4), h); // 2; h = 1, -4
 */
export function negateExpansion(length: number, e: Float64Array, h: Float64Array): number {
  for (let i = 0; i < length; i++) h[i] = -e[i]!;
  return length;
}

/**
 * Writes to h the same number in as few components as a downward and an upward pass give: the largest one is then
 * within an ulp of the number. h has room for `length` components and may be e.
 *
 * Shewchuk 1997, theorem 23. The downward pass leaves at the upper end of h what it has rounded so far; the upward
 * pass reads there and writes to the lower end, never ahead of what it has read. Every fast two-sum has its larger
 * operand first: downwards because the accumulated sum is the sum of the larger components, upwards because the
 * components read are larger than the tail below them.
 *
 * @returns the length of h
 * @example
 * compressExpansion(3, Float64Array.of(1, 2, 4), h); // 1; h = 7
 */
export function compressExpansion(length: number, e: Float64Array, h: Float64Array): number {
  if (length === 0) return 0;
  let bottom = length - 1;
  let accumulated = e[bottom]!;
  for (let i = length - 2; i >= 0; i--) {
    const component = e[i]!;
    const sum = accumulated + component;
    const tail = fastTwoSumTail(accumulated, component, sum);
    accumulated = sum;
    if (tail !== 0) {
      h[bottom--] = sum;
      accumulated = tail;
    }
  }
  let written = 0;
  for (let i = bottom + 1; i < length; i++) {
    const component = h[i]!;
    const sum = component + accumulated;
    const tail = fastTwoSumTail(component, accumulated, sum);
    accumulated = sum;
    if (tail !== 0) h[written++] = tail;
  }
  h[written++] = accumulated;
  return written;
}
