import type { Box2, Triangle } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { box2dCells, triangle2dCells } from '../shapes/planar.js';

/**
 * The distance from a triangle to a box of the plane: its square exactly, the closest points, and the features that
 * they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example
 * const found = triangleBoxDistance2d({ a: [0, 0], b: [0, 4], c: [-2, 0] }, { min: [3, 4], max: [5, 5] });
 * found.distance; // 3
 * found.closest[0]!.pointB; // [3, 4]
 */
export function triangleBoxDistance2d(triangle: Triangle, box: Box2): Distance {
  return measure2d(
    triangle2dCells('triangleBoxDistance2d', 'triangle', triangle),
    box2dCells('triangleBoxDistance2d', 'box', box),
  );
}
