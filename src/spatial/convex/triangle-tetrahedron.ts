import { requireTetrahedron, requireTriangle3 } from '../../core/arguments/index.js';
import type { Tetrahedron, Triangle } from '../../core/shapes.js';
import { contains } from './engine/located.js';
import { areBehindFace, triangleMeetsFace } from './engine/tetrahedron-faces.js';
import { tetrahedronSet } from './engine/tetrahedron-set.js';
import { type ContainedContact, triangleContact } from './engine/triangle-set.js';

/**
 * How do a triangle (`a`) and a tetrahedron (`b`) meet? `containment` is
 * what the triangle is to the tetrahedron. `contact` has the extreme points of the common part, each with
 * the feature of both: one point, two, or a polygon, counterclockwise seen from the front of the triangle. Degenerate
 * triangles and flat tetrahedra are the convex hulls of their corners.
 *
 * Source: Ericson, Real-Time Collision Detection, 9.1 (boundary test), in exact arithmetic.
 *
 * @throws RangeError if a corner has not three finite coordinates
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * triangleTetrahedron({ a: [1, 1, 1], b: [1, 1, 9], c: [9, 9, 9] }, t).relation; // 'overlapping'
 * triangleTetrahedron({ a: [0, 0, 4], b: [1, 0, 4], c: [0, 1, 4] }, t).contact.map(({ b }) => b); // [{ type: 'vertex', index: 3 }]
 */
export function triangleTetrahedron(triangle: Triangle, tetrahedron: Tetrahedron): ContainedContact {
  requireTriangle3('triangleTetrahedron', 'triangle', triangle);
  requireTetrahedron('triangleTetrahedron', 'tetrahedron', tetrahedron);
  return triangleContact(triangle, tetrahedronSet(tetrahedron));
}

/**
 * Do a triangle and a tetrahedron have a common point? Touching counts. Signs only.
 *
 * @throws RangeError if a corner has not three finite coordinates
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * triangleIntersectsTetrahedron({ a: [2, 2, 2], b: [1, 1, 9], c: [9, 9, 9] }, t); // false
 */
export function triangleIntersectsTetrahedron(triangle: Triangle, tetrahedron: Tetrahedron): boolean {
  requireTriangle3('triangleIntersectsTetrahedron', 'triangle', triangle);
  requireTetrahedron('triangleIntersectsTetrahedron', 'tetrahedron', tetrahedron);
  const { a, b, c } = triangle;
  if (areBehindFace(tetrahedron, [a, b, c])) return false;
  return contains(tetrahedronSet(tetrahedron), a) || triangleMeetsFace(triangle, tetrahedron);
}
