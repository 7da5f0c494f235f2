/**
 * Correct rounding: the double nearest to an exact number, ties to even, in one step, so that subnormal results are
 * not rounded twice.
 *
 * As IEEE 754 rounds: from 2^1024 - 2^970 on (the largest double and half its ulp) the result is Infinity, and
 * -Infinity on the other side; up to 2^-1075 in magnitude (half the smallest subnormal) it is 0. Never -0: a negative
 * number that rounds to zero gives 0.
 *
 * Source: IEEE 754-2019, section 4.3.1; Clinger 1990, "How to read floating point numbers accurately".
 */
import { reject, rejectWords } from '../core/arguments/errors.js';
import { requireBigInt, requireInteger } from '../core/arguments/numbers.js';
import { MAX_EXPONENT, MIN_EXPONENT, PRECISION, powerOfTwo } from './float64.js';
import { absolute, bitLength, integerSquareRoot } from './integers.js';

/** Two bits more than the precision: then the bits cut off always include one below the halfway bit. */
const WORKING_BITS = PRECISION + 2;

/**
 * mantissa · 2^exponent, rounded to the nearest double.
 *
 * @param exponent an integer of any size
 * @throws RangeError if exponent is not an integer
 * @example
 * roundScaled(3n, -1); // 1.5
 * roundScaled(3n, -1075); // 2 * 2 ** -1074
 */
export function roundScaled(mantissa: bigint, exponent: number): number {
  requireBigInt('roundScaled', 'mantissa', mantissa);
  requireInteger('roundScaled', 'exponent', exponent);
  return withSign(mantissa < 0n, roundPositive(absolute(mantissa), exponent, false));
}

/**
 * numerator / denominator, rounded to the nearest double. They need not be in lowest terms.
 *
 * @throws RangeError if denominator is 0
 * @example
 * roundQuotient(1n, 3n); // 0.3333333333333333
 */
export function roundQuotient(numerator: bigint, denominator: bigint): number {
  requireBigInt('roundQuotient', 'numerator', numerator);
  requireBigInt('roundQuotient', 'denominator', denominator);
  if (denominator === 0n) reject('roundQuotient', 'denominator', 'other than zero', denominator);
  const above = absolute(numerator);
  const below = absolute(denominator);
  // Between WORKING_BITS and one more: 2^(x-1) <= above < 2^x and 2^(y-1) <= below < 2^y give a quotient of x-y or
  // x-y+1 bits.
  const shift = WORKING_BITS - (bitLength(above) - bitLength(below));
  const [dividend, divisor] = shift > 0 ? [above << BigInt(shift), below] : [above, below << BigInt(-shift)];
  const quotient = dividend / divisor;
  const inexact = quotient * divisor !== dividend;
  return withSign(numerator < 0n !== denominator < 0n, roundPositive(quotient, -shift, inexact));
}

/**
 * √(numerator / denominator), rounded to the nearest double: how a distance is rounded, whose square is rational.
 *
 * ⌊√⌊v⌋⌋ = ⌊√v⌋, so the integer root of an integer quotient has the leading bits of the true root.
 *
 * @throws RangeError if denominator is 0 or the quotient is negative
 * @example
 * roundSqrt(2n, 1n); // 1.4142135623730951
 */
export function roundSqrt(numerator: bigint, denominator: bigint): number {
  requireBigInt('roundSqrt', 'numerator', numerator);
  requireBigInt('roundSqrt', 'denominator', denominator);
  if (denominator === 0n) reject('roundSqrt', 'denominator', 'other than zero', denominator);
  if (numerator !== 0n && numerator < 0n !== denominator < 0n) {
    rejectWords('roundSqrt', 'numerator / denominator', 'not negative', `${numerator} / ${denominator}`);
  }
  const above = absolute(numerator);
  const below = absolute(denominator);
  // The radicand gets 2·WORKING_BITS bits or up to two more, by an even shift; its root WORKING_BITS or one more.
  const half = Math.ceil((2 * WORKING_BITS - (bitLength(above) - bitLength(below))) / 2);
  const shift = 2 * half;
  const [dividend, divisor] = shift > 0 ? [above << BigInt(shift), below] : [above, below << BigInt(-shift)];
  const radicand = dividend / divisor;
  const root = integerSquareRoot(radicand);
  const inexact = root * root !== radicand || radicand * divisor !== dividend;
  return roundPositive(root, -half, inexact);
}

/** A zero stays positive. */
const withSign = (negative: boolean, magnitude: number): number =>
  negative && magnitude !== 0 ? -magnitude : magnitude;

/**
 * (integer + d) · 2^exponent rounded, where d is 0, or between 0 and 1 if `inexact`, and then integer has at least
 * WORKING_BITS bits.
 */
function roundPositive(integer: bigint, exponent: number, inexact: boolean): number {
  const bits = bitLength(integer);
  // The number is in [2^(bits-1+exponent), 2^(bits+exponent)). These exits also keep the shifts below small.
  if (bits === 0 || bits + exponent < MIN_EXPONENT) return 0;
  if (bits + exponent > MAX_EXPONENT + 1) return Infinity;
  // The exponent of the last bit that is kept: 53 bits, or fewer where doubles end.
  const last = Math.max(bits + exponent - PRECISION, MIN_EXPONENT);
  const dropped = last - exponent;
  // Up to 2^53, times 2^last: a double, or beyond them, in which case the product is Infinity.
  const kept = dropped > 0 ? shiftRight(integer, dropped, inexact) : integer << BigInt(-dropped);
  return Number(kept) * powerOfTwo(last);
}

/** integer / 2^count rounded to the nearest integer, ties to even; `inexact` if the truth is a little more. */
function shiftRight(integer: bigint, count: number, inexact: boolean): bigint {
  const kept = integer >> BigInt(count);
  const rest = BigInt.asUintN(count, integer);
  const half = 1n << BigInt(count - 1);
  if (rest < half) return kept;
  const tie = rest === half && !inexact;
  return tie && (kept & 1n) === 0n ? kept : kept + 1n;
}
