/**
 * Error bounds of composed numbers. An exact number x is kept as a double v and a bound e >= |x - v|. The rules:
 *
 * - difference of two doubles: v = fl(a - b), |x - v| <= u|v| with u = 2^-53 (also if it is subnormal: sums of doubles
 *   do not underflow);
 * - sum: v = fl(v1 + v2), e = e1 + e2 + u|v|;
 * - product: |x1 x2 - v1 v2| <= |v1| e2 + e1 (|v2| + e2), and rounding v1 v2 adds u|v| or, where it underflows,
 *   2^-1075.
 *
 * Bounds are computed in doubles too. They are sums and products of non-negative numbers, so each rounding makes them
 * too small by at most a factor 1 - u, and a bound that went through d roundings (those of both factors of a product)
 * by at most (1 - u)^d. GUARD makes up for that once, at the end, when a bound is compared with its value: (1 +
 * 2^-40)(1 - 2^-53)^d > 1 for all d <= 8191; the generator counts (src/formulas/generator/implicit-emit.ts). A product
 * of a bound that underflows loses at most 2^-1075: with the product of the values that is four for a product, and TINY
 * covers those of sixteen products. It is added once for all products of a sum, before the sum is multiplied or leaves.
 *
 * Where something overflows the value or the bound becomes Infinity or NaN, and no comparison with it holds: the
 * question goes on to the exact tier.
 */

/** The unit roundoff, half an ulp of 1. */
export const U = 2 ** -53;

/** The underflow errors of sixteen products, four of 2^-1075 each. */
export const TINY = 2 ** -1069;

/** Makes up for the roundings inside a bound: see above. */
export const GUARD = 1 + 2 ** -40;

const abs = Math.abs;

/** The bound of the double a · b as the product of two numbers with bounds ea and eb. */
export function productBound(a: number, ea: number, b: number, eb: number): number {
  return productTerms(a, ea, b, eb) + TINY;
}

/** {@link productBound} without TINY, which is added once for a sum of products. */
export function productTerms(a: number, ea: number, b: number, eb: number): number {
  return abs(a) * eb + ea * (abs(b) + eb) + U * abs(a * b);
}

/**
 * What two tiers agree on: the sign of a value whose bound is smaller than its magnitude; 2 (undecided) otherwise, a
 * NaN anywhere included. A value of 0 with bound 0 is a zero that was calculated exactly.
 */
export function signWithin(value: number, bound: number): -1 | 0 | 1 | 2 {
  const limit = bound * GUARD;
  if (value > limit) return 1;
  if (-value > limit) return -1;
  return value === 0 && bound === 0 ? 0 : 2;
}
