/** Checks of hulls of points. */
import type { Hull } from '../shapes.js';
import { reject } from './errors.js';
import { isOfType } from './kinds.js';
import { requireObject } from './lists.js';
import { loadPoints } from './point-lists.js';

/**
 * The coordinates of the points of a hull as a new array, one behind the other, 0 for -0.
 *
 * @throws RangeError naming the part that is wrong: no points, a coordinate that is not finite
 */
export function loadHull(where: string, name: string, hull: Hull): Float64Array<ArrayBuffer> {
  requireObject(where, name, '{points}', hull);
  if (hull.points === undefined) reject(where, name, '{points}', hull);
  if (!isOfType(hull, 'hull')) reject(where, `${name}.type`, "'hull'", (hull as Hull).type);
  return loadPoints(where, `${name}.points`, hull.points, 3, 1);
}
