import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import { lineIntersectsSegment, lineSegment } from '../../../src/spatial/generated/triangles.js';

type Vector = [number, number, number];

describe('lineSegment', () => {
  const segment = { start: [0, 0, 0], end: [4, 4, 4] };
  it.each<[string, Vector, Vector, string]>([
    ['crossing', [2, 0, 2], [0, 1, 0], 'crossing e0/e0'],
    ['at the start', [0, -1, 0], [0, 1, 0], 'touching e0/v0'],
    ['at the end', [4, 4, 0], [0, 0, -1], 'touching e0/v1'],
    ['beyond the end', [5, 5, 0], [0, 0, 1], 'disjoint'],
    ['skew', [1, 0, 2], [1, 4, 0], 'disjoint'],
    ['parallel', [1, 0, 0], [1, 1, 1], 'disjoint'],
    ['along', [9, 9, 9], [-1, -1, -1], 'overlapping e0/v0 e0/v1'],
  ])('%s', (_, origin, direction, expected) => {
    expect(contactText(lineSegment({ origin, direction }, segment))).toBe(expected);
    expect(lineIntersectsSegment({ origin, direction }, segment)).toBe(expected !== 'disjoint');
  });

  it('and a segment that is a point', () => {
    const dot = { start: [2, 2, 2], end: [2, 2, 2] };
    expect(contactText(lineSegment({ origin: [0, 2, 2], direction: [1, 0, 0] }, dot))).toBe(
      'overlapping e0/v0',
    );
    expect(contactText(lineSegment({ origin: [0, 2, 3], direction: [1, 0, 0] }, dot))).toBe('disjoint');
    expect([
      lineIntersectsSegment({ origin: [0, 2, 2], direction: [1, 0, 0] }, dot),
      lineIntersectsSegment({ origin: [0, 2, 3], direction: [1, 0, 0] }, dot),
    ]).toEqual([true, false]);
  });
});
