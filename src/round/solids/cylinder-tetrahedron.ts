import type { Cylinder, Tetrahedron } from '../../core/shapes.js';
import { tetrahedronCells } from '../../distance/shapes/solids.js';
import { coneMeetsPolytope, conePolytopeRelation } from '../engine/cone-polytope.js';
import { cylinderEnds } from '../engine/cone-shapes.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do a cylinder and a tetrahedron meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which.
 * The quadratic form of the side has its least sign between the caps on an edge, on a cap, or where the axis comes to a
 * face. Of radius 0 the solid is a segment, which may be `crossing`.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the ends are equal
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 9], radius: 5 };
 * cylinderTetrahedron(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0], d: [9, 9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function cylinderTetrahedron(cylinder: Cylinder, tetrahedron: Tetrahedron): RoundRelation {
  return conePolytopeRelation(
    cylinderEnds('cylinderTetrahedron', 'cylinder', cylinder),
    tetrahedronCells('cylinderTetrahedron', 'tetrahedron', tetrahedron),
  );
}

/**
 * Have a cylinder and a tetrahedron a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the ends are equal
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 9], radius: 5 };
 * cylinderIntersectsTetrahedron(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0], d: [9, 9, 9] }); // true
 */
export function cylinderIntersectsTetrahedron(cylinder: Cylinder, tetrahedron: Tetrahedron): boolean {
  return coneMeetsPolytope(
    cylinderEnds('cylinderIntersectsTetrahedron', 'cylinder', cylinder),
    tetrahedronCells('cylinderIntersectsTetrahedron', 'tetrahedron', tetrahedron),
  );
}
