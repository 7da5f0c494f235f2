import type { Triangle } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { triangle2dCells } from '../shapes/planar.js';

/**
 * The distance between two triangles of the plane: its square exactly, the closest points, and the features that they
 * lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * const found = triangleTriangleDistance2d({ a: [0, 0], b: [0, 4], c: [-2, 0] }, { a: [3, 4], b: [5, 4], c: [5, 6] });
 * found.distance; // 3
 * found.closest[0]!.pointB; // [3, 4]
 */
export function triangleTriangleDistance2d(a: Triangle, b: Triangle): Distance {
  return measure2d(
    triangle2dCells('triangleTriangleDistance2d', 'a', a),
    triangle2dCells('triangleTriangleDistance2d', 'b', b),
  );
}
