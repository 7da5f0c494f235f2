/** Points, lines, rays and segments of the plane. */
export { crossingOrder2d } from './crossing-order.js';
export { pointLine2d } from './point-line.js';
export {
  type SegmentAtPoint,
  type SegmentIntersections2d,
  type SegmentsMeeting,
  type SegmentsOverlap,
  segmentIntersections2d,
} from './segment-intersections.js';
export {
  segmentSegment2d,
  segmentSegmentPoints2d,
  segmentsIntersect2d,
  segmentsIntersect2dAt,
} from './segment-segment.js';
export { compareAngle2d, compareDirections2d, sortByAngle2d, sortDirections2d } from './sort-by-angle.js';
