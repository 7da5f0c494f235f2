import type { Cone, ConvexPolyhedron } from '../../core/shapes.js';
import { convexPolyhedronCells } from '../../distance/shapes/solids.js';
import { coneMeetsPolytope, conePolytopeRelation } from '../engine/cone-polytope.js';
import { coneEnds } from '../engine/cone-shapes.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do a cone and a convex polyhedron meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains
 * which. The quadratic form of the side has its least sign between the caps on an edge, on a cap, or where the axis
 * comes to a face. Of radius 0 the solid is a segment, which may be `crossing`.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the center is the apex or
 *   the polyhedron is not closed and convex
 * @example
 * const one = { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 };
 * coneConvexPolyhedron(one, { vertices: [[3, 4, 0], [9, 4, 0], [9, 9, 0], [9, 9, 9]], faces: [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]] }); // { relation: 'touching', containment: 'none' }
 */
export function coneConvexPolyhedron(cone: Cone, convexPolyhedron: ConvexPolyhedron): RoundRelation {
  return conePolytopeRelation(
    coneEnds('coneConvexPolyhedron', 'cone', cone),
    convexPolyhedronCells('coneConvexPolyhedron', 'convexPolyhedron', convexPolyhedron),
  );
}

/**
 * Have a cone and a convex polyhedron a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the center is the apex or
 *   the polyhedron is not closed and convex
 * @example
 * const one = { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 };
 * coneIntersectsConvexPolyhedron(one, { vertices: [[3, 4, 0], [9, 4, 0], [9, 9, 0], [9, 9, 9]], faces: [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]] }); // true
 */
export function coneIntersectsConvexPolyhedron(cone: Cone, convexPolyhedron: ConvexPolyhedron): boolean {
  return coneMeetsPolytope(
    coneEnds('coneIntersectsConvexPolyhedron', 'cone', cone),
    convexPolyhedronCells('coneIntersectsConvexPolyhedron', 'convexPolyhedron', convexPolyhedron),
  );
}
