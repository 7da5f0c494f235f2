import type { SumPlane } from './data.js';
import { SumPlaneObject } from './objects/sum-plane.js';
import { requireRow } from './require.js';

/**
 * The plane whose coefficients are the sums of two rows of four numbers: (p + q) · (x, y, z, 1) = 0. A face of a
 * frustum is one, a sum or difference of two rows of the projection matrix; the sums are not rounded. To subtract a
 * row, negate it. A sum with a zero normal is a degenerate plane.
 *
 * @throws RangeError if a number is not finite
 * @example side(sumPlane([1, 0, 0, 0], [0, 0, 0, -(2 ** -70)]), [2 ** -70, 0, 0]); // 0
 */
export function sumPlane(p: ArrayLike<number>, q: ArrayLike<number>): SumPlane {
  requireRow('sumPlane', 'p', p);
  requireRow('sumPlane', 'q', q);
  return new SumPlaneObject(p, q);
}
