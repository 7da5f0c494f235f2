/** Points, lines, rays and segments of the plane. */
export { crossingOrder2d } from './crossing-order.js';
export { lineLine2d, linesIntersect2d } from './line-line.js';
export { lineIntersectsRay2d, lineRay2d } from './line-ray.js';
export { lineIntersectsSegment2d, lineSegment2d } from './line-segment.js';
export { pointLine2d } from './point-line.js';
export { pointRay2d, rayContainsPoint2d } from './point-ray.js';
export { pointSegment2d, segmentContainsPoint2d } from './point-segment.js';
export { rayRay2d, raysIntersect2d } from './ray-ray.js';
export { rayIntersectsSegment2d, raySegment2d } from './ray-segment.js';
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
