import { expect, it } from 'vitest';
import type { Point3 } from '../../src/core/shapes.js';
import {
  pointSegmentSquaredDistance,
  pointTriangleSquaredDistance,
  pointTriangleSquaredDistanceAt,
} from '../../src/distance/index.js';
import { nearestDistance, prepareMesh } from '../../src/mesh/index.js';

const mesh = prepareMesh({ positions: [5, 5, 5, 9, 5, 5, 5, 9, 5], indices: [0, 1, 2] });
/** Other questions, which use the same memory. */
const others: readonly (() => unknown)[] = [
  () => pointSegmentSquaredDistance([9, 9, 9], { start: [5, 5, 5], end: [6, 5, 5] }),
  () => pointTriangleSquaredDistance([9, 9, 9], { a: [5, 5, 5], b: [6, 5, 5], c: [5, 6, 5] }),
  () => pointTriangleSquaredDistanceAt([5, 5, 5, 6, 5, 5, 5, 6, 5], 0, 1, 2, 9, 9, 9),
  () => nearestDistance(mesh, [9, 9, 9]),
];

/** A list whose numbers ask another question when they are read. */
const asking = (point: readonly number[], ask: () => unknown): Point3 =>
  new Proxy(point.slice(), {
    get(target, key) {
      ask();
      return Reflect.get(target, key) as unknown;
    },
  });

it.each(others)('arguments that ask another question while they are read are read right: %#', (ask) => {
  const [o, x, y, p] = [
    [0, 0, 0],
    [4, 0, 0],
    [0, 4, 0],
    [0, 0, 3],
  ] as const;
  const segment = {
    get start() {
      ask();
      return o;
    },
    end: x,
  };
  expect(pointSegmentSquaredDistance(p, segment)).toBe(9);
  expect(pointSegmentSquaredDistance(asking(p, ask), { start: o, end: asking(x, ask) })).toBe(9);
  const triangle = {
    get a() {
      ask();
      return o;
    },
    b: asking(x, ask),
    c: y,
  };
  expect(pointTriangleSquaredDistance(p, triangle)).toBe(9);
  expect(pointTriangleSquaredDistance(asking(p, ask), { a: o, b: x, c: asking(y, ask) })).toBe(9);
});
