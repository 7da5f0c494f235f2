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
 * Where differences would overflow, coordinates are halved before: those that lose a digit by that are below the normal
 * numbers, and what they lose is less than 2^-1074 before it is multiplied by 2^-1023. So nothing overflows.
 */
export const UNDERFLOW = 2 ** -1069;

/**
 * Whether one length is certainly less than another, by their squares in doubles: sums of squares of differences, these
 * multiplied by a power of two after which none exceeds 2 in size.
 *
 * @example
 * isCertainlyLess(1, 2); // true
 * isCertainlyLess(0, 2 ** -1074); // false
 */
export function isCertainlyLess(square: number, than: number): boolean {
  return square * ABOVE + UNDERFLOW < than;
}
