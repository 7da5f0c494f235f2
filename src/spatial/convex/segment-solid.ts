import { requireSegment3 } from '../../core/arguments/index.js';
import type { Segment } from '../../core/shapes.js';
import { hitsOf, meetsSet, type SolidHits, segmentComponent } from './engine/linear-hits.js';
import { type ConvexSolid, requireSolid, setOf } from './solid.js';

/**
 * Where does a segment pass through a prepared solid? As `lineSolid`; the segment's features are vertex 0 (start),
 * vertex 1 (end) and edge 0. A segment of length zero is a point.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if a number is not finite
 * @example
 * const cube = solidFromBox({ min: [0, 0, 0], max: [1, 1, 1] });
 * segmentSolid({ start: [2, 1, 1], end: [-1, 1, 1] }, cube).relation; // 'touching'
 * segmentSolid({ start: [2, 0, 0], end: [1.5, 0, 0] }, cube).relation; // 'disjoint'
 */
export function segmentSolid(segment: Segment, solid: ConvexSolid): SolidHits {
  requireSegment3('segmentSolid', 'segment', segment);
  requireSolid('segmentSolid', 'solid', solid);
  return hitsOf(segmentComponent(segment), setOf(solid));
}

/**
 * Does a segment meet a prepared solid? Touching counts.
 *
 * @throws RangeError if a number is not finite
 * @example
 * segmentIntersectsSolid({ start: [1, 1, 1], end: [2, 2, 2] }, solidFromBox({ min: [0, 0, 0], max: [1, 1, 1] })); // true
 */
export function segmentIntersectsSolid(segment: Segment, solid: ConvexSolid): boolean {
  requireSegment3('segmentIntersectsSolid', 'segment', segment);
  requireSolid('segmentIntersectsSolid', 'solid', solid);
  return meetsSet(segmentComponent(segment), setOf(solid));
}
