import type { OrientedBox, Point3 } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { pointCells } from '../shapes/linear.js';
import { orientedBoxCells } from '../shapes/solids.js';

/**
 * The distance from a point to an oriented box: its square exactly, the closest points, and the features that they lie
 * on. An oriented box is the parallelepiped of its axes as they are.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.4, without the assumption that the axes are orthonormal.
 *
 * @throws RangeError naming the argument, if a number is not finite, a half size is negative or the axes are linearly
 *   dependent
 * @example
 * const found = pointOrientedBoxDistance([0, 0, 0], { center: [5, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] });
 * found.distance; // 3
 * found.squaredDistance; // { numerator: 9n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 0, 0]
 */
export function pointOrientedBoxDistance(point: Point3, orientedBox: OrientedBox): ConvexDistance {
  return measureBounded(
    pointCells('pointOrientedBoxDistance', 'point', point),
    orientedBoxCells('pointOrientedBoxDistance', 'orientedBox', orientedBox),
  );
}
