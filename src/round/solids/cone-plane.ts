import type { Cone, Plane } from '../../core/shapes.js';
import { planeConeRelation, planeMeetsCone } from '../engine/cone-plane.js';
import { coneEnds } from '../engine/cone-shapes.js';
import type { SideRelation } from '../engine/side-relation.js';

/**
 * How do a cone and a plane meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which. The solid
 * is the hull of its disks, whose farthest points from a plane are c ± r (n - (n · u) u) / |n - (n · u) u| for the unit
 * axis u. `side` says on which side of the plane it is: 0 where it has points on both.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the center is the apex or
 *   the normal is zero
 * @example
 * const one = { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 };
 * conePlane(one, { normal: [0, 0, 2], constant: -10 }); // { relation: 'touching', containment: 'none', side: -1 }
 */
export function conePlane(cone: Cone, plane: Plane): SideRelation {
  return planeConeRelation('conePlane', coneEnds('conePlane', 'cone', cone), plane);
}

/**
 * Have a cone and a plane a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the center is the apex or
 *   the normal is zero
 * @example
 * const one = { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 };
 * coneIntersectsPlane(one, { normal: [0, 0, 2], constant: -10 }); // true
 */
export function coneIntersectsPlane(cone: Cone, plane: Plane): boolean {
  return planeMeetsCone('coneIntersectsPlane', coneEnds('coneIntersectsPlane', 'cone', cone), plane);
}
