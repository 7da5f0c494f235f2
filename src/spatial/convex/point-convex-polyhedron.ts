import { requirePoint3 } from '../../core/arguments/index.js';
import type { PointLocation } from '../../core/location.js';
import type { ConvexPolyhedron, Point3 } from '../../core/shapes.js';
import { contains, locate } from './engine/located.js';
import { requirePolyhedronSet } from './engine/polyhedron-set.js';

/**
 * Where does a point lie to a convex polyhedron, and on which feature? Vertices and faces have the polyhedron's
 * numbers, edges those of `convexFromConvexPolyhedron`, which should be called once where many points are asked about.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.7 and 5.1.7.
 *
 * @throws RangeError if the polyhedron is not closed and convex, or a number is not finite
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * pointConvexPolyhedron([0, 1, 1], { vertices, faces }); // { location: 'boundary', feature: { type: 'face', index: 1 } }
 */
export function pointConvexPolyhedron(point: Point3, polyhedron: ConvexPolyhedron): PointLocation {
  requirePoint3('pointConvexPolyhedron', 'point', point);
  return locate(point, requirePolyhedronSet('pointConvexPolyhedron', 'polyhedron', polyhedron));
}

/**
 * Does a convex polyhedron contain a point? The boundary counts.
 *
 * @throws RangeError if the polyhedron is not closed and convex, or a number is not finite
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * convexPolyhedronContainsPoint({ vertices, faces }, [1, 1, 3]); // false
 */
export function convexPolyhedronContainsPoint(polyhedron: ConvexPolyhedron, point: Point3): boolean {
  const set = requirePolyhedronSet('convexPolyhedronContainsPoint', 'polyhedron', polyhedron);
  requirePoint3('convexPolyhedronContainsPoint', 'point', point);
  return contains(set, point);
}
