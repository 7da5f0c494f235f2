import type { Box3, Tetrahedron } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { boxCells, tetrahedronCells } from '../shapes/solids.js';

/**
 * The distance from a tetrahedron to a box: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example
 * const found = tetrahedronBoxDistance({ a: [0, 0, 0], b: [0, 4, 0], c: [0, 0, 4], d: [-4, 0, 0] }, { min: [2, 1, 3], max: [5, 5, 5] });
 * found.distance; // 2
 * found.squaredDistance; // { numerator: 4n, denominator: 1n }
 * found.closest[0]!.pointB; // [2, 1, 3]
 */
export function tetrahedronBoxDistance(tetrahedron: Tetrahedron, box: Box3): ConvexDistance {
  return measureBounded(
    tetrahedronCells('tetrahedronBoxDistance', 'tetrahedron', tetrahedron),
    boxCells('tetrahedronBoxDistance', 'box', box),
  );
}
