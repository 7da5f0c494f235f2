import type { Sphere, Tetrahedron } from '../../core/shapes.js';
import { tetrahedronCells } from '../../distance/shapes/solids.js';
import { type BoundaryRelation, ballRelationOf } from '../engine/boundary-relation.js';
import { doMeet } from '../engine/relation.js';
import { flat, sphereShape } from '../shapes/swept.js';

/**
 * How do a sphere and a tetrahedron meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance
 * of the cores and that of the radius (the sum of both) are compared as the fractions that they are. Of radius 0 a
 * sphere is a point. `boundaries` says how the surfaces meet: what is asked of hollow shapes.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereTetrahedron(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0], d: [9, 9, 9] }); // { relation: 'touching', containment: 'none', boundaries: 'touching' }
 */
export function sphereTetrahedron(sphere: Sphere, tetrahedron: Tetrahedron): BoundaryRelation {
  return ballRelationOf(
    sphereShape('sphereTetrahedron', 'sphere', sphere),
    flat(tetrahedronCells('sphereTetrahedron', 'tetrahedron', tetrahedron)),
  );
}

/**
 * Have a sphere and a tetrahedron a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereIntersectsTetrahedron(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0], d: [9, 9, 9] }); // true
 */
export function sphereIntersectsTetrahedron(sphere: Sphere, tetrahedron: Tetrahedron): boolean {
  return doMeet(
    sphereShape('sphereIntersectsTetrahedron', 'sphere', sphere),
    flat(tetrahedronCells('sphereIntersectsTetrahedron', 'tetrahedron', tetrahedron)),
  );
}
