/**
 * Intervals whose bounds are integers times powers of two: what `interval.ts` is for doubles, with many bits and
 * exponents without an end. They decide signs of what integers of many thousand bits make, in a time that does not
 * grow with these; what they leave open is decided exactly.
 *
 * Source: Moore, Kearfott, Cloud 2009, "Introduction to Interval Analysis", chapter 2; rounding is outward.
 */
import type { Sign, Undecided } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import { absolute, bitLength, integerSquareRoot } from './integers.js';
import type { Surd } from './surd.js';

/** All real x with low · 2^exponent <= x <= high · 2^exponent. */
export interface BigInterval {
  readonly low: bigint;
  readonly high: bigint;
  readonly exponent: number;
}

/**
 * Bits that bounds are cut to. Where doubles of all exponents come together, 2,100 of them are the distance from the
 * least to the greatest: with fewer than twice as many, products that cancel leave too many signs open.
 */
const BITS = 4096;

/** ⌈n / 2^bits⌉. */
const shiftedUp = (n: bigint, bits: bigint): bigint => -(-n >> bits);

/** Bounds cut to the leading bits of the greater one. */
function cut(low: bigint, high: bigint, exponent: number): BigInterval {
  const over = bitLength(absolute(low) > absolute(high) ? low : high) - BITS;
  if (over <= 0) return { low, high, exponent };
  const bits = BigInt(over);
  return { low: low >> bits, high: shiftedUp(high, bits), exponent: exponent + over };
}

/**
 * An interval around an integer, by its leading bits.
 *
 * @example
 * fromInteger(-3n); // { low: -3n, high: -3n, exponent: 0 }
 */
export function fromInteger(n: bigint): BigInterval {
  return cut(n, n, 0);
}

/** The same numbers over a lower exponent, as far as bounds stay short. */
function lowered(a: BigInterval, to: number): BigInterval {
  const room = 2 * BITS - bitLength(absolute(a.low) > absolute(a.high) ? a.low : a.high);
  const by = Math.min(a.exponent - to, room);
  if (by <= 0) return a;
  const bits = BigInt(by);
  return { low: a.low << bits, high: a.high << bits, exponent: a.exponent - by };
}

/** @example add(fromInteger(2n), fromInteger(3n)).low; // 5n */
export function add(a: BigInterval, b: BigInterval): BigInterval {
  const [above, below] = a.exponent >= b.exponent ? [a, b] : [b, a];
  // 0 has no exponent.
  if (above.low === 0n && above.high === 0n) return below;
  const first = lowered(above, below.exponent);
  const bits = BigInt(first.exponent - below.exponent);
  return cut(first.low + (below.low >> bits), first.high + shiftedUp(below.high, bits), first.exponent);
}

/** @example negate(fromInteger(2n)).low; // -2n */
export function negate({ low, high, exponent }: BigInterval): BigInterval {
  return { low: -high, high: -low, exponent };
}

/** @example multiply(fromInteger(2n), fromInteger(-3n)).low; // -6n */
export function multiply(a: BigInterval, b: BigInterval): BigInterval {
  const exponent = a.exponent + b.exponent;
  if (a.low >= 0n && b.low >= 0n) return cut(a.low * b.low, a.high * b.high, exponent);
  let low = a.low * b.low;
  let high = low;
  for (const product of [a.low * b.high, a.high * b.low, a.high * b.high]) {
    if (product < low) low = product;
    if (product > high) high = product;
  }
  return cut(low, high, exponent);
}

/** Square roots of what is not negative in it. @example compare(squareRoot(fromInteger(9n)), fromInteger(3n)); // 0 */
export function squareRoot({ low, high, exponent }: BigInterval): BigInterval {
  // An even exponent, and as many bits of the root as bounds have.
  const bits = Math.max(0, 2 * BITS - bitLength(high));
  const shift = BigInt(bits + ((bits + exponent) & 1));
  const [first, last] = [(low > 0n ? low : 0n) << shift, (high > 0n ? high : 0n) << shift];
  const below = integerSquareRoot(first);
  const above = integerSquareRoot(last);
  const isExact = above * above === last;
  return cut(below, isExact ? above : above + 1n, (exponent - Number(shift)) / 2);
}

/** a / b for b > 0. @example compare(divide(fromInteger(6n), fromInteger(3n)), fromInteger(2n)); // 0 */
export function divide(a: BigInterval, b: BigInterval): BigInterval {
  const bits = BigInt(2 * BITS);
  const low = a.low << bits;
  const high = a.high << bits;
  // Of negative numbers the least denominator makes the least quotient.
  const from = floorQuotient(low, low < 0n ? b.low : b.high);
  const to = -floorQuotient(-high, high < 0n ? b.high : b.low);
  return cut(from, to, a.exponent - b.exponent - 2 * BITS);
}

/** ⌊n / d⌋ for d > 0. */
function floorQuotient(n: bigint, d: bigint): bigint {
  const quotient = n / d;
  return n < 0n && quotient * d !== n ? quotient - 1n : quotient;
}

/** The sign that all numbers in it have. @example signOf(fromInteger(-3n)); // -1 */
export function signOf({ low, high }: BigInterval): Sign | Undecided {
  if (low > 0n) return 1;
  if (high < 0n) return -1;
  return low === high ? 0 : UNDECIDED;
}

/**
 * An interval around a number a + b√c.
 *
 * @example
 * signOf(fromSurd(surd.fromNumber(-2))); // -1
 */
export function fromSurd({ rational, coefficient, radicand, denominator }: Surd): BigInterval {
  const below = fromInteger(denominator);
  if (coefficient === 0n) return divide(fromInteger(rational), below);
  const root = multiply(fromInteger(coefficient), squareRoot(fromInteger(radicand)));
  return divide(add(fromInteger(rational), root), below);
}

/** The sign of a - b, where it is certain. @example compare(fromInteger(2n), fromInteger(3n)); // -1 */
export function compare(a: BigInterval, b: BigInterval): Sign | Undecided {
  return signOf(add(a, negate(b)));
}
