import type { Box2, Ray } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { box2dCells, ray2dCells } from '../shapes/planar.js';

/**
 * The distance from a ray to a box of the plane: its square exactly, the closest points, and the features that they lie
 * on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or min > max
 * @example
 * const found = rayBoxDistance2d({ origin: [0, 0], direction: [0, -1] }, { min: [3, 4], max: [5, 5] });
 * found.distance; // 5
 * found.closest[0]!.pointB; // [3, 4]
 */
export function rayBoxDistance2d(ray: Ray, box: Box2): Distance {
  return measure2d(ray2dCells('rayBoxDistance2d', 'ray', ray), box2dCells('rayBoxDistance2d', 'box', box));
}
