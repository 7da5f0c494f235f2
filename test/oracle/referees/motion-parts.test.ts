import { expect, test } from 'vitest';
import { edgesOf, trianglesOf } from '../../../src/oracle/referees/shapes/motion/parts.js';
import type { Shape } from '../../../src/oracle/referees/shapes/shape.js';

const shape = (points: readonly (readonly [number, number, number])[], solid = true): Shape => ({
  points: points.map(([x, y, z]) => [BigInt(x), BigInt(y), BigInt(z)] as const),
  edges: [
    [0, 1],
    [1, 2],
  ],
  faces: [[0, 1, 2, 3]],
  solid,
});
const SQUARE = [
  [0, 0, 0],
  [9, 0, 0],
  [9, 9, 0],
  [0, 9, 0],
] as const;

test('the faces of a polyhedron without a volume may be bent: all is asked that joins two of its points', () => {
  // The vertex 4 is bent inward, between 0 and 1: the edge from 0 to 1 is none of any face.
  const flat = shape([...SQUARE, [5, 1, 0], [5, 5, 0], [9, 9, 0]]);
  expect(edgesOf(flat)).toHaveLength(15);
  expect(edgesOf(flat)).toContainEqual([0, 1]);
  expect(trianglesOf(flat)).toHaveLength(20);
});

test('of shapes of few points, too, equal ones once; of others, their own edges and faces', () => {
  expect(edgesOf(shape([...SQUARE, [0, 0, 9], [0, 0, 0]]))).toHaveLength(10);
  const full = shape([...SQUARE, [0, 0, 9], [9, 0, 9], [0, 9, 9]]);
  expect(edgesOf(full)).toBe(full.edges);
  expect(trianglesOf(full)).toEqual([
    [0, 1, 2],
    [0, 2, 3],
  ]);
});
