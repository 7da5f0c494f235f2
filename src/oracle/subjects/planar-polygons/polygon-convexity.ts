import { isConvexPolygon2d, polygonConvexity2d } from '../../../planar/polygons/polygon-convexity.js';
import { ringAt } from '../../cases/planar/rings.js';

/** The kernel's word, and whether the boolean says the same. */
export function subject(values: Float64Array): string {
  const ring = ringAt(values, 0);
  const convexity = polygonConvexity2d(ring);
  const holds = convexity === 'strictly-convex' || convexity === 'convex';
  return convexity + (isConvexPolygon2d(ring) === holds ? '' : ' BOOLEAN DIFFERS');
}
