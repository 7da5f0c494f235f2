import { describe, expect, it } from 'vitest';
import { featureText } from '../../../src/oracle/answers/text.js';
import { convexFromBox } from '../../../src/spatial/convex/convex.js';
import { convexContainsPoint, pointConvex } from '../../../src/spatial/generated/convex.js';

describe('pointConvex', () => {
  it.each([
    [[1, 1, 1], 'inside in'],
    [[0, 1, 1], 'boundary f0'],
    [[0, 0, 1], 'boundary e8'],
    [[2, 2, 2], 'boundary v7'],
    [[2.0000000000000004, 1, 1], 'outside -'],
  ])('%j: %s', (point, expected) => {
    const solid = convexFromBox({ min: [0, 0, 0], max: [2, 2, 2] });
    const { location, feature } = pointConvex(point, solid);
    expect(`${location} ${featureText(feature)}`).toBe(expected);
    expect(convexContainsPoint(solid, point)).toBe(location !== 'outside');
  });

  it('of a flat solid: only a boundary', () => {
    const sheet = convexFromBox({ min: [0, 0, 1], max: [2, 2, 1] });
    expect(pointConvex([1, 1, 1], sheet)).toEqual({
      location: 'boundary',
      feature: { type: 'face', index: 4 },
    });
    expect([1, 1.5].map((z) => convexContainsPoint(sheet, [1, 1, z]))).toEqual([true, false]);
  });
});
