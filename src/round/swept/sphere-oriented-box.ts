import type { OrientedBox, Sphere } from '../../core/shapes.js';
import { orientedBoxCells } from '../../distance/shapes/solids.js';
import { type BoundaryRelation, ballRelationOf } from '../engine/boundary-relation.js';
import { doMeet } from '../engine/relation.js';
import { flat, sphereShape } from '../shapes/swept.js';

/**
 * How do a sphere and an oriented box meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the
 * distance of the cores and that of the radius (the sum of both) are compared as the fractions that they are. Of radius
 * 0 a sphere is a point. `boundaries` says how the surfaces meet: what is asked of hollow shapes.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.6.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the axes of the box are
 *   linearly dependent, or a half size is negative
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereOrientedBox(one, { center: [0, 7, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }); // { relation: 'touching', containment: 'none', boundaries: 'touching' }
 */
export function sphereOrientedBox(sphere: Sphere, orientedBox: OrientedBox): BoundaryRelation {
  return ballRelationOf(
    sphereShape('sphereOrientedBox', 'sphere', sphere),
    flat(orientedBoxCells('sphereOrientedBox', 'orientedBox', orientedBox)),
  );
}

/**
 * Have a sphere and an oriented box a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.6.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the axes of the box are
 *   linearly dependent, or a half size is negative
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereIntersectsOrientedBox(one, { center: [0, 7, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }); // true
 */
export function sphereIntersectsOrientedBox(sphere: Sphere, orientedBox: OrientedBox): boolean {
  return doMeet(
    sphereShape('sphereIntersectsOrientedBox', 'sphere', sphere),
    flat(orientedBoxCells('sphereIntersectsOrientedBox', 'orientedBox', orientedBox)),
  );
}
