import type { Box3, Plane } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { planeCells } from '../shapes/flat.js';
import { boxCells } from '../shapes/solids.js';

/**
 * The distance from a plane to a box: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero or min > max
 * @example
 * const found = planeBoxDistance({ normal: [2, 0, 0], constant: 0 }, { min: [2, 1, 3], max: [5, 5, 5] });
 * found.distance; // 2
 * found.squaredDistance; // { numerator: 4n, denominator: 1n }
 * found.closest[0]!.pointB; // [2, 1, 3]
 */
export function planeBoxDistance(plane: Plane, box: Box3): Distance {
  return measure(planeCells('planeBoxDistance', 'plane', plane), boxCells('planeBoxDistance', 'box', box));
}
