import type { Capsule, Lozenge } from '../../core/shapes.js';
import { doMeet, type RoundRelation, relationOf } from '../engine/relation.js';
import { capsuleShape, lozengeShape } from '../shapes/swept.js';

/**
 * How do a capsule and a lozenge meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of
 * the cores and that of the radius (the sum of both) are compared as the fractions that they are. A capsule without
 * length is a sphere. A lozenge whose edges are zero or parallel is a capsule or a sphere. Of radius 0 a round shape is
 * its core, which may be `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleLozenge(one, { origin: [0, 12, 0], edges: [[3, 0, 0], [0, 0, 3]], radius: 7 }); // { relation: 'touching', containment: 'none' }
 */
export function capsuleLozenge(capsule: Capsule, lozenge: Lozenge): RoundRelation {
  return relationOf(
    capsuleShape('capsuleLozenge', 'capsule', capsule),
    lozengeShape('capsuleLozenge', 'lozenge', lozenge),
  );
}

/**
 * Have a capsule and a lozenge a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleIntersectsLozenge(one, { origin: [0, 12, 0], edges: [[3, 0, 0], [0, 0, 3]], radius: 7 }); // true
 */
export function capsuleIntersectsLozenge(capsule: Capsule, lozenge: Lozenge): boolean {
  return doMeet(
    capsuleShape('capsuleIntersectsLozenge', 'capsule', capsule),
    lozengeShape('capsuleIntersectsLozenge', 'lozenge', lozenge),
  );
}
