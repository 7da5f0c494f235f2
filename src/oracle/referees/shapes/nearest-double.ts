import { bitLength } from '../../../arithmetic/integers.js';
import { scaleByPowerOfTwo } from '../../cases/doubles.js';
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
  return nearest(guessRoot(n, d), (numerator, denominator) =>
    signOf(n * denominator ** 2n - numerator ** 2n * d),
  );
}

/** Below this, doubles stand for integers. */
const WITHIN_DOUBLES = 1n << 1000n;
/** More digits than a double has. */
const LEADING_BITS = 100;

/** About n/d, as far as doubles go: only where the search begins. */
function guess(n: bigint, d: bigint): number {
  if (n < WITHIN_DOUBLES && d < WITHIN_DOUBLES) return Number(n) / Number(d);
  const [ratio, exponent] = leading(n, d);
  return scaled(ratio, exponent);
}

function guessRoot(n: bigint, d: bigint): number {
  const [ratio, exponent] = leading(n, d);
  const isOdd = exponent % 2 !== 0;
  return scaled(Math.sqrt(isOdd ? 2 * ratio : ratio), (isOdd ? exponent - 1 : exponent) / 2);
}

/** About n/d as a number near 1, or 0, and an exponent of 2. */
function leading(n: bigint, d: bigint): readonly [ratio: number, exponent: number] {
  const [above, below] = [n, d].map((x) => Math.max(0, bitLength(x) - LEADING_BITS)) as [number, number];
  return [Number(n >> BigInt(above)) / Number(d >> BigInt(below)), above - below];
}

/** Beyond this, a number near 1 is beyond all doubles. */
const FAR = 2200;

function scaled(ratio: number, exponent: number): number {
  return scaleByPowerOfTwo(ratio, Math.max(-FAR, Math.min(FAR, exponent)));
}

/** How many doubles beside the hint are tried before the search by bisection. */
const STEPS = 4;

/**
 * The double nearest to a non-negative number that can be compared with fractions, ties to even: the hint or one beside
 * it, by the middle between it and the next one; else by bisection from the hint on.
 */
export function nearest(hint: number, compare: Comparison): number {
  float[0] = Math.min(hint, Number.MAX_VALUE);
  let index = bits[0]!;
  for (let step = 0; step < STEPS; step++) {
    const side = compare(...fractionAt(index));
    if (side === 0) return doubleAt(index);
    const next = side > 0 ? index + 1n : index - 1n;
    const middle = compareMiddle(index, next, compare);
    if (middle === 0) return doubleAt((index & 1n) === 0n ? index : next);
    if (middle > 0 !== side > 0) return doubleAt(index);
    if (next === INFINITY_INDEX) return Infinity;
    index = next;
  }
  return byBisection(doubleAt(index), compare);
}

/** The sign of the number minus the middle of two neighbours. */
function compareMiddle(i: bigint, j: bigint, compare: Comparison): number {
  const [first, one] = fractionAt(i);
  const [second, other] = fractionAt(j);
  return compare(first * other + second * one, 2n * one * other);
}

function byBisection(hint: number, compare: Comparison): number {
  let [low, high] = bracket(hint, compare);
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (compare(...fractionAt(middle)) >= 0) low = middle;
    else high = middle;
  }
  if (high === INFINITY_INDEX && compare(...fractionAt(high)) >= 0) return Infinity;
  // It lies between two neighbours: against the middle between them.
  const side = compareMiddle(low, high, compare);
  if (side === 0) return doubleAt((low & 1n) === 0n ? low : high);
  return doubleAt(side < 0 ? low : high);
}

/**
 * Neighbours, or a few doubles apart, by their numbers: the first is not above the number, and the second is, or stands
 * for Infinity. In steps that double, from a hint on.
 */
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

const signedDouble = (i: bigint): number => (i < 0n ? 0 - doubleAt(-i) : doubleAt(i));

/** The place of a double among all, 0 being that of 0. */
function placeOf(x: number): bigint {
  float[0] = Math.abs(x);
  const [i] = bits;
  return x < 0 ? -i! : i!;
}

/**
 * The least double of which something holds that holds of all that are greater; Infinity if it holds of none. The hint
 * and some beside it are tried before the search by bisection.
 */
export function leastDouble(holds: (x: number) => boolean, hint: number): number {
  let [low, high] = [-INFINITY_INDEX, INFINITY_INDEX];
  if (Number.isFinite(hint)) {
    const from = placeOf(hint);
    for (let i = from - BigInt(STEPS); i <= from + BigInt(STEPS) && i < INFINITY_INDEX; i++) {
      if (i <= -INFINITY_INDEX) continue;
      if (!holds(signedDouble(i))) low = i;
      else {
        high = i;
        break;
      }
    }
  }
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (holds(signedDouble(middle))) high = middle;
    else low = middle;
  }
  return signedDouble(high);
}
