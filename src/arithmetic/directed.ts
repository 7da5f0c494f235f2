/**
 * Directed rounding: the greatest double not above, and the least double not below, an exact sum, product, quotient
 * or square root of doubles. JavaScript rounds to nearest only; the sign of the rounding error tells which side the
 * nearest double is on, and its neighbour is the other bound.
 *
 * Exact results are returned as they are, so lower and upper bound agree. Results are never -0 and never NaN. Over
 * the whole range of finite doubles, subnormal numbers included, the bounds are the tightest; a result beyond the
 * largest double O is bounded by O and Infinity.
 *
 * Infinite arguments stand for unbounded interval ends, not for numbers: a sum or product with one is infinite, a
 * product of 0 and an Infinity is 0, and a finite number divided by an Infinity is 0. Not allowed, because proper
 * interval ends never meet like that: NaN, the sum of opposite Infinities, the quotient of two Infinities.
 *
 * Source: Rump 1999, "Fast and parallel interval arithmetic"; Muller et al., Handbook, section 4.
 */
import { fastTwoSumTail, squareTail, twoProductTail } from './error-free.js';
import { exponentOf, nextDown, nextUp, scaleByPowerOfTwo, significandOf } from './float64.js';

/** The greatest double that is not above a + b. @example sumDown(1, 2 ** -60); // 1 */
export function sumDown(a: number, b: number): number {
  const sum = a + b;
  return roundDown(sum, sumError(a, b, sum));
}

/** The least double that is not below a + b. @example sumUp(1, 2 ** -60); // 1.0000000000000002 */
export function sumUp(a: number, b: number): number {
  const sum = a + b;
  return roundUp(sum, sumError(a, b, sum));
}

/** The greatest double that is not above a · b. @example productDown(0.1, 10); // 1 */
export function productDown(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  const product = a * b;
  return roundDown(product, productError(a, b, product));
}

/** The least double that is not below a · b. @example productUp(0.1, 10); // 1.0000000000000002 */
export function productUp(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  const product = a * b;
  return roundUp(product, productError(a, b, product));
}

/** The greatest double that is not above a / b, for b > 0. @example quotientDown(1, 3); // 0.3333333333333333 */
export function quotientDown(a: number, b: number): number {
  if (a === 0 || b === Infinity) return 0;
  const quotient = a / b;
  return roundDown(quotient, quotientError(a, b, quotient));
}

/** The least double that is not below a / b, for b > 0. @example quotientUp(1, 3); // 0.33333333333333337 */
export function quotientUp(a: number, b: number): number {
  if (a === 0 || b === Infinity) return 0;
  const quotient = a / b;
  return roundUp(quotient, quotientError(a, b, quotient));
}

/** The greatest double that is not above √x, for x >= 0. @example rootDown(2); // 1.414213562373095 */
export function rootDown(x: number): number {
  const root = Math.sqrt(x);
  return roundDown(root, rootError(x, root));
}

/** The least double that is not below √x, for x >= 0. @example rootUp(2); // 1.4142135623730951 */
export function rootUp(x: number): number {
  const root = Math.sqrt(x);
  return roundUp(root, rootError(x, root));
}

/** A bound, given the nearest double and a number with the sign of (exact - nearest). Adding 0 turns -0 to 0. */
const roundDown = (nearest: number, error: number): number => (error < 0 ? nextDown(nearest) : nearest + 0);
const roundUp = (nearest: number, error: number): number => (error > 0 ? nextUp(nearest) : nearest + 0);

/**
 * A number with the sign of (exact - rounded) where a result of finite operands is infinite: the exact one is nearer
 * to zero. Of an infinite operand nothing was rounded.
 */
const overflowError = (a: number, b: number, rounded: number): number =>
  Number.isFinite(a) && Number.isFinite(b) ? -rounded : 0;

/**
 * A number with the sign of a + b - sum. With the larger operand first a fast two-sum cannot overflow where the sum
 * does not, whatever the operands. Where the sum does, the tail is an Infinity of the opposite sign; where an operand
 * is infinite it is NaN, which rounds nothing.
 */
function sumError(a: number, b: number, sum: number): number {
  return Math.abs(a) >= Math.abs(b) ? fastTwoSumTail(a, b, sum) : fastTwoSumTail(b, a, sum);
}

const SMALL_PRODUCT = 2 ** -968;
const LARGE_PRODUCT = 2 ** 1023;
const LARGE_FACTOR = 2 ** 996;

/**
 * Is the tail of a · b exact, given the product or a number within a factor 2 of it? The limits in the proof of
 * twoProductTail are 2^-969 and 2^1024 / (1 + 2^-26)^2, so a factor 2 below and a rounding error above are to spare.
 */
function hasExactTail(a: number, b: number, product: number): boolean {
  const magnitude = Math.abs(product);
  return (
    magnitude >= SMALL_PRODUCT &&
    magnitude <= LARGE_PRODUCT &&
    Math.abs(a) <= LARGE_FACTOR &&
    Math.abs(b) <= LARGE_FACTOR
  );
}

/**
 * A number with the sign of a·b - product. Where the tail is not exact the significands in [1, 2) are multiplied
 * instead and compared with the product after the same scaling, which is exact because it brings the product near 1
 * or leaves it 0.
 */
function productError(a: number, b: number, product: number): number {
  if (!Number.isFinite(product)) return overflowError(a, b, product);
  if (hasExactTail(a, b, product)) return twoProductTail(a, b, product);
  const scaled = scaleByPowerOfTwo(product, -exponentOf(a) - exponentOf(b));
  return excessOverProduct(significandOf(a), significandOf(b), scaled);
}

/**
 * A number with the sign of a/b - quotient, for b > 0: that of a - quotient·b. Where that product's tail is not exact
 * all three are scaled, the operands to significands in [1, 2); the quotient is then near 1 or 0.
 */
function quotientError(a: number, b: number, quotient: number): number {
  if (!Number.isFinite(quotient)) return overflowError(a, b, quotient);
  if (hasExactTail(quotient, b, a)) return -excessOverProduct(quotient, b, a);
  const scaled = scaleByPowerOfTwo(quotient, exponentOf(b) - exponentOf(a));
  return -excessOverProduct(scaled, significandOf(b), significandOf(a));
}

/**
 * A number with the sign of a·b - c, for a product with an exact tail and any double c. Rounding is monotonic and c is
 * a double, so a·b > c needs fl(a·b) > c, or equality and a positive tail.
 */
function excessOverProduct(a: number, b: number, c: number): number {
  const product = a * b;
  return product === c ? twoProductTail(a, b, product) : product - c;
}

/**
 * A number with the sign of √x - root, which is that of x - root². Outside [2^-900, 2^1000] both are scaled, x by the
 * square of the root's factor: squareTail wants 2^-485 <= root <= 2^511.
 */
function rootError(x: number, root: number): number {
  if (x === Infinity) return 0;
  const shift = x < 2 ** -900 ? 200 : x > 2 ** 1000 ? -200 : 0;
  const scaledRoot = scaleByPowerOfTwo(root, shift);
  const scaled = scaleByPowerOfTwo(x, 2 * shift);
  const square = scaledRoot * scaledRoot;
  return square === scaled ? -squareTail(scaledRoot, square) : scaled - square;
}
