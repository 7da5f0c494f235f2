import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import * as spatial from '../../../src/spatial/index.js';

type Vector = [number, number, number];
const floor = { a: [0, 0, 0], b: [8, 0, 0], c: [0, 8, 0] };
const needle = { a: [0, 0, 0], b: [8, 8, 0], c: [4, 4, 0] };
const text = (found: spatial.LinearTriangle) => `${contactText(found)} ${found.facing}`;

describe('segmentTriangle', () => {
  it.each<[string, Vector, Vector, string]>([
    ['down through the face', [1, 1, 1], [1, 1, -1], 'crossing e0/f0 1'],
    ['up through the face', [1, 1, -1], [1, 1, 1], 'crossing e0/f0 -1'],
    ['from the face', [1, 1, 0], [1, 1, -1], 'touching v0/f0 1'],
    ['to the face', [1, 1, -5], [1, 1, 0], 'touching v1/f0 -1'],
    ['through edge 0', [3, 0, 1], [3, 0, -1], 'touching e0/e0 1'],
    ['through edge 1', [4, 4, 1], [4, 4, -1], 'touching e0/e1 1'],
    ['through edge 2', [0, 3, 1], [0, 3, -1], 'touching e0/e2 1'],
    ['through vertex 0', [0, 0, 1], [0, 0, -1], 'touching e0/v0 1'],
    ['through vertex 1', [8, 0, -1], [8, 0, 1], 'touching e0/v1 -1'],
    ['through vertex 2', [0, 8, 1], [0, 8, -1], 'touching e0/v2 1'],
    ['ends above', [1, 1, 2], [1, 1, 5e-324], 'disjoint 0'],
    ['below', [1, 1, -2], [3, 1, -2], 'disjoint 0'],
    ['passes by', [5, 5, 1], [5, 5, -1], 'disjoint 0'],
    ['in the plane, across', [-1, 1, 0], [9, 1, 0], 'overlapping e0/e1 e0/e2 0'],
    ['in the plane, inside', [1, 1, 0], [2, 2, 0], 'overlapping v0/f0 v1/f0 0'],
    ['in the plane, to the edge', [-1, 1, 0], [0, 1, 0], 'touching v1/e2 0'],
    ['in the plane, from the edge', [0, 1, 0], [-1, 1, 0], 'touching v0/e2 0'],
    ['in the plane, along an edge', [-1, 0, 0], [3, 0, 0], 'touching e0/v0 v1/e0 0'],
    ['in the plane, at a vertex', [-1, 1, 0], [1, -1, 0], 'touching e0/v0 0'],
    ['in the plane, before', [-3, 1, 0], [-2, 1, 0], 'disjoint 0'],
    ['in the plane, after', [8, 1, 0], [9, 1, 0], 'disjoint 0'],
    ['in the plane, beside', [-1, 9, 0], [9, 9, 0], 'disjoint 0'],
    ['a point of the face', [1, 1, 0], [1, 1, 0], 'overlapping v0/f0 0'],
    ['a point of an edge', [1, 0, 0], [1, 0, 0], 'touching v0/e0 0'],
    ['a point above', [1, 1, 1], [1, 1, 1], 'disjoint 0'],
    ['a point beside', [9, 9, 0], [9, 9, 0], 'disjoint 0'],
  ])('%s', (_, start, end, expected) => {
    expect(text(spatial.segmentTriangle({ start, end }, floor))).toBe(expected);
    expect(spatial.segmentIntersectsTriangle({ start, end }, floor)).toBe(!expected.startsWith('disjoint'));
  });

  it.each<[string, Vector, Vector, string]>([
    ['through the middle vertex', [4, 4, 1], [4, 4, -1], 'crossing e0/v2 0'],
    ['through the first half', [1, 1, 1], [1, 1, -1], 'crossing e0/e0 0'],
    ['skew', [1, 2, 1], [2, 1, -9], 'disjoint 0'],
    ['along it', [2, 2, 0], [9, 9, 0], 'overlapping e0/v1 v0/e0 0'],
    ['backwards', [9, 9, 0], [2, 2, 0], 'overlapping e0/v1 v1/e0 0'],
    ['beyond', [9, 9, 0], [10, 10, 0], 'disjoint 0'],
    ['end to end', [8, 8, 0], [10, 10, 0], 'touching v0/v1 0'],
    ['a point of it', [2, 2, 0], [2, 2, 0], 'overlapping v0/e0 0'],
    ['a point beside', [2, 3, 0], [2, 3, 0], 'disjoint 0'],
    ['its end', [0, 0, 0], [0, 0, 0], 'touching v0/v0 0'],
  ])('a triangle without an inside: %s', (_, start, end, expected) => {
    expect(text(spatial.segmentTriangle({ start, end }, needle))).toBe(expected);
    expect(spatial.segmentIntersectsTriangle({ start, end }, needle)).toBe(!expected.startsWith('disjoint'));
  });
});
