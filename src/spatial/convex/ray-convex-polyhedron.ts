import { requireRay3 } from '../../core/arguments/index.js';
import type { ConvexPolyhedron, Ray } from '../../core/shapes.js';
import { type ConvexHits, hitsOf, meetsSet, rayComponent } from './engine/linear-hits.js';
import { requirePolyhedronSet } from './engine/polyhedron-set.js';

/**
 * Where does a ray pass through a convex polyhedron? Relation, entry and exit, each with both features and the exact
 * parameter. The own feature of a ray is vertex 0 at its origin, else edge 0; a ray that starts inside enters at its
 * origin. Features of the solid are numbered as `convexFromConvexPolyhedron` says; prepare the solid by it if many
 * questions are asked.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the polyhedron is not closed and convex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * const { relation, contact } = rayConvexPolyhedron({ origin: [-1, 0, 0], direction: [1, 0, 0] }, { vertices, faces });
 * relation; // 'touching'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['vertex', 0, 1], ['vertex', 1, 5]]
 */
export function rayConvexPolyhedron(ray: Ray, polyhedron: ConvexPolyhedron): ConvexHits {
  requireRay3('rayConvexPolyhedron', 'ray', ray);
  return hitsOf(rayComponent(ray), requirePolyhedronSet('rayConvexPolyhedron', 'polyhedron', polyhedron));
}

/**
 * Does a ray meet a convex polyhedron? Touching counts.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the polyhedron is not closed and convex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * rayIntersectsConvexPolyhedron({ origin: [-1, 0, 0], direction: [1, 0, 0] }, { vertices, faces }); // true
 * rayIntersectsConvexPolyhedron({ origin: [-1, 0, 0], direction: [-1, 0, 0] }, { vertices, faces }); // false
 */
export function rayIntersectsConvexPolyhedron(ray: Ray, polyhedron: ConvexPolyhedron): boolean {
  requireRay3('rayIntersectsConvexPolyhedron', 'ray', ray);
  return meetsSet(
    rayComponent(ray),
    requirePolyhedronSet('rayIntersectsConvexPolyhedron', 'polyhedron', polyhedron),
  );
}
