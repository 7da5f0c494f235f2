import { describe, expect, it } from 'vitest';
import { rayIntersectsTetrahedron, rayTetrahedron } from '../../../src/spatial/generated/convex.js';
import { text } from '../../support/solids.js';

type Vector = [number, number, number];

describe('rayTetrahedron', () => {
  const tetrahedron = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
  it.each<[string, Vector, Vector, string]>([
    ['through', [1, 1, -1], [0, 0, 1], 'overlapping e0/f3@1 e0/f0@3'],
    ['an edge', [2, -1, 1], [0, 1, -1], 'touching e0/e0@1'],
    ['a vertex', [-1, 0, 4], [1, 0, 0], 'touching e0/v3@1'],
    ['past it', [5, 5, -1], [0, 0, 1], 'disjoint'],
    ['away from it', [1, 1, -1], [0, 0, -1], 'disjoint'],
    ['from a face, outwards', [1, 1, 0], [0, 0, -1], 'touching v0/f3@0'],
    ['from inside', [1, 1, 1], [0, 0, 1], 'overlapping v0/in@0 e0/f0@1'],
  ])('%s', (_, origin, direction, expected) => {
    expect(text(rayTetrahedron({ origin, direction }, tetrahedron))).toBe(expected);
    expect(rayIntersectsTetrahedron({ origin, direction }, tetrahedron)).toBe(expected !== 'disjoint');
  });

  it('a flat one', () => {
    const degenerate = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 0] };
    const through = { origin: [1, 1, -2], direction: [0, 0, 1] };
    expect(rayTetrahedron(through, degenerate).relation).toBe('crossing');
    expect(rayIntersectsTetrahedron(through, degenerate)).toBe(true);
    const beside = { origin: [9, 9, -2], direction: [0, 0, 1] };
    expect(rayTetrahedron(beside, degenerate).relation).toBe('disjoint');
    expect(rayIntersectsTetrahedron(beside, degenerate)).toBe(false);
  });
});
