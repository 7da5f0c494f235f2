import type { Point3, Tetrahedron } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { pointCells } from '../shapes/linear.js';
import { tetrahedronCells } from '../shapes/solids.js';

/**
 * The distance from a point to a tetrahedron: its square exactly, the closest points, and the features that they lie
 * on.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.6.
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * const found = pointTetrahedronDistance([0, 0, 0], { a: [3, 4, 0], b: [5, 4, 0], c: [5, 6, 0], d: [5, 6, 2] });
 * found.distance; // 5
 * found.squaredDistance; // { numerator: 25n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 4, 0]
 */
export function pointTetrahedronDistance(point: Point3, tetrahedron: Tetrahedron): ConvexDistance {
  return measureBounded(
    pointCells('pointTetrahedronDistance', 'point', point),
    tetrahedronCells('pointTetrahedronDistance', 'tetrahedron', tetrahedron),
  );
}
