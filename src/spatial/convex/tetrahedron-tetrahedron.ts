import { requireNoMore, requireTetrahedron } from '../../core/arguments/index.js';
import type { Tetrahedron } from '../../core/shapes.js';
import { contains } from './engine/located.js';
import { type PolyhedronContact, polyhedronContact } from './engine/separation.js';
import { FACES, faceOf, isBehindFace, triangleMeetsFace } from './engine/tetrahedron-faces.js';
import { tetrahedronSet } from './engine/tetrahedron-set.js';

/**
 * How do two tetrahedra meet? As `convexPolyhedronConvexPolyhedron`, with the numbers of `convexFromTetrahedron`;
 * either orientation, and flat ones are the convex hulls of their corners.
 *
 * Source: Ericson, Real-Time Collision Detection, 9.1 and 5.2.1.
 *
 * @throws RangeError if a corner has not three finite coordinates
 * @example
 * const a = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * tetrahedronTetrahedron(a, { a: [1, 1, 1], b: [5, 5, 5], c: [5, 6, 5], d: [5, 5, 6] }).relation; // 'overlapping'
 */
export function tetrahedronTetrahedron(a: Tetrahedron, b: Tetrahedron): PolyhedronContact {
  requireTetrahedron('tetrahedronTetrahedron', 'a', a);
  requireTetrahedron('tetrahedronTetrahedron', 'b', b);
  return polyhedronContact(tetrahedronSet(a), tetrahedronSet(b));
}

/**
 * Do two tetrahedra have a common point? Touching counts. Signs only.
 *
 * @throws RangeError if a corner has not three finite coordinates
 * @example
 * const a = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * tetrahedraIntersect(a, { a: [2, 2, 2], b: [5, 5, 5], c: [5, 6, 5], d: [5, 5, 6] }); // false
 */
export function tetrahedraIntersect(a: Tetrahedron, b: Tetrahedron): boolean {
  if (arguments.length > 2) requireNoMore('tetrahedraIntersect', 2, arguments[2]);
  requireTetrahedron('tetrahedraIntersect', 'a', a);
  requireTetrahedron('tetrahedraIntersect', 'b', b);
  if (isBehindFace(a, b) || isBehindFace(b, a)) return false;
  if (contains(tetrahedronSet(a), b.a) || contains(tetrahedronSet(b), a.a)) return true;
  return FACES.some((face) => triangleMeetsFace(faceOf(a, face), b));
}
