import type { Triangle, TruncatedCone } from '../../core/shapes.js';
import { triangleCells } from '../../distance/shapes/flat.js';
import { coneMeetsPolytope, conePolytopeRelation } from '../engine/cone-polytope.js';
import { truncatedConeEnds } from '../engine/cone-shapes.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do a truncated cone and a triangle meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains
 * which. The quadratic form of the side has its least sign between the caps on an edge, on a cap, or where the axis
 * comes to a face. Of radius 0 the solid is a segment, which may be `crossing`.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the ends are equal
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 };
 * truncatedConeTriangle(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0] }); // { relation: 'touching', containment: 'none' }
 */
export function truncatedConeTriangle(truncatedCone: TruncatedCone, triangle: Triangle): RoundRelation {
  return conePolytopeRelation(
    truncatedConeEnds('truncatedConeTriangle', 'truncatedCone', truncatedCone),
    triangleCells('truncatedConeTriangle', 'triangle', triangle),
  );
}

/**
 * Have a truncated cone and a triangle a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative or the ends are equal
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 };
 * truncatedConeIntersectsTriangle(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0] }); // true
 */
export function truncatedConeIntersectsTriangle(truncatedCone: TruncatedCone, triangle: Triangle): boolean {
  return coneMeetsPolytope(
    truncatedConeEnds('truncatedConeIntersectsTriangle', 'truncatedCone', truncatedCone),
    triangleCells('truncatedConeIntersectsTriangle', 'triangle', triangle),
  );
}
