import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import * as spatial from '../../../src/spatial/index.js';

type Vector = [number, number, number];

describe('trianglePlane', () => {
  const floor = { normal: [0, 0, 2], constant: -2 };
  const raised = { a: [0, 0, 1], b: [1, 0, 1], c: [0, 1, 1] };

  it.each<[string, Vector, Vector, Vector, string]>([
    ['above', [0, 0, 2], [1, 0, 2], [0, 1, 9], 'disjoint'],
    ['below', [0, 0, 0], [1, 0, 0], [0, 1, 0], 'disjoint'],
    ['a vertex', [0, 0, 2], [1, 0, 1], [0, 1, 9], 'touching v1/f0'],
    ['an edge', [0, 0, 2], [1, 0, 1], [0, 1, 1], 'touching v1/f0 v2/f0'],
    ['through a vertex', [0, 0, 2], [1, 0, 1], [0, 1, 0], 'crossing e2/f0 v1/f0'],
    ['through edges', [0, 0, 2], [1, 0, 0], [0, 1, 0], 'crossing e0/f0 e2/f0'],
    ['in the plane', [0, 0, 1], [1, 0, 1], [0, 1, 1], 'overlapping v0/f0 v1/f0 v2/f0'],
    ['a segment through', [0, 0, 2], [0, 0, 0], [0, 0, 1], 'crossing v2/f0'],
    ['a segment on an end', [0, 0, 2], [0, 0, 1], [0, 0, 3], 'touching v1/f0'],
    ['a segment in the plane', [0, 0, 1], [4, 0, 1], [2, 0, 1], 'overlapping v0/f0 v1/f0'],
    ['a segment with a double end', [0, 0, 1], [4, 0, 1], [0, 0, 1], 'overlapping v0/f0 v1/f0'],
    ['a point', [4, 0, 1], [4, 0, 1], [4, 0, 1], 'overlapping v0/f0'],
  ])('against triangles: %s', (_, a, b, c, expected) => {
    for (const plane of [floor, raised]) {
      const found = spatial.trianglePlane({ a, b, c }, plane);
      expect(contactText(found)).toBe(expected);
      expect(found.sides).toEqual([a, b, c].map((p) => Math.sign(p[2] - 1)));
    }
  });
});
