import { requireSegment3, requireSphere } from '../../core/arguments/index.js';
import type { Segment, Sphere } from '../../core/shapes.js';
import { UNDECIDED } from '../../core/sign.js';
import { hullFilter, setDifference } from '../filters/hull.js';
import { proposeSegment } from '../filters/propose.js';
import { hasHit, hitsOf } from './find-hits.js';
import type { RoundHits } from './hit.js';
import { segmentOf } from './linear.js';
import { sphereSolid } from './solids.js';

/**
 * Where does a segment meet a sphere? The first and the last common point, each with its exact parameter, the point,
 * and the feature on which it lies. The boundary is face 0.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.2; Eberly, 3D Game Engine Design, 5.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const { relation, entry, exit } = segmentSphere({ start: [-8, 3, 0], end: [8, 3, 0] }, { center: [0, 0, 0], radius: 5 });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [0.25, 0.75]
 * entry!.coordinates; // [-4, 3, 0]
 */
export function segmentSphere(segment: Segment, sphere: Sphere): RoundHits {
  return hitsOf(segmentOf('segmentSphere', segment), sphereSolid('segmentSphere', sphere));
}

/**
 * Have a segment and a sphere a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.2; Eberly, 3D Game Engine Design, 5.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * segmentIntersectsSphere({ start: [-8, 3, 0], end: [8, 3, 0] }, { center: [0, 0, 0], radius: 5 }); // true
 * segmentIntersectsSphere({ start: [-8, 6, 0], end: [8, 6, 0] }, { center: [0, 0, 0], radius: 5 }); // false
 */
export function segmentIntersectsSphere(segment: Segment, sphere: Sphere): boolean {
  requireSegment3('segmentIntersectsSphere', 'segment', segment);
  requireSphere('segmentIntersectsSphere', 'sphere', sphere);
  const { center, radius } = sphere;
  const { start, end } = segment;
  setDifference(0, start, center);
  setDifference(1, end, center);
  proposeSegment();
  const filtered = hullFilter(2, radius);
  if (filtered !== UNDECIDED) return filtered <= 0;
  return hasHit(
    segmentOf('segmentIntersectsSphere', segment),
    sphereSolid('segmentIntersectsSphere', sphere),
  );
}
