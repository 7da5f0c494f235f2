import { expect, it } from 'vitest';
import { nextDown } from '../../../src/arithmetic/float64.js';
import { roundQuotient } from '../../../src/arithmetic/rounding.js';
import { triangleTriangleDistance } from '../../../src/distance/index.js';
import { placeTriangle, SECOND } from '../../../src/distance/small/arena.js';
import { areFarther } from '../../../src/distance/small/farther.js';
import { scaleByPowerOfTwo } from '../../../src/oracle/cases/doubles.js';
import { Random } from '../../../src/oracle/cases/random.js';

const random = new Random(5, 6, 7, 8);

/** A triangle around a place, of a size; some flat, some with needles. */
function triangleNear(at: readonly number[], size: number) {
  const flat = random.oneIn(3) ? random.below(3) : -1;
  const corner = () => at.map((x, k) => x + (k === flat ? 0 : size * (2 * random.unit() - 1)));
  return { a: corner(), b: corner(), c: corner() };
}

it('never says that triangles are farther than they are, and mostly says so where they are', () => {
  let [told, all] = [0, 0];
  for (let i = 0; i < 600; i++) {
    const size = 2 ** -random.between(0, 40);
    const offset = [random.between(-3, 3), 1, random.between(-2, 2)].map(
      (x) => x * 2 ** -random.between(0, 30),
    );
    const a = triangleNear([0, 0, 0], size);
    const b = triangleNear(offset, size);
    const { numerator, denominator } = triangleTriangleDistance(a, b).squaredDistance;
    if (numerator === 0n) continue;
    placeTriangle(0, a);
    placeTriangle(SECOND, b);
    const square = roundQuotient(numerator, denominator);
    // At the nearest double, and above it, it would be wrong (or nearly).
    expect(areFarther(square, 1)).toBe(false);
    expect(areFarther(square * 1.5, 1)).toBe(false);
    all++;
    if (areFarther(nextDown(square / 2), 1)) told++;
  }
  expect(all).toBeGreaterThan(300);
  expect(told).toBeGreaterThan(all / 2);
});

it('is right where squares of heights along normals leave the doubles', () => {
  let told = 0;
  for (let i = 0; i < 600; i++) {
    const unit = 2 ** (random.oneIn(2) ? random.between(150, 200) : random.between(-200, -60));
    const times = ({ a, b, c }: ReturnType<typeof triangleNear>) => ({
      a: a.map((x) => x * unit),
      b: b.map((x) => x * unit),
      c: c.map((x) => x * unit),
    });
    const [a, b] = [times(triangleNear([0, 0, 0], 1)), times(triangleNear([random.unit(), 1, 0], 1))];
    const { numerator, denominator } = triangleTriangleDistance(a, b).squaredDistance;
    if (numerator === 0n) continue;
    placeTriangle(0, a);
    placeTriangle(SECOND, b);
    const square = roundQuotient(numerator, denominator);
    expect(areFarther(square, 1)).toBe(false);
    if (areFarther(square / 4, 1)) told++;
  }
  expect(told).toBeGreaterThan(50);
});

it('takes coordinates times a power of two', () => {
  const scaled = (k: number) => (p: readonly number[]) => p.map((x) => scaleByPowerOfTwo(x, k));
  for (const k of [-600, 600]) {
    const s = scaled(k);
    placeTriangle(0, { a: s([0, 0, 0]), b: s([1, 0, 0]), c: s([0, 1, 0]) });
    placeTriangle(SECOND, { a: s([0, 0, 2]), b: s([1, 0, 2]), c: s([0, 1, 3]) });
    expect(areFarther(3.9, 2 ** -k)).toBe(true);
    expect(areFarther(4, 2 ** -k)).toBe(false);
  }
});
