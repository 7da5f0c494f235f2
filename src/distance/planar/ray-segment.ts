import type { Ray, Segment } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure2d } from '../engine/measure-2d.js';
import { ray2dCells, segment2dCells } from '../shapes/planar.js';

/**
 * The distance from a ray to a segment of the plane: its square exactly, the closest points, and the features that they
 * lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * const found = raySegmentDistance2d({ origin: [0, 0], direction: [0, -1] }, { start: [3, 4], end: [6, 8] });
 * found.distance; // 5
 * found.closest[0]!.pointB; // [3, 4]
 */
export function raySegmentDistance2d(ray: Ray, segment: Segment): Distance {
  return measure2d(
    ray2dCells('raySegmentDistance2d', 'ray', ray),
    segment2dCells('raySegmentDistance2d', 'segment', segment),
  );
}
