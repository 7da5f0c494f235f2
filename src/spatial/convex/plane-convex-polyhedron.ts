import { requirePlane, requirePolyhedron } from '../../core/arguments/index.js';
import type { ConvexPolyhedron, Plane } from '../../core/shapes.js';
import { commonSide, type PlaneContact, planeContact } from './engine/plane-set.js';
import { requirePolyhedronSet } from './engine/polyhedron-set.js';

/**
 * How do a plane (`a`) and a convex polyhedron (`b`) meet? As `planeTetrahedron`; the features are numbered as
 * `convexFromConvexPolyhedron` says, which should be called once where many planes are asked about (`planeConvex`).
 *
 * Source: Ericson, Real-Time Collision Detection, 3.8 (supporting plane).
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero, or the polyhedron is not
 *   closed and convex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * const { relation, side, contact } = planeConvexPolyhedron({ normal: [0, 0, 2], constant: 0 }, { vertices, faces });
 * [relation, side, contact.length]; // ['touching', 1, 3]
 */
export function planeConvexPolyhedron(plane: Plane, polyhedron: ConvexPolyhedron): PlaneContact {
  requirePlane('planeConvexPolyhedron', 'plane', plane);
  return planeContact(plane, requirePolyhedronSet('planeConvexPolyhedron', 'polyhedron', polyhedron));
}

/**
 * Do a plane and the convex hull of a polyhedron's vertices have a common point? Touching counts. Whether the
 * polyhedron is closed and convex is not asked, because it costs more than the answer.
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero, or there is no vertex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * planeIntersectsConvexPolyhedron({ normal: [0, 0, 2], constant: 1 }, { vertices, faces }); // false
 */
export function planeIntersectsConvexPolyhedron(plane: Plane, polyhedron: ConvexPolyhedron): boolean {
  requirePlane('planeIntersectsConvexPolyhedron', 'plane', plane);
  requirePolyhedron('planeIntersectsConvexPolyhedron', 'polyhedron', polyhedron);
  return commonSide(plane, polyhedron.vertices).touches;
}
