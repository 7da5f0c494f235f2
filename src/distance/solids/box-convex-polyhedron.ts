import type { Box3, ConvexPolyhedron } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { boxCells, convexPolyhedronCells } from '../shapes/solids.js';

/**
 * The distance from a box to a convex polyhedron: its square exactly, the closest points, and the features that they
 * lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite, min > max or a polyhedron is not closed and convex
 * @example
 * const faces = [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]];
 * const vertices = [[3, 4, 0], [5, 4, 0], [5, 6, 0], [5, 6, 2]];
 * const found = boxConvexPolyhedronDistance({ min: [-1, -1, -1], max: [0, 1, 1] }, { vertices, faces });
 * found.distance; // 4.242640687119285
 * found.squaredDistance; // { numerator: 18n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 4, 0]
 */
export function boxConvexPolyhedronDistance(box: Box3, convexPolyhedron: ConvexPolyhedron): ConvexDistance {
  return measureBounded(
    boxCells('boxConvexPolyhedronDistance', 'box', box),
    convexPolyhedronCells('boxConvexPolyhedronDistance', 'convexPolyhedron', convexPolyhedron),
  );
}
