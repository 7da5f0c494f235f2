/** Segments, rays, lines, planes and triangles of space. */
export { lineIntersectsPlane, linePlane, linePlanePoints } from './line-plane.js';
export { lineIntersectsSegment, lineSegment } from './line-segment.js';
export { lineIntersectsTriangle, lineTriangle, lineTrianglePoints } from './line-triangle.js';
export type { LinearHit } from './linear-points.js';
export type { LinearTriangle, LinearTrianglePoints } from './linear-triangle.js';
export type { PlaneOrTriangle } from './plane-or-triangle.js';
export { lineContainsPoint, pointLine } from './point-line.js';
export { pointRay, rayContainsPoint } from './point-ray.js';
export { pointSegment, segmentContainsPoint } from './point-segment.js';
export { pointTriangle, triangleContainsPoint, triangleContainsPointAt } from './point-triangle.js';
export {
  type RayPlane,
  type RayPlanePoints,
  rayIntersectsPlane,
  rayPlane,
  rayPlanePoints,
} from './ray-plane.js';
export { rayIntersectsSegment, raySegment } from './ray-segment.js';
export {
  rayIntersectsTriangle,
  rayIntersectsTriangleAt,
  rayTriangle,
  rayTrianglePoints,
} from './ray-triangle.js';
export {
  type SegmentPlane,
  type SegmentPlanePoints,
  segmentIntersectsPlane,
  segmentPlane,
  segmentPlanePoints,
} from './segment-plane.js';
export { segmentSegment, segmentsIntersect, segmentsIntersectAt } from './segment-segment.js';
export {
  segmentIntersectsTriangle,
  segmentIntersectsTriangleAt,
  segmentTriangle,
  segmentTrianglePoints,
} from './segment-triangle.js';
export { type TrianglePlane, triangleIntersectsPlane, trianglePlane } from './triangle-plane.js';
export {
  type TrianglePoint,
  type TriangleTrianglePoints,
  trianglesIntersect,
  trianglesIntersectAt,
  triangleTriangle,
  triangleTrianglePoints,
} from './triangle-triangle.js';
