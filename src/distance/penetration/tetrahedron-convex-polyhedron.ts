import type { ConvexPolyhedron, Tetrahedron } from '../../core/shapes.js';
import { convexPolyhedronCells, tetrahedronCells } from '../shapes/solids.js';
import { penetrationOf } from './deepest.js';
import type { Penetration } from './penetration.js';

/**
 * How deep a tetrahedron and a convex polyhedron are in each other: the shortest move of the first that leaves them
 * with no inner point in common, and every direction that is as short; `null` if they are apart, depth 0 if they touch.
 *
 * Source: Cameron 1997; van den Bergen 2003, 4.3.8; Ericson, Real-Time Collision Detection, 2.3 (penetration depth),
 * 3.11 (Minkowski difference) and 5.2.1 (separating axes).
 *
 * @throws RangeError naming the argument, if a coordinate is not finite, a number is not finite, or a polyhedron is not
 *   closed and convex
 * @example
 * const faces = [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]];
 * const found = tetrahedronConvexPolyhedronPenetration({ a: [0, 0, 0], b: [6, 0, 0], c: [0, 6, 0], d: [0, 0, 6] }, { vertices: [[1, 0, 1], [5, 0, 1], [1, 4, 1], [1, 0, 5]], faces })!;
 * found.squaredDepth; // { numerator: 16n, denominator: 3n }
 * found.depth; // 2.309401076758503
 * found.ways[0]!.direction; // [-1n, -1n, -1n]
 */
export function tetrahedronConvexPolyhedronPenetration(
  tetrahedron: Tetrahedron,
  convexPolyhedron: ConvexPolyhedron,
): Penetration | null {
  return penetrationOf(
    tetrahedronCells('tetrahedronConvexPolyhedronPenetration', 'tetrahedron', tetrahedron),
    convexPolyhedronCells('tetrahedronConvexPolyhedronPenetration', 'convexPolyhedron', convexPolyhedron),
  );
}
