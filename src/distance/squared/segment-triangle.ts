import { requireSegment3, requireTriangle3 } from '../../core/arguments/index.js';
import type { Segment, Triangle } from '../../core/shapes.js';
import { placeSegment, placeTriangle, SECOND } from '../small/arena.js';
import { squaredDistanceOf } from '../small/nearest-pair.js';

/**
 * The square of the distance from a segment to a triangle, rounded to the nearest double (ties to even); 0 if they
 * meet. The fast form of `segmentTriangleDistance`, for when only the number is asked for.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.10.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite
 * @example
 * segmentTriangleSquaredDistance({ start: [0, 0, 0], end: [0, 4, 0] }, { a: [3, 0, 4], b: [5, 0, 4], c: [5, 2, 6] }); // 25
 */
export function segmentTriangleSquaredDistance(segment: Segment, triangle: Triangle): number {
  requireSegment3('segmentTriangleSquaredDistance', 'segment', segment);
  requireTriangle3('segmentTriangleSquaredDistance', 'triangle', triangle);
  placeSegment(0, segment);
  placeTriangle(SECOND, triangle);
  return squaredDistanceOf(2, 3);
}
