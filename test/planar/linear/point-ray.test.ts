import { describe, expect, it } from 'vitest';
import { featureText } from '../../../src/oracle/answers/text.js';
import { pointRay2d, rayContainsPoint2d } from '../../../src/planar/index.js';
import type { Four } from '../../support/planar-linear.js';

const line = ([a, b, c, d]: Four) => ({ origin: [a, b], direction: [c, d] });

describe('pointRay2d', () => {
  it.each([
    [[0, 0], 'v0'],
    [[4, 8], 'e0'],
    [[-1, -2], '-'],
    [[1, 3], '-'],
  ])('%j and a ray: %s', (p, expected) => {
    const ray = line([0, 0, 1, 2]);
    const { location, feature } = pointRay2d(p, ray);
    expect(featureText(feature)).toBe(expected);
    expect(location).toBe({ v: 'boundary', e: 'inside' }[expected[0]!] ?? 'outside');
    expect(rayContainsPoint2d(ray, p)).toBe(expected !== '-');
  });
});
