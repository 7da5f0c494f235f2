/** Queries on points, lines, rays, segments, triangles and boxes of the plane. */
export { boxBox2d, boxesIntersect2d } from './box-box.js';
export { contactPoints2d, type PlanarShape, segmentSegmentPoints2d } from './contact-points.js';
export { crossingOrder2d } from './crossing-order.js';
export { lineBox2d, lineIntersectsBox2d } from './line-box.js';
export { lineLine2d, linesIntersect2d } from './line-line.js';
export { lineIntersectsRay2d, lineRay2d } from './line-ray.js';
export { lineIntersectsSegment2d, lineSegment2d } from './line-segment.js';
export { lineIntersectsTriangle2d, lineTriangle2d } from './line-triangle.js';
export { boxContainsPoint2d, pointBox2d } from './point-box.js';
export {
  pointRay2d,
  pointSegment2d,
  rayContainsPoint2d,
  segmentContainsPoint2d,
} from './point-segment.js';
export { pointTriangle2d, triangleContainsPoint2d } from './point-triangle.js';
export { rayBox2d, rayIntersectsBox2d } from './ray-box.js';
export { rayRay2d, raysIntersect2d } from './ray-ray.js';
export { rayIntersectsSegment2d, raySegment2d } from './ray-segment.js';
export { rayIntersectsTriangle2d, rayTriangle2d } from './ray-triangle.js';
export { segmentBox2d, segmentIntersectsBox2d } from './segment-box.js';
export { segmentSegment2d, segmentsIntersect2d, segmentsIntersect2dAt } from './segment-segment.js';
export { segmentIntersectsTriangle2d, segmentTriangle2d } from './segment-triangle.js';
export { pointLine2d } from './side-of-line.js';
export { compareAngle2d, compareDirections2d, sortByAngle2d, sortDirections2d } from './sort-by-angle.js';
export { triangleBox2d, triangleIntersectsBox2d } from './triangle-box.js';
export { trianglesIntersect2d, triangleTriangle2d } from './triangle-triangle.js';
