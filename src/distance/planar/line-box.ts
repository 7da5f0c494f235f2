import type { Box2, Line } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { box2dCells, line2dCells } from '../shapes/planar.js';

/**
 * The distance from a line to a box of the plane: its square exactly, the closest points, and the features that they
 * lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or min > max
 * @example
 * const found = lineBoxDistance2d({ origin: [0, 0], direction: [0, 1] }, { min: [3, 4], max: [5, 5] });
 * found.distance; // 3
 * found.closest[0]!.pointB; // [3, 4]
 */
export function lineBoxDistance2d(line: Line, box: Box2): Distance {
  return measure2d(
    line2dCells('lineBoxDistance2d', 'line', line),
    box2dCells('lineBoxDistance2d', 'box', box),
  );
}
