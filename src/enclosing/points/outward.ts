import { nextDown, nextUp } from '../../arithmetic/float64.js';
import { compare, fromNumber, type Rational, toNumber } from '../../arithmetic/rational.js';

/**
 * The least double that is not below a number; Infinity if there is none.
 *
 * @example
 * roundUp({ numerator: 1n, denominator: 3n }); // 0.33333333333333337
 */
export function roundUp(x: Rational): number {
  const nearest = toNumber(x);
  return Number.isFinite(nearest) && compare(fromNumber(nearest), x) < 0 ? nextUp(nearest) : nearest;
}

/**
 * The greatest double that is not above a number; -Infinity if there is none.
 *
 * @example
 * roundDown({ numerator: 1n, denominator: 3n }); // 0.3333333333333333
 */
export function roundDown(x: Rational): number {
  const nearest = toNumber(x);
  return Number.isFinite(nearest) && compare(fromNumber(nearest), x) > 0 ? nextDown(nearest) : nearest;
}
