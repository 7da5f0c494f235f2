/**
 * Error-free transformations: the rounding error of one sum or product, itself a double.
 *
 * A rounded result and its tail together are the exact result: `s = a + b` and `twoSumTail(a, b, s)` add up to
 * a + b without error. The caller computes the rounded result and passes it in, so that nothing is allocated.
 *
 * Underflow never harms a sum: all doubles are integer multiples of 2^-1074, so sums and differences are too, and
 * one that is below 2^-1022 in magnitude is therefore a double and has no error. Overflow harms: where the rounded
 * result is an Infinity, the tail is NaN or an Infinity. Arguments are not checked.
 *
 * In the proofs fl(t) is t rounded to nearest, ties to even, and O is the largest double, 2^1024 - 2^971.
 */

/**
 * The error of a sum, operands in any order: a + b - sum exactly, for sum = a + b as rounded.
 *
 * Domain: sum is finite, and |b| is not the largest double O.
 *
 * Proof: Knuth's TwoSum (TAOCP 2, section 4.2.2, theorem B) is exact as long as no step overflows. Let
 * e = sum - (a + b), so |e| <= 2^970. The first step rounds b + e, and |b| <= O - 2^971, so it stays below O.
 * If |a| >= |b| that step is exact (see fastTwoSumTail) and the second gives a. If |a| < |b| the second rounds
 * a + e - e' with |e'| <= 2^970, again below O. The last three are errors of roundings, at most 2^971 each.
 * For b = -O and a = 2^1022 - 2^970 the second step does overflow, hence the condition. Source: Knuth; Boldo,
 * Graillat, Muller 2017, "On the robustness of the 2Sum and Fast2Sum algorithms".
 *
 * @example
 * twoSumTail(1, 2 ** -60, 1 + 2 ** -60); // 2 ** -60
 */
export function twoSumTail(a: number, b: number, sum: number): number {
  const bRounded = sum - a;
  const aRounded = sum - bRounded;
  return a - aRounded + (b - bRounded);
}

/**
 * The error of a sum whose first operand is the larger: a + b - sum exactly, for sum = a + b as rounded. Three
 * operations fewer than twoSumTail.
 *
 * Domain: sum is finite; |a| >= |b|, or a is 0, or more generally a is an integer multiple of ulp(b).
 *
 * Proof: sum - a is a double. If b is within a factor 2 of -a, the sum is exact (Sterbenz) and sum - a = b.
 * Otherwise sum and a are multiples of ulp(b) (sum because rounding a multiple of ulp(b) gives one), and
 * |sum - a| <= 2|b| because a itself is a candidate for the rounding; a multiple of ulp(b) that small is a double.
 * b minus it is the error of the sum, a double too. No step exceeds its operands' range, so none overflows.
 * Source: Dekker 1971; Muller et al., Handbook, section 4.3.1.
 *
 * @example
 * fastTwoSumTail(1, 2 ** -60, 1 + 2 ** -60); // 2 ** -60
 */
export function fastTwoSumTail(a: number, b: number, sum: number): number {
  return b - (sum - a);
}

/**
 * The error of a difference: a - b - difference exactly, for difference = a - b as rounded.
 *
 * Domain: difference is finite, and |b| is not the largest double. This is twoSumTail(a, -b, difference).
 *
 * @example
 * twoDifferenceTail(1, 2 ** -60, 1 - 2 ** -60); // -(2 ** -60)
 */
export function twoDifferenceTail(a: number, b: number, difference: number): number {
  const bRounded = a - difference;
  const aRounded = difference + bRounded;
  return a - aRounded + (bRounded - b);
}

/** 2^27 + 1: multiplying by it moves the upper half of the mantissa away from the lower half. */
const SPLITTER = 134217729;

/**
 * The upper half of a double: a rounded to its leading 26 bits. The lower half, a - splitHigh(a), is exact and has
 * at most 26 bits with its sign, so that products of halves are exact.
 *
 * Domain: |a| <= 2^996, for (2^27 + 1)·2^996 < 2^1024; from 2^997 on the product overflows and the result is NaN.
 * Subnormal numbers are fine: they are integers in the unit 2^-1074 and the product is then exact or rounded to 53
 * bits as ever.
 *
 * Source: Veltkamp 1968; Dekker 1971; proof with all cases: Boldo 2006, "Pitfalls of a full floating-point proof".
 *
 * @example
 * splitHigh(2 ** 30 + 1); // 2 ** 30
 */
export function splitHigh(a: number): number {
  const spread = SPLITTER * a;
  return spread - (spread - a);
}

/**
 * The error of a product: a · b - product exactly, for product = a · b as rounded.
 *
 * Domain: |a| and |b| <= 2^996; |product| <= 2^1023; and, a being an integer multiple of 2^i and b of 2^j (every double
 * is one of its ulp), i + j >= -1074. For the last it suffices that |product| >= 2^-969, or that a or b is zero.
 *
 * Proof: all halves of a are multiples of 2^i, those of b of 2^j, and have at most 26 bits, so each of the four
 * products is an integer multiple of 2^(i+j) of at most 52 bits: a double. Subtracting them from the product in
 * falling order leaves after each step a multiple of 2^(i+j) that is small enough to be a double (Dekker 1971;
 * Shewchuk 1997, theorem 18), and 2^-1074 is where doubles end. The largest step is aHigh · bHigh, at most
 * |a·b| (1 + 2^-26)^2 < 2^1024. For |a·b| >= 2^-969: with exponents p, q of a and b, |a·b| < 2^(p+q+2), so
 * p + q >= -970, and the ulps' exponents p - 52 and q - 52 add up to -1074 or more (more still if a is subnormal,
 * for then its ulp is 2^-1074 and b is above 1).
 *
 * @example
 * twoProductTail(0.1, 10, 1); // 5.551115123125783e-17
 */
export function twoProductTail(a: number, b: number, product: number): number {
  const bHigh = splitHigh(b);
  return productTailPresplit(a, bHigh, b - bHigh, product);
}

/**
 * The error of a product, one operand of which was split before: a · b - product exactly, for product = a · b as
 * rounded, bHigh = splitHigh(b) and bLow = b - bHigh. For a loop that multiplies many numbers by one. Domain and proof
 * are those of twoProductTail.
 *
 * @example
 * productTailPresplit(0.1, 10, 0, 1); // 5.551115123125783e-17
 */
export function productTailPresplit(a: number, bHigh: number, bLow: number, product: number): number {
  const aHigh = splitHigh(a);
  const aLow = a - aHigh;
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
}

/**
 * The error of a square: a · a - square exactly, for square = a · a as rounded.
 *
 * Domain: a is zero or 2^-485 <= |a| <= 2^511. (By ulps: a is a multiple of 2^(-485-52), and twice that exponent is
 * -1074.) Proof: that of twoProductTail; the two mixed products are equal and 2·aHigh is exact.
 *
 * @example
 * squareTail(1 + 2 ** -52, (1 + 2 ** -52) ** 2); // 2 ** -104
 */
export function squareTail(a: number, square: number): number {
  const high = splitHigh(a);
  const low = a - high;
  return low * low - (square - high * high - 2 * high * low);
}
