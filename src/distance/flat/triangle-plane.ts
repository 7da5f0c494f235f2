import type { Plane, Triangle } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { planeCells, triangleCells } from '../shapes/flat.js';

/**
 * The distance from a triangle to a plane: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or the normal is zero
 * @example
 * const found = trianglePlaneDistance({ a: [0, 0, 0], b: [0, 4, 0], c: [0, 0, 4] }, { normal: [3, 0, 4], constant: -10 });
 * found.distance; // 0
 * found.squaredDistance; // { numerator: 0n, denominator: 1n }
 * found.closest[0]!.pointB; // [0, 0, 2.5]
 */
export function trianglePlaneDistance(triangle: Triangle, plane: Plane): Distance {
  return measure(
    triangleCells('trianglePlaneDistance', 'triangle', triangle),
    planeCells('trianglePlaneDistance', 'plane', plane),
  );
}
