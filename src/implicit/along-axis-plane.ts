import { requireIndex } from '../core/arguments/index.js';
import type { AlongAxisPlane, PointLike3 } from './data.js';
import { AlongAxisPlaneObject } from './objects/along-axis-plane.js';
import { plainOrObject } from './revive.js';

/**
 * The plane through two points, plain or implicit, along a coordinate axis (0 is x). Its normal is axis × (q - p); if
 * the points differ along this axis only, or not at all, it is zero, and every point counts as on the plane.
 *
 * Its numbers are as long as those of the points make them: points that are defined by such planes, which are put
 * through such points again, grow.
 *
 * @throws RangeError if a coordinate is not finite or there is no such axis
 * @example
 * const wall = alongAxisPlane([0, 0, 0], [1, 1, 9], 2);
 * side(wall, [3, 3, -7]); // 0
 * side(wall, [0, 1, 0]); // 1
 */
export function alongAxisPlane(p: PointLike3, q: PointLike3, axis: 0 | 1 | 2): AlongAxisPlane {
  const [from, to] = [plainOrObject('alongAxisPlane', 'p', p), plainOrObject('alongAxisPlane', 'q', q)];
  requireIndex('alongAxisPlane', 'axis', axis, 3);
  return new AlongAxisPlaneObject(from, to, axis);
}
