import type { Plane } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { planeCells } from '../shapes/flat.js';

/**
 * The distance between two planes: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or the normal is zero
 * @example
 * const found = planePlaneDistance({ normal: [2, 0, 0], constant: 0 }, { normal: [3, 0, 4], constant: -10 });
 * found.distance; // 0
 * found.squaredDistance; // { numerator: 0n, denominator: 1n }
 * found.closest[0]!.pointB; // [0, 0, 2.5]
 */
export function planePlaneDistance(a: Plane, b: Plane): Distance {
  return measure(planeCells('planePlaneDistance', 'a', a), planeCells('planePlaneDistance', 'b', b));
}
