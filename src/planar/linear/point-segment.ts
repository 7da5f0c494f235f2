import { requirePoint2, requireSegment2 } from '../../core/arguments/index.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import type { Point2, Segment } from '../../core/shapes.js';
import { holds, linearFeature, SEGMENT } from './linear.js';

/**
 * Does a segment of the plane contain a point? Its ends count; a segment of length zero contains one point.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * segmentContainsPoint2d({ start: [0, 0], end: [2, 4] }, [1, 2]); // true
 * segmentContainsPoint2d({ start: [0, 0], end: [2, 4] }, [3, 6]); // false
 */
export function segmentContainsPoint2d(segment: Segment, point: Point2): boolean {
  requireSegment2('segmentContainsPoint2d', 'segment', segment);
  requirePoint2('segmentContainsPoint2d', 'point', point);
  return holds(SEGMENT, segment.start, segment.end, point);
}

/**
 * Where does a point lie in relation to a segment of the plane: at its start or end (`boundary`,
 * `{ type: 'vertex', index: 0 }` or `{ type: 'vertex', index: 1 }`), between them (`inside`,
 * `{ type: 'edge', index: 0 }`), or `outside`? A segment of length zero has one point, its start.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * const segment = { start: [0, 0], end: [2, 4] };
 * pointSegment2d([1, 2], segment); // { location: 'inside', feature: { type: 'edge', index: 0 } }
 * pointSegment2d([2, 4], segment); // { location: 'boundary', feature: { type: 'vertex', index: 1 } }
 * pointSegment2d([3, 6], segment); // { location: 'outside', feature: null }
 */
export function pointSegment2d(point: Point2, segment: Segment): PointLocation {
  requirePoint2('pointSegment2d', 'point', point);
  requireSegment2('pointSegment2d', 'segment', segment);
  const { start, end } = segment;
  const feature = holds(SEGMENT, start, end, point) ? linearFeature(SEGMENT, start, end, point) : null;
  return locationAt(feature, 'edge');
}
