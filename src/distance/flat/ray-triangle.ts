import type { Ray, Triangle } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { triangleCells } from '../shapes/flat.js';
import { rayCells } from '../shapes/linear.js';

/**
 * The distance from a ray to a triangle: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = rayTriangleDistance({ origin: [0, 0, 0], direction: [0, 1, 0] }, { a: [3, 0, 4], b: [5, 0, 4], c: [5, 2, 6] });
 * found.distance; // 5
 * found.squaredDistance; // { numerator: 25n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 0, 4]
 */
export function rayTriangleDistance(ray: Ray, triangle: Triangle): Distance {
  return measure(
    rayCells('rayTriangleDistance', 'ray', ray),
    triangleCells('rayTriangleDistance', 'triangle', triangle),
  );
}
