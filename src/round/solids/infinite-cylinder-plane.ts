import type { InfiniteCylinder, Plane } from '../../core/shapes.js';
import { infiniteCylinderMeetsPlane, infiniteCylinderPlaneRelation } from '../engine/infinite-cylinders.js';
import type { SideRelation } from '../engine/side-relation.js';

/**
 * How do an infinite cylinder and a plane meet, exactly? A plane that is not parallel to the axis cuts it:
 * `overlapping`, of radius 0, where it is a line, `crossing`. Beside one that is, the distance of the axis and the
 * radius are compared: `disjoint`, `touching` or `overlapping`, and `inside` for a line within the plane. `side` says
 * on which side of the plane it is: 0 where it has points on both.
 *
 * Source: Eberly, 3D Game Engine Design, 4.3.5, of a height without an end.
 *
 * @throws RangeError naming the argument, if a number is not finite, the radius is negative, the direction or the
 *   normal is zero
 * @example
 * const one = { origin: [0, 0, 0], direction: [0, 0, 2], radius: 5 };
 * infiniteCylinderPlane(one, { normal: [3, 4, 0], constant: -25 }); // { relation: 'touching', containment: 'none', side: -1 }
 * infiniteCylinderPlane(one, { normal: [3, 4, 1], constant: -25 }).relation; // 'overlapping'
 */
export function infiniteCylinderPlane(infiniteCylinder: InfiniteCylinder, plane: Plane): SideRelation {
  return infiniteCylinderPlaneRelation('infiniteCylinderPlane', infiniteCylinder, plane);
}

/**
 * Have an infinite cylinder and a plane a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 4.3.5, of a height without an end.
 *
 * @throws RangeError naming the argument, if a number is not finite, the radius is negative, the direction or the
 *   normal is zero
 * @example
 * const one = { origin: [0, 0, 0], direction: [0, 0, 2], radius: 5 };
 * infiniteCylinderIntersectsPlane(one, { normal: [3, 4, 0], constant: -25 }); // true
 * infiniteCylinderIntersectsPlane(one, { normal: [3, 4, 0], constant: -26 }); // false
 */
export function infiniteCylinderIntersectsPlane(infiniteCylinder: InfiniteCylinder, plane: Plane): boolean {
  return infiniteCylinderMeetsPlane('infiniteCylinderIntersectsPlane', infiniteCylinder, plane);
}
