import { describe, expect, it } from 'vitest';
import { segmentIntersectsKDop, segmentKDop } from '../../../src/spatial/generated/convex.js';
import { DOP, text } from '../../support/solids.js';

type Vector = [number, number, number];

describe('segmentKDop', () => {
  it.each<[string, Vector, Vector, string]>([
    ['through', [1.5, 1.5, -1], [1.5, 1.5, 3], 'overlapping e0/f4@0.25 e0/f7@0.5'],
    ['an edge', [-1, 1, 1], [1, -1, 1], 'touching e0/e1@0.5'],
    ['a vertex', [-1, 1, 0], [1, -1, 0], 'touching e0/v0@0.5'],
    ['past it', [3, 3, -1], [3, 3, 3], 'disjoint'],
    ['inside', [1, 1, 1], [1, 0.5, 1], 'overlapping v0/in@0 v1/in@1'],
    ['to a face', [1.5, 1.5, -1], [1.5, 1.5, 0], 'touching v1/f4@1'],
    ['too short', [1.5, 1.5, -1], [1.5, 1.5, -1], 'disjoint'],
    ['a point inside', [1, 1, 1], [1, 1, 1], 'overlapping v0/in@0'],
  ])('%s', (_, start, end, expected) => {
    expect(text(segmentKDop({ start, end }, DOP))).toBe(expected);
    expect(segmentIntersectsKDop({ start, end }, DOP)).toBe(expected !== 'disjoint');
  });

  it('a flat one', () => {
    const degenerate = { ...DOP, max: [2, 2, 0, 4] };
    const through = { start: [1, 1, -2], end: [1, 1, 2] };
    expect(segmentKDop(through, degenerate).relation).toBe('crossing');
    expect(segmentIntersectsKDop(through, degenerate)).toBe(true);
    const beside = { start: [9, 9, -2], end: [9, 9, 2] };
    expect(segmentKDop(beside, degenerate).relation).toBe('disjoint');
    expect(segmentIntersectsKDop(beside, degenerate)).toBe(false);
  });
});
