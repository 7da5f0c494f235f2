import { expect, it } from 'vitest';
import { facetOfSums } from '../../../src/enclosing/sums/facet-of-sums.js';
import {
  type IntegerPoint,
  normalsOfSum,
  type SummedHull,
} from '../../../src/enclosing/sums/normals-of-sum.js';

function hullOf(
  points: readonly IntegerPoint[],
  faces: readonly (readonly number[])[],
  edges: readonly (readonly [number, number])[],
): SummedHull {
  return {
    points,
    positions: Float64Array.from(points.flat(), Number),
    vertices: Array.from(points.keys()),
    faces,
    edges,
  };
}

const square = hullOf(
  [
    [0n, 0n, 0n],
    [2n, 0n, 0n],
    [2n, 2n, 0n],
    [0n, 2n, 0n],
  ],
  [[0, 1, 2, 3]],
  [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ],
);
const upright = hullOf(
  [
    [0n, 0n, 0n],
    [0n, 0n, 3n],
  ],
  [],
  [[0, 1]],
);

it('a square and a segment make a box', () => {
  const normals = normalsOfSum(square, upright).map(String).sort();
  expect(normals).toEqual(['-1,0,0', '0,-1,0', '0,0,-1', '0,0,1', '0,1,0', '1,0,0']);
  expect(facetOfSums(square, upright, [0n, 0n, 1n])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
  expect(facetOfSums(square, upright, [0n, 0n, -1n])).toEqual([
    [0, 0],
    [3, 0],
    [2, 0],
    [1, 0],
  ]);
  expect(facetOfSums(square, upright, [1n, 0n, 0n])!.length).toBe(4);
});

it('an edge, a corner and what is flat are no faces', () => {
  expect(facetOfSums(square, upright, [1n, 0n, 1n])).toBe(null);
  expect(facetOfSums(square, upright, [1n, 1n, 1n])).toBe(null);
  expect(facetOfSums(square, square, [0n, 0n, 1n])).toBe(null);
});
