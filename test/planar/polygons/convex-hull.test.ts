import { describe, expect, it } from 'vitest';
import { convexHull2d } from '../../../src/planar/polygons/convex-hull.js';

type P = [number, number];

describe('convexHull2d', () => {
  const points: P[] = [
    [2, 0],
    [0, 0],
    [4, 0],
    [1, 1],
    [0, 4],
    [4, 0],
    [2, 2],
    [0, 0],
    [2, 0],
  ];

  it('lists corners by default, the first of equal points', () => {
    expect(convexHull2d(points)).toEqual([1, 2, 4]);
    expect(convexHull2d(points, {})).toEqual([1, 2, 4]);
    expect(convexHull2d(points, { collinear: false, duplicates: false })).toEqual([1, 2, 4]);
  });

  it('lists points of edges, and equal points, on request', () => {
    expect(convexHull2d(points, { collinear: true })).toEqual([1, 0, 2, 6, 4]);
    expect(convexHull2d(points, { duplicates: true })).toEqual([1, 7, 2, 5, 4]);
    expect(convexHull2d(points, { collinear: true, duplicates: true })).toEqual([1, 7, 0, 8, 2, 5, 6, 4]);
  });

  it('of few and of collinear points', () => {
    expect(convexHull2d([])).toEqual([]);
    expect(convexHull2d([[3, 3]])).toEqual([0]);
    expect(
      convexHull2d([
        [3, 3],
        [3, 3],
      ]),
    ).toEqual([0]);
    expect(
      convexHull2d(
        [
          [3, 3],
          [3, 3],
        ],
        { duplicates: true },
      ),
    ).toEqual([0, 1]);
    expect(
      convexHull2d([
        [3, 3],
        [1, 1],
      ]),
    ).toEqual([1, 0]);
    const line: P[] = [
      [2, 2],
      [0, 0],
      [3, 3],
      [1, 1],
      [3, 3],
    ];
    expect(convexHull2d(line)).toEqual([1, 2]);
    expect(convexHull2d(line, { collinear: true })).toEqual([1, 3, 0, 2]);
    expect(convexHull2d(line, { collinear: true, duplicates: true })).toEqual([1, 3, 0, 2, 4]);
    expect(
      convexHull2d(
        [
          [1, 5],
          [1, 2],
          [1, 9],
          [1, 3],
        ],
        { collinear: true },
      ),
    ).toEqual([1, 3, 0, 2]);
  });

  it('points of the first and the last edge, and of equal x', () => {
    const box: P[] = [
      [0, 2],
      [2, 4],
      [4, 2],
      [2, 0],
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    expect(convexHull2d(box)).toEqual([4, 5, 6, 7]);
    expect(convexHull2d(box, { collinear: true })).toEqual([4, 3, 5, 2, 6, 1, 7, 0]);
  });

  it('lists the first of many equal points first', () => {
    const corners: P[] = [
      [0, 0],
      [5, 0],
      [5, 5],
      [0, 5],
    ];
    // Corners in an irregular order, often enough that sorting takes several passes.
    const many = Array.from({ length: 400 }, (_, i) => corners[((i * i + i) % 37) % 4]!);
    const numbers = corners.map((p) => many.flatMap((q, i) => (q === p ? [i] : [])));
    expect(convexHull2d(many)).toEqual(numbers.map(([i]) => i));
    expect(convexHull2d(many, { duplicates: true })).toEqual(numbers.flat());
  });

  it('is exact', () => {
    const flat: P[] = [
      [0.1, 0.1],
      [0.7, 0.7],
      [0.3, 0.3],
    ];
    expect(convexHull2d(flat)).toEqual([0, 1]);
    expect(
      convexHull2d([
        [0.1, 0.1],
        [0.7, 0.7],
        [0.3, 0.30000000000000004],
      ]),
    ).toEqual([0, 1, 2]);
    expect(
      convexHull2d([
        [-1.7e308, 0],
        [1.7e308, 5e-324],
        [0, 0],
      ]),
    ).toEqual([0, 2, 1]);
  });

  it('does not change its argument, and names what is no point', () => {
    const frozen = Object.freeze(points.map((p) => Object.freeze(p))) as readonly P[];
    expect(convexHull2d(frozen)).toEqual([1, 2, 4]);
    expect(() =>
      convexHull2d([
        [0, 0],
        [NaN, 1],
      ]),
    ).toThrow('convexHull2d: points[1][0] must be a finite number, got NaN');
  });
});
