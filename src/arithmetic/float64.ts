/**
 * The binary64 format: what a double is made of, and its neighbours.
 *
 * Every finite double is m · 2^e with integers |m| < 2^53 and -1074 <= e <= 971. Source: IEEE 754-2019,
 * section 3.3; Muller et al., "Handbook of Floating-Point Arithmetic", 2nd edition, section 2.1.
 */
import { reject } from '../core/arguments/errors.js';
import { requireInteger, requireNumber } from '../core/arguments/numbers.js';

/** The bits of one double. Written before every read, so no state survives a call. Big-endian throughout. */
const view = new DataView(new ArrayBuffer(8));
const HIGH_WORD = 0;
const LOW_WORD = 4;

/** Exponent of the smallest positive double, 2^-1074, the unit of all subnormal numbers. */
export const MIN_EXPONENT = -1074;
/** Exponent of the smallest positive normal double, 2^-1022. */
export const MIN_NORMAL_EXPONENT = -1022;
/** Exponent of the largest power of two that is a double. */
export const MAX_EXPONENT = 1023;
/** Bits of a normal double's mantissa, the leading one included. */
export const PRECISION = 53;
/** Added to an exponent to store it; stored exponents are 1 ... 2046 for normal numbers, 0 for subnormal ones. */
const BIAS = 1023;

/**
 * 2^exponent, exactly.
 *
 * Built from bits because `**` may be off by an ulp on some engines.
 *
 * @param exponent an integer in [-1074, 1023]
 * @throws RangeError for any other exponent
 * @example
 * powerOfTwo(-1); // 0.5
 * powerOfTwo(-1074); // 5e-324
 */
export function powerOfTwo(exponent: number): number {
  if (!Number.isInteger(exponent) || exponent < MIN_EXPONENT || exponent > MAX_EXPONENT) {
    reject('powerOfTwo', 'exponent', 'an integer in [-1074, 1023]', exponent);
  }
  if (exponent < MIN_NORMAL_EXPONENT) return Number.MIN_VALUE * powerOfTwo(exponent - MIN_EXPONENT);
  view.setUint32(HIGH_WORD, (exponent + BIAS) << 20);
  view.setUint32(LOW_WORD, 0);
  return view.getFloat64(0);
}

/**
 * The exponent of a double's leading bit: the integer e with 2^e <= |x| < 2^(e+1), in [-1074, 1023].
 * Right for subnormal numbers too.
 *
 * @throws RangeError for 0, NaN and Infinity, which have none
 * @example
 * exponentOf(-10); // 3
 * exponentOf(5e-324); // -1074
 */
export function exponentOf(x: number): number {
  if (x === 0 || !Number.isFinite(x)) reject('exponentOf', 'x', 'a finite number other than zero', x);
  view.setFloat64(0, x);
  const high = view.getUint32(HIGH_WORD);
  const stored = (high >>> 20) & 0x7ff;
  if (stored !== 0) return stored - BIAS;
  // Subnormal: the value is the fraction, 52 bits of it, times 2^-1074.
  const fractionHigh = high & 0xfffff;
  if (fractionHigh !== 0) return 31 - Math.clz32(fractionHigh) + 32 + MIN_EXPONENT;
  return 31 - Math.clz32(view.getUint32(LOW_WORD)) + MIN_EXPONENT;
}

/**
 * The significand of a double: x · 2^-exponentOf(x), with the sign of x and an absolute value in [1, 2). Exact.
 *
 * @throws RangeError for 0, NaN and Infinity
 * @example
 * significandOf(-10); // -1.25
 */
export function significandOf(x: number): number {
  return scaleByPowerOfTwo(x, -exponentOf(x));
}

/**
 * x · 2^shift.
 *
 * Exact whenever the result is a double, which it is unless it overflows (the result is then an Infinity) or
 * leaves bits below 2^-1074 (the result is then rounded, perhaps twice). A zero stays as it is.
 *
 * Proof: the factor is applied in steps of at most 2^±1000, monotonically towards the result. Every value on the
 * way lies between x and the result in magnitude and needs no more bits than the coarser-grained of the two.
 *
 * @param x a finite number
 * @param shift an integer
 * @throws RangeError if x is not finite or shift is not an integer
 * @example
 * scaleByPowerOfTwo(3, -1); // 1.5
 * scaleByPowerOfTwo(5e-324, 1074); // 1
 */
export function scaleByPowerOfTwo(x: number, shift: number): number {
  requireFiniteNumber('scaleByPowerOfTwo', x);
  requireInteger('scaleByPowerOfTwo', 'shift', shift);
  // 2200 > 1023 + 1074 + 53: a larger shift takes every double to Infinity or to 0 all the same.
  let left = Math.max(-2200, Math.min(2200, shift));
  let result = x;
  while (left !== 0) {
    const step = Math.max(-1000, Math.min(1000, left));
    result *= powerOfTwo(step);
    left -= step;
  }
  return result;
}

/** A double as mantissa · 2^exponent. */
export interface Decomposition {
  readonly mantissa: bigint;
  readonly exponent: number;
}

/**
 * The double x as an integer times a power of two, as its bits have it: x = mantissa · 2^exponent with
 * |mantissa| < 2^53 and exponent in [-1074, 971]. For normal numbers |mantissa| >= 2^52; for subnormal numbers
 * and zero the exponent is -1074. `-0` gives what `0` gives.
 *
 * @throws RangeError if x is not finite
 * @example
 * decompose(0.5); // { mantissa: 4503599627370496n, exponent: -53 }
 */
export function decompose(x: number): Decomposition {
  requireFiniteNumber('decompose', x);
  view.setFloat64(0, x);
  const high = view.getUint32(HIGH_WORD);
  const stored = (high >>> 20) & 0x7ff;
  const fraction = (high & 0xfffff) * 0x100000000 + view.getUint32(LOW_WORD);
  const mantissa = stored === 0 ? fraction : fraction + 0x10000000000000;
  return { mantissa: BigInt(x < 0 ? -mantissa : mantissa), exponent: Math.max(stored, 1) - BIAS - 52 };
}

/**
 * The distance from |x| to the next larger double of the same exponent: 2^(e-52) for 2^e <= |x| < 2^(e+1), and
 * 2^-1074 for subnormal numbers and zero. (At a power of two the gap below is half of this. For the largest
 * double it is 2^971, the gap that the next one would have.)
 *
 * Source: Muller et al., Handbook, section 2.3.2 (Goldberg's definition).
 *
 * @throws RangeError if x is not finite
 * @example
 * ulp(1); // 2.220446049250313e-16
 */
export function ulp(x: number): number {
  requireFiniteNumber('ulp', x);
  const exponent = x === 0 ? MIN_EXPONENT : exponentOf(x);
  return powerOfTwo(Math.max(exponent - (PRECISION - 1), MIN_EXPONENT));
}

/**
 * The least double greater than x, Infinity included: nextUp of the largest double is Infinity, nextUp(Infinity)
 * is Infinity, nextUp(-Infinity) the most negative double. The neighbour above -2^-1074 is 0, not -0.
 *
 * Doubles of one sign are ordered as their bits are when read as integers, so the neighbour is one step in the bits.
 * Source: IEEE 754-2019, section 5.3.1.
 *
 * @throws RangeError for NaN
 * @example
 * nextUp(1); // 1.0000000000000002
 * nextUp(0); // 5e-324
 */
export function nextUp(x: number): number {
  if (x > 0) return x === Infinity ? x : stepBits(x, 1);
  if (x < 0) return stepBits(x, -1) + 0;
  return x === 0 ? Number.MIN_VALUE : reject('nextUp', 'x', 'a number', x);
}

/**
 * The greatest double less than x, -Infinity included: the mirror image of `nextUp`.
 *
 * @throws RangeError for NaN
 * @example
 * nextDown(1); // 0.9999999999999999
 * nextDown(0); // -5e-324
 */
export function nextDown(x: number): number {
  if (x > 0) return stepBits(x, -1);
  if (x < 0) return x === -Infinity ? x : stepBits(x, 1);
  return x === 0 ? -Number.MIN_VALUE : reject('nextDown', 'x', 'a number', x);
}

/** One step away from zero (1) or towards it (-1), for x != 0, the result within the same sign. */
function stepBits(x: number, step: 1 | -1): number {
  view.setFloat64(0, x);
  const low = view.getUint32(LOW_WORD) + step;
  view.setUint32(LOW_WORD, low);
  // A carry or borrow into the upper word: `low` left the range of a 32-bit word.
  if (low > 0xffffffff || low < 0) view.setUint32(HIGH_WORD, view.getUint32(HIGH_WORD) + step);
  return view.getFloat64(0);
}

/** @throws RangeError naming the function if x is NaN or infinite */
export function requireFiniteNumber(where: string, x: number): void {
  requireNumber(where, 'x', x);
}
