import { expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { nearestDouble, nearestRoot } from '../../../src/oracle/referees/shapes/nearest-double.js';
import { exact } from '../../../src/oracle/referees/shapes/vectors.js';

const random = new Random(2, 4, 6, 8);
const MAX = Number.MAX_VALUE;
const LEAST = Number.MIN_VALUE;

function fraction(x: number): readonly [bigint, bigint] {
  const { numerators, one } = exact([x]);
  return [numerators[0]!, one];
}

/** Doubles of all sizes, at the ends of binades too. */
const doubles = [
  ...[
    0,
    LEAST,
    2 * LEAST,
    3 * LEAST,
    2 ** -1022,
    2 ** -1022 - LEAST,
    1,
    1 + 2 ** -52,
    1 - 2 ** -53,
    MAX,
    MAX / 2,
  ],
  ...Array.from({ length: 300 }, () => (1 + random.unit()) * 2 ** random.between(-1074, 1022)),
];

it('is the double itself, and the even one of two that are as near', () => {
  for (const x of doubles) {
    const [n, d] = fraction(x);
    expect(nearestDouble(n, d)).toBe(x);
    expect(nearestDouble(-n, d)).toBe(0 - x);
    expect(nearestRoot(n * n, d * d)).toBe(x);
    // Numbers that are no doubles by themselves, so that nothing is known of where to begin.
    expect(nearestDouble(n * 7n ** 900n, d * 7n ** 900n)).toBe(x);
    if (x === MAX) continue;
    const bits = new BigUint64Array(new Float64Array([x]).buffer);
    const next = new Float64Array(new BigUint64Array([bits[0]! + 1n]).buffer)[0]!;
    const [m, e] = fraction(next);
    const middle = [n * e + m * d, 2n * d * e] as const;
    const even = bits[0]! % 2n === 0n ? x : next;
    expect(nearestDouble(...middle)).toBe(even);
    expect(nearestRoot(middle[0] ** 2n, middle[1] ** 2n)).toBe(even);
    expect(nearestDouble(middle[0] * 9n ** 400n - 1n, middle[1] * 9n ** 400n)).toBe(x);
    expect(nearestDouble(middle[0] * 9n ** 400n + 1n, middle[1] * 9n ** 400n)).toBe(next);
  }
});

it('is infinite from the middle between the greatest double and 2^1024 on', () => {
  const middle = fraction(MAX)[0] + (1n << 970n);
  expect(nearestDouble(middle, 1n)).toBe(Infinity);
  expect(nearestDouble(middle - 1n, 1n)).toBe(MAX);
  expect(nearestDouble(middle ** 3n, 1n)).toBe(Infinity);
  expect(nearestDouble(1n, middle ** 3n)).toBe(0);
  expect(nearestRoot(middle ** 2n - 1n, 1n)).toBe(MAX);
  expect(nearestRoot(middle ** 2n, 1n)).toBe(Infinity);
  expect(nearestDouble(1n, 2n << 1074n)).toBe(0);
  expect(nearestDouble(10001n, 20000n << 1074n)).toBe(LEAST);
});
