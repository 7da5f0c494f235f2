/**
 * Bounds of the filters in doubles, with u = 2^-53. Differences of coordinates are off by a factor 1 + δ, |δ| <= u, and
 * never underflow; a product and a root are, too, but for what underflows: at most 2^-1075 for a product. All bounds
 * are derived below for terms in u and are at least a third more than what these need, which is far more than the terms
 * in u² and the roundings of the bounds themselves. test/round/filters/bounds.test.ts derives all of them again.
 *
 * **The ends of the doubles.** Squares of lengths leave them at 2^512 and vanish at 2^-537, products of four lengths,
 * of which only guesses are made, at 2^256 and 2^-268. What overflows is in the bound, too, which is infinite then (or
 * NaN), so that nothing is certain; what underflows is less than the bound's own term without u.
 */

/**
 * A vector that is a sum of at most four differences with weights that are not negative: 1 for the difference, 1 for
 * the product, 3 for the sum make 5 u of the magnitudes of the terms, that is of S, the weighted sum of the 1-norms.
 * Its length from there: 2 for the sum of squares, halved by the root, 1/2 for the square, 1 for the root make 2.5 u of
 * the length, which is at most S: 7.5 u in all, and 1 for the sum. Twice as much.
 */
export const LENGTH_BOUND = 2 ** -49;

/** What is compared: a radius or a sum of two, times a weight or a length: (1 + 3 + 1) u, or (1 + 2.5 + 1) u. */
export const REACH_BOUND = 2 ** -50;

/** A sum of three products of a number with a difference: (1 + 1 + 2) u of the magnitudes of the terms. */
export const DOT_BOUND = 2 ** -50;

/**
 * Five roundings for the sum of squares of three differences, one for the square of a radius (three, where it is a sum
 * of two), one for the difference of both.
 */
export const SQUARES_BOUND = 2 ** -50;

/** Where squares underflow, four or less, each by 2^-1075. */
export const SQUARES_TINY = 2 ** -1072;

/**
 * Where the squares of a length's parts underflow, it is off by less than √(3 · 2^-1075) < 2^-536; products of parts by
 * far less.
 */
export const LENGTH_TINY = 2 ** -500;

/**
 * Where the three products of a sum underflow, and a limit that they are compared with, times 1 + {@link REACH_BOUND},
 * and the bound: seven times 2^-1075 at most.
 */
export const DOT_TINY = 2 ** -1070;
