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

/**
 * What is added to a number and subtracted again to round it to a multiple of a grid's unit: `factor` times a power of
 * two that is greater than `size`; NaN, with which nothing is a multiple, if that power is not between 2^-150 and
 * 2^150.
 *
 * @example
 * gridRounder(5, 1.5 * 2 ** 52); // 1.5 * 2 ** 55
 */
export function gridRounder(size: number, factor: number): number {
  const scale = powerOfTwoAbove(size);
  return scale >= LOWEST_GRID && scale <= HIGHEST_GRID ? factor * scale : Number.NaN;
}

/** Products of up to six numbers, and of their units in the last place, then neither overflow nor underflow. */
const LOWEST_GRID = 2 ** -150;
const HIGHEST_GRID = 2 ** 150;

/**
 * What a number of at most `size` is multiplied by to be at most `limit`: `limit`, a power of two, divided by a power
 * of two greater than `size`; 0 if that power is not between 2^-900 and 2^900.
 *
 * @example
 * limbScaling(5, 2 ** 23); // 2 ** 20
 */
export function limbScaling(size: number, limit: number): number {
  const scale = powerOfTwoAbove(size);
  return scale >= LOWEST_SCALE && scale <= HIGHEST_SCALE ? limit / scale : 0;
}

/** Their reciprocals and {@link powerOfTwoAbove} are right. */
const LOWEST_SCALE = 2 ** -900;
const HIGHEST_SCALE = 2 ** 900;
