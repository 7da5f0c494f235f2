import { requireRay3 } from '../../core/arguments/index.js';
import type { Ray } from '../../core/shapes.js';
import { hitsOf, meetsSet, rayComponent, type SolidHits } from './engine/linear-hits.js';
import { type ConvexSolid, requireSolid, setOf } from './solid.js';

/**
 * Where does a ray pass through a prepared solid? As `lineSolid`; the ray's feature is vertex 0 at its origin, else
 * edge 0. A ray that starts inside enters at its origin, at the solid's feature there (which may be the interior).
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const cube = solidFromBox({ min: [0, 0, 0], max: [1, 1, 1] });
 * const hits = raySolid({ origin: [0.5, 0.5, 0.5], direction: [1, 1, 1] }, cube);
 * hits.contact.map(({ b }) => b); // [{ type: 'interior', index: 0 }, { type: 'vertex', index: 7 }]
 */
export function raySolid(ray: Ray, solid: ConvexSolid): SolidHits {
  requireRay3('raySolid', 'ray', ray);
  requireSolid('raySolid', 'solid', solid);
  return hitsOf(rayComponent(ray), setOf(solid));
}

/**
 * Does a ray meet a prepared solid? Touching counts.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * rayIntersectsSolid({ origin: [3, 1, 1], direction: [1, 0, 0] }, solidFromBox({ min: [0, 0, 0], max: [1, 1, 1] })); // false
 */
export function rayIntersectsSolid(ray: Ray, solid: ConvexSolid): boolean {
  requireRay3('rayIntersectsSolid', 'ray', ray);
  requireSolid('rayIntersectsSolid', 'solid', solid);
  return meetsSet(rayComponent(ray), setOf(solid));
}
