import { describe, expect, it } from 'vitest';
import { frustumFromMatrix } from '../../../src/spatial/convex/frustum.js';
import { lineFrustum, lineIntersectsFrustum } from '../../../src/spatial/generated/convex.js';
import { text } from '../../support/solids.js';

type Vector = [number, number, number];

describe('lineFrustum', () => {
  const frustum = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  it.each<[string, Vector, Vector, string]>([
    ['through', [0, 0, -2], [0, 0, 1], 'overlapping e0/f4@1 e0/f5@3'],
    ['an edge', [-2, 0, 0], [1, -1, 0], 'touching e0/e\\d+@1'],
    ['a vertex', [-2, 0, 1], [1, -1, 0], 'touching e0/v\\d@1'],
    ['past it', [5, 5, -1], [0, 0, 1], 'disjoint'],
  ])('%s', (_, origin, direction, expected) => {
    expect(text(lineFrustum({ origin, direction }, frustum))).toMatch(new RegExp(`^${expected}$`));
    expect(lineIntersectsFrustum({ origin, direction }, frustum)).toBe(expected !== 'disjoint');
  });

  it('one without an end', () => {
    const endless = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, -2, 0]);
    const inwards = { origin: [0, 0, 0], direction: [0, 0, -1] };
    expect(text(lineFrustum(inwards, endless))).toBe('overlapping e0/f4@1');
    const across = { origin: [0, 0, -0.5], direction: [1, 0, 0] };
    expect(lineIntersectsFrustum(across, endless)).toBe(false);
  });

  it('one that is a plane, which the line lies in: no wall cuts it, and it is no point', () => {
    const flat = frustumFromMatrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
    const along = { origin: [0, 0, 0], direction: [1, 0, 0] };
    expect(text(lineFrustum(along, flat))).toBe('overlapping');
    const through = { origin: [0, 0, 0], direction: [0, 0, 1] };
    expect(text(lineFrustum(through, flat))).toMatch(/^crossing /);
  });
});
