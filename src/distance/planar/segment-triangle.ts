import type { Segment, Triangle } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { segment2dCells, triangle2dCells } from '../shapes/planar.js';

/**
 * The distance from a segment to a triangle of the plane: its square exactly, the closest points, and the features that
 * they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * const found = segmentTriangleDistance2d({ start: [0, 0], end: [0, 4] }, { a: [3, 4], b: [5, 4], c: [5, 6] });
 * found.distance; // 3
 * found.closest[0]!.pointB; // [3, 4]
 */
export function segmentTriangleDistance2d(segment: Segment, triangle: Triangle): Distance {
  return measure2d(
    segment2dCells('segmentTriangleDistance2d', 'segment', segment),
    triangle2dCells('segmentTriangleDistance2d', 'triangle', triangle),
  );
}
