import { requireList, requireNoMore, requirePositions, requireSegment2 } from '../../core/arguments/index.js';
import { copiedPoint2 } from '../../core/copies.js';
import { edge, type Feature, vertex } from '../../core/feature.js';
import type { Point2, Segment } from '../../core/shapes.js';
import { type FoundPoint2, isImplicit, type PointLike2 } from '../../implicit/index.js';
import { compareEnds, sweepIntersections } from './intersection-sweep.js';
import { equal } from './linear.js';

/**
 * A segment at one of its points: its number, and the feature: `{ type: 'vertex', index: 0 }` its start,
 * `{ type: 'vertex', index: 1 }` its end, `{ type: 'edge', index: 0 }` between.
 */
export interface SegmentAtPoint {
  readonly segment: number;
  readonly feature: Feature;
}

/** A point in which segments meet. */
export interface SegmentsMeeting {
  /** An end of a segment as it was given, or an implicit point: a crossing. `const [x, y] = point` rounds it. */
  readonly point: FoundPoint2;
  /** All segments that contain the point, by their numbers: at least two. */
  readonly segments: readonly SegmentAtPoint[];
}

/** A part of a line that two or more segments have in common, all along. */
export interface SegmentsOverlap {
  readonly start: Point2;
  readonly end: Point2;
  /** The numbers of the segments, ascending. */
  readonly segments: readonly number[];
}

/** How segments of the plane meet. */
export interface SegmentIntersections2d {
  readonly points: readonly SegmentsMeeting[];
  readonly overlaps: readonly SegmentsOverlap[];
}

/**
 * All points in which segments of the plane meet, each once, with all segments that contain it; and where segments of
 * one line overlap.
 *
 * `points` are the extreme points of what any two segments have in common: where they cross or touch, and the ends of
 * what they share of a line; from left to right (those of equal x upwards). `overlaps` are the pieces of lines on which
 * the same two or more segments run from the one end to the other, by start, then by end; so a piece ends where a
 * segment joins or leaves it. Segments may have length zero, be vertical, equal, or share any number of points.
 *
 * Exact, and fast where few segments meet: O((n + k) log n) for k segments listed at all points, by a sweep line.
 *
 * Source: Bentley and Ottmann 1979, "Algorithms for reporting and counting geometric intersections"; de Berg et al.,
 * Computational Geometry, 2.1.
 *
 * @param segments a list of segments, or their coordinates in a flat array: start and end, four numbers each
 * @throws RangeError naming the first point that has not two finite coordinates
 * @example
 * import { coordinates2d } from 'unerring/implicit';
 * const cross = [{ start: [0, 0], end: [3, 1] }, { start: [0, 1], end: [3, 0] }, { start: [9, 9], end: [9, 9] }];
 * const { points, overlaps } = segmentIntersections2d(cross);
 * points.map(({ point }) => coordinates2d(point)); // [[1.5, 0.5]]
 * points[0]!.segments; // [{ segment: 0, feature: { type: 'edge', index: 0 } }, { segment: 1, feature: { type: 'edge', index: 0 } }]
 * segmentIntersections2d(Float64Array.of(0, 0, 4, 0, 6, 0, 2, 0)).overlaps; // [{ start: [2, 0], end: [4, 0], segments: [0, 1] }]
 */
export function segmentIntersections2d(
  segments: readonly Segment[] | Float64Array | Float32Array,
): SegmentIntersections2d {
  if (arguments.length > 1) requireNoMore('segmentIntersections2d', 1, arguments[1]);
  const [starts, ends] = endsOf(segments);
  const points: SegmentsMeeting[] = [];
  const overlaps: SegmentsOverlap[] = [];
  sweepIntersections(starts, ends, {
    meet(point, met) {
      const sorted = [...met].sort((i, j) => i - j);
      points.push({
        // The ends are lists of this call.
        point: point as FoundPoint2,
        segments: sorted.map((segment) => ({
          segment,
          feature: featureAt(starts[segment]!, ends[segment]!, point),
        })),
      });
    },
    overlap: (start, end, both) => overlaps.push({ start, end, segments: both }),
  });
  overlaps.sort((a, b) => compareEnds(a.start, b.start) || compareEnds(a.end, b.end));
  return { points, overlaps };
}

function featureAt(start: Point2, end: Point2, point: PointLike2): Feature {
  if (isImplicit(point)) return edge(0);
  if (equal(start, point as Point2)) return vertex(0);
  return equal(end, point as Point2) ? vertex(1) : edge(0);
}

function endsOf(segments: readonly Segment[] | Float64Array | Float32Array): [Point2[], Point2[]] {
  const where = 'segmentIntersections2d';
  if (segments instanceof Float64Array || segments instanceof Float32Array) {
    const count = requirePositions(where, 'segments', segments, 4);
    const at = (i: number): Point2 => [segments[i]!, segments[i + 1]!];
    const numbers = Array.from({ length: count }, (_, i) => i);
    return [numbers.map((i) => at(4 * i)), numbers.map((i) => at(4 * i + 2))];
  }
  requireList(where, 'segments', 'a list of {start, end}, or a flat array', segments);
  for (let i = 0; i < segments.length; i++) requireSegment2(where, `segments[${i}]`, segments[i]!);
  return [segments.map(({ start }) => copiedPoint2(start)), segments.map(({ end }) => copiedPoint2(end))];
}
