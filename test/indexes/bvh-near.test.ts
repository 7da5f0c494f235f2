import { describe, expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import * as surd from '../../src/arithmetic/surd.js';
import {
  boxesWithin,
  buildBvh,
  nearestBox,
  nearestBoxes,
  nearestObject,
  visitBoxesNear,
} from '../../src/indexes/index.js';
import { enlargedLimit, gapSlackOf } from '../../src/indexes/point-reach.js';

const treeOf = (...boxes: readonly (readonly number[])[]) => buildBvh(Float64Array.from(boxes.flat()));
const point = (x: number, y: number, z: number) => [x, y, z, x, y, z];

describe('the nearest boxes', () => {
  it('come by distance, then by number; what contains the point has none', () => {
    const tree = treeOf(
      point(3, 4, 0),
      [-1, -1, -1, 1, 1, 1],
      point(5, 0, 0),
      [0, 0, 0, 9, 9, 9],
      point(0, 0, -6),
    );
    expect(Array.from(nearestBoxes(tree, [0, 0, 0], 9))).toEqual([1, 3, 0, 2, 4]);
    expect(Array.from(nearestBoxes(tree, [0, 0, 0], 3))).toEqual([1, 3, 0]);
    expect(Array.from(nearestBoxes(tree, [0, 0, 0], 0))).toEqual([]);
    expect(nearestBox(tree, [0, 0, 0])).toBe(1);
    expect(Array.from(boxesWithin(tree, [0, 0, 0], 5))).toEqual([0, 1, 2, 3]);
    expect(Array.from(boxesWithin(tree, [0, 0, 0], 5 - 2 ** -50))).toEqual([1, 3]);
  });

  it.each([0, 900, -900])('are told apart by one ulp at scale 2^%s', (exponent) => {
    const scale = 2 ** exponent;
    const ulp = 2 ** -50;
    const tree = treeOf(
      ...[point(5 + ulp, 0, 0), point(3, 4, 0), point(0, -5, 0)].map((box) => box.map((x) => x * scale)),
    );
    expect(Array.from(nearestBoxes(tree, [0, 0, 0], 3))).toEqual([1, 2, 0]);
    expect(Array.from(boxesWithin(tree, [0, 0, 0], 5 * scale))).toEqual([1, 2]);
  });

  it('are found where squares overflow and underflow', () => {
    const most = Number.MAX_VALUE;
    const tree = treeOf(
      point(most, most, most),
      point(-most, most, most),
      point(5e-324, 0, 0),
      point(0, 1e-323, 0),
    );
    expect(Array.from(nearestBoxes(tree, [0, 0, 0], 4))).toEqual([2, 3, 0, 1]);
    expect(Array.from(nearestBoxes(tree, [most, most, most], 4))).toEqual([0, 3, 2, 1]);
    expect(Array.from(boxesWithin(tree, [0, 0, 0], 5e-324))).toEqual([2]);
    expect(boxesWithin(tree, [most, most, -most], most)).toEqual(new Uint32Array());
  });

  it('are shown until the visitor has enough', () => {
    const tree = treeOf(...Array.from({ length: 256 }, (_, i) => point(i, 0, 0)));
    const visits = { nodes: 0, boxes: 0 };
    const seen: number[] = [];
    expect(visitBoxesNear(tree, [100.25, 0, 0], (box) => seen.push(box) === 4, { visits })).toBe(true);
    expect(seen).toEqual([100, 101, 99, 102]);
    expect(visits.boxes).toBeLessThan(32);
    expect(visits.nodes).toBeLessThan(64);
  });
});

describe('the nearest object', () => {
  const tree = treeOf([0, 0, 0, 9, 9, 9], [1, 0, 0, 2, 1, 1], [3, 0, 0, 4, 1, 1]);

  it('is found by exact squares of any kind', () => {
    const squares = [surd.sqrt(rational.fromNumber(5)), rational.fromParts(9n, 4n), 9];
    const asked: number[] = [];
    const found = nearestObject(tree, [0, 0, 0], (box) => {
      asked.push(box);
      return squares[box]!;
    });
    // The root of 5 is less than 9/4, by 0.014.
    expect(found?.box).toBe(0);
    expect(asked).toEqual([0, 1]);
  });

  it('is compared where squares underflow', () => {
    const tiny = 2 ** -700;
    const small = treeOf(point(tiny, 0, 0), point(2 * tiny, 0, 0));
    const asked: number[] = [];
    const square = rational.fromParts(1n, 1n << 1400n);
    const found = nearestObject(small, [0, 0, 0], (box) => {
      asked.push(box);
      return rational.multiply(square, rational.fromNumber(box === 0 ? 5 : 4));
    });
    expect(found?.box).toBe(1);
    expect(asked).toEqual([0, 1]);
  });

  it('is none where none counts; numbers only', () => {
    expect(nearestObject(tree, [0, 0, 0], () => null)).toBe(null);
    expect(() => nearestObject(tree, [0, 0, 0], () => '1' as never)).toThrow(
      'nearestObject: squaredDistance(0) must be',
    );
  });
});

it('slacks of squares are more than five roundings and what underflows', () => {
  const u = 2 ** -53;
  for (const square of [0, 2 ** -300, 1, 2 ** 404]) {
    expect(gapSlackOf(square)).toBeGreaterThan(5 * u * square + 2 ** -870);
    expect(enlargedLimit(square)).toBeGreaterThanOrEqual(square + gapSlackOf(square) * (1 - 2 ** -5));
  }
});

it('knows differences that overflow: they are as far as they are, and no farther', () => {
  const M = Number.MAX_VALUE;
  const points = (...all: number[][]) => Float64Array.from(all.flatMap((p) => [...p, ...p]));
  // M + 1e300 is less than the root of 2 times M.
  const two = buildBvh(points([0, 0, -1e300], [M, 0, 0]));
  expect(nearestBox(two, [0, 0, M])).toBe(0);
  expect([...nearestBoxes(two, [0, 0, M], 2)]).toEqual([0, 1]);
  const corner = buildBvh(points([0, 0, -1e300], [M, M, M], [0, 0, -M]));
  expect([...nearestBoxes(corner, [0, 0, M], 3)]).toEqual([0, 1, 2]);
});

it('compares boxes beside a point, whatever else there is far away', () => {
  const boxes = new Float64Array(6 * 2001);
  boxes.set([1e300, 1e300, 1e300, 2e300, 2e300, 2e300]);
  for (let i = 1; i <= 2000; i++) boxes.set([i, 0, 0, i + 0.5, 1, 1], 6 * i);
  const visits = { nodes: 0, boxes: 0 };
  expect(nearestBox(buildBvh(boxes), [700.6, 0.5, 0.5], { visits })).toBe(700);
  expect(visits.nodes).toBeLessThan(100);
});
