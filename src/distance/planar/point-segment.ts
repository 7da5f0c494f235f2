import type { Point2, Segment } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { point2dCells, segment2dCells } from '../shapes/planar.js';

/**
 * The distance from a point to a segment of the plane: its square exactly, the closest points, and the features that
 * they lie on.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.2.
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * const found = pointSegmentDistance2d([0, 0], { start: [3, 4], end: [6, 8] });
 * found.distance; // 5
 * found.closest[0]!.pointB; // [3, 4]
 */
export function pointSegmentDistance2d(point: Point2, segment: Segment): Distance {
  return measure2d(
    point2dCells('pointSegmentDistance2d', 'point', point),
    segment2dCells('pointSegmentDistance2d', 'segment', segment),
  );
}
