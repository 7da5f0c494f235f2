import type { Plane, Ray } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { planeCells } from '../shapes/flat.js';
import { rayCells } from '../shapes/linear.js';

/**
 * The distance from a ray to a plane: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the normal is zero
 * @example
 * const found = rayPlaneDistance({ origin: [0, 0, 0], direction: [0, 1, 0] }, { normal: [3, 0, 4], constant: -10 });
 * found.distance; // 2
 * found.squaredDistance; // { numerator: 4n, denominator: 1n }
 * found.closest[0]!.pointB; // [1.2, 0, 1.6]
 */
export function rayPlaneDistance(ray: Ray, plane: Plane): Distance {
  return measure(rayCells('rayPlaneDistance', 'ray', ray), planeCells('rayPlaneDistance', 'plane', plane));
}
