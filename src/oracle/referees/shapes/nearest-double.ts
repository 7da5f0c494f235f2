import { exact, signOf } from './vectors.js';

const bits = new BigUint64Array(1);
const float = new Float64Array(bits.buffer);

/** The non-negative double number i in ascending order: 0 is 0, 1 the smallest subnormal. */
function doubleAt(i: bigint): number {
  bits[0] = i;
  return float[0]!;
}

const INFINITY_INDEX = 0x7ff0000000000000n;

/** The sign of a non-negative number minus numerator / denominator. */
type Comparison = (numerator: bigint, denominator: bigint) => number;

/** The fraction that stands for a double; 2^1024 stands for Infinity. */
function fractionAt(index: bigint): readonly [bigint, bigint] {
  if (index >= INFINITY_INDEX) return [1n << 1024n, 1n];
  const { numerators, one } = exact([doubleAt(index)]);
  return [numerators[0]!, one];
}

/**
 * The double nearest to n/d (d > 0), ties to even: by bisection over all doubles, then by the distance to the two
 * neighbours.
 */
export function nearestDouble(n: bigint, d: bigint): number {
  if (n < 0n) return 0 - nearestDouble(-n, d);
  return nearest((numerator, denominator) => signOf(n * denominator - numerator * d));
}

/** The double nearest to √(n/d), n >= 0 and d > 0, ties to even: the same, by squares. */
export function nearestRoot(n: bigint, d: bigint): number {
  return nearest((numerator, denominator) => signOf(n * denominator ** 2n - numerator ** 2n * d));
}

function nearest(compare: Comparison): number {
  let low = 0n;
  let high = INFINITY_INDEX;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (compare(...fractionAt(middle)) >= 0) low = middle;
    else high = middle;
  }
  if (compare(...fractionAt(high)) >= 0) return doubleAt(high);
  // It lies between two neighbours: against the middle between them.
  const [below, one] = fractionAt(low);
  const [above, other] = fractionAt(high);
  const side = compare(below * other + above * one, 2n * one * other);
  if (side === 0) return doubleAt((low & 1n) === 0n ? low : high);
  return doubleAt(side < 0 ? low : high);
}
