import type { Cone, OrientedBox } from '../../core/shapes.js';
import { orientedBoxCells } from '../../distance/shapes/solids.js';
import { coneMeetsPolytope, conePolytopeRelation } from '../engine/cone-polytope.js';
import { coneEnds } from '../engine/cone-shapes.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do a cone and an oriented box meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which.
 * The quadratic form of the side has its least sign between the caps on an edge, on a cap, or where the axis comes to a
 * face. Of radius 0 the solid is a segment, which may be `crossing`.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the center is the apex, the
 *   axes of the box are linearly dependent or a half size is negative
 * @example
 * const one = { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 };
 * coneOrientedBox(one, { center: [0, 7, 1], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }); // { relation: 'touching', containment: 'none' }
 */
export function coneOrientedBox(cone: Cone, orientedBox: OrientedBox): RoundRelation {
  return conePolytopeRelation(
    coneEnds('coneOrientedBox', 'cone', cone),
    orientedBoxCells('coneOrientedBox', 'orientedBox', orientedBox),
  );
}

/**
 * Have a cone and an oriented box a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the center is the apex, the
 *   axes of the box are linearly dependent or a half size is negative
 * @example
 * const one = { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 };
 * coneIntersectsOrientedBox(one, { center: [0, 7, 1], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }); // true
 */
export function coneIntersectsOrientedBox(cone: Cone, orientedBox: OrientedBox): boolean {
  return coneMeetsPolytope(
    coneEnds('coneIntersectsOrientedBox', 'cone', cone),
    orientedBoxCells('coneIntersectsOrientedBox', 'orientedBox', orientedBox),
  );
}
