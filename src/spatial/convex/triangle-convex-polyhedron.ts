import type { Contact } from '../../core/contact.js';
import type { ConvexPolyhedron, Triangle } from '../../core/shapes.js';
import { convexPolyhedronSolid } from './convex-polyhedron-solid.js';
import { extremePoints } from './solid-contact.js';
import { triangleContact, triangleSolid } from './triangle-solid.js';

/**
 * How do a triangle (`a`) and a convex polyhedron (`b`) meet? `contact` has the extreme points of the common part, each
 * with the feature of both (those of the polyhedron are numbered as `convexPolyhedronSolid` says): one point, two, or a
 * polygon, counterclockwise seen from the front of the triangle. Degenerate triangles and flat polyhedra are the convex
 * hulls of their vertices.
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
export function triangleConvexPolyhedron(triangle: Triangle, polyhedron: ConvexPolyhedron): Contact {
  const a = triangleSolid('triangleConvexPolyhedron', triangle);
  const b = convexPolyhedronSolid(polyhedron);
  return triangleContact(triangle, a, b, extremePoints(a, b));
}

/**
 * Have a triangle and a convex polyhedron a common point? Touching counts.
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
  const a = triangleSolid('triangleIntersectsConvexPolyhedron', triangle);
  return extremePoints(a, convexPolyhedronSolid(polyhedron)).length > 0;
}
