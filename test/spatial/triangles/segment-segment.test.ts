import { describe, expect, it } from 'vitest';
import { contactText, swapContact } from '../../../src/oracle/answers/text.js';
import { segmentSegment, segmentsIntersect } from '../../../src/spatial/generated/triangles.js';
import { segmentsIntersectAt } from '../../../src/spatial/triangles/over-buffers.js';

type Vector = [number, number, number];

describe('segmentSegment', () => {
  const a = { start: [0, 0, 0], end: [4, 4, 4] };
  it.each<[string, Vector, Vector, string]>([
    ['crossing', [2, 0, 2], [2, 4, 2], 'crossing e0/e0'],
    ['an end on the other', [2, 2, 2], [2, 4, 2], 'touching e0/v0'],
    ['end to end', [4, 4, 4], [4, 4, 9], 'touching v1/v0'],
    ['collinear, end to end', [9, 9, 9], [4, 4, 4], 'touching v1/v1'],
    ['collinear, apart', [5, 5, 5], [9, 9, 9], 'disjoint'],
    ['skew', [1, 0, 2], [2, 4, 2], 'disjoint'],
    ['parallel', [1, 0, 0], [5, 4, 4], 'disjoint'],
    ['overlapping', [2, 2, 2], [9, 9, 9], 'overlapping e0/v0 v1/e0'],
    ['equal', [0, 0, 0], [4, 4, 4], 'overlapping v0/v0 v1/v1'],
    ['a point of it', [1, 1, 1], [1, 1, 1], 'overlapping e0/v0'],
    ['its end', [0, 0, 0], [0, 0, 0], 'touching v0/v0'],
    ['a point beside it', [1, 1, 1.0000000000000002], [1, 1, 1.0000000000000002], 'disjoint'],
  ])('%s', (_, start, end, expected) => {
    const b = { start, end };
    expect(contactText(segmentSegment(a, b))).toBe(expected);
    expect(contactText(segmentSegment(b, a))).toBe(swapContact(expected));
    const meet = expected !== 'disjoint';
    expect([segmentsIntersect(a, b), segmentsIntersect(b, a)]).toEqual([meet, meet]);
    expect(segmentsIntersectAt([...end, ...a.start, ...a.end], 1, 2, [...start, ...end], 0, 1)).toBe(meet);
  });

  it('of two points', () => {
    const dot = (x: number) => ({ start: [x, 1, 1], end: [x, 1, 1] });
    expect(contactText(segmentSegment(dot(1), dot(1)))).toBe('overlapping v0/v0');
    expect(contactText(segmentSegment(dot(1), dot(2)))).toBe('disjoint');
  });
});
