import type { Cone, Segment } from '../../core/shapes.js';
import { hasHit, hitsOf } from './find-hits.js';
import type { RoundHits } from './hit.js';
import { segmentOf } from './linear.js';
import { coneSolid } from './solids.js';

/**
 * Where does a segment meet a cone? The first and the last common point, each with its exact parameter, the point, and
 * the feature on which it lies. Face 0 is the side, face 1 the base, edge 0 its rim, vertex 0 the apex.
 *
 * Source: Eberly, 3D Game Engine Design, 5.5, of a radius that shrinks.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative or the center is the apex
 * @example
 * const { relation, entry, exit } = segmentCone({ start: [-8, 3, 0], end: [8, 3, 0] }, { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [0.25, 0.75]
 * entry!.coordinates; // [-4, 3, 0]
 */
export function segmentCone(segment: Segment, cone: Cone): RoundHits {
  return hitsOf(segmentOf('segmentCone', segment), coneSolid('segmentCone', cone));
}

/**
 * Have a segment and a cone a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 5.5, of a radius that shrinks.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative or the center is the apex
 * @example
 * segmentIntersectsCone({ start: [-8, 3, 0], end: [8, 3, 0] }, { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 }); // true
 * segmentIntersectsCone({ start: [-8, 6, 0], end: [8, 6, 0] }, { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 }); // false
 */
export function segmentIntersectsCone(segment: Segment, cone: Cone): boolean {
  return hasHit(segmentOf('segmentIntersectsCone', segment), coneSolid('segmentIntersectsCone', cone));
}
