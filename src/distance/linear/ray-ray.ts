import type { Ray } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { rayCells } from '../shapes/linear.js';

/**
 * The distance between two rays: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = rayRayDistance({ origin: [0, 0, 0], direction: [0, 1, 0] }, { origin: [3, 0, 4], direction: [1, 0, 0] });
 * found.distance; // 5
 * found.squaredDistance; // { numerator: 25n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 0, 4]
 */
export function rayRayDistance(a: Ray, b: Ray): Distance {
  return measure(rayCells('rayRayDistance', 'a', a), rayCells('rayRayDistance', 'b', b));
}
