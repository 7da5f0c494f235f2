import type { Plane, Segment } from '../../core/shapes.js';
import type { Distance } from '../distance.js';
import { measure } from '../engine/measure.js';
import { planeCells } from '../shapes/flat.js';
import { segmentCells } from '../shapes/linear.js';

/**
 * The distance from a segment to a plane: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5, by exact signs.
 *
 * @throws RangeError naming the argument, if a number is not finite or the normal is zero
 * @example
 * const found = segmentPlaneDistance({ start: [0, 0, 0], end: [0, 4, 0] }, { normal: [3, 0, 4], constant: -10 });
 * found.distance; // 2
 * found.squaredDistance; // { numerator: 4n, denominator: 1n }
 * found.closest[0]!.pointB; // [1.2, 0, 1.6]
 */
export function segmentPlaneDistance(segment: Segment, plane: Plane): Distance {
  return measure(
    segmentCells('segmentPlaneDistance', 'segment', segment),
    planeCells('segmentPlaneDistance', 'plane', plane),
  );
}
