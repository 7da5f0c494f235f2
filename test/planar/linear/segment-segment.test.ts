import { describe, expect, it } from 'vitest';
import type { Segment } from '../../../src/core/shapes.js';
import { segmentSegment2d, segmentsIntersect2d, segmentsIntersect2dAt } from '../../../src/planar/index.js';
import { segmentSegmentPoints2d } from '../../../src/planar/linear/segment-segment.js';
import { type Case, check, type Four } from '../../support/planar-linear.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const segment = ([a, b, c, d]: Four): Segment => ({ start: [a, b], end: [c, d] });

describe('segmentSegment2d', () => {
  const cases: Case[] = [
    [[0, 0, 2, 2], [0, 2, 2, 0], 'crossing e0/e0'],
    [[0, 0, 2, 2], [0, 2, 0.5, 1], 'disjoint'],
    [[0, 0, 2, 2], [3, 0, 0, 3], 'crossing e0/e0'],
    [[0, 0, 2, 2], [5, 0, 0, 5], 'disjoint'],
    [[0, 0, 2, 2], [4, 0, 0, 4], 'touching v1/e0'],
    [[2, 2, 0, 0], [4, 0, 0, 4], 'touching v0/e0'],
    [[4, 0, 0, 4], [0, 0, 2, 2], 'touching e0/v1'],
    [[4, 0, 0, 4], [2, 2, 0, 0], 'touching e0/v0'],
    [[0, 0, 2, 2], [2, 2, 5, 1], 'touching v1/v0'],
    [[0, 0, 2, 2], [5, 1, 0, 0], 'touching v0/v1'],
    // On one line.
    [[0, 0, 2, 2], [2, 2, 5, 5], 'touching v1/v0'],
    [[0, 0, 2, 2], [-1, -1, 0, 0], 'touching v0/v1'],
    [[0, 0, 2, 2], [3, 3, 5, 5], 'disjoint'],
    [[0, 0, 2, 2], [1, 1, 5, 5], 'overlapping e0/v0 v1/e0'],
    [[2, 2, 0, 0], [1, 1, 5, 5], 'overlapping v0/e0 e0/v0'],
    [[0, 0, 3, 3], [2, 2, 1, 1], 'overlapping e0/v1 e0/v0'],
    [[1, 1, 2, 2], [3, 3, 0, 0], 'overlapping v0/e0 v1/e0'],
    [[0, 0, 3, 3], [3, 3, 0, 0], 'overlapping v0/v1 v1/v0'],
    [[0, 0, 3, 3], [0, 0, 1, 1], 'overlapping v0/v0 e0/v1'],
    [[5, 0, 5, 4], [5, 6, 5, 3], 'overlapping e0/v1 v1/e0'],
    [[5, 4, 5, 0], [5, 6, 5, 3], 'overlapping v0/e0 e0/v1'],
    [[5, 0, 5, 4], [5, 6, 5, 4.5], 'disjoint'],
    // Parallel.
    [[0, 0, 2, 2], [0, 1, 2, 3], 'disjoint'],
    // Points.
    [[1, 1, 1, 1], [1, 1, 1, 1], 'overlapping v0/v0'],
    [[1, 1, 1, 1], [1, 2, 1, 2], 'disjoint'],
    [[1, 1, 1, 1], [0, 0, 2, 2], 'overlapping v0/e0'],
    [[0, 0, 2, 2], [1, 1, 1, 1], 'overlapping e0/v0'],
    [[2, 2, 2, 2], [0, 0, 2, 2], 'touching v0/v1'],
    [[0, 0, 2, 2], [0, 0, 0, 0], 'touching v0/v0'],
    [[3, 3, 3, 3], [0, 0, 2, 2], 'disjoint'],
    [[0, 0, 2, 2], [1, 2, 1, 2], 'disjoint'],
    // Signed zeros are equal.
    [[0, 0, 2, 0], [-0, -0, -2, 0], 'touching v0/v0'],
    // The ends of the range; an X of which products underflow; one ulp beside the line.
    [[-MAX, -MAX, MAX, MAX], [-MAX, MAX, MAX, -MAX], 'crossing e0/e0'],
    [[-1e-90, -1e-90, 1e-90, 1e-90], [-1e-90, 1e-90, 1e-90, -1e-90], 'crossing e0/e0'],
    [[0, 0, MIN, MIN], [0, MIN, MIN, 0], 'crossing e0/e0'],
    [[0, 0, 2 * MIN, 2 * MIN], [MIN, MIN, 3 * MIN, 0], 'touching e0/v0'],
    [[0, 0, 3, 3], [1, 1 + 2 ** -52, 1, 5], 'disjoint'],
    [[0, 0, 3, 3], [1, 1 - 2 ** -53, 1, 5], 'crossing e0/e0'],
  ];
  check(cases, [segment, segment], segmentSegment2d, segmentsIntersect2d);

  it.each(cases)('in flat buffers: %j %j: %s', (a, b, expected) => {
    const [first, second] = [Float64Array.of(9, 9, ...a), Float64Array.of(...b)];
    expect(segmentsIntersect2dAt(first, 1, 2, second, 0, 1)).toBe(expected !== 'disjoint');
    expect(segmentsIntersect2dAt([...b, ...a], 0, 1, [...b, ...a], 3, 2)).toBe(expected !== 'disjoint');
  });

  it('answers with the same objects where it can', () => {
    const [a, b] = [segment([0, 0, 2, 2]), segment([0, 2, 2, 0])];
    expect(segmentSegment2d(a, b)).toBe(segmentSegment2d(b, a));
    expect(Object.isFrozen(segmentSegment2d(a, b).contact[0])).toBe(true);
  });
});

describe('segmentSegmentPoints2d', () => {
  const segment = { start: [0, 0], end: [3, 1] };

  it('rounds correctly', () => {
    expect(segmentSegmentPoints2d(segment, { start: [0, 1], end: [1, 0] })).toEqual([[0.75, 0.25]]);
    expect(segmentSegmentPoints2d(segment, { start: [0, 1], end: [2, 0] })).toEqual([[1.2, 0.4]]);
    expect(segmentSegmentPoints2d(segment, { start: [6, 2], end: [-3, -1] })).toEqual([
      [0, 0],
      [3, 1],
    ]);
    expect(segmentSegmentPoints2d(segment, { start: [9, 9], end: [8, 9] })).toEqual([]);
  });
});
