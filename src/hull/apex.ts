import { nextDown, nextUp } from '../arithmetic/float64.js';
import { extentOf } from './first-simplex.js';
import { viewOf } from './on-polygon.js';

/**
 * Writes a last point beside the plane of the others, the first three of which are not on a line: the first one moved
 * along an axis that is not parallel to the plane, about as far as the points reach.
 *
 * @returns the side on which it is: 1 where the coordinate of that axis is greater
 */
export function addApex(x: Float64Array): -1 | 1 {
  const { axis } = viewOf(x, 0, 1, 2);
  const at = x.length - 3;
  x.copyWithin(at, 0, 3);
  const [ex, ey, ez] = extentOf(x) as unknown as [number, number, number];
  const far = Math.min(Math.max(ex, ey, ez), Number.MAX_VALUE);
  const from = x[axis]!;
  // Towards zero and beyond: no overflow.
  x[at + axis] = from > 0 ? Math.min(from - far, nextDown(from)) : Math.max(from + far, nextUp(from));
  return from > 0 ? -1 : 1;
}
