import { expect, test } from 'vitest';
import {
  coordinatesOf,
  footOn,
  squaredDistanceTo,
  triangleFoot,
} from '../../../src/distance/point-triangle/exact-foot.js';
import { exactTriangleRegion } from '../../../src/distance/point-triangle/exact-region.js';
import { X } from '../../../src/distance/point-triangle/question.js';
import { triangleRegion, UNKNOWN } from '../../../src/distance/point-triangle/region.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { nearlyOn } from './nearly-on.js';

test.each([
  ['doubles', 3000, (random: Random) => random.unit() - 0.5],
  ['small integers', 3000, (random: Random) => random.between(-2, 2)],
  ['all exponents', 400, (random: Random) => (random.unit() - 0.5) * 2 ** random.between(-1070, 1020)],
])('signs and integers tell the same feature: %s', (name, cases, coordinate) => {
  const random = new Random(2, 7, 1, 8);
  const found = new Set<number>();
  let unclear = 0;
  for (let i = 0; i < cases; i++) {
    nearlyOn(random, () => coordinate(random));
    if (!X.every(Number.isFinite)) continue;
    const code = exactTriangleRegion();
    found.add(code);
    if (code === UNKNOWN) continue;
    if (triangleRegion() === UNKNOWN) unclear++;
    const exactly = triangleFoot();
    expect(code, String(X)).toBe(exactly.code);
    const foot = footOn(code);
    expect(coordinatesOf(foot), String(X)).toEqual(coordinatesOf(exactly));
    expect(squaredDistanceTo(foot), String(X)).toEqual(squaredDistanceTo(exactly));
  }
  expect(unclear).toBeGreaterThan(name === 'doubles' ? 100 : -1);
  for (const code of [0, 1, 2, 3, 4, 5, 6]) expect(found).toContain(code);
});

test('a triangle without area has no side: integers tell', () => {
  X.set([2, 1, 0, 0, 0, 0, 1, 0, 0, 3, 0, 0]);
  expect(exactTriangleRegion()).toBe(UNKNOWN);
  expect(triangleFoot().code).toBe(4);
});
