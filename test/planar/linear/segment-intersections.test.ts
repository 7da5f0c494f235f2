import { describe, expect, it } from 'vitest';
import { edge, vertex } from '../../../src/core/feature.js';
import { coordinates2d } from '../../../src/implicit/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { segmentIntersections2d } from '../../../src/planar/linear/segment-intersections.js';
import { segmentsIntersect2d } from '../../../src/planar/linear/segment-segment.js';

const segment = (a: number, b: number, c: number, d: number) => ({ start: [a, b], end: [c, d] });

describe('segmentIntersections2d', () => {
  it('nothing and few', () => {
    expect(segmentIntersections2d([])).toEqual({ points: [], overlaps: [] });
    expect(segmentIntersections2d([segment(0, 0, 1, 1)])).toEqual({ points: [], overlaps: [] });
    expect(segmentIntersections2d([segment(0, 0, 0, 0), segment(1, 1, 1, 1)]).points).toEqual([]);
  });

  it('many through one point, one of them a point', () => {
    const all = [segment(-2, -2, 2, 2), segment(0, -2, 0, 2), segment(2, -2, -2, 2), segment(0, 0, 0, 0)];
    const { points, overlaps } = segmentIntersections2d([...all, segment(0, 0, 5, 1)]);
    expect(points.map(({ point }) => coordinates2d(point))).toEqual([[0, 0]]);
    expect(points[0]!.segments).toEqual([
      { segment: 0, feature: edge(0) },
      { segment: 1, feature: edge(0) },
      { segment: 2, feature: edge(0) },
      { segment: 3, feature: vertex(0) },
      { segment: 4, feature: vertex(0) },
    ]);
    expect(overlaps).toEqual([]);
  });

  it('pieces end where a segment joins or leaves', () => {
    const { overlaps } = segmentIntersections2d([
      segment(0, 0, 6, 0),
      segment(8, 0, 2, 0),
      segment(3, 0, 4, 0),
      segment(5, -1, 5, 1),
    ]);
    expect(overlaps).toEqual([
      { start: [2, 0], end: [3, 0], segments: [0, 1] },
      { start: [3, 0], end: [4, 0], segments: [0, 1, 2] },
      // The crossing at 5 does not end it.
      { start: [4, 0], end: [6, 0], segments: [0, 1] },
    ]);
  });

  it('a crossing is exact: three lines that miss each other by less than doubles can say', () => {
    const all = [segment(0, 0, 3, 1), segment(0, 1, 3, 0), segment(1.5, 0, 1.5, 0.5)];
    expect(segmentIntersections2d(all).points).toHaveLength(1);
    const below = [...all.slice(0, 2), segment(1.5, 0, 1.5, 0.49999999999999994)];
    const [only] = segmentIntersections2d(below).points;
    expect(only!.segments.map(({ segment: i }) => i)).toEqual([0, 1]);
  });

  it('finds all pairs that meet, in a crowd', () => {
    const random = new Random(3, 1, 4, 1);
    const coordinate = () => random.below(1000) / 7;
    const all = Array.from({ length: 120 }, () =>
      segment(coordinate(), coordinate(), coordinate(), coordinate()),
    );
    const { points } = segmentIntersections2d(all);
    const found = new Set(
      points.flatMap(({ segments }) =>
        segments.flatMap(({ segment: i }) =>
          segments.filter(({ segment: j }) => i < j).map(({ segment: j }) => `${i},${j}`),
        ),
      ),
    );
    const expected = all.flatMap((a, i) =>
      all.flatMap((b, j) => (i < j && segmentsIntersect2d(a, b) ? [`${i},${j}`] : [])),
    );
    expect([...found].sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(1000);
  });

  it('takes flat arrays, and refuses what is none', () => {
    const flat = Float64Array.of(0, 0, 3, 1, 0, 1, 3, 0);
    expect(segmentIntersections2d(flat).points).toHaveLength(1);
    expect(segmentIntersections2d(Float32Array.from(flat)).points).toHaveLength(1);
    expect(() => segmentIntersections2d(new Float64Array(6))).toThrow(
      'segmentIntersections2d: segments.length must be a multiple of 4, got 6',
    );
    expect(() => segmentIntersections2d(Float64Array.of(0, 0, NaN, 1))).toThrow('segments[2]');
    expect(() => segmentIntersections2d([segment(0, 0, 1, Infinity)])).toThrow(
      'segmentIntersections2d: segments[0].end[1] must be a finite number, got Infinity',
    );
    expect(() => segmentIntersections2d(undefined as never)).toThrow(
      'segmentIntersections2d: segments must be',
    );
  });
});
