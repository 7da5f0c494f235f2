import { expect, it } from 'vitest';
import {
  aroundFilledKDop,
  aroundFrustum,
  aroundKDop,
} from '../../../src/distance/around/boxes-of-half-spaces.js';
import { compare, exactCoordinates } from '../../../src/implicit/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { KDopSet } from '../../../src/spatial/convex/engine/k-dop-set.js';
import { frustumCorners, frustumFromMatrix, type KDop } from '../../../src/spatial/index.js';

const random = new Random(3, 1, 4, 1);

/** Is every point in the box, exactly? */
function holds(box: readonly number[], points: readonly Parameters<typeof exactCoordinates>[0][]): boolean {
  return points.every((point) =>
    exactCoordinates(point).every((x, k) => compare(x, box[k]!) >= 0 && compare(x, box[k + 3]!) <= 0),
  );
}

it('k-DOPs are in the boxes around them, by axes of any length', () => {
  let corners = 0;
  for (let i = 0; i < 200; i++) {
    const axes = [0, 1, 2].map((k) =>
      [0, 1, 2].map((j) => (j === k ? [1, 3, -1, -0.7][random.below(4)]! : 0)),
    );
    axes.push([1, 1, 1], [1, -1, 0]);
    const min = axes.map(() => -random.unit());
    const dop: KDop = { axes, min, max: min.map((x) => x + 2 * random.unit()) };
    const { vertices, dimension } = new KDopSet(dop);
    if (dimension < 0) continue;
    corners += vertices.length;
    expect(holds(aroundKDop(dop), vertices)).toBe(true);
  }
  expect(corners).toBeGreaterThan(500);
});

it('a k-DOP is only said to be somewhere if it has points', () => {
  const seen = { found: 0, empty: 0, open: 0 };
  for (let i = 0; i < 600; i++) {
    const axes = [
      [1, 0, 0],
      [0, 2, 0],
      [0, 0, -1],
      [1, 1, 1],
      [1, -2, 0.5],
    ] as const;
    const min = axes.map(() => 2 * random.unit() - 1.5);
    const dop: KDop = { axes, min, max: min.map((x) => x + random.unit() * (random.oneIn(3) ? 0.4 : 4)) };
    const isEmpty = new KDopSet(dop).dimension < 0;
    const box = aroundFilledKDop(dop);
    const isFound = Number.isFinite(box[0]);
    if (isFound) expect([isEmpty, box]).toEqual([false, aroundKDop(dop)]);
    seen[isFound ? 'found' : isEmpty ? 'empty' : 'open']++;
  }
  expect(seen.found).toBeGreaterThan(100);
  expect(seen.empty).toBeGreaterThan(100);
  expect(seen.open).toBeLessThan(seen.found / 2);
});

it('a k-DOP of numbers that leave the doubles, or without a volume, may be everywhere', () => {
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const;
  const cube = (low: number, high: number) => aroundFilledKDop({ axes, min: [0, 0, low], max: [1, 1, high] });
  expect(cube(3, 4)[2]).toBeCloseTo(3);
  expect(cube(3, 3)[2]).toBe(-Infinity);
  expect(cube(1e308, 1.7e308)[2]).toBe(-Infinity);
});

it('a k-DOP has an end where an axis is that of a coordinate', () => {
  const axes = [
    [0, 2, 0],
    [1, 1, 0],
    [1, 0, 1],
    [0, -1, 0],
  ];
  const box = aroundKDop({ axes, min: [2, 0, 0, -9], max: [8, 1, 1, -1.5] });
  expect([box[0], box[2], box[3], box[5]]).toEqual([-Infinity, -Infinity, Infinity, Infinity]);
  expect(box[1]).toBeCloseTo(1.5);
  expect(box[4]).toBeCloseTo(4);
});

it('frusta are in the boxes around them; what has no end is everywhere', () => {
  for (let i = 0; i < 20; i++) {
    const elements = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1].map((x) => x + 0.2 * random.unit());
    const frustum = frustumFromMatrix(elements.map((x, at) => (at % 4 === 3 && at < 15 ? 0 : x)));
    expect(frustumCorners(frustum)).toHaveLength(8);
    expect(holds(aroundFrustum(frustum), frustumCorners(frustum))).toBe(true);
    expect(aroundFrustum(frustum)).toBe(aroundFrustum(frustum));
  }
  const endless = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(aroundFrustum(endless)).toEqual([-Infinity, -Infinity, -Infinity, Infinity, Infinity, Infinity]);
});
