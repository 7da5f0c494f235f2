import type { Box3, Cone } from '../../core/shapes.js';
import { boxCells } from '../../distance/shapes/solids.js';
import { coneMeetsPolytope, conePolytopeRelation } from '../engine/cone-polytope.js';
import { coneEnds } from '../engine/cone-shapes.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do a cone and a box meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which. The
 * quadratic form of the side has its least sign between the caps on an edge, on a cap, or where the axis comes to a
 * face. Of radius 0 the solid is a segment, which may be `crossing`.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the center is the apex or
 *   min > max in a coordinate
 * @example
 * const one = { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 };
 * coneBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function coneBox(cone: Cone, box: Box3): RoundRelation {
  return conePolytopeRelation(coneEnds('coneBox', 'cone', cone), boxCells('coneBox', 'box', box));
}

/**
 * Have a cone and a box a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the center is the apex or
 *   min > max in a coordinate
 * @example
 * const one = { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 };
 * coneIntersectsBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // true
 */
export function coneIntersectsBox(cone: Cone, box: Box3): boolean {
  return coneMeetsPolytope(
    coneEnds('coneIntersectsBox', 'cone', cone),
    boxCells('coneIntersectsBox', 'box', box),
  );
}
