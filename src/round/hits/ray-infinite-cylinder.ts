import type { InfiniteCylinder, Ray } from '../../core/shapes.js';
import { hasHit, hitsOf } from './find-hits.js';
import type { RoundHits } from './hit.js';
import { rayOf } from './linear.js';
import { infiniteCylinderSolid } from './solids.js';

/**
 * Where does a ray meet an infinite cylinder? The first and the last common point, each with its exact parameter, the
 * point, and the feature on which it lies. The boundary is face 0. Parallel to the axis, a line inside has no first and
 * no last point: `null`.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.7.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative or
 *   the direction of the cylinder zero
 * @example
 * const { relation, entry, exit } = rayInfiniteCylinder({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { origin: [0, 0, 0], direction: [0, 0, 2], radius: 5 });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [1, 3]
 * entry!.coordinates; // [-4, 3, 0]
 */
export function rayInfiniteCylinder(ray: Ray, infiniteCylinder: InfiniteCylinder): RoundHits {
  return hitsOf(
    rayOf('rayInfiniteCylinder', ray),
    infiniteCylinderSolid('rayInfiniteCylinder', infiniteCylinder),
  );
}

/**
 * Have a ray and an infinite cylinder a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.7.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative or
 *   the direction of the cylinder zero
 * @example
 * rayIntersectsInfiniteCylinder({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { origin: [0, 0, 0], direction: [0, 0, 2], radius: 5 }); // true
 * rayIntersectsInfiniteCylinder({ origin: [-8, 6, 0], direction: [4, 0, 0] }, { origin: [0, 0, 0], direction: [0, 0, 2], radius: 5 }); // false
 */
export function rayIntersectsInfiniteCylinder(ray: Ray, infiniteCylinder: InfiniteCylinder): boolean {
  return hasHit(
    rayOf('rayIntersectsInfiniteCylinder', ray),
    infiniteCylinderSolid('rayIntersectsInfiniteCylinder', infiniteCylinder),
  );
}
