import { requireNoMore } from '../../core/arguments/surplus.js';
import type { Lozenge } from '../../core/shapes.js';
import { doMeet, type RoundRelation, relationOf } from '../engine/relation.js';
import { lozengeShape } from '../shapes/swept.js';

/**
 * How do two lozenges meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of the cores
 * and that of the radius (the sum of both) are compared as the fractions that they are. A lozenge whose edges are zero
 * or parallel is a capsule or a sphere. Of radius 0 a round shape is its core, which may be `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative
 * @example
 * const one = { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 };
 * lozengeLozenge(one, { origin: [0, 12, 0], edges: [[3, 0, 0], [0, 0, 3]], radius: 7 }); // { relation: 'touching', containment: 'none' }
 */
export function lozengeLozenge(a: Lozenge, b: Lozenge): RoundRelation {
  return relationOf(lozengeShape('lozengeLozenge', 'a', a), lozengeShape('lozengeLozenge', 'b', b));
}

/**
 * Have two lozenges a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative
 * @example
 * const one = { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 };
 * lozengesIntersect(one, { origin: [0, 12, 0], edges: [[3, 0, 0], [0, 0, 3]], radius: 7 }); // true
 */
export function lozengesIntersect(a: Lozenge, b: Lozenge): boolean {
  if (arguments.length > 2) requireNoMore('lozengesIntersect', 2, arguments[2]);
  return doMeet(lozengeShape('lozengesIntersect', 'a', a), lozengeShape('lozengesIntersect', 'b', b));
}
