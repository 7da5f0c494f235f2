import { describe, expect, it } from 'vitest';
import { convexFromBox } from '../../../src/spatial/convex/convex.js';
import { segmentConvex, segmentIntersectsConvex } from '../../../src/spatial/generated/convex.js';
import { text } from '../../support/solids.js';

type Vector = [number, number, number];

describe('segmentConvex', () => {
  const solid = convexFromBox({ min: [0, 0, 0], max: [2, 2, 2] });
  it.each<[string, Vector, Vector, string]>([
    ['through', [1, 1, -1], [1, 1, 3], 'overlapping e0/f4@0.25 e0/f5@0.75'],
    ['an edge', [-1, 1, 1], [1, -1, 1], 'touching e0/e8@0.5'],
    ['a vertex', [-1, 1, 0], [1, -1, 0], 'touching e0/v0@0.5'],
    ['past it', [3, 3, -1], [3, 3, 3], 'disjoint'],
    ['inside', [1, 1, 1], [1, 0.5, 1], 'overlapping v0/in@0 v1/in@1'],
    ['to a face', [1, 1, -1], [1, 1, 0], 'touching v1/f4@1'],
    ['too short', [1, 1, -1], [1, 1, -1], 'disjoint'],
    ['a point inside', [1, 1, 1], [1, 1, 1], 'overlapping v0/in@0'],
  ])('%s', (_, start, end, expected) => {
    expect(text(segmentConvex({ start, end }, solid))).toBe(expected);
    expect(segmentIntersectsConvex({ start, end }, solid)).toBe(expected !== 'disjoint');
  });

  it('a flat one', () => {
    const degenerate = convexFromBox({ min: [0, 0, 0], max: [2, 2, 0] });
    const through = { start: [1, 1, -2], end: [1, 1, 2] };
    expect(segmentConvex(through, degenerate).relation).toBe('crossing');
    expect(segmentIntersectsConvex(through, degenerate)).toBe(true);
    const beside = { start: [9, 9, -2], end: [9, 9, 2] };
    expect(segmentConvex(beside, degenerate).relation).toBe('disjoint');
    expect(segmentIntersectsConvex(beside, degenerate)).toBe(false);
  });
});
