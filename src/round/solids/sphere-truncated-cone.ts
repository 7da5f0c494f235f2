import type { Sphere, TruncatedCone } from '../../core/shapes.js';
import { truncatedConeEnds } from '../engine/cone-shapes.js';
import { sphereConeRelation, sphereMeetsCone } from '../engine/cone-sphere.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do a sphere and a truncated cone meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains
 * which.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; in the plane through the axis and the center of the sphere.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the ends are equal
 * @example
 * const one = { center: [0, 0, 5], radius: 2 };
 * sphereTruncatedCone(one, { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 }); // { relation: 'touching', containment: 'none' }
 */
export function sphereTruncatedCone(sphere: Sphere, truncatedCone: TruncatedCone): RoundRelation {
  return sphereConeRelation(
    'sphereTruncatedCone',
    sphere,
    truncatedConeEnds('sphereTruncatedCone', 'truncatedCone', truncatedCone),
  );
}

/**
 * Have a sphere and a truncated cone a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; in the plane through the axis and the center of the sphere.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the ends are equal
 * @example
 * const one = { center: [0, 0, 5], radius: 2 };
 * sphereIntersectsTruncatedCone(one, { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 }); // true
 */
export function sphereIntersectsTruncatedCone(sphere: Sphere, truncatedCone: TruncatedCone): boolean {
  return sphereMeetsCone(
    'sphereIntersectsTruncatedCone',
    sphere,
    truncatedConeEnds('sphereIntersectsTruncatedCone', 'truncatedCone', truncatedCone),
  );
}
