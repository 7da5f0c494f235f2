import { expect, test } from 'vitest';
import { rational } from '../../../src/arithmetic/index.js';
import {
  BRACKET_SIZE,
  bracket,
  HIGH,
  isFarther,
  keepAsNearest,
  LOW,
  NEAR,
} from '../../../src/distance/point-triangle/bracket.js';
import { squaredDistanceTo, triangleFoot } from '../../../src/distance/point-triangle/exact-foot.js';
import { Random } from '../../../src/oracle/cases/random.js';

/**
 * Coordinates of kinds that spoil weights and signs: lattices, nearly flat triangles, sizes that differ, tiny numbers.
 */
const KINDS: readonly ((random: Random) => number)[] = [
  (random) => random.unit() - 0.5,
  (random) => random.between(-2, 2),
  (random) => random.between(-2, 2) + (random.unit() - 0.5) * 2 ** -45,
  (random) => (random.unit() - 0.5) * 2 ** random.between(-60, 60),
  (random) => (random.unit() - 0.5) * 2 ** random.between(-500, 195),
  (random) => (random.unit() - 0.5) * 2 ** random.between(196, 200),
];

/** The squared distance from the origin to the triangle in q, exactly. */
function squareOf(q: Float64Array): rational.Rational {
  return squaredDistanceTo(triangleFoot([0, 0, 0, ...q.subarray(0, 9)]));
}

/** Whether a <= b, where b may be Infinity. */
function isAtMost(a: rational.Rational, b: number): boolean {
  return b === Number.POSITIVE_INFINITY || rational.compare(a, rational.fromNumber(b)) <= 0;
}

test('the bounds enclose the true squared distance', () => {
  const random = new Random(3, 1, 4, 1);
  const q = new Float64Array(BRACKET_SIZE);
  let tight = 0;
  for (let i = 0; i < 3000; i++) {
    const kind = KINDS[i % KINDS.length]!;
    for (let k = 0; k < 9; k++) q[k] = kind(random);
    bracket(q);
    const square = squareOf(q);
    expect(isAtMost(square, q[HIGH]!), String(q)).toBe(true);
    expect(rational.compare(rational.fromNumber(q[LOW]!), square) <= 0, String(q)).toBe(true);
    if (q[HIGH]! - q[LOW]! <= 1e-12 * q[HIGH]!) tight++;
  }
  expect(tight).toBeGreaterThan(1000);
});

test('what is left out is farther than the nearest one', () => {
  const random = new Random(2, 7, 1, 8);
  const q = new Float64Array(BRACKET_SIZE);
  let left = 0;
  for (let i = 0; i < 3000; i++) {
    const kind = KINDS[i % KINDS.length]!;
    for (let k = 0; k < 9; k++) q[k] = kind(random);
    bracket(q);
    keepAsNearest(q);
    for (let k = 0; k < 9; k++) q[k] = kind(random);
    if (!isFarther(q)) continue;
    left++;
    expect(isAtMost(squareOf(q), q[NEAR]!), String(q)).toBe(false);
  }
  expect(left).toBeGreaterThan(300);
});
