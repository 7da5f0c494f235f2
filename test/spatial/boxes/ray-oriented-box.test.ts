import { describe, expect, it } from 'vitest';
import { rayIntersectsOrientedBox, rayOrientedBox } from '../../../src/spatial/generated/convex.js';
import { text } from '../../support/solids.js';

type Vector = [number, number, number];

describe('rayOrientedBox', () => {
  const box = {
    center: [0, 0, 0],
    axes: [
      [1, 1, 0],
      [-1, 1, 0],
      [0, 0, 1],
    ] as const,
    halfSize: [1, 1, 1] as const,
  };
  it.each<[string, Vector, Vector, string]>([
    ['through', [0, 0, -2], [0, 0, 1], 'overlapping e0/f4@1 e0/f5@3'],
    ['an edge', [2, -1, 0], [0, 1, 0], 'touching e0/e9@1'],
    ['a vertex', [2, -1, 1], [0, 1, 0], 'touching e0/v\\d@1'],
    ['past it', [5, 5, -1], [0, 0, 1], 'disjoint'],
    ['away from it', [0, 0, -2], [0, 0, -1], 'disjoint'],
    ['from a face, outwards', [0, 0, -1], [0, 0, -1], 'touching v0/f4@0'],
    ['from inside', [0, 0, 0], [0, 0, 1], 'overlapping v0/in@0 e0/f5@1'],
  ])('%s', (_, origin, direction, expected) => {
    expect(text(rayOrientedBox({ origin, direction }, box))).toMatch(new RegExp(`^${expected}$`));
    expect(rayIntersectsOrientedBox({ origin, direction }, box)).toBe(expected !== 'disjoint');
  });

  it('a flat one', () => {
    const degenerate = { ...box, halfSize: [1, 1, 0] as const };
    const through = { origin: [0, 0, -2], direction: [0, 0, 1] };
    expect(rayOrientedBox(through, degenerate).relation).toBe('crossing');
    expect(rayIntersectsOrientedBox(through, degenerate)).toBe(true);
    const beside = { origin: [9, 9, -2], direction: [0, 0, 1] };
    expect(rayOrientedBox(beside, degenerate).relation).toBe('disjoint');
    expect(rayIntersectsOrientedBox(beside, degenerate)).toBe(false);
  });
});
