import { requireSegment3 } from '../../core/arguments/index.js';
import type { Segment } from '../../core/shapes.js';
import { type ConvexHits, hitsOf, meetsSet, segmentComponent } from './engine/linear-hits.js';
import { type Frustum, frustumSet, requireFrustum } from './frustum.js';

/**
 * Where does a segment pass through a frustum? Relation, entry and exit, each with both features and the exact
 * parameter, as `segmentConvex` says. Features of the solid are numbered as `convexFromFrustum` says; prepare the solid
 * by it if many questions are asked.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8; Eberly, 3D Game Engine Design, 3.4.
 *
 * @throws RangeError if a number is not finite, or the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * const { relation, contact } = segmentFrustum({ start: [0, 0, 2], end: [0, 0, 1] }, cube);
 * relation; // 'touching'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['face', 5, 1]]
 */
export function segmentFrustum(segment: Segment, frustum: Frustum): ConvexHits {
  requireSegment3('segmentFrustum', 'segment', segment);
  requireFrustum('segmentFrustum', 'frustum', frustum);
  return hitsOf(segmentComponent(segment), frustumSet(frustum));
}

/**
 * Does a segment meet a frustum? Touching counts.
 *
 * @throws RangeError if a number is not finite, or the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * segmentIntersectsFrustum({ start: [0, 0, 2], end: [0, 0, 1] }, cube); // true
 * segmentIntersectsFrustum({ start: [0, 0, 2], end: [0, 0, 1.5] }, cube); // false
 */
export function segmentIntersectsFrustum(segment: Segment, frustum: Frustum): boolean {
  requireSegment3('segmentIntersectsFrustum', 'segment', segment);
  requireFrustum('segmentIntersectsFrustum', 'frustum', frustum);
  return meetsSet(segmentComponent(segment), frustumSet(frustum));
}
