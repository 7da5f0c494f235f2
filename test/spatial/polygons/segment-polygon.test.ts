import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import { segmentPolygon } from '../../../src/spatial/polygons/segment-polygon.js';

type Vector = [number, number, number];

describe('segmentPolygon', () => {
  const arrow = [
    [0, 0, 0],
    [4, 0, 4],
    [1, 1, 1],
    [0, 4, 0],
  ];
  it.each<[string, Vector, Vector, string]>([
    ['through the face', [0.5, 0.5, 2], [0.5, 0.5, -1], 'crossing e0/f0'],
    ['from the face', [0.5, 0.5, 0.5], [0.5, 0.5, 2], 'touching v0/f0'],
    ['through an edge', [2, 0, 3], [2, 0, 1], 'touching e0/e0'],
    ['through the reflex vertex', [1, 1, 2], [1, 1, 0], 'touching e0/v2'],
    ['through the notch', [2, 2, 3], [2, 2, 1], 'disjoint'],
    ['too short', [0.5, 0.5, 2], [0.5, 0.5, 1], 'disjoint'],
    ['in the plane', [0.5, 0.5, 0.5], [0.25, 0.5, 0.25], 'overlapping v0/f0 v1/f0'],
    ['along an edge', [1, 0, 1], [2, 0, 2], 'touching v0/e0 v1/e0'],
  ])('%s', (_, start, end, expected) => {
    expect(contactText(segmentPolygon({ start, end }, arrow))).toBe(expected);
  });

  it('and rings that are no polygon', () => {
    const segment = { start: [0, 0, 1], end: [0, 0, -1] };
    expect(segmentPolygon(segment, [...arrow, [1, 1, 9]]).relation).toBe('not-planar');
    const flat = [arrow[0]!, [1, 1, 1], [2, 2, 2]];
    expect(segmentPolygon(segment, flat).relation).toBe('degenerate');
  });
});
