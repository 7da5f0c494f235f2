/**
 * What is above the quotient of two squared lengths in doubles whose true quotient is 1. Let r and s be the squares of
 * two lengths R and S of three coordinates, in doubles, u = 2^-53. A difference errs by a part of u, which counts twice
 * in its square; the product and the two sums err by u each: r is within R² (1 ± u)^5, but for what underflows, and s
 * likewise. Two more roundings are those of the comparison. So if r · ABOVE + UNDERFLOW is less than s in doubles, and
 * ABOVE is above (1 + u)^5 / (1 - u)^7 < 1 + 13u, then R < S.
 */
export const ABOVE = 1 + 2 ** -49;

/**
 * What underflow may take from one square and add to the other, and twice as much. Differences do not underflow;
 * multiplied by a power of two that brings them below 2 they err by 2^-1075, which is less than 4.1 · 2^-1075 in the
 * square; the square itself errs by 2^-1075. That is 5.1 · 2^-1075 for each axis, less than 2^-1071 for all three, and
 * less than 2^-1070 for both lengths and the product with ABOVE.
 *
 * Overflow needs no room. Without a limit of exponents all of the above would hold, and what is infinite here would be
 * 2^1024 or more there: a finite r · ABOVE is less than that, and an infinite one is not less than anything.
 */
export const UNDERFLOW = 2 ** -1069;

/**
 * Whether one length is certainly less than another, by their squares in doubles: sums of squares of differences, these
 * multiplied by a power of two after which none exceeds 2 in size (or infinite, where the differences overflow).
 *
 * @example
 * isCertainlyLess(1, 2); // true
 * isCertainlyLess(0, 2 ** -1074); // false
 */
export function isCertainlyLess(square: number, than: number): boolean {
  return square * ABOVE + UNDERFLOW < than;
}
