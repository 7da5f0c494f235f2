import type { Ray, TruncatedCone } from '../../core/shapes.js';
import { hasHit, hitsOf } from './find-hits.js';
import type { RoundHits } from './hit.js';
import { rayOf } from './linear.js';
import { truncatedConeSolid } from './solids.js';

/**
 * Where does a ray meet a truncated cone? The first and the last common point, each with its exact parameter, the
 * point, and the feature on which it lies. Face 0 is the side, faces 1 and 2 are the caps at `start` and `end`, edges 0
 * and 1 their rims; of a radius that is 0, vertices 0 and 1.
 *
 * Source: Eberly, 3D Game Engine Design, 5.5, of a radius that changes.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or a radius is negative or
 *   the ends are equal
 * @example
 * const { relation, entry, exit } = rayTruncatedCone({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [1, 3]
 * entry!.coordinates; // [-4, 3, 0]
 */
export function rayTruncatedCone(ray: Ray, truncatedCone: TruncatedCone): RoundHits {
  return hitsOf(rayOf('rayTruncatedCone', ray), truncatedConeSolid('rayTruncatedCone', truncatedCone));
}

/**
 * Have a ray and a truncated cone a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 5.5, of a radius that changes.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or a radius is negative or
 *   the ends are equal
 * @example
 * rayIntersectsTruncatedCone({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 }); // true
 * rayIntersectsTruncatedCone({ origin: [-8, 6, 0], direction: [4, 0, 0] }, { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 }); // false
 */
export function rayIntersectsTruncatedCone(ray: Ray, truncatedCone: TruncatedCone): boolean {
  return hasHit(
    rayOf('rayIntersectsTruncatedCone', ray),
    truncatedConeSolid('rayIntersectsTruncatedCone', truncatedCone),
  );
}
