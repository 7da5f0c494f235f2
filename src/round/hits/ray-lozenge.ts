import type { Lozenge, Ray } from '../../core/shapes.js';
import type { RoundHits } from './hit.js';
import { rayOf } from './linear.js';
import { lozengeHits, meetsLozenge } from './lozenge-hits.js';

/**
 * Where does a ray meet a lozenge? The first and the last common point, each with its exact parameter, and the point.
 * All of the boundary is face 0; where the ray begins inside, the feature is the interior.
 *
 * Source: Eberly, 3D Game Engine Design, 5.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * const plate = { origin: [0, -3, -3], edges: [[0, 6, 0], [0, 0, 6]], radius: 4 };
 * const { relation, entry, exit } = rayLozenge({ origin: [-8, 0, 0], direction: [4, 0, 0] }, plate);
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [1, 3]
 */
export function rayLozenge(ray: Ray, lozenge: Lozenge): RoundHits {
  return lozengeHits(rayOf('rayLozenge', ray), 'rayLozenge', lozenge);
}

/**
 * Have a ray and a lozenge a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 5.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * const plate = { origin: [0, -3, -3], edges: [[0, 6, 0], [0, 0, 6]], radius: 4 };
 * rayIntersectsLozenge({ origin: [-8, 0, 0], direction: [4, 0, 0] }, plate); // true
 * rayIntersectsLozenge({ origin: [-8, 8, 0], direction: [4, 0, 0] }, plate); // false
 */
export function rayIntersectsLozenge(ray: Ray, lozenge: Lozenge): boolean {
  return meetsLozenge(rayOf('rayIntersectsLozenge', ray), 'rayIntersectsLozenge', lozenge);
}
