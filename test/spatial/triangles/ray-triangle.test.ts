import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import { rayIntersectsTriangle, rayTriangle } from '../../../src/spatial/generated/triangles.js';

type Vector = [number, number, number];

describe('rayTriangle', () => {
  const triangle = { a: [0, 0, 0], b: [8, 0, 0], c: [0, 8, 0] };
  it.each<[string, Vector, Vector, string]>([
    ['through the face', [1, 1, 9], [0, 0, -3], 'crossing e0/f0'],
    ['away', [1, 1, 9], [0, 0, 3], 'disjoint'],
    ['from the face', [1, 1, 0], [0, 0, 3], 'touching v0/f0'],
    ['from an edge', [4, 0, 0], [0, 0, 3], 'touching v0/e0'],
    ['from a vertex', [8, 0, 0], [0, 0, 3], 'touching v0/v1'],
    ['through an edge', [4, 4, 9], [0, 0, -3], 'touching e0/e1'],
    ['past it', [5, 5, 9], [0, 0, -3], 'disjoint'],
    ['in its plane, from the face', [1, 1, 0], [1, 0, 0], 'overlapping e0/e1 v0/f0'],
    ['in its plane, from outside', [-1, 1, 0], [1, 0, 0], 'overlapping e0/e1 e0/e2'],
    ['in its plane, out of an edge', [7, 1, 0], [1, 0, 0], 'touching v0/e1'],
  ])('%s', (_, origin, direction, expected) => {
    expect(contactText(rayTriangle({ origin, direction }, triangle))).toBe(expected);
    expect(rayIntersectsTriangle({ origin, direction }, triangle)).toBe(expected !== 'disjoint');
  });

  const needle = { a: [0, 0, 0], b: [8, 8, 0], c: [4, 4, 0] };
  it.each<[Vector, Vector, string]>([
    [[4, 4, 1], [0, 0, -1], 'crossing e0/v2'],
    [[2, 2, 0], [1, 1, 0], 'overlapping e0/v1 v0/e0'],
    [[8, 8, 0], [1, 1, 0], 'touching v0/v1'],
    [[4, 4, 1], [0, 0, 1], 'disjoint'],
  ])('a triangle without an inside, from %j along %j: %s', (origin, direction, expected) => {
    expect(contactText(rayTriangle({ origin, direction }, needle))).toBe(expected);
    expect(rayIntersectsTriangle({ origin, direction }, needle)).toBe(expected !== 'disjoint');
  });
});
