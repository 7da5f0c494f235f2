import { describe, expect, it } from 'vitest';
import { segmentIntersectsTetrahedron, segmentTetrahedron } from '../../../src/spatial/generated/convex.js';
import { text } from '../../support/solids.js';

type Vector = [number, number, number];

describe('segmentTetrahedron', () => {
  const tetrahedron = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
  it.each<[string, Vector, Vector, string]>([
    ['through', [1, 1, -1], [1, 1, 3], 'overlapping e0/f3@0.25 e0/f0@0.75'],
    ['an edge', [2, -1, 1], [2, 1, -1], 'touching e0/e0@0.5'],
    ['a vertex', [-1, 0, 4], [1, 0, 4], 'touching e0/v3@0.5'],
    ['past it', [5, 5, -1], [5, 5, 3], 'disjoint'],
    ['inside', [1, 1, 1], [1, 0.5, 1], 'overlapping v0/in@0 v1/in@1'],
    ['to a face', [1, 1, -1], [1, 1, 0], 'touching v1/f3@1'],
    ['too short', [1, 1, -1], [1, 1, -1], 'disjoint'],
    ['a point inside', [1, 1, 1], [1, 1, 1], 'overlapping v0/in@0'],
  ])('%s', (_, start, end, expected) => {
    expect(text(segmentTetrahedron({ start, end }, tetrahedron))).toBe(expected);
    expect(segmentIntersectsTetrahedron({ start, end }, tetrahedron)).toBe(expected !== 'disjoint');
  });

  it('a flat one', () => {
    const degenerate = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 0] };
    const through = { start: [1, 1, -2], end: [1, 1, 2] };
    expect(segmentTetrahedron(through, degenerate).relation).toBe('crossing');
    expect(segmentIntersectsTetrahedron(through, degenerate)).toBe(true);
    const beside = { start: [9, 9, -2], end: [9, 9, 2] };
    expect(segmentTetrahedron(beside, degenerate).relation).toBe('disjoint');
    expect(segmentIntersectsTetrahedron(beside, degenerate)).toBe(false);
  });
});
