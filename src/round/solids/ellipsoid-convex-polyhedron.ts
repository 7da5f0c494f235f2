import type { ConvexPolyhedron, Ellipsoid } from '../../core/shapes.js';
import { convexPolyhedronCells } from '../../distance/shapes/solids.js';
import { ellipsoidMeets, ellipsoidRelation } from '../engine/mapped.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do an ellipsoid and a convex polyhedron meet, exactly? `disjoint`, `touching` or `overlapping`, and which
 * contains which.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes of the ellipsoid are linearly dependent
 *   or the polyhedron is not closed and convex
 * @example
 * const one = { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] };
 * ellipsoidConvexPolyhedron(one, { vertices: [[3, 4, 0], [9, 4, 0], [9, 9, 0], [9, 9, 9]], faces: [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]] }); // { relation: 'touching', containment: 'none' }
 */
export function ellipsoidConvexPolyhedron(
  ellipsoid: Ellipsoid,
  convexPolyhedron: ConvexPolyhedron,
): RoundRelation {
  return ellipsoidRelation(
    'ellipsoidConvexPolyhedron',
    ellipsoid,
    convexPolyhedronCells('ellipsoidConvexPolyhedron', 'convexPolyhedron', convexPolyhedron),
  );
}

/**
 * Have an ellipsoid and a convex polyhedron a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.7; Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes of the ellipsoid are linearly dependent
 *   or the polyhedron is not closed and convex
 * @example
 * const one = { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] };
 * ellipsoidIntersectsConvexPolyhedron(one, { vertices: [[3, 4, 0], [9, 4, 0], [9, 9, 0], [9, 9, 9]], faces: [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]] }); // true
 */
export function ellipsoidIntersectsConvexPolyhedron(
  ellipsoid: Ellipsoid,
  convexPolyhedron: ConvexPolyhedron,
): boolean {
  return ellipsoidMeets(
    'ellipsoidIntersectsConvexPolyhedron',
    ellipsoid,
    convexPolyhedronCells('ellipsoidIntersectsConvexPolyhedron', 'convexPolyhedron', convexPolyhedron),
  );
}
