import type { ConvexPolyhedron, Line } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { lineCells } from '../shapes/linear.js';
import { convexPolyhedronCells } from '../shapes/solids.js';

/**
 * The distance from a line to a convex polyhedron: its square exactly, the closest points, and the features that they
 * lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or a polyhedron is not
 *   closed and convex
 * @example
 * const faces = [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]];
 * const vertices = [[3, 4, 0], [5, 4, 0], [5, 6, 0], [5, 6, 2]];
 * const found = lineConvexPolyhedronDistance({ origin: [0, 0, 0], direction: [0, 1, 0] }, { vertices, faces });
 * found.distance; // 3
 * found.squaredDistance; // { numerator: 9n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 4, 0]
 */
export function lineConvexPolyhedronDistance(line: Line, convexPolyhedron: ConvexPolyhedron): Distance {
  return measure(
    lineCells('lineConvexPolyhedronDistance', 'line', line),
    convexPolyhedronCells('lineConvexPolyhedronDistance', 'convexPolyhedron', convexPolyhedron),
  );
}
