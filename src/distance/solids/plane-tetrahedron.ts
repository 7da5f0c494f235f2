import type { Plane, Tetrahedron } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { planeCells } from '../shapes/flat.js';
import { tetrahedronCells } from '../shapes/solids.js';

/**
 * The distance from a plane to a tetrahedron: its square exactly, the closest points, and the features that they lie
 * on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or the normal is zero
 * @example
 * const found = planeTetrahedronDistance({ normal: [2, 0, 0], constant: 0 }, { a: [3, 4, 0], b: [5, 4, 0], c: [5, 6, 0], d: [5, 6, 2] });
 * found.distance; // 3
 * found.squaredDistance; // { numerator: 9n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 4, 0]
 */
export function planeTetrahedronDistance(plane: Plane, tetrahedron: Tetrahedron): Distance {
  return measure(
    planeCells('planeTetrahedronDistance', 'plane', plane),
    tetrahedronCells('planeTetrahedronDistance', 'tetrahedron', tetrahedron),
  );
}
