import { signOf } from './vectors.js';

const bits = new BigUint64Array(1);
const float = new Float64Array(bits.buffer);

/** The non-negative double number i in ascending order: 0 is 0, 1 the smallest subnormal. */
function doubleAt(i: bigint): number {
  bits[0] = i;
  return float[0]!;
}

const INFINITY_INDEX = 0x7ff0000000000000n;

/** The sign of a non-negative number minus numerator / denominator. */
export type Comparison = (numerator: bigint, denominator: bigint) => number;

/** The fraction that stands for a double; 2^1024 stands for Infinity. */
function fractionAt(index: bigint): readonly [bigint, bigint] {
  const field = index >> 52n;
  const digits = index & 0xfffffffffffffn;
  // Subnormals have the exponent of the least normal numbers, and no leading one.
  const exponent = (field === 0n ? 1n : field) - 1075n;
  const mantissa = field === 0n ? digits : digits | (1n << 52n);
  return exponent < 0n ? [mantissa, 1n << -exponent] : [mantissa << exponent, 1n];
}

/**
 * The double nearest to n/d (d > 0), ties to even: by bisection over all doubles, then by the distance to the two
 * neighbours.
 */
export function nearestDouble(n: bigint, d: bigint): number {
  if (n < 0n) return 0 - nearestDouble(-n, d);
  return nearest(guess(n, d), (numerator, denominator) => signOf(n * denominator - numerator * d));
}

/** The double nearest to √(n/d), n >= 0 and d > 0, ties to even: the same, by squares. */
export function nearestRoot(n: bigint, d: bigint): number {
  return nearest(Math.sqrt(guess(n, d)), (numerator, denominator) =>
    signOf(n * denominator ** 2n - numerator ** 2n * d),
  );
}

/** More digits, to the base 16, than a double has, and less than what is too great for one. */
const LEADING_DIGITS = 200;

/** About n/d, as far as doubles go: only where the search begins. */
function guess(n: bigint, d: bigint): number {
  const digits = Math.max(n.toString(16).length, d.toString(16).length) - LEADING_DIGITS;
  const shift = digits > 0 ? BigInt(4 * digits) : 0n;
  const quotient = Number(n >> shift) / Number(d >> shift);
  return Number.isNaN(quotient) ? 1 : quotient;
}

/** The double nearest to a non-negative number that can be compared with fractions, ties to even: by bisection from a hint on. */
export function nearest(hint: number, compare: Comparison): number {
  let [low, high] = bracket(hint, compare);
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (compare(...fractionAt(middle)) >= 0) low = middle;
    else high = middle;
  }
  if (high === INFINITY_INDEX && compare(...fractionAt(high)) >= 0) return Infinity;
  // It lies between two neighbours: against the middle between them.
  const [below, one] = fractionAt(low);
  const [above, other] = fractionAt(high);
  const side = compare(below * other + above * one, 2n * one * other);
  if (side === 0) return doubleAt((low & 1n) === 0n ? low : high);
  return doubleAt(side < 0 ? low : high);
}

/** Neighbours, or a few doubles apart, by their numbers: the first is not above the number, and the second is, or stands for Infinity. In steps that double, from a hint on. */
function bracket(hint: number, compare: Comparison): [bigint, bigint] {
  const isAbove = (index: bigint): boolean => compare(...fractionAt(index)) < 0;
  float[0] = Math.min(hint, Number.MAX_VALUE);
  let low = bits[0]!;
  for (let step = 1n; low > 0n && isAbove(low); step *= 2n) low = low > step ? low - step : 0n;
  let high = low + 1n;
  for (let step = 1n; high < INFINITY_INDEX && !isAbove(high); step *= 2n) {
    low = high;
    high = high + step < INFINITY_INDEX ? high + step : INFINITY_INDEX;
  }
  return [low, high];
}
