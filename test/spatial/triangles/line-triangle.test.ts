import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import { lineIntersectsTriangle, lineTriangle } from '../../../src/spatial/generated/triangles.js';

type Vector = [number, number, number];

describe('lineTriangle', () => {
  const triangle = { a: [0, 0, 0], b: [8, 0, 0], c: [0, 8, 0] };
  it.each<[string, Vector, Vector, string]>([
    ['through the face', [1, 1, 9], [0, 0, 3], 'crossing e0/f0'],
    ['through an edge', [4, 0, 9], [0, 0, 3], 'touching e0/e0'],
    ['through a vertex', [0, 8, 9], [0, 0, 3], 'touching e0/v2'],
    ['past it', [5, 5, 9], [0, 0, 3], 'disjoint'],
    ['parallel to it', [1, 1, 1], [1, 1, 0], 'disjoint'],
    ['in its plane', [9, 1, 0], [1, 0, 0], 'overlapping e0/e1 e0/e2'],
    ['along an edge', [9, 0, 0], [1, 0, 0], 'touching e0/v0 e0/v1'],
    ['in its plane, past it', [0, 9, 0], [1, -1, 0], 'disjoint'],
  ])('%s', (_, origin, direction, expected) => {
    expect(contactText(lineTriangle({ origin, direction }, triangle))).toBe(expected);
    expect(lineIntersectsTriangle({ origin, direction }, triangle)).toBe(expected !== 'disjoint');
  });

  const needle = { a: [0, 0, 0], b: [8, 8, 0], c: [4, 4, 0] };
  it.each<[Vector, Vector, string]>([
    [[4, 4, 1], [0, 0, 1], 'crossing e0/v2'],
    [[9, 9, 0], [1, 1, 0], 'overlapping e0/v0 e0/v1'],
    [[8, 8, 1], [0, 0, 1], 'touching e0/v1'],
    [[1, 2, 1], [0, 0, 1], 'disjoint'],
  ])('a triangle without an inside, from %j along %j: %s', (origin, direction, expected) => {
    expect(contactText(lineTriangle({ origin, direction }, needle))).toBe(expected);
    expect(lineIntersectsTriangle({ origin, direction }, needle)).toBe(expected !== 'disjoint');
  });
});
