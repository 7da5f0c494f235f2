import type { Line, Point2 } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { line2dCells, point2dCells } from '../shapes/planar.js';

/**
 * The distance from a point to a line of the plane: its square exactly, the closest points, and the features that they
 * lie on.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.2 (without clamping).
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = pointLineDistance2d([0, 0], { origin: [3, 0], direction: [0, 2] });
 * found.distance; // 3
 * found.closest[0]!.pointB; // [3, 0]
 */
export function pointLineDistance2d(point: Point2, line: Line): Distance {
  return measure2d(
    point2dCells('pointLineDistance2d', 'point', point),
    line2dCells('pointLineDistance2d', 'line', line),
  );
}
