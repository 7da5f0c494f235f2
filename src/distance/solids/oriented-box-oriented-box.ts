import type { OrientedBox } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { orientedBoxCells } from '../shapes/solids.js';

/**
 * The distance between two oriented boxes: its square exactly, the closest points, and the features that they lie on.
 * An oriented box is the parallelepiped of its axes as they are.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite, a half size is negative or the axes are linearly
 *   dependent
 * @example
 * const found = orientedBoxOrientedBoxDistance({ center: [-2, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }, { center: [5, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] });
 * found.distance; // 3
 * found.squaredDistance; // { numerator: 9n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 0, -1]
 */
export function orientedBoxOrientedBoxDistance(a: OrientedBox, b: OrientedBox): ConvexDistance {
  return measureBounded(
    orientedBoxCells('orientedBoxOrientedBoxDistance', 'a', a),
    orientedBoxCells('orientedBoxOrientedBoxDistance', 'b', b),
  );
}
