import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import { lineIntersectsPlane, linePlane } from '../../../src/spatial/generated/triangles.js';

type Vector = [number, number, number];

describe('linePlane', () => {
  const level = { normal: [0, 0, 2], constant: -2 };
  const below = { normal: [0, 0, -1], constant: 1 };
  const raised = { a: [0, 0, 1], b: [1, 0, 1], c: [0, 1, 1] };
  it.each<[string, Vector, Vector, string]>([
    ['through', [0, 0, 0], [1, 0, 1], 'crossing e0/f0'],
    ['from a point of it', [0, 0, 1], [1, 0, 5e-324], 'crossing e0/f0'],
    ['parallel', [0, 0, 0], [1, 0, 0], 'disjoint'],
    ['in it', [0, 0, 1], [1, 0, 0], 'overlapping'],
  ])('%s, whatever says the plane', (_, origin, direction, expected) => {
    for (const plane of [level, below, raised]) {
      expect(contactText(linePlane({ origin, direction }, plane))).toBe(expected);
      expect(lineIntersectsPlane({ origin, direction }, plane)).toBe(expected !== 'disjoint');
    }
  });
});
