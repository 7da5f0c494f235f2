import { reject } from '../../core/arguments/index.js';
import { farthestFrom, squaredDistanceOf } from '../points/farthest-from.js';
import { rootUp } from '../points/root-up.js';

/**
 * The least radius of doubles around a center that reaches all points.
 *
 * @param x three finite coordinates for each of one point or more
 * @throws RangeError if no double is large enough
 */
export function radiusAround(where: string, x: Float64Array, center: readonly number[]): number {
  const far = farthestFrom(x, center);
  const radius = rootUp(squaredDistanceOf(center, x.subarray(3 * far, 3 * far + 3)));
  if (!Number.isFinite(radius)) reject(where, 'points', 'points that a sphere of doubles can enclose', x);
  return radius;
}
