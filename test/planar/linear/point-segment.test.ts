import { describe, expect, it } from 'vitest';
import { vertex } from '../../../src/core/feature.js';
import type { Segment } from '../../../src/core/shapes.js';
import { featureText } from '../../../src/oracle/answers/text.js';
import { pointSegment2d, segmentContainsPoint2d } from '../../../src/planar/index.js';
import type { Four } from '../../support/planar-linear.js';

const segment = ([a, b, c, d]: Four): Segment => ({ start: [a, b], end: [c, d] });

describe('pointSegment2d', () => {
  it.each([
    [[0, 0], 'v0'],
    [[4, 8], 'v1'],
    [[1, 2], 'e0'],
    [[5, 10], '-'],
    [[-1, -2], '-'],
    [[1, 3], '-'],
  ])('%j and a segment: %s', (p, expected) => {
    const rising = segment([0, 0, 4, 8]);
    const { location, feature } = pointSegment2d(p, rising);
    expect(featureText(feature)).toBe(expected);
    expect(location).toBe({ v: 'boundary', e: 'inside' }[expected[0]!] ?? 'outside');
    expect(segmentContainsPoint2d(rising, p)).toBe(expected !== '-');
  });

  it('and a segment that is a point', () => {
    const point = segment([1, 2, 1, 2]);
    expect(pointSegment2d([1, 2], point)).toEqual({ location: 'boundary', feature: vertex(0) });
    expect(pointSegment2d([1, 3], point)).toEqual({ location: 'outside', feature: null });
  });
});
