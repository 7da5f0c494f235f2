/** Segments, rays, lines, planes and triangles of space: what is not generated for a pair. */
export type { RayPlane, RayPlanePoints, SegmentPlane, SegmentPlanePoints } from './linear-plane.js';
export type { LinearHit, LinearTrianglePoints } from './linear-points.js';
export type { LinearTriangle } from './linear-triangle.js';
export {
  rayIntersectsTriangleAt,
  segmentIntersectsTriangleAt,
  segmentsIntersectAt,
  triangleContainsPointAt,
  trianglesIntersectAt,
} from './over-buffers.js';
export type { PlaneOrTriangle } from './plane-or-triangle.js';
export type { TrianglePoint, TriangleTrianglePoints } from './triangle-contact.js';
export type { TrianglePlane } from './triangle-plane.js';
