import type { Line, Ray } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { line2dCells, ray2dCells } from '../shapes/planar.js';

/**
 * The distance from a line to a ray of the plane: its square exactly, the closest points, and the features that they
 * lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = lineRayDistance2d({ origin: [0, 0], direction: [0, 1] }, { origin: [3, 4], direction: [1, 1] });
 * found.distance; // 3
 * found.closest[0]!.pointB; // [3, 4]
 */
export function lineRayDistance2d(line: Line, ray: Ray): Distance {
  return measure2d(
    line2dCells('lineRayDistance2d', 'line', line),
    ray2dCells('lineRayDistance2d', 'ray', ray),
  );
}
