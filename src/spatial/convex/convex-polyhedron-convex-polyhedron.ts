import { requireNoMore } from '../../core/arguments/surplus.js';
import type { ConvexPolyhedron } from '../../core/shapes.js';
import { requirePolyhedronSet } from './engine/polyhedron-set.js';
import { type PolyhedronContact, polyhedronContact, setsMeet } from './engine/separation.js';

/**
 * How do two convex polyhedra meet? The relation with its proof, the witness: a separating plane (of a face, or through
 * an edge of one parallel to an edge of the other) where the polyhedra are disjoint or touch, and a common point where
 * they meet. `containment` is what A is to B. `contact` has the extreme points of the common part with both features,
 * in no special order; features are numbered as `convexFromConvexPolyhedron` says.
 *
 * All edges of each are clipped by the other; the extreme points of the common part are among the ends. Time: as
 * `convexFromConvexPolyhedron`, the edges of each times the faces of the other, and where only a pair of edges
 * separates, a few signs for each pair (of a flat polyhedron, each two vertices are an edge).
 *
 * Source: Ericson, Real-Time Collision Detection, 9.1 (boundary test) and 5.2.1 (separating axes).
 *
 * @throws RangeError if a polyhedron is not closed and convex, or a number is not finite
 * @example
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * const a = { vertices: [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]], faces };
 * const b = { vertices: [[4, 0, 0], [9, 0, 0], [9, 4, 0], [9, 0, 4]], faces };
 * const { relation, contact, witness } = convexPolyhedronConvexPolyhedron(a, b);
 * relation; // 'touching'
 * contact; // [{ a: { type: 'vertex', index: 1 }, b: { type: 'vertex', index: 0 } }]
 * witness.separation.type; // 'face'
 */
export function convexPolyhedronConvexPolyhedron(
  a: ConvexPolyhedron,
  b: ConvexPolyhedron,
): PolyhedronContact {
  const where = 'convexPolyhedronConvexPolyhedron';
  return polyhedronContact(requirePolyhedronSet(where, 'a', a), requirePolyhedronSet(where, 'b', b));
}

/**
 * Do two convex polyhedra have a common point? Touching counts.
 *
 * @throws RangeError if a polyhedron is not closed and convex, or a number is not finite
 * @example
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * const a = { vertices: [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]], faces };
 * const b = { vertices: [[2, 2, 2], [9, 2, 2], [2, 9, 2], [2, 2, 9]], faces };
 * convexPolyhedraIntersect(a, a); // true
 * convexPolyhedraIntersect(a, b); // false
 */
export function convexPolyhedraIntersect(a: ConvexPolyhedron, b: ConvexPolyhedron): boolean {
  if (arguments.length > 2) requireNoMore('convexPolyhedraIntersect', 2, arguments[2]);
  const where = 'convexPolyhedraIntersect';
  return setsMeet(requirePolyhedronSet(where, 'a', a), requirePolyhedronSet(where, 'b', b));
}
