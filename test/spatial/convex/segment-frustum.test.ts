import { describe, expect, it } from 'vitest';
import { frustumFromMatrix } from '../../../src/spatial/convex/frustum.js';
import { segmentFrustum, segmentIntersectsFrustum } from '../../../src/spatial/generated/convex.js';
import { text } from '../../support/solids.js';

type Vector = [number, number, number];

describe('segmentFrustum', () => {
  const frustum = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  it.each<[string, Vector, Vector, string]>([
    ['through', [0, 0, -2], [0, 0, 2], 'overlapping e0/f4@0.25 e0/f5@0.75'],
    ['an edge', [-2, 0, 0], [0, -2, 0], 'touching e0/e\\d+@0.5'],
    ['a vertex', [-2, 0, 1], [0, -2, 1], 'touching e0/v\\d@0.5'],
    ['past it', [5, 5, -1], [5, 5, 3], 'disjoint'],
    ['inside', [0, 0, 0], [0, 0.5, 0], 'overlapping v0/in@0 v1/in@1'],
    ['to a face', [0, 0, -2], [0, 0, -1], 'touching v1/f4@1'],
    ['too short', [0, 0, -2], [0, 0, -2], 'disjoint'],
    ['a point inside', [0, 0, 0], [0, 0, 0], 'overlapping v0/in@0'],
  ])('%s', (_, start, end, expected) => {
    expect(text(segmentFrustum({ start, end }, frustum))).toMatch(new RegExp(`^${expected}$`));
    expect(segmentIntersectsFrustum({ start, end }, frustum)).toBe(expected !== 'disjoint');
  });

  it('one without an end', () => {
    const endless = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, -2, 0]);
    const inwards = { start: [0, 0, 0], end: [0, 0, -4] };
    expect(text(segmentFrustum(inwards, endless))).toBe('overlapping e0/f4@0.25 v1/in@1');
    const across = { start: [0, 0, -0.5], end: [1, 0, -0.5] };
    expect(segmentIntersectsFrustum(across, endless)).toBe(false);
  });
});
