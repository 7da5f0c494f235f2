import type { ConvexPolyhedron, OrientedBox } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { convexPolyhedronCells, orientedBoxCells } from '../shapes/solids.js';

/**
 * The distance from an oriented box to a convex polyhedron: its square exactly, the closest points, and the features
 * that they lie on. An oriented box is the parallelepiped of its axes as they are.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite, a half size is negative, the axes are linearly
 *   dependent or a polyhedron is not closed and convex
 * @example
 * const faces = [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]];
 * const vertices = [[3, 4, 0], [5, 4, 0], [5, 6, 0], [5, 6, 2]];
 * const found = orientedBoxConvexPolyhedronDistance({ center: [-2, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }, { vertices, faces });
 * found.distance; // 4.949747468305833
 * found.squaredDistance; // { numerator: 49n, denominator: 2n }
 * found.closest[0]!.pointB; // [3, 4, 0]
 */
export function orientedBoxConvexPolyhedronDistance(
  orientedBox: OrientedBox,
  convexPolyhedron: ConvexPolyhedron,
): ConvexDistance {
  return measureBounded(
    orientedBoxCells('orientedBoxConvexPolyhedronDistance', 'orientedBox', orientedBox),
    convexPolyhedronCells('orientedBoxConvexPolyhedronDistance', 'convexPolyhedron', convexPolyhedron),
  );
}
