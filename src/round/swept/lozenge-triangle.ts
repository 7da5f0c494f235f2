import type { Lozenge, Triangle } from '../../core/shapes.js';
import { triangleCells } from '../../distance/shapes/flat.js';
import { doMeet, type RoundRelation, relationOf } from '../engine/relation.js';
import { flat, lozengeShape } from '../shapes/swept.js';

/**
 * How do a lozenge and a triangle meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of
 * the cores and that of the radius (the sum of both) are compared as the fractions that they are. A lozenge whose edges
 * are zero or parallel is a capsule or a sphere. Of radius 0 a round shape is its core, which may be `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 };
 * lozengeTriangle(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0] }); // { relation: 'touching', containment: 'none' }
 */
export function lozengeTriangle(lozenge: Lozenge, triangle: Triangle): RoundRelation {
  return relationOf(
    lozengeShape('lozengeTriangle', 'lozenge', lozenge),
    flat(triangleCells('lozengeTriangle', 'triangle', triangle)),
  );
}

/**
 * Have a lozenge and a triangle a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 };
 * lozengeIntersectsTriangle(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0] }); // true
 */
export function lozengeIntersectsTriangle(lozenge: Lozenge, triangle: Triangle): boolean {
  return doMeet(
    lozengeShape('lozengeIntersectsTriangle', 'lozenge', lozenge),
    flat(triangleCells('lozengeIntersectsTriangle', 'triangle', triangle)),
  );
}
