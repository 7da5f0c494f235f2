import { nextUp } from '../../arithmetic/float64.js';
import { compare, fromNumber, type Rational, square } from '../../arithmetic/rational.js';
import { roundSqrt } from '../../arithmetic/rounding.js';

/**
 * The least double that is not below the square root of a number; Infinity if there is none.
 *
 * @example rootUp({ numerator: 2n, denominator: 1n }); // 1.4142135623730951
 */
export function rootUp(x: Rational): number {
  const nearest = roundSqrt(x.numerator, x.denominator);
  if (!Number.isFinite(nearest)) return nearest;
  return compare(square(fromNumber(nearest)), x) < 0 ? nextUp(nearest) : nearest;
}
