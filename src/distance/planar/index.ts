/** Distances in the plane. */
export { boxBoxDistance2d } from './box-box.js';
export { lineBoxDistance2d } from './line-box.js';
export { lineLineDistance2d } from './line-line.js';
export { lineRayDistance2d } from './line-ray.js';
export { lineSegmentDistance2d } from './line-segment.js';
export { lineTriangleDistance2d } from './line-triangle.js';
export { pointBoxDistance2d } from './point-box.js';
export { pointLineDistance2d } from './point-line.js';
export { pointPointDistance2d } from './point-point.js';
export {
  type PointPolygonDistance2d,
  type PolygonClosestPair,
  pointPolygonDistance2d,
} from './point-polygon.js';
export { pointRayDistance2d } from './point-ray.js';
export { pointSegmentDistance2d } from './point-segment.js';
export { pointTriangleDistance2d } from './point-triangle.js';
export { rayBoxDistance2d } from './ray-box.js';
export { rayRayDistance2d } from './ray-ray.js';
export { raySegmentDistance2d } from './ray-segment.js';
export { rayTriangleDistance2d } from './ray-triangle.js';
export { segmentBoxDistance2d } from './segment-box.js';
export { segmentSegmentDistance2d } from './segment-segment.js';
export { segmentTriangleDistance2d } from './segment-triangle.js';
export { triangleBoxDistance2d } from './triangle-box.js';
export { triangleTriangleDistance2d } from './triangle-triangle.js';
