import { requireRay3, requireSphere } from '../../core/arguments/index.js';
import type { Ray, Sphere } from '../../core/shapes.js';
import { UNDECIDED } from '../../core/sign.js';
import { rayFilter } from '../filters/linear.js';
import { hasHit, hitsOf } from './find-hits.js';
import type { RoundHits } from './hit.js';
import { rayOf } from './linear.js';
import { sphereSolid } from './solids.js';

/**
 * Where does a ray meet a sphere? The first and the last common point, each with its exact parameter, the point, and
 * the feature on which it lies. The boundary is face 0.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.2; Eberly, 3D Game Engine Design, 5.1.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * const { relation, entry, exit } = raySphere({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { center: [0, 0, 0], radius: 5 });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [1, 3]
 * entry!.coordinates; // [-4, 3, 0]
 */
export function raySphere(ray: Ray, sphere: Sphere): RoundHits {
  return hitsOf(rayOf('raySphere', ray), sphereSolid('raySphere', sphere));
}

/**
 * Have a ray and a sphere a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.2; Eberly, 3D Game Engine Design, 5.1.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * rayIntersectsSphere({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { center: [0, 0, 0], radius: 5 }); // true
 * rayIntersectsSphere({ origin: [-8, 6, 0], direction: [4, 0, 0] }, { center: [0, 0, 0], radius: 5 }); // false
 */
export function rayIntersectsSphere(ray: Ray, sphere: Sphere): boolean {
  requireRay3('rayIntersectsSphere', 'ray', ray);
  requireSphere('rayIntersectsSphere', 'sphere', sphere);
  const { origin, direction } = ray;
  const { center, radius } = sphere;
  const filtered = rayFilter(
    origin[0]! - center[0]!,
    origin[1]! - center[1]!,
    origin[2]! - center[2]!,
    direction[0]!,
    direction[1]!,
    direction[2]!,
    radius,
  );
  if (filtered !== UNDECIDED) return filtered <= 0;
  return hasHit(rayOf('rayIntersectsSphere', ray), sphereSolid('rayIntersectsSphere', sphere));
}
