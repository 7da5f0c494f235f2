import { requireOrientedBox, requireSegment3 } from '../../core/arguments/index.js';
import type { OrientedBox, Segment } from '../../core/shapes.js';
import { OrientedBoxSet } from '../convex/engine/box-set.js';
import { type ConvexHits, hitsOf, segmentComponent } from '../convex/engine/linear-hits.js';
import { linearMeets } from '../convex/engine/linear-meets.js';
import { determinantSign, ORIENTED_BOX_HALF_SPACES } from '../convex/engine/oriented-box-half-spaces.js';

/**
 * Where does a segment pass through an oriented box (the parallelepiped of its axes)? Relation, entry and exit,
 * each with both features and the exact parameter.
 * The own features of a segment are vertex 0 (start), vertex 1 (end) and edge 0; it may be a point. Features of the
 * solid are numbered as `boxFeature` says.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3; Kay and Kajiya 1986 (slabs).
 *
 * @throws RangeError if a number is not finite, the axes are not linearly independent, or a half size is negative
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * const { relation, contact } = segmentOrientedBox({ start: [0, 2, 1], end: [0, 8, 1] }, box);
 * relation; // 'touching'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['vertex', 7, 0]]
 */
export function segmentOrientedBox(segment: Segment, box: OrientedBox): ConvexHits {
  requireSegment3('segmentOrientedBox', 'segment', segment);
  requireOrientedBox('segmentOrientedBox', 'box', box, determinantSign);
  return hitsOf(segmentComponent(segment), new OrientedBoxSet(box));
}

/**
 * Does a segment meet an oriented box (the parallelepiped of its axes)? Touching counts. Signs only: nothing is
 * constructed.
 *
 * Source: Eberly, 3D Game Engine Design, 5.2.
 *
 * @throws RangeError if a number is not finite, the axes are not linearly independent, or a half
 *   size is negative
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * segmentIntersectsOrientedBox({ start: [0, 2, 1], end: [0, 8, 1] }, box); // true
 * segmentIntersectsOrientedBox({ start: [0, 2.5, 1], end: [0, 8, 1] }, box); // false
 */
export function segmentIntersectsOrientedBox(segment: Segment, box: OrientedBox): boolean {
  requireSegment3('segmentIntersectsOrientedBox', 'segment', segment);
  requireOrientedBox('segmentIntersectsOrientedBox', 'box', box, determinantSign);
  return linearMeets(ORIENTED_BOX_HALF_SPACES, box, 'segment', segment.start, segment.end);
}
