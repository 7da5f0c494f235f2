import type { Cone, Sphere } from '../../core/shapes.js';
import { coneEnds } from '../engine/cone-shapes.js';
import { sphereConeRelation, sphereMeetsCone } from '../engine/cone-sphere.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do a sphere and a cone meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; in the plane through the axis and the center of the sphere.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the center is the apex
 * @example
 * const one = { center: [0, 0, 7], radius: 2 };
 * sphereCone(one, { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 }); // { relation: 'touching', containment: 'none' }
 */
export function sphereCone(sphere: Sphere, cone: Cone): RoundRelation {
  return sphereConeRelation('sphereCone', sphere, coneEnds('sphereCone', 'cone', cone));
}

/**
 * Have a sphere and a cone a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; in the plane through the axis and the center of the sphere.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the center is the apex
 * @example
 * const one = { center: [0, 0, 7], radius: 2 };
 * sphereIntersectsCone(one, { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 }); // true
 */
export function sphereIntersectsCone(sphere: Sphere, cone: Cone): boolean {
  return sphereMeetsCone('sphereIntersectsCone', sphere, coneEnds('sphereIntersectsCone', 'cone', cone));
}
