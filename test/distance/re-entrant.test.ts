import { expect, it } from 'vitest';
import type { Point3 } from '../../src/core/shapes.js';
import {
  pointSegmentSquaredDistance,
  pointTriangleSquaredDistance,
  pointTriangleSquaredDistanceAt,
  triangleTriangleSquaredDistanceAt,
} from '../../src/distance/index.js';
import { nearestDistance, prepareMesh } from '../../src/mesh/index.js';
import { capsuleCapsule } from '../../src/round/index.js';
import {
  segmentIntersectsTriangleAt,
  triangleContainsPointAt,
  trianglesIntersectAt,
} from '../../src/spatial/index.js';

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

/** Two triangles 3 apart, and a point on the first. */
const positions = [0, 0, 0, 0, 4, 0, 0, 0, 4, 3, 0, 4, 5, 0, 4, 5, 2, 6, 0, 1, 1];
const elsewhere = positions.map((x) => 7 - 3 * x);
const overBuffers: readonly (readonly [string, (buffer: ArrayLike<number>) => unknown])[] = [
  [
    'triangleTriangleSquaredDistanceAt',
    (p) => triangleTriangleSquaredDistanceAt(p as number[], 0, 1, 2, p as number[], 3, 4, 5),
  ],
  ['trianglesIntersectAt', (p) => trianglesIntersectAt(p as number[], 0, 1, 2, p as number[], 3, 4, 6)],
  ['triangleContainsPointAt', (p) => triangleContainsPointAt(p as number[], 0, 1, 2, p as number[], 6)],
  [
    'segmentIntersectsTriangleAt',
    (p) => segmentIntersectsTriangleAt(p as number[], 3, 6, p as number[], 0, 1, 2),
  ],
];

it.each(overBuffers)('a buffer that asks %s while it is read is read right', (_, call) => {
  const expected = call(positions);
  expect(call(elsewhere)).not.toBe(undefined);
  expect(call(asking(positions, () => call(elsewhere)))).toBe(expected);
  // One within the other.
  const inner = () => call(asking(elsewhere, () => call(positions.map((x) => x + 1))));
  expect(call(asking(positions, inner))).toBe(expected);
});

it('members that ask capsuleCapsule while they are read are read right', () => {
  const other = { start: [5, 5, 5], end: [9, 9, 9], radius: 1 };
  const ask = () => capsuleCapsule(other, other);
  const capsule = (start: Point3, end: Point3, radius: number) => ({
    get start() {
      ask();
      return asking(start as number[], ask);
    },
    get end() {
      ask();
      return asking(end as number[], ask);
    },
    get radius() {
      ask();
      return radius;
    },
  });
  expect(capsuleCapsule(capsule([0, 0, 0], [4, 0, 0], 1), capsule([0, 3, 0], [4, 3, 0], 1)).relation).toBe(
    'disjoint',
  );
  expect(capsuleCapsule(capsule([0, 0, 0], [4, 0, 0], 2), capsule([0, 3, 0], [4, 3, 0], 2)).relation).toBe(
    'overlapping',
  );
});

it('a member that throws while it is read leaves nothing behind', () => {
  const thrown = new Error('mine');
  const bad = {
    start: [0, 0, 0],
    get end(): number[] {
      throw thrown;
    },
    radius: 1,
  };
  const answers = () => overBuffers.map(([, call]) => call(positions));
  const expected = answers();
  for (let i = 0; i < 3; i++) {
    const broken = new Proxy(positions, {
      get(target, key) {
        if (key === '4') throw thrown;
        return Reflect.get(target, key) as unknown;
      },
    });
    for (const [, call] of overBuffers) expect(() => call(broken)).toThrow(thrown);
    expect(() => capsuleCapsule(bad, bad)).toThrow(thrown);
    expect(answers()).toEqual(expected);
  }
});
