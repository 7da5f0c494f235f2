import { requireSegment3 } from '../../core/arguments/index.js';
import type { Segment } from '../../core/shapes.js';
import { type Convex, requireConvex, setOf } from './convex.js';
import { type ConvexHits, hitsOf, meetsSet, segmentComponent } from './engine/linear-hits.js';

/**
 * Where does a segment pass through a prepared convex shape? As `lineConvex`; the segment's features are vertex 0
 * (start), vertex 1 (end) and edge 0. A segment of length zero is a point.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if a number is not finite
 * @example
 * const cube = convexFromBox({ min: [0, 0, 0], max: [1, 1, 1] });
 * segmentConvex({ start: [2, 1, 1], end: [-1, 1, 1] }, cube).relation; // 'touching'
 * segmentConvex({ start: [2, 0, 0], end: [1.5, 0, 0] }, cube).relation; // 'disjoint'
 */
export function segmentConvex(segment: Segment, convex: Convex): ConvexHits {
  requireSegment3('segmentConvex', 'segment', segment);
  requireConvex('segmentConvex', 'convex', convex);
  return hitsOf(segmentComponent(segment), setOf(convex));
}

/**
 * Does a segment meet a prepared convex shape? Touching counts.
 *
 * @throws RangeError if a number is not finite
 * @example
 * segmentIntersectsConvex({ start: [1, 1, 1], end: [2, 2, 2] }, convexFromBox({ min: [0, 0, 0], max: [1, 1, 1] })); // true
 */
export function segmentIntersectsConvex(segment: Segment, convex: Convex): boolean {
  requireSegment3('segmentIntersectsConvex', 'segment', segment);
  requireConvex('segmentIntersectsConvex', 'convex', convex);
  return meetsSet(segmentComponent(segment), setOf(convex));
}
