import type { Box3, TruncatedCone } from '../../core/shapes.js';
import { boxCells } from '../../distance/shapes/solids.js';
import { coneMeetsPolytope, conePolytopeRelation } from '../engine/cone-polytope.js';
import { truncatedConeEnds } from '../engine/cone-shapes.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do a truncated cone and a box meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which.
 * The quadratic form of the side has its least sign between the caps on an edge, on a cap, or where the axis comes to a
 * face. Of radius 0 the solid is a segment, which may be `crossing`.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal or min >
 *   max in a coordinate
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 };
 * truncatedConeBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function truncatedConeBox(truncatedCone: TruncatedCone, box: Box3): RoundRelation {
  return conePolytopeRelation(
    truncatedConeEnds('truncatedConeBox', 'truncatedCone', truncatedCone),
    boxCells('truncatedConeBox', 'box', box),
  );
}

/**
 * Have a truncated cone and a box a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal or min >
 *   max in a coordinate
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 };
 * truncatedConeIntersectsBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // true
 */
export function truncatedConeIntersectsBox(truncatedCone: TruncatedCone, box: Box3): boolean {
  return coneMeetsPolytope(
    truncatedConeEnds('truncatedConeIntersectsBox', 'truncatedCone', truncatedCone),
    boxCells('truncatedConeIntersectsBox', 'box', box),
  );
}
