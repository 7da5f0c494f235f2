import { exact } from './vectors.js';

const bits = new BigUint64Array(1);
const float = new Float64Array(bits.buffer);

/** The non-negative double number i in ascending order: 0 is 0, 1 the smallest subnormal. */
function doubleAt(i: bigint): number {
  bits[0] = i;
  return float[0]!;
}

const INFINITY_INDEX = 0x7ff0000000000000n;

/** The sign of |n/d| - x for a double x; 2^1024 stands for Infinity. */
function compare(n: bigint, d: bigint, index: bigint): number {
  if (index >= INFINITY_INDEX) return n < d << 1024n ? -1 : n > d << 1024n ? 1 : 0;
  const { numerators, one } = exact([doubleAt(index)]);
  const difference = n * one - numerators[0]! * d;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/**
 * The double nearest to n/d (d > 0), ties to even: by bisection over all doubles, then by the distance to the two
 * neighbours.
 */
export function nearestDouble(n: bigint, d: bigint): number {
  if (n < 0n) return 0 - nearestDouble(-n, d);
  let low = 0n;
  let high = INFINITY_INDEX;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (compare(n, d, middle) >= 0) low = middle;
    else high = middle;
  }
  if (compare(n, d, high) >= 0) return doubleAt(high);
  // n/d lies between two neighbours (2^1024 in place of Infinity): twice it against their sum.
  const below = exact([doubleAt(low)]);
  const above = high === INFINITY_INDEX ? { numerators: [1n << 1024n], one: 1n } : exact([doubleAt(high)]);
  const sum = below.numerators[0]! * above.one + above.numerators[0]! * below.one;
  const difference = 2n * n * below.one * above.one - sum * d;
  if (difference === 0n) return doubleAt((low & 1n) === 0n ? low : high);
  return doubleAt(difference < 0n ? low : high);
}
