import type { Cylinder, OrientedBox } from '../../core/shapes.js';
import { orientedBoxCells } from '../../distance/shapes/solids.js';
import { coneMeetsPolytope, conePolytopeRelation } from '../engine/cone-polytope.js';
import { cylinderEnds } from '../engine/cone-shapes.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do a cylinder and an oriented box meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains
 * which. The quadratic form of the side has its least sign between the caps on an edge, on a cap, or where the axis
 * comes to a face. Of radius 0 the solid is a segment, which may be `crossing`.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal, the axes
 *   of the box are linearly dependent or a half size is negative
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 9], radius: 5 };
 * cylinderOrientedBox(one, { center: [0, 7, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }); // { relation: 'touching', containment: 'none' }
 */
export function cylinderOrientedBox(cylinder: Cylinder, orientedBox: OrientedBox): RoundRelation {
  return conePolytopeRelation(
    cylinderEnds('cylinderOrientedBox', 'cylinder', cylinder),
    orientedBoxCells('cylinderOrientedBox', 'orientedBox', orientedBox),
  );
}

/**
 * Have a cylinder and an oriented box a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, a radius is negative, the ends are equal, the axes
 *   of the box are linearly dependent or a half size is negative
 * @example
 * const one = { start: [0, 0, -1], end: [0, 0, 9], radius: 5 };
 * cylinderIntersectsOrientedBox(one, { center: [0, 7, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }); // true
 */
export function cylinderIntersectsOrientedBox(cylinder: Cylinder, orientedBox: OrientedBox): boolean {
  return coneMeetsPolytope(
    cylinderEnds('cylinderIntersectsOrientedBox', 'cylinder', cylinder),
    orientedBoxCells('cylinderIntersectsOrientedBox', 'orientedBox', orientedBox),
  );
}
