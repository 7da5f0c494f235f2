import { describe, expect, it } from 'vitest';
import { featureText } from '../../../src/oracle/answers/text.js';
import { pointSegment, segmentContainsPoint } from '../../../src/spatial/generated/triangles.js';

describe('pointSegment', () => {
  const segment = { start: [0, 0, 0], end: [2, 4, 6] };
  it.each([
    [[0, 0, 0], 'v0'],
    [[2, 4, 6], 'v1'],
    [[1, 2, 3], 'e0'],
    [[3, 6, 9], '-'],
    [[-1, -2, -3], '-'],
    [[1, 2, 3.0000000000000004], '-'],
    [[1, 2.0000000000000004, 3], '-'],
  ])('%j: %s', (point, expected) => {
    const { location, feature } = pointSegment(point, segment);
    expect(featureText(feature)).toBe(expected);
    expect(location).toBe({ v: 'boundary', e: 'inside' }[expected[0]!] ?? 'outside');
    expect(segmentContainsPoint(segment, point)).toBe(expected !== '-');
  });

  it('of a segment that is a point: only a vertex', () => {
    const dot = { start: [1, 2, 3], end: [1, 2, 3] };
    expect(pointSegment([1, 2, 3], dot)).toEqual({
      location: 'boundary',
      feature: { type: 'vertex', index: 0 },
    });
    expect(pointSegment([1, 2, 4], dot)).toEqual({ location: 'outside', feature: null });
    expect([segmentContainsPoint(dot, [1, 2, 3]), segmentContainsPoint(dot, [1, 2, 4])]).toEqual([
      true,
      false,
    ]);
  });
});
