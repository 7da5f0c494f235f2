/** Segments, rays, lines, planes and triangles of space. */
export { lineTriangle } from './line-triangle.js';
export {
  lineIntersectsTriangle,
  rayIntersectsTriangle,
  rayIntersectsTriangleAt,
  segmentIntersectsTriangle,
  segmentIntersectsTriangleAt,
} from './linear-intersects-triangle.js';
export { linePlane, type RayPlane, rayPlane, type SegmentPlane, segmentPlane } from './linear-plane.js';
export type { LinearTriangle } from './linear-triangle.js';
export type { PlaneOrTriangle } from './plane-arguments.js';
export {
  lineContainsPoint,
  pointRay,
  pointSegment,
  rayContainsPoint,
  segmentContainsPoint,
} from './point-linear.js';
export { pointTriangle, triangleContainsPoint } from './point-triangle.js';
export { rayTriangle } from './ray-triangle.js';
export { lineSegment, raySegment, segmentSegment, segmentsIntersect } from './segment-segment.js';
export { segmentTriangle } from './segment-triangle.js';
export {
  lineTrianglePoints,
  rayTrianglePoints,
  segmentTrianglePoints,
  type TriangleHit,
  triangleTrianglePoints,
} from './triangle-contact-points.js';
export { type TrianglePlane, trianglePlane } from './triangle-plane.js';
export { triangleTriangle } from './triangle-triangle.js';
export { trianglesIntersect, trianglesIntersectAt } from './triangles-intersect.js';
