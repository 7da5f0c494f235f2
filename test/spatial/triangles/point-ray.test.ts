import { describe, expect, it } from 'vitest';
import { featureText } from '../../../src/oracle/answers/text.js';
import { pointRay, rayContainsPoint } from '../../../src/spatial/generated/triangles.js';

describe('pointRay', () => {
  const ray = { origin: [0, 0, 0], direction: [1, 2, 3] };
  it.each([
    [[0, 0, 0], 'v0'],
    [[1, 2, 3], 'e0'],
    [[5, 10, 15], 'e0'],
    [[1e300, 2e300, 3e300], 'e0'],
    [[1e300, 2e300, 4e300], '-'],
    [[-1, -2, -3], '-'],
    [[1, 2, 3.0000000000000004], '-'],
  ])('%j: %s', (point, expected) => {
    const { location, feature } = pointRay(point, ray);
    expect(featureText(feature)).toBe(expected);
    expect(location).toBe({ v: 'boundary', e: 'inside' }[expected[0]!] ?? 'outside');
    expect(rayContainsPoint(ray, point)).toBe(expected !== '-');
  });
});
