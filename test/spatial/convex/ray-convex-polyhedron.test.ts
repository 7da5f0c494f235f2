import { describe, expect, it } from 'vitest';
import { rayConvexPolyhedron, rayIntersectsConvexPolyhedron } from '../../../src/spatial/generated/convex.js';
import { TETRAHEDRON, text } from '../../support/solids.js';

type Vector = [number, number, number];

describe('rayConvexPolyhedron', () => {
  it.each<[string, Vector, Vector, string]>([
    ['through', [1, 1, -1], [0, 0, 1], 'overlapping e0/f3@1 e0/f0@3'],
    ['an edge', [2, -1, 1], [0, 1, -1], 'touching e0/e5@1'],
    ['a vertex', [-1, 0, 4], [1, 0, 0], 'touching e0/v3@1'],
    ['past it', [5, 5, -1], [0, 0, 1], 'disjoint'],
    ['away from it', [1, 1, -1], [0, 0, -1], 'disjoint'],
    ['from a face, outwards', [1, 1, 0], [0, 0, -1], 'touching v0/f3@0'],
    ['from inside', [1, 1, 1], [0, 0, 1], 'overlapping v0/in@0 e0/f0@1'],
  ])('%s', (_, origin, direction, expected) => {
    expect(text(rayConvexPolyhedron({ origin, direction }, TETRAHEDRON))).toBe(expected);
    expect(rayIntersectsConvexPolyhedron({ origin, direction }, TETRAHEDRON)).toBe(expected !== 'disjoint');
  });

  it('a point', () => {
    const degenerate = { vertices: [[1, 1, 0]], faces: [] };
    const through = { origin: [1, 1, -2], direction: [0, 0, 1] };
    expect(rayConvexPolyhedron(through, degenerate).relation).toBe('overlapping');
    expect(rayIntersectsConvexPolyhedron(through, degenerate)).toBe(true);
    const beside = { origin: [9, 9, -2], direction: [0, 0, 1] };
    expect(rayConvexPolyhedron(beside, degenerate).relation).toBe('disjoint');
    expect(rayIntersectsConvexPolyhedron(beside, degenerate)).toBe(false);
  });
});
