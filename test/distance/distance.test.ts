import { describe, expect, it } from 'vitest';
import {
  boxBoxDistance,
  compareDistance,
  compareDistances,
  lineLineDistance,
  linePlaneDistance,
  pointOrientedBoxDistance,
  pointPointDistance,
  pointSegmentDistance,
  segmentSegmentDistance,
  triangleTriangleDistance,
} from '../../src/distance/index.js';

const MIN = 2 ** -1074;
const MAX = Number.MAX_VALUE;
const segment = (start: number[], end: number[]) => ({ start, end });

describe('a distance', () => {
  it('is exact where doubles would cancel: a tenth is not on the diagonal', () => {
    const found = pointSegmentDistance([0.1, 0.2, 0.3], segment([0, 0, 0], [1, 2, 3]));
    expect(found.distance).toBeGreaterThan(0);
    expect(found.distance).toBeLessThan(2 ** -54);
    expect(compareDistance(found, 0)).toBe(1);
    const more = compareDistance as (...args: readonly unknown[]) => unknown;
    expect(() => more(found, 1, 2.5)).toThrow(
      'compareDistance: arguments[2] must be missing, got 2.5: pass one number',
    );
  });

  it('has an order with a radius that is exact', () => {
    const root = pointPointDistance([0, 0, 0], [1, 1, 0]);
    expect(root.distance).toBe(Math.SQRT2);
    // The double above the root of 2 is nearest to it.
    expect(compareDistance(root, Math.SQRT2)).toBe(-1);
    expect(compareDistances(root, pointPointDistance([5, 5, 5], [5, 6, 6]))).toBe(0);
  });

  it('reaches from the smallest to beyond the largest double', () => {
    expect(pointPointDistance([0, 0, 0], [MIN, 0, 0]).distance).toBe(MIN);
    expect(pointPointDistance([-MAX, 0, 0], [MAX, 0, 0]).distance).toBe(Infinity);
    const half = pointPointDistance([0, 0, 0], [MIN, MIN, 0]);
    expect(half.squaredDistance).toEqual({ numerator: 1n, denominator: 1n << 2147n });
    expect(half.distance).toBe(MIN);
  });

  it('that is a tie goes to the even double: half the least one to 0, one and a half to 2', () => {
    const box = (size: number) => ({
      center: [0, 0, 0],
      axes: [
        [0.5, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] as const,
      halfSize: [size, 1, 1],
    });
    // The side of the box is at half the least double.
    const half = pointOrientedBoxDistance([MIN, 0, 0], box(MIN));
    expect(half.squaredDistance).toEqual({ numerator: 1n, denominator: 1n << 2150n });
    expect(half.distance).toBe(0);
    expect(compareDistance(half, 0)).toBe(1);
    expect(pointOrientedBoxDistance([2 * MIN, 0, 0], box(MIN)).distance).toBe(2 * MIN);
    expect(pointOrientedBoxDistance([MIN, 0, 0], box(0)).distance).toBe(MIN);
  });

  it('of parallel edges has two pairs of closest points, the ends of all', () => {
    const found = segmentSegmentDistance(segment([3, 1, 0], [-1, 1, 0]), segment([0, 0, 0], [5, 0, 0]));
    expect(found.unique).toBe(false);
    expect(found.closest.map(({ rounded }) => [rounded.pointA, rounded.pointB])).toEqual([
      [
        [0, 1, 0],
        [0, 0, 0],
      ],
      [
        [3, 1, 0],
        [3, 0, 0],
      ],
    ]);
    expect(found.closest.map(({ a, b }) => `${a.type} ${b.type}`)).toEqual(['edge vertex', 'vertex edge']);
  });

  it('of parallel faces has the corners of their common part', () => {
    const found = boxBoxDistance({ min: [0, 0, 0], max: [2, 2, 2] }, { min: [1, 1, 3], max: [4, 4, 4] });
    expect(found.distance).toBe(1);
    expect(found.closest.map(({ rounded }) => rounded.pointA)).toEqual([
      [1, 1, 2],
      [1, 2, 2],
      [2, 1, 2],
      [2, 2, 2],
    ]);
  });

  it('of parallel lines names the pair nearest to the origin', () => {
    const found = lineLineDistance(
      { origin: [7, 3, 0], direction: [1, 0, 0] },
      { origin: [-7, 0, 4], direction: [-5, 0, 0] },
    );
    expect(found.distance).toBe(5);
    expect(found.unique).toBe(false);
    expect(found.closest.map(({ rounded }) => [rounded.pointA, rounded.pointB])).toEqual([
      [
        [0, 3, 0],
        [0, 0, 4],
      ],
    ]);
    expect(
      linePlaneDistance({ origin: [1, 1, 1], direction: [1, 0, 0] }, { normal: [0, 0, 1], constant: 0 })
        .unique,
    ).toBe(false);
  });

  it('of shapes that meet is 0, with the corners of what they have in common', () => {
    const a = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
    const found = triangleTriangleDistance(a, { a: [1, 1, -1], b: [1, 1, 1], c: [9, 9, 0] });
    expect(found.squaredDistance).toEqual({ numerator: 0n, denominator: 1n });
    expect(found.closest.map(({ rounded }) => rounded.pointA)).toEqual([
      [1, 1, 0],
      [2, 2, 0],
    ]);
  });

  it('is plain data in a copy', () => {
    const found = pointSegmentDistance([0, 3, 4], segment([0, 0, 0], [1, 0, 0]));
    const copy = structuredClone(found);
    expect(copy.closest[0]!.pointB).toEqual(found.closest[0]!.pointB);
    expect(copy.closest[0]!.rounded).toEqual({ pointA: [0, 3, 4], pointB: [0, 0, 0] });
    expect(compareDistances(copy, found)).toBe(0);
  });
});
