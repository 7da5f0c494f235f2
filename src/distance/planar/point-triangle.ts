import type { Point2, Triangle } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { point2dCells, triangle2dCells } from '../shapes/planar.js';

/**
 * The distance from a point to a triangle of the plane: its square exactly, the closest points, and the features that
 * they lie on.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.5.
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * const found = pointTriangleDistance2d([0, 0], { a: [3, 4], b: [5, 4], c: [5, 6] });
 * found.distance; // 5
 * found.closest[0]!.pointB; // [3, 4]
 */
export function pointTriangleDistance2d(point: Point2, triangle: Triangle): Distance {
  return measure2d(
    point2dCells('pointTriangleDistance2d', 'point', point),
    triangle2dCells('pointTriangleDistance2d', 'triangle', triangle),
  );
}
