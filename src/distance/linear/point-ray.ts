import type { Point3, Ray } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { pointCells, rayCells } from '../shapes/linear.js';

/**
 * The distance from a point to a ray: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.2.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = pointRayDistance([0, 0, 0], { origin: [3, 0, 4], direction: [1, 0, 0] });
 * found.distance; // 5
 * found.squaredDistance; // { numerator: 25n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 0, 4]
 */
export function pointRayDistance(point: Point3, ray: Ray): Distance {
  return measure(pointCells('pointRayDistance', 'point', point), rayCells('pointRayDistance', 'ray', ray));
}
