import type { Contact } from '../../core/contact.js';
import type { Tetrahedron, Triangle } from '../../core/shapes.js';
import { extremePoints } from './solid-contact.js';
import { tetrahedronSolid } from './tetrahedron-solid.js';
import { triangleContact, triangleSolid } from './triangle-solid.js';

/**
 * How do a triangle (`a`) and a tetrahedron (`b`) meet? `contact` has the extreme points of the common part, each with
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
export function triangleTetrahedron(triangle: Triangle, tetrahedron: Tetrahedron): Contact {
  const a = triangleSolid('triangleTetrahedron', triangle);
  const b = tetrahedronSolid(tetrahedron);
  return triangleContact(triangle, a, b, extremePoints(a, b));
}

/**
 * Have a triangle and a tetrahedron a common point? Touching counts.
 *
 * @throws RangeError if a corner has not three finite coordinates
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * triangleIntersectsTetrahedron({ a: [2, 2, 2], b: [1, 1, 9], c: [9, 9, 9] }, t); // false
 */
export function triangleIntersectsTetrahedron(triangle: Triangle, tetrahedron: Tetrahedron): boolean {
  const a = triangleSolid('triangleIntersectsTetrahedron', triangle);
  return extremePoints(a, tetrahedronSolid(tetrahedron)).length > 0;
}
