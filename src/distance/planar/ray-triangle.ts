import type { Ray, Triangle } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { ray2dCells, triangle2dCells } from '../shapes/planar.js';

/**
 * The distance from a ray to a triangle of the plane: its square exactly, the closest points, and the features that
 * they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = rayTriangleDistance2d({ origin: [0, 0], direction: [0, -1] }, { a: [3, 4], b: [5, 4], c: [5, 6] });
 * found.distance; // 5
 * found.closest[0]!.pointB; // [3, 4]
 */
export function rayTriangleDistance2d(ray: Ray, triangle: Triangle): Distance {
  return measure2d(
    ray2dCells('rayTriangleDistance2d', 'ray', ray),
    triangle2dCells('rayTriangleDistance2d', 'triangle', triangle),
  );
}
