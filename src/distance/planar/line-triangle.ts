import type { Line, Triangle } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { line2dCells, triangle2dCells } from '../shapes/planar.js';

/**
 * The distance from a line to a triangle of the plane: its square exactly, the closest points, and the features that
 * they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = lineTriangleDistance2d({ origin: [0, 0], direction: [0, 1] }, { a: [3, 4], b: [5, 4], c: [5, 6] });
 * found.distance; // 3
 * found.closest[0]!.pointB; // [3, 4]
 */
export function lineTriangleDistance2d(line: Line, triangle: Triangle): Distance {
  return measure2d(
    line2dCells('lineTriangleDistance2d', 'line', line),
    triangle2dCells('lineTriangleDistance2d', 'triangle', triangle),
  );
}
