import type { Box2 } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { box2dCells } from '../shapes/planar.js';

/**
 * The distance between two boxes of the plane: its square exactly, the closest points, and the features that they lie
 * on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example
 * const found = boxBoxDistance2d({ min: [-2, 0], max: [0, 4] }, { min: [3, 4], max: [5, 5] });
 * found.distance; // 3
 * found.closest[0]!.pointB; // [3, 4]
 */
export function boxBoxDistance2d(a: Box2, b: Box2): Distance {
  return measure2d(box2dCells('boxBoxDistance2d', 'a', a), box2dCells('boxBoxDistance2d', 'b', b));
}
