import type { ConvexPolyhedron, OrientedBox } from '../../core/shapes.js';
import { convexPolyhedronCells, orientedBoxCells } from '../shapes/solids.js';
import { penetrationOf } from './deepest.js';
import type { Penetration } from './penetration.js';

/**
 * How deep an oriented box and a convex polyhedron are in each other: the shortest move of the first that leaves them
 * with no inner point in common, and every direction that is as short; `null` if they are apart, depth 0 if they touch.
 * An oriented box is the parallelepiped of its axes as they are.
 *
 * Source: Cameron 1997; van den Bergen 2003, 4.3.8; Ericson, Real-Time Collision Detection, 2.3 (penetration depth),
 * 3.11 (Minkowski difference) and 5.2.1 (separating axes).
 *
 * @throws RangeError naming the argument, if a number is not finite, a half size is negative or the axes are linearly
 *   dependent, or a polyhedron is not closed and convex
 * @example
 * const faces = [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]];
 * const found = orientedBoxConvexPolyhedronPenetration({ center: [2, 2, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }, { vertices: [[1, 0, 1], [5, 0, 1], [1, 4, 1], [1, 0, 5]], faces })!;
 * found.squaredDepth; // { numerator: 0n, denominator: 1n }
 * found.depth; // 0
 * found.ways[0]!.direction; // [0n, 0n, -1n]
 */
export function orientedBoxConvexPolyhedronPenetration(
  orientedBox: OrientedBox,
  convexPolyhedron: ConvexPolyhedron,
): Penetration | null {
  return penetrationOf(
    orientedBoxCells('orientedBoxConvexPolyhedronPenetration', 'orientedBox', orientedBox),
    convexPolyhedronCells('orientedBoxConvexPolyhedronPenetration', 'convexPolyhedron', convexPolyhedron),
  );
}
