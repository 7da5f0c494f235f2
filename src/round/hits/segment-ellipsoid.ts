import type { Ellipsoid, Segment } from '../../core/shapes.js';
import { hasHit, hitsOf } from './find-hits.js';
import type { RoundHits } from './hit.js';
import { segmentOf } from './linear.js';
import { ellipsoidSolid } from './solids.js';

/**
 * Where does a segment meet an ellipsoid? The first and the last common point, each with its exact parameter, the
 * point, and the feature on which it lies. The boundary is face 0.
 *
 * Source: Eberly, 3D Game Engine Design, 5.6.
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes are linearly dependent
 * @example
 * const { relation, entry, exit } = segmentEllipsoid({ start: [-8, 3, 0], end: [8, 3, 0] }, { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [0.25, 0.75]
 * entry!.coordinates; // [-4, 3, 0]
 */
export function segmentEllipsoid(segment: Segment, ellipsoid: Ellipsoid): RoundHits {
  return hitsOf(segmentOf('segmentEllipsoid', segment), ellipsoidSolid('segmentEllipsoid', ellipsoid));
}

/**
 * Have a segment and an ellipsoid a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 5.6.
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes are linearly dependent
 * @example
 * segmentIntersectsEllipsoid({ start: [-8, 3, 0], end: [8, 3, 0] }, { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] }); // true
 * segmentIntersectsEllipsoid({ start: [-8, 6, 0], end: [8, 6, 0] }, { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] }); // false
 */
export function segmentIntersectsEllipsoid(segment: Segment, ellipsoid: Ellipsoid): boolean {
  return hasHit(
    segmentOf('segmentIntersectsEllipsoid', segment),
    ellipsoidSolid('segmentIntersectsEllipsoid', ellipsoid),
  );
}
