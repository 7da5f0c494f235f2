import type { Box3, Segment } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { segmentCells } from '../shapes/linear.js';
import { boxCells } from '../shapes/solids.js';

/**
 * The distance from a segment to a box: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example
 * const found = segmentBoxDistance({ start: [0, 0, 0], end: [0, 4, 0] }, { min: [2, 1, 3], max: [5, 5, 5] });
 * found.distance; // 3.605551275463989
 * found.squaredDistance; // { numerator: 13n, denominator: 1n }
 * found.closest[0]!.pointB; // [2, 1, 3]
 */
export function segmentBoxDistance(segment: Segment, box: Box3): ConvexDistance {
  return measureBounded(
    segmentCells('segmentBoxDistance', 'segment', segment),
    boxCells('segmentBoxDistance', 'box', box),
  );
}
