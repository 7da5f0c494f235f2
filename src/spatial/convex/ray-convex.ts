import { requireRay3 } from '../../core/arguments/index.js';
import type { Ray } from '../../core/shapes.js';
import { type Convex, requireConvex, setOf } from './convex.js';
import { type ConvexHits, hitsOf, meetsSet, rayComponent } from './engine/linear-hits.js';

/**
 * Where does a ray pass through a prepared convex shape? As `lineConvex`; the ray's feature is vertex 0 at its origin,
 * else edge 0. A ray that starts inside enters at its origin, at the shape's feature there (which may be the interior).
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const cube = convexFromBox({ min: [0, 0, 0], max: [1, 1, 1] });
 * const hits = rayConvex({ origin: [0.5, 0.5, 0.5], direction: [1, 1, 1] }, cube);
 * hits.contact.map(({ b }) => b); // [{ type: 'interior', index: 0 }, { type: 'vertex', index: 7 }]
 */
export function rayConvex(ray: Ray, convex: Convex): ConvexHits {
  requireRay3('rayConvex', 'ray', ray);
  requireConvex('rayConvex', 'convex', convex);
  return hitsOf(rayComponent(ray), setOf(convex));
}

/**
 * Does a ray meet a prepared convex shape? Touching counts.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * rayIntersectsConvex({ origin: [3, 1, 1], direction: [1, 0, 0] }, convexFromBox({ min: [0, 0, 0], max: [1, 1, 1] })); // false
 */
export function rayIntersectsConvex(ray: Ray, convex: Convex): boolean {
  requireRay3('rayIntersectsConvex', 'ray', ray);
  requireConvex('rayIntersectsConvex', 'convex', convex);
  return meetsSet(rayComponent(ray), setOf(convex));
}
