/**
 * The referee of the arithmetic tests: exact values and correct roundings, sharing no code and no method with src.
 * A double is counted in units of 2^-1075 (half the smallest subnormal), read from its bits; rounding is a bisection
 * over the ordered bit patterns against an exact comparison.
 */

const bits = new BigUint64Array(1);
const float = new Float64Array(bits.buffer);

/** Bit pattern of Infinity: one past the largest double. */
export const INFINITY_INDEX = 0x7ff0000000000000n;
/** log2 of the number of half units in 1. */
export const UNIT_BITS = 1075n;

/** The double with the given bits: for index 0, 1, 2, ... the non-negative doubles in order. */
export function doubleAt(index: bigint): number {
  bits[0] = index;
  return float[0]!;
}

/** The place of |x| among the non-negative doubles. */
export function indexOf(x: number): bigint {
  float[0] = x;
  return bits[0]! & 0x7fffffffffffffffn;
}

/** The bit pattern of x, sign included: tells -0 from 0. */
export function bitsOf(x: number): bigint {
  float[0] = x;
  return bits[0]!;
}

/** doubleAt(index) in half units; for the index of Infinity 2^1024, where the next double would be. */
function halfUnitsAt(index: bigint): bigint {
  const stored = index >> 52n;
  const fraction = index % (1n << 52n);
  return stored === 0n ? fraction * 2n : (fraction + (1n << 52n)) << stored;
}

/** x in half units: x = halfUnits(x) · 2^-1075. */
export function halfUnits(x: number): bigint {
  if (!Number.isFinite(x)) throw new Error(`not finite: ${x}`);
  const magnitude = halfUnitsAt(indexOf(x));
  return x < 0 ? -magnitude : magnitude;
}

/** An exact number n/d with d > 0, not reduced. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const fraction = (x: number): Fraction => ({ n: halfUnits(x), d: 1n << UNIT_BITS });
export const ratio = (n: bigint, d: bigint): Fraction => (d < 0n ? { n: -n, d: -d } : { n, d });
export const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
export const minus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d });
export const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
export const over = (a: Fraction, b: Fraction): Fraction => ratio(a.n * b.d, a.d * b.n);
export const signOf = (n: bigint): -1 | 0 | 1 => (n > 0n ? 1 : n < 0n ? -1 : 0);
export const order = (a: Fraction, b: Fraction): -1 | 0 | 1 => signOf(a.n * b.d - b.n * a.d);

export interface Rounded {
  readonly down: number;
  readonly nearest: number;
  readonly up: number;
}

/** Roundings of the number v >= 0 that `compare` knows: compare(h) is the sign of h·2^-1075 - v. */
export function bisect(compare: (halfUnits: bigint) => -1 | 0 | 1): Rounded {
  let low = 0n;
  let high = INFINITY_INDEX;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (compare(halfUnitsAt(middle)) <= 0) low = middle;
    else high = middle;
  }
  if (compare(halfUnitsAt(low)) === 0) {
    const exact = doubleAt(low);
    return { down: exact, nearest: exact, up: exact };
  }
  const side = compare((halfUnitsAt(low) + halfUnitsAt(high)) / 2n);
  const upper = side < 0 || (side === 0 && low % 2n === 1n);
  return { down: doubleAt(low), nearest: doubleAt(upper ? high : low), up: doubleAt(high) };
}

/** The roundings of an exact number; zeros are never negative. */
export function roundings({ n, d }: Fraction): Rounded {
  if (n < 0n) {
    const mirrored = roundings({ n: -n, d });
    return { down: 0 - mirrored.up, nearest: 0 - mirrored.nearest, up: 0 - mirrored.down };
  }
  const scaled = n << UNIT_BITS;
  return bisect((h) => signOf(h * d - scaled));
}

/** The roundings of the square root of an exact number >= 0. */
export function rootRoundings({ n, d }: Fraction): Rounded {
  const scaled = n << (2n * UNIT_BITS);
  return bisect((h) => signOf(h * h * d - scaled));
}
