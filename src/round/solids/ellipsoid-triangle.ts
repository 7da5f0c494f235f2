import type { Ellipsoid, Triangle } from '../../core/shapes.js';
import { triangleCells } from '../../distance/shapes/flat.js';
import { ellipsoidMeets, ellipsoidRelation } from '../engine/mapped.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do an ellipsoid and a triangle meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes of the ellipsoid are linearly dependent
 * @example
 * const one = { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] };
 * ellipsoidTriangle(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0] }); // { relation: 'touching', containment: 'none' }
 */
export function ellipsoidTriangle(ellipsoid: Ellipsoid, triangle: Triangle): RoundRelation {
  return ellipsoidRelation(
    'ellipsoidTriangle',
    ellipsoid,
    triangleCells('ellipsoidTriangle', 'triangle', triangle),
  );
}

/**
 * Have an ellipsoid and a triangle a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes of the ellipsoid are linearly dependent
 * @example
 * const one = { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] };
 * ellipsoidIntersectsTriangle(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0] }); // true
 */
export function ellipsoidIntersectsTriangle(ellipsoid: Ellipsoid, triangle: Triangle): boolean {
  return ellipsoidMeets(
    'ellipsoidIntersectsTriangle',
    ellipsoid,
    triangleCells('ellipsoidIntersectsTriangle', 'triangle', triangle),
  );
}
