import type { Location } from '../core/location.js';
import type { PointLike2 } from '../implicit/index.js';
import { point2From } from '../implicit/revive.js';
import type { PolygonOperand } from './operand.js';
import { indexOf } from './queries/set-index.js';

/**
 * Where a point, plain or implicit, lies to a polygon set, exactly: inside, on the boundary, or outside. The boundary
 * belongs to the set.
 *
 * In the time of a look at the edges on the right of the point, and at its height; the tree that finds them is made
 * once for a set. Other polygons are read anew each time: make a set of them for many points.
 *
 * Source: Haines 1994, "Point in Polygon Strategies" (winding numbers by edges that pass the height of the point).
 *
 * @param set a set, or polygons that are read as one
 * @throws RangeError naming an argument that is no polygon set or no point
 * @example
 * const ring = polygonDifference([[0, 0], [6, 0], [6, 6], [0, 6]], [[2, 2], [4, 2], [4, 4], [2, 4]]);
 * locatePointInPolygonSet(ring, [1, 1]); // 'inside'
 * locatePointInPolygonSet(ring, [3, 3]); // 'outside'
 * locatePointInPolygonSet(ring, [4, 3]); // 'boundary'
 */
export function locatePointInPolygonSet(set: PolygonOperand, point: PointLike2): Location {
  const index = indexOf('locatePointInPolygonSet', 'set', set);
  const own = point2From('locatePointInPolygonSet', 'point', point) as PointLike2 | undefined;
  return index.locate(own ?? point);
}
