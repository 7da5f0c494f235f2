import type { Box3, ConvexPolyhedron } from '../../core/shapes.js';
import { boxCells, convexPolyhedronCells } from '../shapes/solids.js';
import { penetrationOf } from './deepest.js';
import type { Penetration } from './penetration.js';

/**
 * How deep a box and a convex polyhedron are in each other: the shortest move of the first that leaves them with no
 * inner point in common, and every direction that is as short; `null` if they are apart, depth 0 if they touch.
 *
 * Source: Cameron 1997; van den Bergen 2003, 4.3.8; Ericson, Real-Time Collision Detection, 2.3 (penetration depth),
 * 3.11 (Minkowski difference) and 5.2.1 (separating axes).
 *
 * @throws RangeError naming the argument, if a number is not finite, min > max, or a polyhedron is not closed and
 *   convex
 * @example
 * const faces = [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]];
 * const found = boxConvexPolyhedronPenetration({ min: [0, 0, 0], max: [4, 4, 4] }, { vertices: [[1, 0, 1], [5, 0, 1], [1, 4, 1], [1, 0, 5]], faces })!;
 * found.squaredDepth; // { numerator: 9n, denominator: 1n }
 * found.depth; // 3
 * found.ways[0]!.direction; // [-1n, 0n, 0n]
 */
export function boxConvexPolyhedronPenetration(
  box: Box3,
  convexPolyhedron: ConvexPolyhedron,
): Penetration | null {
  return penetrationOf(
    boxCells('boxConvexPolyhedronPenetration', 'box', box),
    convexPolyhedronCells('boxConvexPolyhedronPenetration', 'convexPolyhedron', convexPolyhedron),
  );
}
