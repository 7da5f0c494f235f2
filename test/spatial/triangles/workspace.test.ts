import { describe, expect, it } from 'vitest';
import {
  collinear,
  FIRST,
  isExactPair,
  loadPoint,
  loadTriangle,
  loadVertex,
  longEdge,
  ORIGIN,
  orientation,
  placePoint,
  placeTriangle,
  projectionOf,
  SECOND,
  same,
  TARGET,
  turn,
  within,
  X,
} from '../../../src/spatial/triangles/workspace.js';

const SLOPE = { a: [0, 0, 0], b: [4, 0, 4], c: [0, 4, 0] };

describe('the arena of triangles', () => {
  it('has shapes in places that do not overlap', () => {
    placeTriangle(FIRST, SLOPE);
    placeTriangle(SECOND, { a: [1, 2, 3], b: [4, 5, 6], c: [7, 8, 9] });
    placePoint(ORIGIN, [10, 11, 12]);
    placePoint(TARGET, [13, 14, 15]);
    expect(Array.from(X)).toEqual([
      0, 0, 0, 4, 0, 4, 0, 4, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ]);
    loadVertex(TARGET, [0, 0, 0, 7, 7, 7], 1);
    expect(Array.from(X.subarray(TARGET))).toEqual([7, 7, 7]);
    expect(() => loadPoint('f', 'p', ORIGIN, [1, 2])).toThrow('f: p must be a point of 3');
    expect(() => loadTriangle('f', 't', FIRST, { ...SLOPE, c: [0, Number.NaN, 0] })).toThrow('f: t.c[1]');
  });

  it('tells orientations, in space and without one coordinate', () => {
    placeTriangle(FIRST, SLOPE);
    placePoint(ORIGIN, [0, 0, 1]);
    placePoint(TARGET, [2, 0, 2]);
    expect(orientation(0, 3, 6, ORIGIN)).toBe(1);
    expect(orientation(3, 0, 6, ORIGIN)).toBe(-1);
    expect(orientation(0, 3, 6, TARGET)).toBe(0);
    // Its normal is (-16, 0, 16), so that nothing is left of it seen along y.
    expect([0, 1, 2].map((axis) => turn(axis as 0 | 1 | 2, 0, 3, 6))).toEqual([-1, 0, 1]);
    expect(projectionOf(FIRST)).toBe(2);
    expect(isExactPair()).toBe(true);
  });

  it('tells what is flat, and where', () => {
    placeTriangle(FIRST, { a: [1, 1, 1], b: [0, 0, 0], c: [3, 3, 3] });
    expect(projectionOf(FIRST)).toBe(-1);
    // The edge from b to c is all of it.
    expect(longEdge(FIRST)).toBe(1);
    expect(collinear(0, 3, 6)).toBe(true);
    expect(within(3, 6, 0)).toBe(true);
    expect(within(0, 3, 6)).toBe(false);
    placeTriangle(SECOND, { a: [1, 1, 1], b: [2, 1, 1], c: [5, 6, 7] });
    expect(same(FIRST, SECOND)).toBe(true);
    expect(same(FIRST, SECOND + 3)).toBe(false);
    for (const [x, edge] of [
      [0.5, 0],
      [-1, 1],
      [2, 2],
    ] as const) {
      placeTriangle(FIRST, { a: [0, 0, 0], b: [1, 1, 1], c: [x, x, x] });
      expect(longEdge(FIRST)).toBe(edge);
    }
  });
});
