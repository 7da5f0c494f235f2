import type { Line, Tetrahedron } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { lineCells } from '../shapes/linear.js';
import { tetrahedronCells } from '../shapes/solids.js';

/**
 * The distance from a line to a tetrahedron: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = lineTetrahedronDistance({ origin: [0, 0, 0], direction: [0, 1, 0] }, { a: [3, 4, 0], b: [5, 4, 0], c: [5, 6, 0], d: [5, 6, 2] });
 * found.distance; // 3
 * found.squaredDistance; // { numerator: 9n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 4, 0]
 */
export function lineTetrahedronDistance(line: Line, tetrahedron: Tetrahedron): Distance {
  return measure(
    lineCells('lineTetrahedronDistance', 'line', line),
    tetrahedronCells('lineTetrahedronDistance', 'tetrahedron', tetrahedron),
  );
}
