import type { Cylinder, Point3 } from '../../core/shapes.js';
import { cylinderSolid } from '../hits/solids.js';
import { nearestOfCone } from './nearest-of-cone.js';
import { type RoundDistance, roundDistanceOf } from './round-distance.js';

/**
 * The distance from a point to a cylinder, which is solid: its square as an exact number a + b√c, and the closest point
 * exactly and rounded, with the feature as `pointCylinder` names it: the side (face 0), a cap (faces 1 and 2), a rim
 * (edges 0 and 1). A point in the cylinder is its own closest one, at the distance 0.
 *
 * Source: Eberly, 3D Game Engine Design, 2.6.11.
 *
 * @throws RangeError naming the argument, if a number is not finite, start and end are one point or the radius is
 *   negative
 * @example
 * const cylinder = { start: [0, 0, 0], end: [0, 0, 10], radius: 5 };
 * const found = pointCylinderDistance([6, 8, 4], cylinder);
 * found.distance; // 5
 * found.closest[0]!.rounded.pointB; // [3, 4, 4]
 * pointCylinderDistance([6, 8, 22], cylinder).closest[0]!.b; // { type: 'edge', index: 1 }
 */
export function pointCylinderDistance(point: Point3, cylinder: Cylinder): RoundDistance {
  const solid = cylinderSolid('pointCylinderDistance', cylinder);
  return roundDistanceOf(point, nearestOfCone('pointCylinderDistance', point, solid));
}
