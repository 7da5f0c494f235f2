import type { Capsule, Triangle } from '../../core/shapes.js';
import { triangleCells } from '../../distance/shapes/flat.js';
import { doMeet, type RoundRelation, relationOf } from '../engine/relation.js';
import { capsuleShape, flat } from '../shapes/swept.js';

/**
 * How do a capsule and a triangle meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of the cores and that of the radius
 * (the sum of both) are compared as the fractions that they are. A capsule without length is a sphere. Of radius 0 a round shape is its core, which may be `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleTriangle(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0] }); // { relation: 'touching', containment: 'none' }
 */
export function capsuleTriangle(capsule: Capsule, triangle: Triangle): RoundRelation {
  return relationOf(
    capsuleShape('capsuleTriangle', 'capsule', capsule),
    flat(triangleCells('capsuleTriangle', 'triangle', triangle)),
  );
}

/**
 * Have a capsule and a triangle a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleIntersectsTriangle(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0] }); // true
 */
export function capsuleIntersectsTriangle(capsule: Capsule, triangle: Triangle): boolean {
  return doMeet(
    capsuleShape('capsuleIntersectsTriangle', 'capsule', capsule),
    flat(triangleCells('capsuleIntersectsTriangle', 'triangle', triangle)),
  );
}
