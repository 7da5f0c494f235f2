import type { Plane, Point3 } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { planeCells } from '../shapes/flat.js';
import { pointCells } from '../shapes/linear.js';

/**
 * The distance from a point to a plane: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or the normal is zero
 * @example
 * const found = pointPlaneDistance([0, 0, 0], { normal: [3, 0, 4], constant: -10 });
 * found.distance; // 2
 * found.squaredDistance; // { numerator: 4n, denominator: 1n }
 * found.closest[0]!.pointB; // [1.2, 0, 1.6]
 */
export function pointPlaneDistance(point: Point3, plane: Plane): Distance {
  return measure(
    pointCells('pointPlaneDistance', 'point', point),
    planeCells('pointPlaneDistance', 'plane', plane),
  );
}
