import type { OrientedBox, Plane } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { planeCells } from '../shapes/flat.js';
import { orientedBoxCells } from '../shapes/solids.js';

/**
 * The distance from a plane to an oriented box: its square exactly, the closest points, and the features that they lie
 * on. An oriented box is the parallelepiped of its axes as they are.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero, a half size is negative or the
 *   axes are linearly dependent
 * @example
 * const found = planeOrientedBoxDistance({ normal: [2, 0, 0], constant: 0 }, { center: [5, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] });
 * found.distance; // 3
 * found.squaredDistance; // { numerator: 9n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 0, -1]
 */
export function planeOrientedBoxDistance(plane: Plane, orientedBox: OrientedBox): Distance {
  return measure(
    planeCells('planeOrientedBoxDistance', 'plane', plane),
    orientedBoxCells('planeOrientedBoxDistance', 'orientedBox', orientedBox),
  );
}
