import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import { segmentIntersectsPlane, segmentPlane } from '../../../src/spatial/generated/triangles.js';

type Vector = [number, number, number];

describe('segmentPlane', () => {
  const level = { normal: [0, 0, 2], constant: -2 };
  const below = { normal: [0, 0, -1], constant: 1 };
  const raised = { a: [0, 0, 1], b: [1, 0, 1], c: [0, 1, 1] };
  it.each<[string, Vector, Vector, string]>([
    ['through', [0, 0, 0], [0, 0, 2], 'crossing e0/f0'],
    ['from it', [0, 0, 1], [0, 0, 2], 'touching v0/f0'],
    ['to it', [0, 0, 3], [0, 0, 1], 'touching v1/f0'],
    ['above', [0, 0, 3], [0, 0, 1.0000000000000002], 'disjoint'],
    ['below', [0, 0, -3], [5, 0, 0], 'disjoint'],
    ['in it', [0, 0, 1], [5, 0, 1], 'overlapping v0/f0 v1/f0'],
    ['a point of it', [5, 0, 1], [5, 0, 1], 'overlapping v0/f0'],
    ['a point above', [5, 0, 2], [5, 0, 2], 'disjoint'],
  ])('%s, whatever says the plane', (_, start, end, expected) => {
    for (const plane of [level, below, raised]) {
      expect(contactText(segmentPlane({ start, end }, plane))).toBe(expected);
      expect(segmentIntersectsPlane({ start, end }, plane)).toBe(expected !== 'disjoint');
    }
  });
});
