/**
 * Arithmetic that is exact or says so: each operation returns the true result if it is a double, and NaN if it had to
 * round. NaN stays NaN, so that a whole calculation is exact if its result is a number. Integers of moderate size (CAD
 * grids) pass through determinants this way without a big integer.
 */
import { twoProductTail, twoSumTail } from './error-free.js';

/**
 * The smallest magnitude of a product whose rounding error is a double for certain: the error is a multiple of 2^-1074
 * if the product is at least 2^-1074 · 2^(2·53) = 2^-968.
 */
const SMALLEST_PRODUCT = 2 ** -968;

/** a + b, or NaN if that is not a double. @example exactSum(1, 2 ** -60); // NaN */
export function exactSum(a: number, b: number): number {
  const sum = a + b;
  // An infinite sum has a NaN tail.
  return twoSumTail(a, b, sum) === 0 ? sum : NaN;
}

/** a - b, or NaN if that is not a double. @example exactDifference(3, 1); // 2 */
export function exactDifference(a: number, b: number): number {
  return exactSum(a, -b);
}

/**
 * a · b, or NaN if that is not a double, or is too small or too large for its rounding error to be known.
 *
 * @example
 * exactProduct(3, 5); // 15
 * exactProduct(0.1, 0.1); // NaN
 */
export function exactProduct(a: number, b: number): number {
  const product = a * b;
  if (product === 0) return a === 0 || b === 0 ? 0 : NaN;
  if (!(Math.abs(product) >= SMALLEST_PRODUCT)) return NaN;
  return twoProductTail(a, b, product) === 0 ? product : NaN;
}
