import { requirePlane, requireSphere } from '../../core/arguments/index.js';
import type { Plane, Sphere } from '../../core/shapes.js';
import { UNDECIDED } from '../../core/sign.js';
import { planeCells } from '../../distance/shapes/flat.js';
import { sideOfThickPlane } from '../../predicates/index.js';
import { type SideRelation, sideRelationOf } from '../engine/side-relation.js';
import { ballSideFilter } from '../filters/plane.js';
import { flat, sphereShape } from '../shapes/swept.js';

/**
 * How do a sphere and a plane meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of the
 * cores and that of the radius (the sum of both) are compared as the fractions that they are. `side` says on which side
 * of the plane the solid is: 0 where it has points on both. Of radius 0 a round shape is its core, which may be
 * `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.2.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the normal is zero
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * spherePlane(one, { normal: [0, 2, 0], constant: -10 }); // { relation: 'touching', containment: 'none', side: -1 }
 */
export function spherePlane(sphere: Sphere, plane: Plane): SideRelation {
  requireSphere('spherePlane', 'sphere', sphere);
  requirePlane('spherePlane', 'plane', plane);
  const side = ballSideFilter(sphere, plane);
  return side === UNDECIDED
    ? sideRelationOf(
        sphereShape('spherePlane', 'sphere', sphere),
        flat(planeCells('spherePlane', 'plane', plane)),
      )
    : { relation: side === 0 ? 'overlapping' : 'disjoint', containment: 'none', side };
}

/**
 * Have a sphere and a plane a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.2.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the normal is zero
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereIntersectsPlane(one, { normal: [0, 2, 0], constant: -10 }); // true
 */
export function sphereIntersectsPlane(sphere: Sphere, plane: Plane): boolean {
  requireSphere('sphereIntersectsPlane', 'sphere', sphere);
  requirePlane('sphereIntersectsPlane', 'plane', plane);
  const { center, radius } = sphere;
  const { normal, constant } = plane;
  // The plane as thick as the sphere, and the center.
  return (
    sideOfThickPlane(
      normal[0]!,
      normal[1]!,
      normal[2]!,
      constant,
      center[0]!,
      center[1]!,
      center[2]!,
      radius,
    ) === 0
  );
}
