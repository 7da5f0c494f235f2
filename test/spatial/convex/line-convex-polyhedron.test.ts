import { describe, expect, it } from 'vitest';
import {
  lineConvexPolyhedron,
  lineIntersectsConvexPolyhedron,
} from '../../../src/spatial/generated/convex.js';
import { TETRAHEDRON, text } from '../../support/solids.js';

type Vector = [number, number, number];

describe('lineConvexPolyhedron', () => {
  it.each<[string, Vector, Vector, string]>([
    ['through', [1, 1, -1], [0, 0, 1], 'overlapping e0/f3@1 e0/f0@3'],
    ['an edge', [2, -1, 1], [0, 1, -1], 'touching e0/e5@1'],
    ['a vertex', [-1, 0, 4], [1, 0, 0], 'touching e0/v3@1'],
    ['past it', [5, 5, -1], [0, 0, 1], 'disjoint'],
  ])('%s', (_, origin, direction, expected) => {
    expect(text(lineConvexPolyhedron({ origin, direction }, TETRAHEDRON))).toBe(expected);
    expect(lineIntersectsConvexPolyhedron({ origin, direction }, TETRAHEDRON)).toBe(expected !== 'disjoint');
  });

  it('a point', () => {
    const degenerate = { vertices: [[1, 1, 0]], faces: [] };
    const through = { origin: [1, 1, -2], direction: [0, 0, 1] };
    expect(lineConvexPolyhedron(through, degenerate).relation).toBe('overlapping');
    expect(lineIntersectsConvexPolyhedron(through, degenerate)).toBe(true);
    const beside = { origin: [9, 9, -2], direction: [0, 0, 1] };
    expect(lineConvexPolyhedron(beside, degenerate).relation).toBe('disjoint');
    expect(lineIntersectsConvexPolyhedron(beside, degenerate)).toBe(false);
  });
});
