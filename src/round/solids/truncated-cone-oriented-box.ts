import type { OrientedBox, TruncatedCone } from '../../core/shapes.js';
import { orientedBoxCells } from '../../distance/shapes/solids.js';
import { coneMeetsPolytope, conePolytopeRelation } from '../engine/cone-polytope.js';
import { truncatedConeEnds } from '../engine/cone-shapes.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do a truncated cone and an oriented box meet, exactly? `disjoint`, `touching` or `overlapping`, and which
 * contains which. The quadratic form of the side has its least sign between the caps on an edge, on a cap, or where the
 * axis comes to a face. Of radius 0 the solid is a segment, which may be `crossing`.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal, the axes
 *   of the box are linearly dependent or a half size is negative
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 };
 * truncatedConeOrientedBox(one, { center: [0, 7, 1], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }); // { relation: 'touching', containment: 'none' }
 */
export function truncatedConeOrientedBox(
  truncatedCone: TruncatedCone,
  orientedBox: OrientedBox,
): RoundRelation {
  return conePolytopeRelation(
    truncatedConeEnds('truncatedConeOrientedBox', 'truncatedCone', truncatedCone),
    orientedBoxCells('truncatedConeOrientedBox', 'orientedBox', orientedBox),
  );
}

/**
 * Have a truncated cone and an oriented box a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal, the axes
 *   of the box are linearly dependent or a half size is negative
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 };
 * truncatedConeIntersectsOrientedBox(one, { center: [0, 7, 1], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }); // true
 */
export function truncatedConeIntersectsOrientedBox(
  truncatedCone: TruncatedCone,
  orientedBox: OrientedBox,
): boolean {
  return coneMeetsPolytope(
    truncatedConeEnds('truncatedConeIntersectsOrientedBox', 'truncatedCone', truncatedCone),
    orientedBoxCells('truncatedConeIntersectsOrientedBox', 'orientedBox', orientedBox),
  );
}
