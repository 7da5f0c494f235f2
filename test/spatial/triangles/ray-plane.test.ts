import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import { rayIntersectsPlane, rayPlane } from '../../../src/spatial/generated/triangles.js';

type Vector = [number, number, number];

describe('rayPlane', () => {
  const level = { normal: [0, 0, 2], constant: -2 };
  const below = { normal: [0, 0, -1], constant: 1 };
  const raised = { a: [0, 0, 1], b: [1, 0, 1], c: [0, 1, 1] };
  it.each<[string, Vector, Vector, string]>([
    ['towards it', [0, 0, 0], [1, 0, 1], 'crossing e0/f0'],
    ['away from it', [0, 0, 0], [1, 0, -1], 'disjoint'],
    ['from it', [0, 0, 1], [1, 0, 1], 'touching v0/f0'],
    ['parallel', [0, 0, 0], [1, 0, 0], 'disjoint'],
    ['in it', [0, 0, 1], [1, 0, 0], 'overlapping v0/f0'],
  ])('%s, whatever says the plane', (_, origin, direction, expected) => {
    for (const plane of [level, below, raised]) {
      expect(contactText(rayPlane({ origin, direction }, plane))).toBe(expected);
      expect(rayIntersectsPlane({ origin, direction }, plane)).toBe(expected !== 'disjoint');
    }
  });
});
