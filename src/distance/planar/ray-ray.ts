import type { Ray } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { ray2dCells } from '../shapes/planar.js';

/**
 * The distance between two rays of the plane: its square exactly, the closest points, and the features that they lie
 * on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = rayRayDistance2d({ origin: [0, 0], direction: [0, -1] }, { origin: [3, 4], direction: [1, 1] });
 * found.distance; // 5
 * found.closest[0]!.pointB; // [3, 4]
 */
export function rayRayDistance2d(a: Ray, b: Ray): Distance {
  return measure2d(ray2dCells('rayRayDistance2d', 'a', a), ray2dCells('rayRayDistance2d', 'b', b));
}
