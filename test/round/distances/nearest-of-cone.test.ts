import { describe, expect, it } from 'vitest';
import { pointConeSolidDistance } from '../../../src/round/distances/nearest-of-cone.js';
import { coneSolid, cylinderSolid, truncatedConeSolid } from '../../../src/round/hits/solids.js';

type Solid = Parameters<typeof pointConeSolidDistance>[2];

const CYLINDER = cylinderSolid('f', { start: [0, 0, 0], end: [0, 0, 10], radius: 5 });
const CONE = coneSolid('f', { apex: [0, 0, 4], center: [0, 0, 0], radius: 3 });
const NEEDLE = coneSolid('f', { apex: [0, 0, 4], center: [0, 0, 0], radius: 0 });
const TRUNCATED = truncatedConeSolid('f', { start: [0, 0, 0], end: [0, 0, 4], startRadius: 6, endRadius: 3 });

describe('the point of a cone that is closest', () => {
  it.each<[string, Solid, readonly number[], number, readonly number[], string]>([
    ['on the side of a cylinder', CYLINDER, [6, 8, 4], 5, [3, 4, 4], 'face 0'],
    ['on a rim', CYLINDER, [6, 8, 22], 13, [3, 4, 10], 'edge 1'],
    ['on a cap', CYLINDER, [1, 2, -3], 3, [1, 2, 0], 'face 1'],
    ['on the other cap, above the axis', CYLINDER, [0, 0, 12], 2, [0, 0, 10], 'face 2'],
    ['on the side of a cone', CONE, [5.5, 0, 5], 5, [1.5, 0, 2], 'face 0'],
    ['the apex', CONE, [0, 0, 9], 5, [0, 0, 4], 'vertex 0'],
    ['on the base', CONE, [1, 1, -7], 7, [1, 1, 0], 'face 1'],
    ['on the rim of the base', CONE, [6, 8, 0], 7, [1.8, 2.4, 0], 'edge 0'],
    ['on the side of a truncated cone', TRUNCATED, [0, 12.5, 8], 10, [0, 4.5, 2], 'face 0'],
    ['on its upper rim', TRUNCATED, [0, 3, 9], 5, [0, 3, 4], 'edge 1'],
    ['on what is a segment', NEEDLE, [3, 4, 2], 5, [0, 0, 2], 'face 0'],
  ])('%s', (_, solid, point, distance, closest, feature) => {
    const found = pointConeSolidDistance('f', point, solid);
    expect(found.distance).toBe(distance);
    const [pair] = found.closest;
    expect(Array.from(pair!.rounded.pointB)).toEqual(closest);
    expect(`${pair!.b.type} ${pair!.b.index}`).toBe(feature);
  });

  it('is a point in it itself', () => {
    for (const solid of [CYLINDER, CONE, TRUNCATED]) {
      const found = pointConeSolidDistance('f', [0.5, 0.25, 1], solid);
      expect(found.distance).toBe(0);
      expect(Array.from(found.closest[0]!.rounded.pointB)).toEqual([0.5, 0.25, 1]);
    }
    expect(() => pointConeSolidDistance('f', [1, 2], CONE)).toThrow('f: point must be');
  });
});
