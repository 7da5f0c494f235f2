import { describe, expect, it } from 'vitest';
import { lineIntersectsSolid, lineSolid } from '../../../src/spatial/convex/line-solid.js';
import { solidFromBox } from '../../../src/spatial/convex/solid.js';
import { text } from '../../support/solids.js';

type Vector = [number, number, number];

describe('lineSolid', () => {
  const solid = solidFromBox({ min: [0, 0, 0], max: [2, 2, 2] });
  it.each<[string, Vector, Vector, string]>([
    ['through', [1, 1, -1], [0, 0, 1], 'overlapping e0/f4@1 e0/f5@3'],
    ['an edge', [-1, 1, 1], [1, -1, 0], 'touching e0/e8@1'],
    ['a vertex', [-1, 1, 0], [1, -1, 0], 'touching e0/v0@1'],
    ['past it', [3, 3, -1], [0, 0, 1], 'disjoint'],
  ])('%s', (_, origin, direction, expected) => {
    expect(text(lineSolid({ origin, direction }, solid))).toBe(expected);
    expect(lineIntersectsSolid({ origin, direction }, solid)).toBe(expected !== 'disjoint');
  });

  it('a flat one', () => {
    const degenerate = solidFromBox({ min: [0, 0, 0], max: [2, 2, 0] });
    const through = { origin: [1, 1, -2], direction: [0, 0, 1] };
    expect(lineSolid(through, degenerate).relation).toBe('crossing');
    expect(lineIntersectsSolid(through, degenerate)).toBe(true);
    const beside = { origin: [9, 9, -2], direction: [0, 0, 1] };
    expect(lineSolid(beside, degenerate).relation).toBe('disjoint');
    expect(lineIntersectsSolid(beside, degenerate)).toBe(false);
  });
});
