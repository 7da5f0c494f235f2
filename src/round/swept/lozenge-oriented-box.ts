import type { Lozenge, OrientedBox } from '../../core/shapes.js';
import { orientedBoxCells } from '../../distance/shapes/solids.js';
import { doMeet, type RoundRelation, relationOf } from '../engine/relation.js';
import { flat, lozengeShape } from '../shapes/swept.js';

/**
 * How do a lozenge and an oriented box meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the
 * distance of the cores and that of the radius (the sum of both) are compared as the fractions that they are. A lozenge
 * whose edges are zero or parallel is a capsule or a sphere. Of radius 0 a round shape is its core, which may be
 * `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the axes of the box are
 *   linearly dependent, or a half size is negative
 * @example
 * const one = { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 };
 * lozengeOrientedBox(one, { center: [0, 7, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }); // { relation: 'touching', containment: 'none' }
 */
export function lozengeOrientedBox(lozenge: Lozenge, orientedBox: OrientedBox): RoundRelation {
  return relationOf(
    lozengeShape('lozengeOrientedBox', 'lozenge', lozenge),
    flat(orientedBoxCells('lozengeOrientedBox', 'orientedBox', orientedBox)),
  );
}

/**
 * Have a lozenge and an oriented box a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, the axes of the box are
 *   linearly dependent, or a half size is negative
 * @example
 * const one = { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 };
 * lozengeIntersectsOrientedBox(one, { center: [0, 7, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }); // true
 */
export function lozengeIntersectsOrientedBox(lozenge: Lozenge, orientedBox: OrientedBox): boolean {
  return doMeet(
    lozengeShape('lozengeIntersectsOrientedBox', 'lozenge', lozenge),
    flat(orientedBoxCells('lozengeIntersectsOrientedBox', 'orientedBox', orientedBox)),
  );
}
