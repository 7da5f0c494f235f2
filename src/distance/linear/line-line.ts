import type { Line } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { lineCells } from '../shapes/linear.js';

/**
 * The distance between two lines: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.8.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = lineLineDistance({ origin: [0, 0, 0], direction: [0, 1, 0] }, { origin: [3, 0, 4], direction: [1, 0, 0] });
 * found.distance; // 4
 * found.squaredDistance; // { numerator: 16n, denominator: 1n }
 * found.closest[0]!.pointB; // [0, 0, 4]
 */
export function lineLineDistance(a: Line, b: Line): Distance {
  return measure(lineCells('lineLineDistance', 'a', a), lineCells('lineLineDistance', 'b', b));
}
