import { describe, expect, it } from 'vitest';
import { frustumFromMatrix } from '../../../src/spatial/convex/frustum.js';
import { rayFrustum, rayIntersectsFrustum } from '../../../src/spatial/generated/convex.js';
import { text } from '../../support/solids.js';

type Vector = [number, number, number];

describe('rayFrustum', () => {
  const frustum = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  it.each<[string, Vector, Vector, string]>([
    ['through', [0, 0, -2], [0, 0, 1], 'overlapping e0/f4@1 e0/f5@3'],
    ['an edge', [-2, 0, 0], [1, -1, 0], 'touching e0/e\\d+@1'],
    ['a vertex', [-2, 0, 1], [1, -1, 0], 'touching e0/v\\d@1'],
    ['past it', [5, 5, -1], [0, 0, 1], 'disjoint'],
    ['away from it', [0, 0, -2], [0, 0, -1], 'disjoint'],
    ['from a face, outwards', [0, 0, -1], [0, 0, -1], 'touching v0/f4@0'],
    ['from inside', [0, 0, 0], [0, 0, 1], 'overlapping v0/in@0 e0/f5@1'],
  ])('%s', (_, origin, direction, expected) => {
    expect(text(rayFrustum({ origin, direction }, frustum))).toMatch(new RegExp(`^${expected}$`));
    expect(rayIntersectsFrustum({ origin, direction }, frustum)).toBe(expected !== 'disjoint');
  });

  it('one without an end', () => {
    const endless = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, -2, 0]);
    const inwards = { origin: [0, 0, 0], direction: [0, 0, -1] };
    expect(text(rayFrustum(inwards, endless))).toBe('overlapping e0/f4@1');
    const across = { origin: [0, 0, -0.5], direction: [1, 0, 0] };
    expect(rayIntersectsFrustum(across, endless)).toBe(false);
  });
});
