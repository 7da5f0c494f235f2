import { requireRay3 } from '../../core/arguments/index.js';
import type { Ray } from '../../core/shapes.js';
import { type ConvexHits, hitsOf, meetsSet, rayComponent } from './engine/linear-hits.js';
import { type Frustum, frustumSet, requireFrustum } from './frustum.js';

/**
 * Where does a ray pass through a frustum? Relation, entry and exit, each with both features and the exact
 * parameter, as `rayConvex` says. Features of the solid are numbered as `Frustum` says.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8; Eberly, 3D Game Engine Design, 3.4.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * const { relation, contact } = rayFrustum({ origin: [0, 0, 0], direction: [0, 1, 0] }, cube);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['interior', 0, 0], ['face', 3, 1]]
 */
export function rayFrustum(ray: Ray, frustum: Frustum): ConvexHits {
  requireRay3('rayFrustum', 'ray', ray);
  requireFrustum('rayFrustum', 'frustum', frustum);
  return hitsOf(rayComponent(ray), frustumSet(frustum));
}

/**
 * Does a ray meet a frustum? Touching counts.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * rayIntersectsFrustum({ origin: [-3, 0, 0], direction: [1, 0, 0] }, cube); // true
 * rayIntersectsFrustum({ origin: [-3, 0, 0], direction: [-1, 0, 0] }, cube); // false
 */
export function rayIntersectsFrustum(ray: Ray, frustum: Frustum): boolean {
  requireRay3('rayIntersectsFrustum', 'ray', ray);
  requireFrustum('rayIntersectsFrustum', 'frustum', frustum);
  return meetsSet(rayComponent(ray), frustumSet(frustum));
}
