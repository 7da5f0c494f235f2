import { describe, expect, it } from 'vitest';
import { frustumFromMatrix } from '../../../src/spatial/convex/frustum.js';
import { frustumContainsPoint, pointFrustum } from '../../../src/spatial/generated/convex.js';

describe('pointFrustum', () => {
  // All coordinates from -1 to 1.
  const frustum = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  it.each([
    [[0, 0, 0], 'inside', 'interior'],
    [[-1, 0, 0], 'boundary', 'face'],
    [[-1, -1, 0], 'boundary', 'edge'],
    [[-1, 1, 1], 'boundary', 'vertex'],
    [[0, 0, 1.0000000000000002], 'outside', undefined],
  ])('%j: %s, %s', (point, location, type) => {
    const found = pointFrustum(point, frustum);
    expect(found.location).toBe(location);
    expect(found.feature?.type).toBe(type);
    expect(frustumContainsPoint(frustum, point)).toBe(location !== 'outside');
  });

  it('of one without an end', () => {
    const endless = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, -2, 0]);
    expect(pointFrustum([0, 0, -1e300], endless).location).toBe('inside');
    expect(pointFrustum([0, 0, -1], endless).location).toBe('boundary');
    expect(frustumContainsPoint(endless, [0, 0, 0])).toBe(false);
  });
});
