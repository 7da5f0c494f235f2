import { requireOrientedBox, requireRay3 } from '../../core/arguments/index.js';
import type { OrientedBox, Ray } from '../../core/shapes.js';
import { OrientedBoxSet } from '../convex/engine/box-set.js';
import { type ConvexHits, hitsOf, rayComponent } from '../convex/engine/linear-hits.js';
import { linearMeets } from '../convex/engine/linear-meets.js';
import { determinantSign, ORIENTED_BOX_HALF_SPACES } from '../convex/engine/oriented-box-half-spaces.js';

/**
 * Where does a ray pass through an oriented box (the parallelepiped of its axes)? Relation, entry and exit, each
 * with both features and the exact parameter.
 * The own feature of a ray is vertex 0 at its origin, else edge 0; a ray that starts inside enters at its origin.
 * Features of the solid are numbered as `boxFeature` says.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3; Kay and Kajiya 1986 (slabs).
 *
 * @throws RangeError if the direction is zero, a number is not finite, the axes are not linearly independent, or a
 *   half size is negative
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * const { relation, contact } = rayOrientedBox({ origin: [0, 0, 0], direction: [1, 1, 0] }, box);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['interior', 0, 0], ['face', 1, 1]]
 */
export function rayOrientedBox(ray: Ray, box: OrientedBox): ConvexHits {
  requireRay3('rayOrientedBox', 'ray', ray);
  requireOrientedBox('rayOrientedBox', 'box', box, determinantSign);
  return hitsOf(rayComponent(ray), new OrientedBoxSet(box));
}

/**
 * Does a ray meet an oriented box (the parallelepiped of its axes)? Touching counts. Signs only: nothing is
 * constructed.
 *
 * Source: Eberly, 3D Game Engine Design, 5.2.
 *
 * @throws RangeError if the direction is zero, a number is not finite, the axes are not linearly independent, or a half
 *   size is negative
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * rayIntersectsOrientedBox({ origin: [-4, 0, 1], direction: [1, 0, 0] }, box); // true
 * rayIntersectsOrientedBox({ origin: [-4, 0, 1], direction: [-1, 0, 0] }, box); // false
 */
export function rayIntersectsOrientedBox(ray: Ray, box: OrientedBox): boolean {
  requireRay3('rayIntersectsOrientedBox', 'ray', ray);
  requireOrientedBox('rayIntersectsOrientedBox', 'box', box, determinantSign);
  return linearMeets(ORIENTED_BOX_HALF_SPACES, box, 'ray', ray.origin, ray.direction);
}
