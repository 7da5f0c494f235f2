import type { Box2, Point2 } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { box2dCells, point2dCells } from '../shapes/planar.js';

/**
 * The distance from a point to a box of the plane: its square exactly, the closest points, and the features that they
 * lie on.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.3.
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example
 * const found = pointBoxDistance2d([0, 0], { min: [3, 4], max: [5, 5] });
 * found.distance; // 5
 * found.closest[0]!.pointB; // [3, 4]
 */
export function pointBoxDistance2d(point: Point2, box: Box2): Distance {
  return measure2d(
    point2dCells('pointBoxDistance2d', 'point', point),
    box2dCells('pointBoxDistance2d', 'box', box),
  );
}
