import type { Ellipsoid, Tetrahedron } from '../../core/shapes.js';
import { tetrahedronCells } from '../../distance/shapes/solids.js';
import { ellipsoidMeets, ellipsoidRelation } from '../engine/mapped.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do an ellipsoid and a tetrahedron meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains
 * which.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes of the ellipsoid are linearly dependent
 * @example
 * const one = { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] };
 * ellipsoidTetrahedron(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0], d: [9, 9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function ellipsoidTetrahedron(ellipsoid: Ellipsoid, tetrahedron: Tetrahedron): RoundRelation {
  return ellipsoidRelation(
    'ellipsoidTetrahedron',
    ellipsoid,
    tetrahedronCells('ellipsoidTetrahedron', 'tetrahedron', tetrahedron),
  );
}

/**
 * Have an ellipsoid and a tetrahedron a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes of the ellipsoid are linearly dependent
 * @example
 * const one = { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] };
 * ellipsoidIntersectsTetrahedron(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0], d: [9, 9, 9] }); // true
 */
export function ellipsoidIntersectsTetrahedron(ellipsoid: Ellipsoid, tetrahedron: Tetrahedron): boolean {
  return ellipsoidMeets(
    'ellipsoidIntersectsTetrahedron',
    ellipsoid,
    tetrahedronCells('ellipsoidIntersectsTetrahedron', 'tetrahedron', tetrahedron),
  );
}
