import { requireTriangle3 } from '../../core/arguments/index.js';
import type { ConvexPolyhedron, Triangle } from '../../core/shapes.js';
import { requirePolyhedronSet } from './engine/polyhedron-set.js';
import { setsMeet } from './engine/separation.js';
import { type ContainedContact, triangleContact, triangleSet } from './engine/triangle-set.js';

/**
 * How do a triangle (`a`) and a convex polyhedron (`b`) meet? `containment` is what the triangle is to the polyhedron.
 * `contact` has the extreme points of the common part, each with the feature of both (those of the polyhedron are
 * numbered as `convexFromConvexPolyhedron` says): one point, two, or a polygon, counterclockwise seen from the front of
 * the triangle. Degenerate triangles and flat polyhedra are the convex hulls of their vertices.
 *
 * Source: Ericson, Real-Time Collision Detection, 9.1 (boundary test), in exact arithmetic.
 *
 * @throws RangeError if the polyhedron is not closed or not convex, or a number is not finite
 * @example
 * const vertices = [[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]];
 * const faces = [[0, 2, 4], [2, 1, 4], [1, 3, 4], [3, 0, 4], [2, 0, 5], [1, 2, 5], [3, 1, 5], [0, 3, 5]];
 * const floor = { a: [-9, -9, 0], b: [9, -9, 0], c: [0, 9, 0] };
 * triangleConvexPolyhedron(floor, { vertices, faces }).contact.map(({ b }) => b.index); // [0, 2, 1, 3]
 */
export function triangleConvexPolyhedron(triangle: Triangle, polyhedron: ConvexPolyhedron): ContainedContact {
  const where = 'triangleConvexPolyhedron';
  requireTriangle3(where, 'triangle', triangle);
  return triangleContact(triangle, requirePolyhedronSet(where, 'polyhedron', polyhedron));
}

/**
 * Do a triangle and a convex polyhedron have a common point? Touching counts.
 *
 * @throws RangeError if the polyhedron is not closed or not convex, or a number is not finite
 * @example
 * const vertices = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * triangleIntersectsConvexPolyhedron({ a: [0, 0, 1], b: [1, 0, 1], c: [0, 1, 1] }, { vertices, faces }); // true
 */
export function triangleIntersectsConvexPolyhedron(
  triangle: Triangle,
  polyhedron: ConvexPolyhedron,
): boolean {
  const where = 'triangleIntersectsConvexPolyhedron';
  requireTriangle3(where, 'triangle', triangle);
  return setsMeet(triangleSet(triangle), requirePolyhedronSet(where, 'polyhedron', polyhedron));
}
