import type { Box3, Ellipsoid } from '../../core/shapes.js';
import { boxCells } from '../../distance/shapes/solids.js';
import { ellipsoidMeets, ellipsoidRelation } from '../engine/mapped.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do an ellipsoid and a box meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes of the ellipsoid are linearly dependent
 *   or min > max in a coordinate
 * @example
 * const one = { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] };
 * ellipsoidBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function ellipsoidBox(ellipsoid: Ellipsoid, box: Box3): RoundRelation {
  return ellipsoidRelation('ellipsoidBox', ellipsoid, boxCells('ellipsoidBox', 'box', box));
}

/**
 * Have an ellipsoid and a box a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes of the ellipsoid are linearly dependent
 *   or min > max in a coordinate
 * @example
 * const one = { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] };
 * ellipsoidIntersectsBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // true
 */
export function ellipsoidIntersectsBox(ellipsoid: Ellipsoid, box: Box3): boolean {
  return ellipsoidMeets('ellipsoidIntersectsBox', ellipsoid, boxCells('ellipsoidIntersectsBox', 'box', box));
}
