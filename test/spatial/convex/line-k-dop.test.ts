import { describe, expect, it } from 'vitest';
import { lineIntersectsKDop, lineKDop } from '../../../src/spatial/convex/line-k-dop.js';
import { text } from '../../support/solids.js';

type Vector = [number, number, number];

describe('lineKDop', () => {
  const dop = {
    axes: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [1, 1, 1],
    ],
    min: [0, 0, 0, 0],
    max: [2, 2, 2, 4],
  };
  it.each<[string, Vector, Vector, string]>([
    ['through', [1.5, 1.5, -1], [0, 0, 1], 'overlapping e0/f4@1 e0/f7@2'],
    ['an edge', [-1, 1, 1], [1, -1, 0], 'touching e0/e1@1'],
    ['a vertex', [-1, 1, 0], [1, -1, 0], 'touching e0/v0@1'],
    ['past it', [3, 3, -1], [0, 0, 1], 'disjoint'],
  ])('%s', (_, origin, direction, expected) => {
    expect(text(lineKDop({ origin, direction }, dop))).toBe(expected);
    expect(lineIntersectsKDop({ origin, direction }, dop)).toBe(expected !== 'disjoint');
  });

  it('a flat one', () => {
    const degenerate = { ...dop, max: [2, 2, 0, 4] };
    const through = { origin: [1, 1, -2], direction: [0, 0, 1] };
    expect(lineKDop(through, degenerate).relation).toBe('crossing');
    expect(lineIntersectsKDop(through, degenerate)).toBe(true);
    const beside = { origin: [9, 9, -2], direction: [0, 0, 1] };
    expect(lineKDop(beside, degenerate).relation).toBe('disjoint');
    expect(lineIntersectsKDop(beside, degenerate)).toBe(false);
  });
});
