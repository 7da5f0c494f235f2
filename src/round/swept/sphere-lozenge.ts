import type { Lozenge, Sphere } from '../../core/shapes.js';
import { doMeet, type RoundRelation, relationOf } from '../engine/relation.js';
import { lozengeShape, sphereShape } from '../shapes/swept.js';

/**
 * How do a sphere and a lozenge meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of
 * the cores and that of the radius (the sum of both) are compared as the fractions that they are. A lozenge whose edges
 * are zero or parallel is a capsule or a sphere. Of radius 0 a round shape is its core, which may be `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereLozenge(one, { origin: [0, 12, 0], edges: [[3, 0, 0], [0, 0, 3]], radius: 7 }); // { relation: 'touching', containment: 'none' }
 */
export function sphereLozenge(sphere: Sphere, lozenge: Lozenge): RoundRelation {
  return relationOf(
    sphereShape('sphereLozenge', 'sphere', sphere),
    lozengeShape('sphereLozenge', 'lozenge', lozenge),
  );
}

/**
 * Have a sphere and a lozenge a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereIntersectsLozenge(one, { origin: [0, 12, 0], edges: [[3, 0, 0], [0, 0, 3]], radius: 7 }); // true
 */
export function sphereIntersectsLozenge(sphere: Sphere, lozenge: Lozenge): boolean {
  return doMeet(
    sphereShape('sphereIntersectsLozenge', 'sphere', sphere),
    lozengeShape('sphereIntersectsLozenge', 'lozenge', lozenge),
  );
}
