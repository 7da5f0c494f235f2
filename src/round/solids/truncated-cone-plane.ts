import type { Plane, TruncatedCone } from '../../core/shapes.js';
import { planeConeRelation, planeMeetsCone } from '../engine/cone-plane.js';
import { truncatedConeEnds } from '../engine/cone-shapes.js';
import type { SideRelation } from '../engine/side-relation.js';

/**
 * How do a truncated cone and a plane meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which.
 * The solid is the hull of its disks, whose farthest points from a plane are c ± r (n - (n · u) u) / |n - (n · u) u|
 * for the unit axis u. `side` says on which side of the plane it is: 0 where it has points on both.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal or the
 *   normal is zero
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 };
 * truncatedConePlane(one, { normal: [0, 0, 2], constant: -6 }); // { relation: 'touching', containment: 'none', side: -1 }
 */
export function truncatedConePlane(truncatedCone: TruncatedCone, plane: Plane): SideRelation {
  return planeConeRelation(
    'truncatedConePlane',
    truncatedConeEnds('truncatedConePlane', 'truncatedCone', truncatedCone),
    plane,
  );
}

/**
 * Have a truncated cone and a plane a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal or the
 *   normal is zero
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 };
 * truncatedConeIntersectsPlane(one, { normal: [0, 0, 2], constant: -6 }); // true
 */
export function truncatedConeIntersectsPlane(truncatedCone: TruncatedCone, plane: Plane): boolean {
  return planeMeetsCone(
    'truncatedConeIntersectsPlane',
    truncatedConeEnds('truncatedConeIntersectsPlane', 'truncatedCone', truncatedCone),
    plane,
  );
}
