import type { Box2, Segment } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { box2dCells, segment2dCells } from '../shapes/planar.js';

/**
 * The distance from a segment to a box of the plane: its square exactly, the closest points, and the features that they
 * lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example
 * const found = segmentBoxDistance2d({ start: [0, 0], end: [0, 4] }, { min: [3, 4], max: [5, 5] });
 * found.distance; // 3
 * found.closest[0]!.pointB; // [3, 4]
 */
export function segmentBoxDistance2d(segment: Segment, box: Box2): Distance {
  return measure2d(
    segment2dCells('segmentBoxDistance2d', 'segment', segment),
    box2dCells('segmentBoxDistance2d', 'box', box),
  );
}
