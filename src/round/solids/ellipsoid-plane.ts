import type { Ellipsoid, Plane } from '../../core/shapes.js';
import { planeCells } from '../../distance/shapes/flat.js';
import { ellipsoidMeets, ellipsoidSideRelation } from '../engine/mapped.js';
import type { SideRelation } from '../engine/side-relation.js';

/**
 * How do an ellipsoid and a plane meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which.
 * `side` says on which side of the plane the solid is: 0 where it has points on both.
 *
 * Source: Eberly, 3D Game Engine Design, 4.3.6.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes of the ellipsoid are linearly dependent
 *   or the normal is zero
 * @example
 * const one = { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] };
 * ellipsoidPlane(one, { normal: [3, 4, 0], constant: -25 }); // { relation: 'touching', containment: 'none', side: -1 }
 */
export function ellipsoidPlane(ellipsoid: Ellipsoid, plane: Plane): SideRelation {
  return ellipsoidSideRelation('ellipsoidPlane', ellipsoid, planeCells('ellipsoidPlane', 'plane', plane));
}

/**
 * Have an ellipsoid and a plane a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 4.3.6.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes of the ellipsoid are linearly dependent
 *   or the normal is zero
 * @example
 * const one = { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] };
 * ellipsoidIntersectsPlane(one, { normal: [3, 4, 0], constant: -25 }); // true
 */
export function ellipsoidIntersectsPlane(ellipsoid: Ellipsoid, plane: Plane): boolean {
  return ellipsoidMeets(
    'ellipsoidIntersectsPlane',
    ellipsoid,
    planeCells('ellipsoidIntersectsPlane', 'plane', plane),
  );
}
