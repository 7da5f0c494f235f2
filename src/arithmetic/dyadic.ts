/**
 * Dyadic numbers: integers times powers of two, of any size. Every finite double is one, and sums, differences and
 * products of dyadic numbers are dyadic: the number type for polynomials in doubles, without rounding and without the
 * greatest common divisors of rationals.
 *
 * A shift by 2^k costs k bits: adding numbers whose exponents are k apart makes an integer of at least k bits.
 */
import { reject } from '../core/arguments/errors.js';
import { requireBigInt } from '../core/arguments/numbers.js';
import type { Sign } from '../core/sign.js';
import { decompose, requireFiniteNumber } from './float64.js';
import { absolute, bitLength, trailingZeros } from './integers.js';
import { roundScaled } from './rounding.js';

/**
 * mantissa · 2^exponent in normal form: the mantissa is odd, or both are zero. Equal numbers have equal fields. Make
 * one with `fromNumber` or `fromParts`.
 */
export interface Dyadic {
  readonly mantissa: bigint;
  readonly exponent: number;
}

/** Sums of two such exponents, and of the zeros of a mantissa, are exact. */
const FARTHEST = 2 ** 52;

const ZERO: Dyadic = { mantissa: 0n, exponent: 0 };

/**
 * mantissa · 2^exponent in normal form.
 *
 * @param exponent an integer of at most 2^52 in magnitude: sums of greater ones are rounded, and different numbers
 *   would be equal
 * @throws RangeError if it is none
 * @example
 * dyadic.fromParts(12n, 0); // { mantissa: 3n, exponent: 2 }
 */
export function fromParts(mantissa: bigint, exponent: number): Dyadic {
  requireBigInt('dyadic.fromParts', 'mantissa', mantissa);
  if (!(Math.abs(exponent) <= FARTHEST && Number.isInteger(exponent)))
    reject('dyadic.fromParts', 'exponent', 'an integer of at most 2^52 in magnitude', exponent);
  if (mantissa === 0n) return ZERO;
  const zeros = trailingZeros(mantissa);
  return { mantissa: mantissa >> BigInt(zeros), exponent: exponent + zeros };
}

/**
 * The double x, exactly.
 *
 * @throws RangeError if x is not finite
 * @example
 * dyadic.fromNumber(0.75); // { mantissa: 3n, exponent: -2 }
 */
export function fromNumber(x: number): Dyadic {
  requireFiniteNumber('dyadic.fromNumber', x);
  const { mantissa, exponent } = decompose(x);
  return fromParts(mantissa, exponent);
}

/** a + b. @example dyadic.toNumber(dyadic.add(fromNumber(1), fromNumber(2))); // 3 */
export function add(a: Dyadic, b: Dyadic): Dyadic {
  const exponent = Math.min(a.exponent, b.exponent);
  return fromParts(mantissaAt(a, exponent) + mantissaAt(b, exponent), exponent);
}

/** a - b. @example dyadic.toNumber(dyadic.subtract(fromNumber(1), fromNumber(2))); // -1 */
export function subtract(a: Dyadic, b: Dyadic): Dyadic {
  return add(a, negate(b));
}

/** a · b. @example dyadic.toNumber(dyadic.multiply(fromNumber(3), fromNumber(2))); // 6 */
export function multiply(a: Dyadic, b: Dyadic): Dyadic {
  // Odd times odd is odd: the normal form needs no work unless a factor is zero.
  if (a.mantissa === 0n || b.mantissa === 0n) return ZERO;
  const exponent = a.exponent + b.exponent;
  if (Math.abs(exponent) > FARTHEST)
    reject('dyadic.multiply', 'a.exponent + b.exponent', 'at most 2^52 in magnitude', exponent);
  return { mantissa: a.mantissa * b.mantissa, exponent };
}

/** a². @example dyadic.toNumber(dyadic.square(fromNumber(3))); // 9 */
export function square(a: Dyadic): Dyadic {
  return multiply(a, a);
}

/** -a. @example dyadic.toNumber(dyadic.negate(fromNumber(3))); // -3 */
export function negate(a: Dyadic): Dyadic {
  return { mantissa: -a.mantissa, exponent: a.exponent };
}

/** The sign of a. @example dyadic.sign(fromNumber(-3)); // -1 */
export function sign(a: Dyadic): Sign {
  return a.mantissa > 0n ? 1 : a.mantissa < 0n ? -1 : 0;
}

/**
 * The sign of a - b. Signs and leading bits usually decide; only numbers of the same binary magnitude are brought to a
 * common exponent, so that the cost does not grow with the distance between the exponents.
 *
 * @example
 * dyadic.compare(fromNumber(1), fromNumber(2)); // -1
 */
export function compare(a: Dyadic, b: Dyadic): Sign {
  const signA = sign(a);
  const signB = sign(b);
  if (signA !== signB) return signA > signB ? 1 : -1;
  const magnitudeA = a.exponent + bitLength(a.mantissa);
  const magnitudeB = b.exponent + bitLength(b.mantissa);
  if (magnitudeA !== magnitudeB) return magnitudeA > magnitudeB === signA > 0 ? 1 : -1;
  return sign(subtract(a, b));
}

/** Are a and b the same number? @example dyadic.equals(fromNumber(1), fromParts(2n, -1)); // true */
export function equals(a: Dyadic, b: Dyadic): boolean {
  return a.mantissa === b.mantissa && a.exponent === b.exponent;
}

/** |a|. @example dyadic.toNumber(dyadic.abs(fromNumber(-3))); // 3 */
export function abs(a: Dyadic): Dyadic {
  return { mantissa: absolute(a.mantissa), exponent: a.exponent };
}

/**
 * The double nearest to a, ties to even; Infinity beyond the largest, never -0 (see rounding.ts).
 *
 * @example
 * dyadic.toNumber(dyadic.multiply(fromNumber(0.1), fromNumber(10))); // 1
 */
export function toNumber(a: Dyadic): number {
  return roundScaled(a.mantissa, a.exponent);
}

/** The mantissa of a over 2^exponent, for an exponent not above that of a (or a zero, whose exponent is 0). */
function mantissaAt(a: Dyadic, exponent: number): bigint {
  return a.mantissa << BigInt(a.exponent - exponent);
}
