import { requireRing3 } from '../../core/arguments/rings.js';
import { requireNoMore } from '../../core/arguments/surplus.js';
import type { Ring } from '../../core/shapes.js';
import { type Convexity, polygonConvexity2d } from '../../planar/polygons/polygon-convexity.js';
import { axisOf, planarityOf, withoutAxis } from './polygon-planarity.js';

/** Whether a polygon of space is convex: as in the plane; `not-planar`: its vertices lie in no plane. */
export type PolygonConvexity = Convexity | 'not-planar';

/**
 * Is a polygon in space convex? The answer of `polygonConvexity2d` for its plane, or `not-planar`.
 *
 * Either way round, closed (the last point equal to the first) or not. `strictly-convex`, `convex` (some vertices are
 * no corners), `not-convex`, `degenerate` (all vertices on one line).
 *
 * Source: Ericson, Real-Time Collision Detection, 3.7.1, with an exact projection instead of the quad's normals.
 *
 * @throws RangeError naming the vertex that has not three finite coordinates
 * @example
 * polygonConvexity([[0, 0, 0], [2, 0, 2], [2, 2, 4], [0, 2, 2]]); // 'strictly-convex'
 * polygonConvexity([[0, 0, 0], [2, 0, 2], [2, 2, 4], [0, 2, 3]]); // 'not-planar'
 * polygonConvexity([[0, 0, 0], [4, 0, 0], [1, 1, 0], [0, 4, 0]]); // 'not-convex'
 */
export function polygonConvexity(polygon: Ring): PolygonConvexity {
  if (arguments.length > 1) requireNoMore('polygonConvexity', 1, arguments[1]);
  requireRing3('polygonConvexity', 'polygon', polygon);
  const { dimension, witness } = planarityOf(polygon);
  if (dimension === 3) return 'not-planar';
  if (dimension < 2) return 'degenerate';
  return polygonConvexity2d(withoutAxis(polygon, axisOf(polygon, witness)));
}
