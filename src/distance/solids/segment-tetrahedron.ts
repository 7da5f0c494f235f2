import type { Segment, Tetrahedron } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { segmentCells } from '../shapes/linear.js';
import { tetrahedronCells } from '../shapes/solids.js';

/**
 * The distance from a segment to a tetrahedron: its square exactly, the closest points, and the features that they lie
 * on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * const found = segmentTetrahedronDistance({ start: [0, 0, 0], end: [0, 4, 0] }, { a: [3, 4, 0], b: [5, 4, 0], c: [5, 6, 0], d: [5, 6, 2] });
 * found.distance; // 3
 * found.squaredDistance; // { numerator: 9n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 4, 0]
 */
export function segmentTetrahedronDistance(segment: Segment, tetrahedron: Tetrahedron): ConvexDistance {
  return measureBounded(
    segmentCells('segmentTetrahedronDistance', 'segment', segment),
    tetrahedronCells('segmentTetrahedronDistance', 'tetrahedron', tetrahedron),
  );
}
