import type { Box3, Ray } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { rayCells } from '../shapes/linear.js';
import { boxCells } from '../shapes/solids.js';

/**
 * The distance from a ray to a box: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or min > max
 * @example
 * const found = rayBoxDistance({ origin: [0, 0, 0], direction: [0, 1, 0] }, { min: [2, 1, 3], max: [5, 5, 5] });
 * found.distance; // 3.605551275463989
 * found.squaredDistance; // { numerator: 13n, denominator: 1n }
 * found.closest[0]!.pointB; // [2, 1, 3]
 */
export function rayBoxDistance(ray: Ray, box: Box3): Distance {
  return measure(rayCells('rayBoxDistance', 'ray', ray), boxCells('rayBoxDistance', 'box', box));
}
