import type { Circle, Ray } from '../../core/shapes.js';
import { hasHit } from '../hits/find-hits.js';
import type { RoundHits } from '../hits/hit.js';
import { rayOf2d } from '../hits/linear.js';
import { circleSolid } from '../hits/solids.js';
import { hitsOf2d } from './hits-2d.js';

/**
 * Where does a ray meet a circle? The first and the last common point, each with its exact parameter, the point, and
 * the feature on which it lies. The circle is the closed disk; its boundary is edge 0, what lies inside face 0.
 *
 * Source: Eberly, 3D Game Engine Design, B.1.1 (a line and a quadratic curve).
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * const { relation, entry, exit } = rayCircle2d({ origin: [-8, 3], direction: [4, 0] }, { center: [0, 0], radius: 5 });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [1, 3]
 * entry!.coordinates; // [-4, 3]
 */
export function rayCircle2d(ray: Ray, circle: Circle): RoundHits {
  return hitsOf2d(rayOf2d('rayCircle2d', ray), circleSolid('rayCircle2d', circle));
}

/**
 * Have a ray and a circle a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, B.1.1 (a line and a quadratic curve).
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * rayIntersectsCircle2d({ origin: [-8, 3], direction: [4, 0] }, { center: [0, 0], radius: 5 }); // true
 * rayIntersectsCircle2d({ origin: [-8, 6], direction: [4, 0] }, { center: [0, 0], radius: 5 }); // false
 */
export function rayIntersectsCircle2d(ray: Ray, circle: Circle): boolean {
  return hasHit(rayOf2d('rayIntersectsCircle2d', ray), circleSolid('rayIntersectsCircle2d', circle));
}
