import type { Tetrahedron, Triangle } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { triangleCells } from '../shapes/flat.js';
import { tetrahedronCells } from '../shapes/solids.js';

/**
 * The distance from a triangle to a tetrahedron: its square exactly, the closest points, and the features that they lie
 * on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * const found = triangleTetrahedronDistance({ a: [0, 0, 0], b: [0, 4, 0], c: [0, 0, 4] }, { a: [3, 4, 0], b: [5, 4, 0], c: [5, 6, 0], d: [5, 6, 2] });
 * found.distance; // 3
 * found.squaredDistance; // { numerator: 9n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 4, 0]
 */
export function triangleTetrahedronDistance(triangle: Triangle, tetrahedron: Tetrahedron): ConvexDistance {
  return measureBounded(
    triangleCells('triangleTetrahedronDistance', 'triangle', triangle),
    tetrahedronCells('triangleTetrahedronDistance', 'tetrahedron', tetrahedron),
  );
}
