import type { Cone, Triangle } from '../../core/shapes.js';
import { triangleCells } from '../../distance/shapes/flat.js';
import { coneMeetsPolytope, conePolytopeRelation } from '../engine/cone-polytope.js';
import { coneEnds } from '../engine/cone-shapes.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do a cone and a triangle meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which. The
 * quadratic form of the side has its least sign between the caps on an edge, on a cap, or where the axis comes to a
 * face. Of radius 0 the solid is a segment, which may be `crossing`.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the center is the apex
 * @example
 * const one = { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 };
 * coneTriangle(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0] }); // { relation: 'touching', containment: 'none' }
 */
export function coneTriangle(cone: Cone, triangle: Triangle): RoundRelation {
  return conePolytopeRelation(
    coneEnds('coneTriangle', 'cone', cone),
    triangleCells('coneTriangle', 'triangle', triangle),
  );
}

/**
 * Have a cone and a triangle a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the center is the apex
 * @example
 * const one = { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 };
 * coneIntersectsTriangle(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0] }); // true
 */
export function coneIntersectsTriangle(cone: Cone, triangle: Triangle): boolean {
  return coneMeetsPolytope(
    coneEnds('coneIntersectsTriangle', 'cone', cone),
    triangleCells('coneIntersectsTriangle', 'triangle', triangle),
  );
}
