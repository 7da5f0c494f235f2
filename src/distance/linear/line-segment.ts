import type { Line, Segment } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { lineCells, segmentCells } from '../shapes/linear.js';

/**
 * The distance from a line to a segment: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = lineSegmentDistance({ origin: [0, 0, 0], direction: [0, 1, 0] }, { start: [3, 0, 4], end: [6, 0, 8] });
 * found.distance; // 5
 * found.squaredDistance; // { numerator: 25n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 0, 4]
 */
export function lineSegmentDistance(line: Line, segment: Segment): Distance {
  return measure(
    lineCells('lineSegmentDistance', 'line', line),
    segmentCells('lineSegmentDistance', 'segment', segment),
  );
}
