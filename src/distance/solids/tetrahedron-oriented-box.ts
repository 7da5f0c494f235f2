import type { OrientedBox, Tetrahedron } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { orientedBoxCells, tetrahedronCells } from '../shapes/solids.js';

/**
 * The distance from a tetrahedron to an oriented box: its square exactly, the closest points, and the features that
 * they lie on. An oriented box is the parallelepiped of its axes as they are.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite, a half size is negative or the axes are linearly
 *   dependent
 * @example
 * const found = tetrahedronOrientedBoxDistance({ a: [0, 0, 0], b: [0, 4, 0], c: [0, 0, 4], d: [-4, 0, 0] }, { center: [5, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] });
 * found.distance; // 3
 * found.squaredDistance; // { numerator: 9n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 0, 0]
 */
export function tetrahedronOrientedBoxDistance(
  tetrahedron: Tetrahedron,
  orientedBox: OrientedBox,
): ConvexDistance {
  return measureBounded(
    tetrahedronCells('tetrahedronOrientedBoxDistance', 'tetrahedron', tetrahedron),
    orientedBoxCells('tetrahedronOrientedBoxDistance', 'orientedBox', orientedBox),
  );
}
