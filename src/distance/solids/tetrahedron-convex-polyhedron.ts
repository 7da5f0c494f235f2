import type { ConvexPolyhedron, Tetrahedron } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { convexPolyhedronCells, tetrahedronCells } from '../shapes/solids.js';

/**
 * The distance from a tetrahedron to a convex polyhedron: its square exactly, the closest points, and the features that
 * they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or a polyhedron is not closed and convex
 * @example
 * const faces = [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]];
 * const vertices = [[3, 4, 0], [5, 4, 0], [5, 6, 0], [5, 6, 2]];
 * const found = tetrahedronConvexPolyhedronDistance({ a: [0, 0, 0], b: [0, 4, 0], c: [0, 0, 4], d: [-4, 0, 0] }, { vertices, faces });
 * found.distance; // 3
 * found.squaredDistance; // { numerator: 9n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 4, 0]
 */
export function tetrahedronConvexPolyhedronDistance(
  tetrahedron: Tetrahedron,
  convexPolyhedron: ConvexPolyhedron,
): ConvexDistance {
  return measureBounded(
    tetrahedronCells('tetrahedronConvexPolyhedronDistance', 'tetrahedron', tetrahedron),
    convexPolyhedronCells('tetrahedronConvexPolyhedronDistance', 'convexPolyhedron', convexPolyhedron),
  );
}
