import type { Box3, Cylinder } from '../../core/shapes.js';
import { boxCells } from '../../distance/shapes/solids.js';
import { coneMeetsPolytope, conePolytopeRelation } from '../engine/cone-polytope.js';
import { cylinderEnds } from '../engine/cone-shapes.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do a cylinder and a box meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which. The
 * quadratic form of the side has its least sign between the caps on an edge, on a cap, or where the axis comes to a
 * face. Of radius 0 the solid is a segment, which may be `crossing`.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal or min >
 *   max in a coordinate
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 9], radius: 5 };
 * cylinderBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function cylinderBox(cylinder: Cylinder, box: Box3): RoundRelation {
  return conePolytopeRelation(
    cylinderEnds('cylinderBox', 'cylinder', cylinder),
    boxCells('cylinderBox', 'box', box),
  );
}

/**
 * Have a cylinder and a box a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal or min >
 *   max in a coordinate
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 9], radius: 5 };
 * cylinderIntersectsBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // true
 */
export function cylinderIntersectsBox(cylinder: Cylinder, box: Box3): boolean {
  return coneMeetsPolytope(
    cylinderEnds('cylinderIntersectsBox', 'cylinder', cylinder),
    boxCells('cylinderIntersectsBox', 'box', box),
  );
}
