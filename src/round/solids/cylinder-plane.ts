import type { Cylinder, Plane } from '../../core/shapes.js';
import { planeConeRelation, planeMeetsCone } from '../engine/cone-plane.js';
import { cylinderEnds } from '../engine/cone-shapes.js';
import type { SideRelation } from '../engine/side-relation.js';

/**
 * How do a cylinder and a plane meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which. The
 * solid is the hull of its disks, whose farthest points from a plane are c ± r (n - (n · u) u) / |n - (n · u) u| for
 * the unit axis u. `side` says on which side of the plane it is: 0 where it has points on both.
 *
 * Source: Eberly, 3D Game Engine Design, 4.3.5.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal or the
 *   normal is zero
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 9], radius: 5 };
 * cylinderPlane(one, { normal: [3, 4, 0], constant: -25 }); // { relation: 'touching', containment: 'none', side: -1 }
 */
export function cylinderPlane(cylinder: Cylinder, plane: Plane): SideRelation {
  return planeConeRelation('cylinderPlane', cylinderEnds('cylinderPlane', 'cylinder', cylinder), plane);
}

/**
 * Have a cylinder and a plane a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 4.3.5.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal or the
 *   normal is zero
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 9], radius: 5 };
 * cylinderIntersectsPlane(one, { normal: [3, 4, 0], constant: -25 }); // true
 */
export function cylinderIntersectsPlane(cylinder: Cylinder, plane: Plane): boolean {
  return planeMeetsCone(
    'cylinderIntersectsPlane',
    cylinderEnds('cylinderIntersectsPlane', 'cylinder', cylinder),
    plane,
  );
}
