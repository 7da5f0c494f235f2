import { requireBox3, requireRay3 } from '../../core/arguments/index.js';
import type { Box3, Ray } from '../../core/shapes.js';
import { BoxSet } from '../convex/engine/box-set.js';
import { type ConvexHits, hitsOf, rayComponent } from '../convex/engine/linear-hits.js';
import { linePassesThrough } from './line-passes-box.js';

/**
 * Where does a ray pass through an axis-aligned box? Relation, entry and exit, each with both features and the
 * exact parameter.
 * The own feature of a ray is vertex 0 at its origin, else edge 0; a ray that starts inside enters at its origin.
 * Features of the solid are numbered as `boxFeature` says.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3 (slabs); Eberly, 3D Game Engine Design, 5.2.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or min > max in a coordinate
 * @example
 * const { relation, contact } = rayBox({ origin: [0.5, 0.5, 0.5], direction: [1, 1, 0] }, { min: [0, 0, 0], max: [1, 1, 1] });
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['interior', 0, 0], ['edge', 11, 0.5]]
 */
export function rayBox(ray: Ray, box: Box3): ConvexHits {
  requireRay3('rayBox', 'ray', ray);
  requireBox3('rayBox', 'box', box);
  return hitsOf(rayComponent(ray), new BoxSet(box));
}

/**
 * Do a ray and a box have a common point? The ray starts at its origin, which belongs to it; its direction need not be
 * of unit length.
 *
 * Six separating axes: the box's three, and their cross products with the direction.
 *
 * Source: Eberly, 3D Game Engine Design, 5.2.2.
 *
 * @throws RangeError if a number is not finite, the direction is zero, or min > max in a coordinate
 * @example
 * rayIntersectsBox({ origin: [-1, 0, 0], direction: [2, 1, 0] }, { min: [0, 0, 0], max: [1, 1, 1] }); // true
 * rayIntersectsBox({ origin: [2, 0, 0], direction: [2, 1, 0] }, { min: [0, 0, 0], max: [1, 1, 1] }); // false
 */
export function rayIntersectsBox(ray: Ray, box: Box3): boolean {
  requireRay3('rayIntersectsBox', 'ray', ray);
  requireBox3('rayIntersectsBox', 'box', box);
  const { origin, direction } = ray;
  for (let i = 0; i < 3; i++) {
    if (origin[i]! > box.max[i]! && direction[i]! >= 0) return false;
    if (origin[i]! < box.min[i]! && direction[i]! <= 0) return false;
  }
  return linePassesThrough(ray, box);
}
