import { describe, expect, it } from 'vitest';
import { featureText } from '../../../src/oracle/answers/text.js';
import { lineContainsPoint, pointLine } from '../../../src/spatial/generated/triangles.js';

describe('pointLine', () => {
  const line = { origin: [0, 0, 0], direction: [1, 2, 3] };
  it.each([
    [[0, 0, 0], 'e0'],
    [[-1, -2, -3], 'e0'],
    [[5, 10, 15], 'e0'],
    [[1, 2, 3.0000000000000004], '-'],
    [[0, 0, 5e-324], '-'],
  ])('%j: %s', (point, expected) => {
    const { location, feature } = pointLine(point, line);
    expect(featureText(feature)).toBe(expected);
    expect(location).toBe({ v: 'boundary', e: 'inside' }[expected[0]!] ?? 'outside');
    expect(lineContainsPoint(line, point)).toBe(expected !== '-');
  });
});
