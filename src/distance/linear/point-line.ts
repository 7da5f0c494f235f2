import type { Line, Point3 } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { lineCells, pointCells } from '../shapes/linear.js';

/**
 * The distance from a point to a line: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.2 (without clamping).
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = pointLineDistance([0, 0, 0], { origin: [3, 0, 4], direction: [1, 0, 0] });
 * found.distance; // 4
 * found.squaredDistance; // { numerator: 16n, denominator: 1n }
 * found.closest[0]!.pointB; // [0, 0, 4]
 */
export function pointLineDistance(point: Point3, line: Line): Distance {
  return measure(
    pointCells('pointLineDistance', 'point', point),
    lineCells('pointLineDistance', 'line', line),
  );
}
