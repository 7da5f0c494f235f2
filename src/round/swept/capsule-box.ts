import type { Box3, Capsule } from '../../core/shapes.js';
import { boxCells } from '../../distance/shapes/solids.js';
import { doMeet, type RoundRelation, relationOf } from '../engine/relation.js';
import { capsuleShape, flat } from '../shapes/swept.js';

/**
 * How do a capsule and a box meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of the cores and that of the radius
 * (the sum of both) are compared as the fractions that they are. A capsule without length is a sphere. Of radius 0 a round shape is its core, which may be `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, min > max in a coordinate
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function capsuleBox(capsule: Capsule, box: Box3): RoundRelation {
  return relationOf(capsuleShape('capsuleBox', 'capsule', capsule), flat(boxCells('capsuleBox', 'box', box)));
}

/**
 * Have a capsule and a box a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, min > max in a coordinate
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleIntersectsBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // true
 */
export function capsuleIntersectsBox(capsule: Capsule, box: Box3): boolean {
  return doMeet(
    capsuleShape('capsuleIntersectsBox', 'capsule', capsule),
    flat(boxCells('capsuleIntersectsBox', 'box', box)),
  );
}
