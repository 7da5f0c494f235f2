import { toNumber } from '../../arithmetic/rational.js';
import { requireBox3 } from '../../core/arguments/index.js';
import type { Box3 } from '../../core/shapes.js';
import { boxBoxDistance } from '../generated/space.js';
import { squaredGaps } from '../small/box-gaps.js';

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
  if (!Number.isNaN(square)) return square;
  return toNumber(boxBoxDistance(a, b).squaredDistance);
}
