import type { Capsule, Plane } from '../../core/shapes.js';
import { planeCells } from '../../distance/shapes/flat.js';
import { doMeet } from '../engine/relation.js';
import { type SideRelation, sideRelationOf } from '../engine/side-relation.js';
import { capsuleShape, flat } from '../shapes/swept.js';

/**
 * How do a capsule and a plane meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of
 * the cores and that of the radius (the sum of both) are compared as the fractions that they are. `side` says on which
 * side of the plane the solid is: 0 where it has points on both. A capsule without length is a sphere. Of radius 0 a
 * round shape is its core, which may be `crossing`.
 *
 * Source: Eberly, 3D Game Engine Design, 4.3.3.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the normal is zero
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsulePlane(one, { normal: [0, 2, 0], constant: -10 }); // { relation: 'touching', containment: 'none', side: -1 }
 */
export function capsulePlane(capsule: Capsule, plane: Plane): SideRelation {
  return sideRelationOf(
    capsuleShape('capsulePlane', 'capsule', capsule),
    flat(planeCells('capsulePlane', 'plane', plane)),
  );
}

/**
 * Have a capsule and a plane a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 4.3.3.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the normal is zero
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleIntersectsPlane(one, { normal: [0, 2, 0], constant: -10 }); // true
 */
export function capsuleIntersectsPlane(capsule: Capsule, plane: Plane): boolean {
  return doMeet(
    capsuleShape('capsuleIntersectsPlane', 'capsule', capsule),
    flat(planeCells('capsuleIntersectsPlane', 'plane', plane)),
  );
}
