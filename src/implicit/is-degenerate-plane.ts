import type { PlaneLike } from './data.js';
import { isDegenerateObject } from './objects/plane-object.js';
import { planeFrom } from './revive.js';

/**
 * Is a plane none, because its normal is zero: put through three points of one line, or a sum of rows that cancel?
 *
 * @throws RangeError naming the part of the plane that is wrong
 * @example isDegeneratePlane(planeThrough([0, 0, 0], [1, 1, 1], [2, 2, 2])); // true
 */
export function isDegeneratePlane(plane: PlaneLike): boolean {
  return isDegenerateObject(planeFrom('isDegeneratePlane', 'plane', plane));
}
