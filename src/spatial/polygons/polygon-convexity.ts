import { requireRing3 } from '../../core/arguments/rings.js';
import type { Ring } from '../../core/shapes.js';
import { type Convexity, polygonConvexity as polygonConvexity2d } from '../../planar/polygons/polygon-convexity.js';
import { axisOf, planarityOf, withoutAxis } from './polygon-planarity.js';

/**
 * Is a polygon in space convex? The answer of `polygonConvexity` for its plane, or `not planar`.
 *
 * `convex`, `weakly convex` (some vertices are no corners), `not convex`, `degenerate` (all vertices on one line).
 *
 * Source: Ericson, Real-Time Collision Detection, 3.7.1, with an exact projection instead of the quad's normals.
 *
 * @throws RangeError naming the vertex that has not three finite coordinates
 * @example
 * polygonConvexity([[0, 0, 0], [2, 0, 2], [2, 2, 4], [0, 2, 2]]); // 'convex'
 * polygonConvexity([[0, 0, 0], [2, 0, 2], [2, 2, 4], [0, 2, 3]]); // 'not planar'
 * polygonConvexity([[0, 0, 0], [4, 0, 0], [1, 1, 0], [0, 4, 0]]); // 'not convex'
 */
export function polygonConvexity(polygon: Ring): Convexity | 'not planar' {
  const { dimension, witness } = polygonPlanarity(polygon);
  if (dimension === 3) return 'not planar';
  if (dimension < 2) return 'degenerate';
  return polygonConvexity2d(withoutAxis(polygon, axisOf(polygon, witness)));
}
