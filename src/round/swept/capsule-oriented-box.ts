import type { Capsule, OrientedBox } from '../../core/shapes.js';
import { orientedBoxCells } from '../../distance/shapes/solids.js';
import { doMeet, type RoundRelation, relationOf } from '../engine/relation.js';
import { capsuleShape, flat } from '../shapes/swept.js';

/**
 * How do a capsule and an oriented box meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the
 * distance of the cores and that of the radius (the sum of both) are compared as the fractions that they are. A capsule
 * without length is a sphere. Of radius 0 a round shape is its core, which may be `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the axes of the box are
 *   linearly dependent, or a half size is negative
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleOrientedBox(one, { center: [0, 7, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }); // { relation: 'touching', containment: 'none' }
 */
export function capsuleOrientedBox(capsule: Capsule, orientedBox: OrientedBox): RoundRelation {
  return relationOf(
    capsuleShape('capsuleOrientedBox', 'capsule', capsule),
    flat(orientedBoxCells('capsuleOrientedBox', 'orientedBox', orientedBox)),
  );
}

/**
 * Have a capsule and an oriented box a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the axes of the box are
 *   linearly dependent, or a half size is negative
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleIntersectsOrientedBox(one, { center: [0, 7, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }); // true
 */
export function capsuleIntersectsOrientedBox(capsule: Capsule, orientedBox: OrientedBox): boolean {
  return doMeet(
    capsuleShape('capsuleIntersectsOrientedBox', 'capsule', capsule),
    flat(orientedBoxCells('capsuleIntersectsOrientedBox', 'orientedBox', orientedBox)),
  );
}
