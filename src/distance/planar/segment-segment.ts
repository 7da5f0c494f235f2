import type { Segment } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { segment2dCells } from '../shapes/planar.js';

/**
 * The distance between two segments of the plane: its square exactly, the closest points, and the features that they
 * lie on.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.9.
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * const found = segmentSegmentDistance2d({ start: [0, 0], end: [0, 4] }, { start: [3, 4], end: [6, 8] });
 * found.distance; // 3
 * found.closest[0]!.pointB; // [3, 4]
 */
export function segmentSegmentDistance2d(a: Segment, b: Segment): Distance {
  return measure2d(
    segment2dCells('segmentSegmentDistance2d', 'a', a),
    segment2dCells('segmentSegmentDistance2d', 'b', b),
  );
}
