import type { Cone, Point3 } from '../../core/shapes.js';
import { coneSolid } from '../hits/solids.js';
import { nearestOfCone } from './nearest-of-cone.js';
import { type RoundDistance, roundDistanceOf } from './round-distance.js';

/**
 * The distance from a point to a cone, which is solid: its square as an exact number a + b√c, and the closest point
 * exactly and rounded, with the feature as `pointCone` names it: the side (face 0), the base (face 1), its rim (edge
 * 0), the apex (vertex 0). A point in the cone is its own closest one, at the distance 0.
 *
 * Source: Eberly, 3D Game Engine Design, 2.6.11, by the plane through the axis and the point.
 *
 * @throws RangeError naming the argument, if a number is not finite, apex and center are one point or the radius is
 *   negative
 * @example
 * const cone = { apex: [0, 0, 4], center: [0, 0, 0], radius: 3 };
 * const found = pointConeDistance([5.5, 0, 5], cone);
 * found.distance; // 5
 * found.closest[0]!.rounded.pointB; // [1.5, 0, 2]
 * pointConeDistance([0, 0, 9], cone).closest[0]!.b; // { type: 'vertex', index: 0 }
 */
export function pointConeDistance(point: Point3, cone: Cone): RoundDistance {
  const solid = coneSolid('pointConeDistance', cone);
  return roundDistanceOf(point, nearestOfCone('pointConeDistance', point, solid));
}
