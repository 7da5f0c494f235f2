import { requireNoMore, requireRing2 } from '../../core/arguments/index.js';
import type { Ring } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { polygonAreaSign } from '../../predicates/polygon-area-sign.js';
import { flatten } from './ring.js';

/**
 * Does a ring run counterclockwise (1) or clockwise (-1)?
 *
 * The sign of the exact signed area, in which each part counts as often as the ring runs around it counterclockwise.
 * Any ring has one, self-crossing ones included; zero if the parts cancel or there is none. Repeated points and
 * collinear vertices do no harm.
 *
 * Source: the shoelace formula (Meister 1769); see polygonAreaSign for flat buffers.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * polygonOrientation2d([[0, 0], [4, 0], [0, 4]]); // 1
 * polygonOrientation2d([[0, 0], [0, 4], [4, 0]]); // -1
 * polygonOrientation2d([[0, 0], [1, 1], [1, 0], [0, 1]]); // 0
 */
export function polygonOrientation2d(ring: Ring): Sign {
  if (arguments.length > 1) requireNoMore('polygonOrientation2d', 1, arguments[1]);
  requireRing2('polygonOrientation2d', 'ring', ring);
  return polygonAreaSign(flatten(ring));
}
