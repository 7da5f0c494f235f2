import { describe, expect, it } from 'vitest';
import { rayIntersectsKDop, rayKDop } from '../../../src/spatial/generated/convex.js';
import { DOP, text } from '../../support/solids.js';

type Vector = [number, number, number];

describe('rayKDop', () => {
  it.each<[string, Vector, Vector, string]>([
    ['through', [1.5, 1.5, -1], [0, 0, 1], 'overlapping e0/f4@1 e0/f7@2'],
    ['an edge', [-1, 1, 1], [1, -1, 0], 'touching e0/e1@1'],
    ['a vertex', [-1, 1, 0], [1, -1, 0], 'touching e0/v0@1'],
    ['past it', [3, 3, -1], [0, 0, 1], 'disjoint'],
    ['away from it', [1.5, 1.5, -1], [0, 0, -1], 'disjoint'],
    ['from a face, outwards', [1, 1, 0], [0, 0, -1], 'touching v0/f4@0'],
  ])('%s', (_, origin, direction, expected) => {
    expect(text(rayKDop({ origin, direction }, DOP))).toBe(expected);
    expect(rayIntersectsKDop({ origin, direction }, DOP)).toBe(expected !== 'disjoint');
  });

  it('a flat one', () => {
    const degenerate = { ...DOP, max: [2, 2, 0, 4] };
    const through = { origin: [1, 1, -2], direction: [0, 0, 1] };
    expect(rayKDop(through, degenerate).relation).toBe('crossing');
    expect(rayIntersectsKDop(through, degenerate)).toBe(true);
    const beside = { origin: [9, 9, -2], direction: [0, 0, 1] };
    expect(rayKDop(beside, degenerate).relation).toBe('disjoint');
    expect(rayIntersectsKDop(beside, degenerate)).toBe(false);
  });
});
