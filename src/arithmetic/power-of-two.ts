/** 1 - u with u = 2^-53, the largest double below 1. */
const BELOW_ONE = 1 - 2 ** -53;
/** (2u)^-1 + 1 = 2^52 + 1. */
const SPREAD = 2 ** 52 + 1;

/**
 * A power of two greater than x and at most 2x, for 2^-1000 <= x <= 2^970; and 1 for 0. Outside that range,
 * and for NaN, the result is of no use (possibly NaN or Infinity), but it comes without an error.
 *
 * Four operations and no branch but the last: q = fl((2^52 + 1) x) has the leading bit of x 52 or 53 places up
 * and |q - fl((1 - u) q)| is exactly that leading bit's value, ufp(x). Source: Rump, Ogita, Oishi 2008,
 * "Accurate floating-point summation part I", algorithm 3.5.
 *
 * @example
 * powerOfTwoAbove(5); // 8
 * powerOfTwoAbove(8); // 16
 */
export function powerOfTwoAbove(x: number): number {
  const q = SPREAD * x;
  return x === 0 ? 1 : 2 * Math.abs(q - BELOW_ONE * q);
}
