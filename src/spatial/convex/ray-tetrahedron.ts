import { requireRay3, requireTetrahedron } from '../../core/arguments/index.js';
import type { Ray, Tetrahedron } from '../../core/shapes.js';
import { type ConvexHits, hitsOf, rayComponent } from './engine/linear-hits.js';
import { linearMeetsTetrahedron, tetrahedronSet } from './engine/tetrahedron-set.js';

/**
 * Where does a ray pass through a tetrahedron? Relation, entry and exit, each with both features and the exact
 * parameter.
 * The own feature of a ray is vertex 0 at its origin, else edge 0; a ray that starts inside enters at its origin.
 * Features of the solid are numbered as `convexFromTetrahedron` says; a flat tetrahedron is the convex hull of its
 * corners.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * const { relation, contact } = rayTetrahedron({ origin: [-1, 0, 0], direction: [1, 0, 0] }, t);
 * relation; // 'touching'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['vertex', 0, 1], ['vertex', 1, 5]]
 */
export function rayTetrahedron(ray: Ray, tetrahedron: Tetrahedron): ConvexHits {
  requireRay3('rayTetrahedron', 'ray', ray);
  requireTetrahedron('rayTetrahedron', 'tetrahedron', tetrahedron);
  return hitsOf(rayComponent(ray), tetrahedronSet(tetrahedron));
}

/**
 * Does a ray meet a tetrahedron? Touching counts. Signs only: nothing is constructed.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * rayIntersectsTetrahedron({ origin: [-1, 0, 0], direction: [1, 0, 0] }, t); // true
 * rayIntersectsTetrahedron({ origin: [-1, 0, 0], direction: [-1, 0, 0] }, t); // false
 */
export function rayIntersectsTetrahedron(ray: Ray, tetrahedron: Tetrahedron): boolean {
  requireRay3('rayIntersectsTetrahedron', 'ray', ray);
  requireTetrahedron('rayIntersectsTetrahedron', 'tetrahedron', tetrahedron);
  return linearMeetsTetrahedron('ray', ray.origin, ray.direction, tetrahedron);
}
