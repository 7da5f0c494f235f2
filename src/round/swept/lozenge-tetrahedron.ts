import type { Lozenge, Tetrahedron } from '../../core/shapes.js';
import { tetrahedronCells } from '../../distance/shapes/solids.js';
import { doMeet, type RoundRelation, relationOf } from '../engine/relation.js';
import { flat, lozengeShape } from '../shapes/swept.js';

/**
 * How do a lozenge and a tetrahedron meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance
 * of the cores and that of the radius (the sum of both) are compared as the fractions that they are. A lozenge whose
 * edges are zero or parallel is a capsule or a sphere. Of radius 0 a round shape is its core, which may be `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 };
 * lozengeTetrahedron(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0], d: [9, 9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function lozengeTetrahedron(lozenge: Lozenge, tetrahedron: Tetrahedron): RoundRelation {
  return relationOf(
    lozengeShape('lozengeTetrahedron', 'lozenge', lozenge),
    flat(tetrahedronCells('lozengeTetrahedron', 'tetrahedron', tetrahedron)),
  );
}

/**
 * Have a lozenge and a tetrahedron a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { origin: [0, 0, 0], edges: [[0, -3, 0], [0, 0, -4]], radius: 5 };
 * lozengeIntersectsTetrahedron(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0], d: [9, 9, 9] }); // true
 */
export function lozengeIntersectsTetrahedron(lozenge: Lozenge, tetrahedron: Tetrahedron): boolean {
  return doMeet(
    lozengeShape('lozengeIntersectsTetrahedron', 'lozenge', lozenge),
    flat(tetrahedronCells('lozengeIntersectsTetrahedron', 'tetrahedron', tetrahedron)),
  );
}
