import { requireSegment3, requireTriangle3 } from '../../core/arguments/index.js';
import type { Segment, Triangle } from '../../core/shapes.js';
import type { ConvexDistance } from '../certificate.js';
import { measureBounded } from '../engine/measure.js';
import { triangleCells } from '../shapes/flat.js';
import { segmentCells } from '../shapes/linear.js';
import { placeSegment, placeTriangle, SECOND } from '../small/arena.js';
import { squaredDistanceOf } from '../small/nearest-pair.js';

/**
 * The distance from a segment to a triangle: its square exactly, the closest points, and the features that they lie on.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.10.
 *
 * @throws RangeError naming the argument, if a number is not finite
 * @example
 * const found = segmentTriangleDistance({ start: [0, 0, 0], end: [0, 4, 0] }, { a: [3, 0, 4], b: [5, 0, 4], c: [5, 2, 6] });
 * found.distance; // 5
 * found.squaredDistance; // { numerator: 25n, denominator: 1n }
 * found.closest[0]!.pointB; // [3, 0, 4]
 */
export function segmentTriangleDistance(segment: Segment, triangle: Triangle): ConvexDistance {
  return measureBounded(
    segmentCells('segmentTriangleDistance', 'segment', segment),
    triangleCells('segmentTriangleDistance', 'triangle', triangle),
  );
}

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
