import type { Point2 } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { point2dCells } from '../shapes/planar.js';

/**
 * The distance between two points of the plane: its square exactly, the closest points, and the features that they lie
 * on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * const found = pointPointDistance2d([0, 0], [3, 4]);
 * found.distance; // 5
 * found.closest[0]!.pointB; // [3, 4]
 */
export function pointPointDistance2d(a: Point2, b: Point2): Distance {
  return measure2d(
    point2dCells('pointPointDistance2d', 'a', a),
    point2dCells('pointPointDistance2d', 'b', b),
  );
}
