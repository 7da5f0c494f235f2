import type { Feature } from '../../core/feature.js';
import type { Point2, Ray, Segment } from '../../core/shapes.js';
import { holds, linearFeature, RAY, SEGMENT } from './linear.js';
import { checkOriginAndDirection, checkPoint, checkSegment } from './linear-arguments.js';

/**
 * Does a segment of the plane contain a point? Its ends count; a segment of length zero contains one point.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * segmentContainsPoint2d({ start: [0, 0], end: [2, 4] }, [1, 2]); // true
 * segmentContainsPoint2d({ start: [0, 0], end: [2, 4] }, [3, 6]); // false
 */
export function segmentContainsPoint2d(segment: Segment, point: Point2): boolean {
  checkSegment('segmentContainsPoint2d', 'segment', segment);
  checkPoint('segmentContainsPoint2d', 'point', point);
  return holds(SEGMENT, segment.start, segment.end, point);
}

/**
 * Where on a segment of the plane does a point lie: `vertex(0)` at its start, `vertex(1)` at its end, `edge(0)` between
 * them, `null` beside it. A segment of length zero has one point, its start.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * pointSegment2d([1, 2], { start: [0, 0], end: [2, 4] }); // edge(0)
 * pointSegment2d([2, 4], { start: [0, 0], end: [2, 4] }); // vertex(1)
 * pointSegment2d([3, 6], { start: [0, 0], end: [2, 4] }); // null
 */
export function pointSegment2d(point: Point2, segment: Segment): Feature | null {
  checkPoint('pointSegment2d', 'point', point);
  checkSegment('pointSegment2d', 'segment', segment);
  const { start, end } = segment;
  return holds(SEGMENT, start, end, point) ? linearFeature(SEGMENT, start, end, point) : null;
}

/**
 * Does a ray of the plane contain a point? Its origin counts.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * rayContainsPoint2d({ origin: [0, 0], direction: [1, 2] }, [3, 6]); // true
 * rayContainsPoint2d({ origin: [0, 0], direction: [1, 2] }, [-1, -2]); // false
 */
export function rayContainsPoint2d(ray: Ray, point: Point2): boolean {
  checkOriginAndDirection('rayContainsPoint2d', 'ray', ray);
  checkPoint('rayContainsPoint2d', 'point', point);
  return holds(RAY, ray.origin, ray.direction, point);
}

/**
 * Where on a ray of the plane does a point lie: `vertex(0)` at its origin, `edge(0)` behind that, `null` beside the ray.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero
 * @example
 * pointRay2d([3, 6], { origin: [0, 0], direction: [1, 2] }); // edge(0)
 * pointRay2d([0, 0], { origin: [0, 0], direction: [1, 2] }); // vertex(0)
 * pointRay2d([-1, -2], { origin: [0, 0], direction: [1, 2] }); // null
 */
export function pointRay2d(point: Point2, ray: Ray): Feature | null {
  checkPoint('pointRay2d', 'point', point);
  checkOriginAndDirection('pointRay2d', 'ray', ray);
  const { origin, direction } = ray;
  return holds(RAY, origin, direction, point) ? linearFeature(RAY, origin, direction, point) : null;
}
