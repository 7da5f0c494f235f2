import { requireSegment3 } from '../../core/arguments/index.js';
import type { Segment } from '../../core/shapes.js';
import { placeSegment, SECOND } from '../small/arena.js';
import { squaredDistanceOf } from '../small/nearest-pair.js';

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
