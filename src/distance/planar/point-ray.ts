import type { Point2, Ray } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { point2dCells, ray2dCells } from '../shapes/planar.js';

/**
 * The distance from a point to a ray of the plane: its square exactly, the closest points, and the features that they
 * lie on.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.2.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = pointRayDistance2d([0, 0], { origin: [3, 4], direction: [1, 1] });
 * found.distance; // 5
 * found.closest[0]!.pointB; // [3, 4]
 */
export function pointRayDistance2d(point: Point2, ray: Ray): Distance {
  return measure2d(
    point2dCells('pointRayDistance2d', 'point', point),
    ray2dCells('pointRayDistance2d', 'ray', ray),
  );
}
