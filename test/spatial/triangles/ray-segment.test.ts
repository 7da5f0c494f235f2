import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import { rayIntersectsSegment, raySegment } from '../../../src/spatial/generated/triangles.js';

type Vector = [number, number, number];

describe('raySegment', () => {
  const segment = { start: [0, 0, 0], end: [4, 4, 4] };
  it.each<[string, Vector, Vector, string]>([
    ['crossing', [2, 0, 2], [0, 1, 0], 'crossing e0/e0'],
    ['away from it', [2, 0, 2], [0, -1, 0], 'disjoint'],
    ['from a point of it', [2, 2, 2], [0, 1, 0], 'touching v0/e0'],
    ['from its end', [4, 4, 4], [1, 0, 0], 'touching v0/v1'],
    ['at the start', [0, -1, 0], [0, 1, 0], 'touching e0/v0'],
    ['skew', [1, 0, 2], [1, 4, 0], 'disjoint'],
    ['along, from inside', [1, 1, 1], [1, 1, 1], 'overlapping e0/v1 v0/e0'],
    ['along, from before', [-1, -1, -1], [1, 1, 1], 'overlapping e0/v0 e0/v1'],
    ['along, from its end on', [4, 4, 4], [1, 1, 1], 'touching v0/v1'],
    ['along, away', [5, 5, 5], [1, 1, 1], 'disjoint'],
  ])('%s', (_, origin, direction, expected) => {
    expect(contactText(raySegment({ origin, direction }, segment))).toBe(expected);
    expect(rayIntersectsSegment({ origin, direction }, segment)).toBe(expected !== 'disjoint');
  });

  it('and a segment that is a point', () => {
    const dot = { start: [2, 2, 2], end: [2, 2, 2] };
    expect(contactText(raySegment({ origin: [0, 2, 2], direction: [1, 0, 0] }, dot))).toBe(
      'overlapping e0/v0',
    );
    expect(contactText(raySegment({ origin: [0, 2, 2], direction: [-1, 0, 0] }, dot))).toBe('disjoint');
    expect([
      rayIntersectsSegment({ origin: [0, 2, 2], direction: [1, 0, 0] }, dot),
      rayIntersectsSegment({ origin: [0, 2, 2], direction: [-1, 0, 0] }, dot),
    ]).toEqual([true, false]);
  });
});
