import type { Cone, Tetrahedron } from '../../core/shapes.js';
import { tetrahedronCells } from '../../distance/shapes/solids.js';
import { coneMeetsPolytope, conePolytopeRelation } from '../engine/cone-polytope.js';
import { coneEnds } from '../engine/cone-shapes.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do a cone and a tetrahedron meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which. The
 * quadratic form of the side has its least sign between the caps on an edge, on a cap, or where the axis comes to a
 * face. Of radius 0 the solid is a segment, which may be `crossing`.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the center is the apex
 * @example
 * const one = { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 };
 * coneTetrahedron(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0], d: [9, 9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function coneTetrahedron(cone: Cone, tetrahedron: Tetrahedron): RoundRelation {
  return conePolytopeRelation(
    coneEnds('coneTetrahedron', 'cone', cone),
    tetrahedronCells('coneTetrahedron', 'tetrahedron', tetrahedron),
  );
}

/**
 * Have a cone and a tetrahedron a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the center is the apex
 * @example
 * const one = { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 };
 * coneIntersectsTetrahedron(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0], d: [9, 9, 9] }); // true
 */
export function coneIntersectsTetrahedron(cone: Cone, tetrahedron: Tetrahedron): boolean {
  return coneMeetsPolytope(
    coneEnds('coneIntersectsTetrahedron', 'cone', cone),
    tetrahedronCells('coneIntersectsTetrahedron', 'tetrahedron', tetrahedron),
  );
}
