import { requireSegment3 } from '../../core/arguments/index.js';
import type { Segment } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { segmentCells } from '../shapes/linear.js';
import { placeSegment, SECOND } from '../small/arena.js';
import { squaredDistanceOf } from '../small/nearest-pair.js';

/**
 * The distance between two segments: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.9.
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * const found = segmentSegmentDistance({ start: [0, 0, 0], end: [0, 4, 0] }, { start: [3, 0, 4], end: [6, 0, 8] });
 * found.distance; // 5
 * found.squaredDistance; // { numerator: 25n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 0, 4]
 */
export function segmentSegmentDistance(a: Segment, b: Segment): ConvexDistance {
  return measureBounded(
    segmentCells('segmentSegmentDistance', 'a', a),
    segmentCells('segmentSegmentDistance', 'b', b),
  );
}

/**
 * The square of the distance between two segments, rounded to the nearest double (ties to even); 0 if they meet. The
 * fast form of `segmentSegmentDistance`, for when only the number is asked for.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.9.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite
 * @example segmentSegmentSquaredDistance({ start: [0, 0, 0], end: [0, 4, 0] }, { start: [3, 0, 4], end: [6, 0, 8] }); // 25
 */
export function segmentSegmentSquaredDistance(a: Segment, b: Segment): number {
  requireSegment3('segmentSegmentSquaredDistance', 'a', a);
  requireSegment3('segmentSegmentSquaredDistance', 'b', b);
  placeSegment(0, a);
  placeSegment(SECOND, b);
  return squaredDistanceOf(2, 2);
}
