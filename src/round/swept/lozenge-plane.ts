import type { Lozenge, Plane } from '../../core/shapes.js';
import { planeCells } from '../../distance/shapes/flat.js';
import { doMeet } from '../engine/relation.js';
import { type SideRelation, sideRelationOf } from '../engine/side-relation.js';
import { flat, lozengeShape } from '../shapes/swept.js';

/**
 * How do a lozenge and a plane meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of
 * the cores and that of the radius (the sum of both) are compared as the fractions that they are. `side` says on which
 * side of the plane the solid is: 0 where it has points on both. A lozenge whose edges are zero or parallel is a
 * capsule or a sphere. Of radius 0 a round shape is its core, which may be `crossing`.
 *
 * Source: Eberly, 3D Game Engine Design, 4.3.4.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the normal is zero
 * @example
 * const one = { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 };
 * lozengePlane(one, { normal: [0, 2, 0], constant: -10 }); // { relation: 'touching', containment: 'none', side: -1 }
 */
export function lozengePlane(lozenge: Lozenge, plane: Plane): SideRelation {
  return sideRelationOf(
    lozengeShape('lozengePlane', 'lozenge', lozenge),
    flat(planeCells('lozengePlane', 'plane', plane)),
  );
}

/**
 * Have a lozenge and a plane a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 4.3.4.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the normal is zero
 * @example
 * const one = { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 };
 * lozengeIntersectsPlane(one, { normal: [0, 2, 0], constant: -10 }); // true
 */
export function lozengeIntersectsPlane(lozenge: Lozenge, plane: Plane): boolean {
  return doMeet(
    lozengeShape('lozengeIntersectsPlane', 'lozenge', lozenge),
    flat(planeCells('lozengeIntersectsPlane', 'plane', plane)),
  );
}
