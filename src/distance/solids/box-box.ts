import { toNumber } from '../../arithmetic/rational.js';
import { requireBox3 } from '../../core/arguments/index.js';
import type { Box3 } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { boxCells } from '../shapes/solids.js';
import { squaredGaps } from '../small/box-gaps.js';

/**
 * The distance between two boxes: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example
 * const found = boxBoxDistance({ min: [-1, -1, -1], max: [0, 1, 1] }, { min: [2, 1, 3], max: [5, 5, 5] });
 * found.distance; // 2.8284271247461903
 * found.squaredDistance; // { numerator: 8n, denominator: 1n }
 * found.closest[0]!.pointB; // [2, 1, 3]
 */
export function boxBoxDistance(a: Box3, b: Box3): ConvexDistance {
  return measureBounded(boxCells('boxBoxDistance', 'a', a), boxCells('boxBoxDistance', 'b', b));
}

/**
 * The square of the distance between two boxes, rounded to the nearest double (ties to even); 0 if they meet. The fast
 * form of `boxBoxDistance`, for when only the number is asked for.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.3.1, by gaps along the axes.
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example boxBoxSquaredDistance({ min: [-1, -1, -1], max: [0, 1, 1] }, { min: [2, 1, 3], max: [5, 5, 5] }); // 8
 */
export function boxBoxSquaredDistance(a: Box3, b: Box3): number {
  requireBox3('boxBoxSquaredDistance', 'a', a);
  requireBox3('boxBoxSquaredDistance', 'b', b);
  const square = squaredGaps(a, b);
  return Number.isNaN(square) ? toNumber(boxBoxDistance(a, b).squaredDistance) : square;
}
