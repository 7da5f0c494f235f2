import type { Point3 } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { pointCells } from '../shapes/linear.js';

/**
 * The distance between two points: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * const found = pointPointDistance([0, 0, 0], [3, 4, 0]);
 * found.distance; // 5
 * found.squaredDistance; // { numerator: 25n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 4, 0]
 */
export function pointPointDistance(a: Point3, b: Point3): ConvexDistance {
  return measureBounded(pointCells('pointPointDistance', 'a', a), pointCells('pointPointDistance', 'b', b));
}
