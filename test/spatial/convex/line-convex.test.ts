import { describe, expect, it } from 'vitest';
import { convexFromBox } from '../../../src/spatial/convex/convex.js';
import { lineConvex, lineIntersectsConvex } from '../../../src/spatial/generated/convex.js';
import { text } from '../../support/solids.js';

type Vector = [number, number, number];

describe('lineConvex', () => {
  const solid = convexFromBox({ min: [0, 0, 0], max: [2, 2, 2] });
  it.each<[string, Vector, Vector, string]>([
    ['through', [1, 1, -1], [0, 0, 1], 'overlapping e0/f4@1 e0/f5@3'],
    ['an edge', [-1, 1, 1], [1, -1, 0], 'touching e0/e8@1'],
    ['a vertex', [-1, 1, 0], [1, -1, 0], 'touching e0/v0@1'],
    ['past it', [3, 3, -1], [0, 0, 1], 'disjoint'],
  ])('%s', (_, origin, direction, expected) => {
    expect(text(lineConvex({ origin, direction }, solid))).toBe(expected);
    expect(lineIntersectsConvex({ origin, direction }, solid)).toBe(expected !== 'disjoint');
  });

  it('a flat one', () => {
    const degenerate = convexFromBox({ min: [0, 0, 0], max: [2, 2, 0] });
    const through = { origin: [1, 1, -2], direction: [0, 0, 1] };
    expect(lineConvex(through, degenerate).relation).toBe('crossing');
    expect(lineIntersectsConvex(through, degenerate)).toBe(true);
    const beside = { origin: [9, 9, -2], direction: [0, 0, 1] };
    expect(lineConvex(beside, degenerate).relation).toBe('disjoint');
    expect(lineIntersectsConvex(beside, degenerate)).toBe(false);
  });
});
