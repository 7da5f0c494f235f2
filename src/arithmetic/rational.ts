/**
 * Rational numbers of any size, in lowest terms. Every finite double is one. For what needs quotients: coordinates of
 * intersections, parameters along a segment. Where polynomials do, dyadic numbers are faster.
 *
 * Source: Knuth, TAOCP 2, section 4.5.1.
 */
import { reject } from '../core/arguments/errors.js';
import { requireBigInt } from '../core/arguments/numbers.js';
import type { Sign } from '../core/sign.js';
import { decompose, requireFiniteNumber } from './float64.js';
import { absolute, greatestCommonDivisor } from './integers.js';
import { roundQuotient } from './rounding.js';

/**
 * numerator / denominator in normal form: lowest terms, denominator positive, 0 is 0/1. Equal numbers have equal
 * fields. Make one with `fromNumber` or `fromParts`.
 */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * numerator / denominator in normal form.
 *
 * @throws RangeError if denominator is 0
 * @example
 * rational.fromParts(2n, -4n); // { numerator: -1n, denominator: 2n }
 */
export function fromParts(numerator: bigint, denominator: bigint): Rational {
  requireBigInt('rational.fromParts', 'numerator', numerator);
  requireBigInt('rational.fromParts', 'denominator', denominator);
  if (denominator === 0n) reject('rational.fromParts', 'denominator', 'other than zero', denominator);
  const common = greatestCommonDivisor(numerator, denominator);
  const divisor = denominator < 0n ? -common : common;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/**
 * The double x, exactly: the denominator is a power of two.
 *
 * @throws RangeError if x is not finite
 * @example
 * rational.fromNumber(0.75); // { numerator: 3n, denominator: 4n }
 */
export function fromNumber(x: number): Rational {
  requireFiniteNumber('rational.fromNumber', x);
  const { mantissa, exponent } = decompose(x);
  if (exponent >= 0) return { numerator: mantissa << BigInt(exponent), denominator: 1n };
  return fromParts(mantissa, 1n << BigInt(-exponent));
}

/** a + b. @example rational.add(fromParts(1n, 2n), fromParts(1n, 3n)); // fromParts(5n, 6n) */
export function add(a: Rational, b: Rational): Rational {
  return fromParts(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

/** a - b. @example rational.subtract(fromParts(1n, 2n), fromParts(1n, 3n)); // fromParts(1n, 6n) */
export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

/** a · b. @example rational.multiply(fromParts(1n, 2n), fromParts(2n, 3n)); // fromParts(1n, 3n) */
export function multiply(a: Rational, b: Rational): Rational {
  return fromParts(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** a². Squares of coprime numbers are coprime. @example rational.square(fromParts(-2n, 3n)); // fromParts(4n, 9n) */
export function square(a: Rational): Rational {
  return { numerator: a.numerator ** 2n, denominator: a.denominator ** 2n };
}

/**
 * a / b.
 *
 * @throws RangeError if b is zero
 * @example
 * rational.divide(fromParts(1n, 2n), fromParts(3n, 4n)); // fromParts(2n, 3n)
 */
export function divide(a: Rational, b: Rational): Rational {
  if (b.numerator === 0n) reject('rational.divide', 'b', 'other than zero', b.numerator);
  return fromParts(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** -a. @example rational.negate(fromParts(1n, 2n)); // fromParts(-1n, 2n) */
export function negate(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator };
}

/** |a|. @example rational.abs(fromParts(-1n, 2n)); // fromParts(1n, 2n) */
export function abs(a: Rational): Rational {
  return { numerator: absolute(a.numerator), denominator: a.denominator };
}

/** The sign of a. @example rational.sign(fromParts(-1n, 2n)); // -1 */
export function sign(a: Rational): Sign {
  return a.numerator > 0n ? 1 : a.numerator < 0n ? -1 : 0;
}

/** The sign of a - b. @example rational.compare(fromParts(1n, 3n), fromParts(1n, 2n)); // -1 */
export function compare(a: Rational, b: Rational): Sign {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left > right ? 1 : left < right ? -1 : 0;
}

/** Are a and b the same number? @example rational.equals(fromParts(1n, 2n), fromNumber(0.5)); // true */
export function equals(a: Rational, b: Rational): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

/** The greatest integer that is not above a. @example rational.floor(fromParts(-1n, 2n)); // -1n */
export function floor(a: Rational): bigint {
  // BigInt division truncates towards zero: one less where that went up.
  const truncated = a.numerator / a.denominator;
  return truncated * a.denominator > a.numerator ? truncated - 1n : truncated;
}

/**
 * The double nearest to a, ties to even; Infinity beyond the largest, never -0 (see rounding.ts).
 *
 * @example
 * rational.toNumber(fromParts(1n, 3n)); // 0.3333333333333333
 */
export function toNumber(a: Rational): number {
  return roundQuotient(a.numerator, a.denominator);
}
