import type { Line, Segment } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { line2dCells, segment2dCells } from '../shapes/planar.js';

/**
 * The distance from a line to a segment of the plane: its square exactly, the closest points, and the features that
 * they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = lineSegmentDistance2d({ origin: [0, 0], direction: [0, 1] }, { start: [3, 4], end: [6, 8] });
 * found.distance; // 3
 * found.closest[0]!.pointB; // [3, 4]
 */
export function lineSegmentDistance2d(line: Line, segment: Segment): Distance {
  return measure2d(
    line2dCells('lineSegmentDistance2d', 'line', line),
    segment2dCells('lineSegmentDistance2d', 'segment', segment),
  );
}
