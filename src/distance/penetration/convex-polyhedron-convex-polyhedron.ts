import type { ConvexPolyhedron } from '../../core/shapes.js';
import { convexPolyhedronCells } from '../shapes/solids.js';
import { penetrationOf } from './deepest.js';
import type { Penetration } from './penetration.js';

/**
 * How deep two convex polyhedra are in each other: the shortest move of the first that leaves them with no inner point
 * in common, and every direction that is as short; `null` if they are apart, depth 0 if they touch.
 *
 * Source: Cameron 1997; van den Bergen 2003, 4.3.8; Ericson, Real-Time Collision Detection, 2.3 (penetration depth),
 * 3.11 (Minkowski difference) and 5.2.1 (separating axes).
 *
 * @throws RangeError naming the argument, if a number is not finite, or a polyhedron is not closed and convex
 * @example
 * const faces = [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]];
 * const found = convexPolyhedronConvexPolyhedronPenetration({ vertices: [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]], faces }, { vertices: [[1, 0, 1], [5, 0, 1], [1, 4, 1], [1, 0, 5]], faces })!;
 * found.squaredDepth; // { numerator: 4n, denominator: 3n }
 * found.depth; // 1.1547005383792515
 * found.ways[0]!.direction; // [-1n, -1n, -1n]
 */
export function convexPolyhedronConvexPolyhedronPenetration(
  a: ConvexPolyhedron,
  b: ConvexPolyhedron,
): Penetration | null {
  return penetrationOf(
    convexPolyhedronCells('convexPolyhedronConvexPolyhedronPenetration', 'a', a),
    convexPolyhedronCells('convexPolyhedronConvexPolyhedronPenetration', 'b', b),
  );
}
