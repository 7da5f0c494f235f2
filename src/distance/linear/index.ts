/** Distances of points, lines, rays and segments. */
export { lineLineDistance } from './line-line.js';
export { lineRayDistance } from './line-ray.js';
export { lineSegmentDistance } from './line-segment.js';
export { pointLineDistance } from './point-line.js';
export { pointPointDistance } from './point-point.js';
export { pointRayDistance } from './point-ray.js';
export {
  pointSegmentDistance,
  pointSegmentSquaredDistance,
  pointSegmentSquaredDistanceAt,
} from './point-segment.js';
export { rayRayDistance } from './ray-ray.js';
export { raySegmentDistance } from './ray-segment.js';
export { segmentSegmentDistance, segmentSegmentSquaredDistance } from './segment-segment.js';
