import { describe, expect, it } from 'vitest';
import { convexFromBox } from '../../../src/spatial/convex/convex.js';
import { rayConvex, rayIntersectsConvex } from '../../../src/spatial/generated/convex.js';
import { text } from '../../support/solids.js';

type Vector = [number, number, number];

describe('rayConvex', () => {
  const solid = convexFromBox({ min: [0, 0, 0], max: [2, 2, 2] });
  it.each<[string, Vector, Vector, string]>([
    ['through', [1, 1, -1], [0, 0, 1], 'overlapping e0/f4@1 e0/f5@3'],
    ['an edge', [-1, 1, 1], [1, -1, 0], 'touching e0/e8@1'],
    ['a vertex', [-1, 1, 0], [1, -1, 0], 'touching e0/v0@1'],
    ['past it', [3, 3, -1], [0, 0, 1], 'disjoint'],
    ['away from it', [1, 1, -1], [0, 0, -1], 'disjoint'],
    ['from a face, outwards', [1, 1, 0], [0, 0, -1], 'touching v0/f4@0'],
    ['from inside', [1, 1, 1], [0, 0, 1], 'overlapping v0/in@0 e0/f5@1'],
  ])('%s', (_, origin, direction, expected) => {
    expect(text(rayConvex({ origin, direction }, solid))).toBe(expected);
    expect(rayIntersectsConvex({ origin, direction }, solid)).toBe(expected !== 'disjoint');
  });

  it('a flat one', () => {
    const degenerate = convexFromBox({ min: [0, 0, 0], max: [2, 2, 0] });
    const through = { origin: [1, 1, -2], direction: [0, 0, 1] };
    expect(rayConvex(through, degenerate).relation).toBe('crossing');
    expect(rayIntersectsConvex(through, degenerate)).toBe(true);
    const beside = { origin: [9, 9, -2], direction: [0, 0, 1] };
    expect(rayConvex(beside, degenerate).relation).toBe('disjoint');
    expect(rayIntersectsConvex(beside, degenerate)).toBe(false);
  });
});
