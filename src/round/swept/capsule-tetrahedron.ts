import type { Capsule, Tetrahedron } from '../../core/shapes.js';
import { tetrahedronCells } from '../../distance/shapes/solids.js';
import { doMeet, type RoundRelation, relationOf } from '../engine/relation.js';
import { capsuleShape, flat } from '../shapes/swept.js';

/**
 * How do a capsule and a tetrahedron meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance
 * of the cores and that of the radius (the sum of both) are compared as the fractions that they are. A capsule without
 * length is a sphere. Of radius 0 a round shape is its core, which may be `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleTetrahedron(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0], d: [9, 9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function capsuleTetrahedron(capsule: Capsule, tetrahedron: Tetrahedron): RoundRelation {
  return relationOf(
    capsuleShape('capsuleTetrahedron', 'capsule', capsule),
    flat(tetrahedronCells('capsuleTetrahedron', 'tetrahedron', tetrahedron)),
  );
}

/**
 * Have a capsule and a tetrahedron a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleIntersectsTetrahedron(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0], d: [9, 9, 9] }); // true
 */
export function capsuleIntersectsTetrahedron(capsule: Capsule, tetrahedron: Tetrahedron): boolean {
  return doMeet(
    capsuleShape('capsuleIntersectsTetrahedron', 'capsule', capsule),
    flat(tetrahedronCells('capsuleIntersectsTetrahedron', 'tetrahedron', tetrahedron)),
  );
}
