import { describe, expect, it } from 'vitest';
import { polygonConvexityReferee } from '../../../src/oracle/referees/shapes/triangles/polygon.js';
import * as spatial from '../../../src/spatial/index.js';

type Vector = [number, number, number];

describe('polygons', () => {
  const arrow = [
    [0, 0, 0],
    [4, 0, 4],
    [1, 1, 1],
    [0, 4, 0],
  ];

  it('planarity and convexity', () => {
    expect(spatial.polygonPlanarity([])).toEqual({ planar: true, dimension: -1, witness: [] });
    expect(spatial.polygonPlanarity(arrow)).toEqual({ planar: true, dimension: 2, witness: [0, 1, 2] });
    expect(spatial.polygonPlanarity([...arrow, [0, 0, 1]])).toEqual({
      planar: false,
      dimension: 3,
      witness: [0, 1, 2, 4],
    });
    expect(spatial.polygonConvexity(arrow)).toBe('not-convex');
    expect(spatial.polygonConvexity([...arrow, [0, 0, 1]])).toBe('not-planar');
    expect(
      spatial.polygonConvexity([
        [0, 0, 0],
        [1, 1, 1],
        [3, 3, 3],
      ]),
    ).toBe('degenerate');
    const quad = (at: (x: number, y: number) => Vector) => [at(0, 0), at(2, 0), at(2, 2), at(0, 2)];
    expect(spatial.polygonConvexity(quad((x, y) => [x, y, x + y]))).toBe('strictly-convex');
    expect(spatial.polygonConvexity(quad((x, y) => [5, x, y]))).toBe('strictly-convex');
    expect(spatial.polygonConvexity(quad((x, y) => [x, 5, y]))).toBe('strictly-convex');
    const cut = [...quad((x, y) => [x, 5, y]), [0, 5, 1] as Vector];
    expect(spatial.polygonConvexity(cut)).toBe('convex');
  });

  it('takes closed rings: the last point, equal to the first, is no vertex', () => {
    const triangle: Vector[] = [
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
    expect(spatial.polygonConvexity([...triangle, [0, 0, 0]])).toBe('strictly-convex');
    expect(spatial.polygonConvexity([...triangle, [0, 0, 0], [0, 0, 0]])).toBe('convex');
    const values = Float64Array.from([4, ...triangle.flat(), 0, 0, 0, 9, 9, 9, 9, 9, 9]);
    expect(polygonConvexityReferee(values)).toBe('strictly-convex 2 0,1,2');
  });
});
