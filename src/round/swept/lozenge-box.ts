import type { Box3, Lozenge } from '../../core/shapes.js';
import { boxCells } from '../../distance/shapes/solids.js';
import { doMeet, type RoundRelation, relationOf } from '../engine/relation.js';
import { flat, lozengeShape } from '../shapes/swept.js';

/**
 * How do a lozenge and a box meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of the
 * cores and that of the radius (the sum of both) are compared as the fractions that they are. A lozenge whose edges are
 * zero or parallel is a capsule or a sphere. Of radius 0 a round shape is its core, which may be `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, min > max in a
 *   coordinate
 * @example
 * const one = { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 };
 * lozengeBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function lozengeBox(lozenge: Lozenge, box: Box3): RoundRelation {
  return relationOf(lozengeShape('lozengeBox', 'lozenge', lozenge), flat(boxCells('lozengeBox', 'box', box)));
}

/**
 * Have a lozenge and a box a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, min > max in a
 *   coordinate
 * @example
 * const one = { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 };
 * lozengeIntersectsBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // true
 */
export function lozengeIntersectsBox(lozenge: Lozenge, box: Box3): boolean {
  return doMeet(
    lozengeShape('lozengeIntersectsBox', 'lozenge', lozenge),
    flat(boxCells('lozengeIntersectsBox', 'box', box)),
  );
}
