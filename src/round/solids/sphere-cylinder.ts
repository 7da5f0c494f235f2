import type { Cylinder, Sphere } from '../../core/shapes.js';
import { cylinderEnds } from '../engine/cone-shapes.js';
import { sphereConeRelation, sphereMeetsCone } from '../engine/cone-sphere.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do a sphere and a cylinder meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; in the plane through the axis and the center of the sphere.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the ends are equal
 * @example
 * const one = { center: [8, 6, 0], radius: 5 };
 * sphereCylinder(one, { start: [0, 0, -1], end: [0, 0, 9], radius: 5 }); // { relation: 'touching', containment: 'none' }
 */
export function sphereCylinder(sphere: Sphere, cylinder: Cylinder): RoundRelation {
  return sphereConeRelation('sphereCylinder', sphere, cylinderEnds('sphereCylinder', 'cylinder', cylinder));
}

/**
 * Have a sphere and a cylinder a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; in the plane through the axis and the center of the sphere.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the ends are equal
 * @example
 * const one = { center: [8, 6, 0], radius: 5 };
 * sphereIntersectsCylinder(one, { start: [0, 0, -1], end: [0, 0, 9], radius: 5 }); // true
 */
export function sphereIntersectsCylinder(sphere: Sphere, cylinder: Cylinder): boolean {
  return sphereMeetsCone(
    'sphereIntersectsCylinder',
    sphere,
    cylinderEnds('sphereIntersectsCylinder', 'cylinder', cylinder),
  );
}
