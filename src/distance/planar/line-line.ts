import type { Line } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { line2dCells } from '../shapes/planar.js';

/**
 * The distance between two lines of the plane: its square exactly, the closest points, and the features that they lie
 * on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = lineLineDistance2d({ origin: [0, 0], direction: [0, 1] }, { origin: [3, 0], direction: [0, 2] });
 * found.distance; // 3
 * found.closest[0]!.pointB; // [3, 0]
 */
export function lineLineDistance2d(a: Line, b: Line): Distance {
  return measure2d(line2dCells('lineLineDistance2d', 'a', a), line2dCells('lineLineDistance2d', 'b', b));
}
