import type { Ellipsoid, Ray } from '../../core/shapes.js';
import { hasHit, hitsOf } from './find-hits.js';
import type { RoundHits } from './hit.js';
import { rayOf } from './linear.js';
import { ellipsoidSolid } from './solids.js';

/**
 * Where does a ray meet an ellipsoid? The first and the last common point, each with its exact parameter, the point,
 * and the feature on which it lies. The boundary is face 0.
 *
 * Source: Eberly, 3D Game Engine Design, 5.6.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the axes are linearly
 *   dependent
 * @example
 * const { relation, entry, exit } = rayEllipsoid({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [1, 3]
 * entry!.coordinates; // [-4, 3, 0]
 */
export function rayEllipsoid(ray: Ray, ellipsoid: Ellipsoid): RoundHits {
  return hitsOf(rayOf('rayEllipsoid', ray), ellipsoidSolid('rayEllipsoid', ellipsoid));
}

/**
 * Have a ray and an ellipsoid a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 5.6.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the axes are linearly
 *   dependent
 * @example
 * rayIntersectsEllipsoid({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] }); // true
 * rayIntersectsEllipsoid({ origin: [-8, 6, 0], direction: [4, 0, 0] }, { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] }); // false
 */
export function rayIntersectsEllipsoid(ray: Ray, ellipsoid: Ellipsoid): boolean {
  return hasHit(rayOf('rayIntersectsEllipsoid', ray), ellipsoidSolid('rayIntersectsEllipsoid', ellipsoid));
}
