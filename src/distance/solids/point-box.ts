import type { Box3, Point3 } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { pointCells } from '../shapes/linear.js';
import { boxCells } from '../shapes/solids.js';

/**
 * The distance from a point to a box: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.3.
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example
 * const found = pointBoxDistance([0, 0, 0], { min: [2, 1, 3], max: [5, 5, 5] });
 * found.distance; // 3.7416573867739413
 * found.squaredDistance; // { numerator: 14n, denominator: 1n }
 * found.closest[0]!.pointB; // [2, 1, 3]
 */
export function pointBoxDistance(point: Point3, box: Box3): ConvexDistance {
  return measureBounded(
    pointCells('pointBoxDistance', 'point', point),
    boxCells('pointBoxDistance', 'box', box),
  );
}
