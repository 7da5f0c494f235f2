/** Convex solids: tetrahedra, convex polyhedra, k-DOPs, frusta; and all convex shapes, prepared. */

export {
  type Convex,
  type ConvexShape,
  convexFromBox,
  convexFromConvexPolyhedron,
  convexFromFrustum,
  convexFromKDop,
  convexFromOrientedBox,
  convexFromTetrahedron,
} from './convex.js';
export { convexConvex, convexesIntersect } from './convex-convex.js';
export {
  convexPolyhedraIntersect,
  convexPolyhedronConvexPolyhedron,
} from './convex-polyhedron-convex-polyhedron.js';
export type { FrustumCulling } from './engine/frustum-sides.js';
export type { ConvexHit, ConvexHits } from './engine/linear-hits.js';
export type { PlaneContact } from './engine/plane-set.js';
export type { PolyhedronConvexity, PolyhedronReport } from './engine/polyhedron-convexity.js';
export type { PolyhedronContact, Separation } from './engine/separation.js';
export type { ContainedContact } from './engine/triangle-set.js';
export { type ClipDepth, type Frustum, frustumCorners, frustumFromMatrix, frustumPlanes } from './frustum.js';
export { frustumBox, frustumBoxConservative, frustumIntersectsBox } from './frustum-box.js';
export {
  frustumIntersectsOrientedBox,
  frustumOrientedBox,
  frustumOrientedBoxConservative,
} from './frustum-oriented-box.js';
export {
  frustumIntersectsTriangle,
  frustumTriangle,
  frustumTriangleConservative,
} from './frustum-triangle.js';
export { type HitAlongLine, hitsAlongLine } from './hits-along-line.js';
export type { KDop } from './k-dop.js';
export { kDopKDop, kDopsIntersect, kDopsOverlap } from './k-dop-k-dop.js';
export { lineConvex, lineIntersectsConvex } from './line-convex.js';
export { lineConvexPolyhedron, lineIntersectsConvexPolyhedron } from './line-convex-polyhedron.js';
export { lineFrustum, lineIntersectsFrustum } from './line-frustum.js';
export { lineIntersectsKDop, lineKDop } from './line-k-dop.js';
export { lineIntersectsTetrahedron, lineTetrahedron } from './line-tetrahedron.js';
export { planeConvex } from './plane-convex.js';
export { planeConvexPolyhedron, planeIntersectsConvexPolyhedron } from './plane-convex-polyhedron.js';
export { planeIntersectsTetrahedron, planeTetrahedron } from './plane-tetrahedron.js';
export { convexContainsPoint, pointConvex } from './point-convex.js';
export { convexPolyhedronContainsPoint, pointConvexPolyhedron } from './point-convex-polyhedron.js';
export { frustumContainsPoint, pointFrustum } from './point-frustum.js';
export { kDopContainsPoint, pointKDop } from './point-k-dop.js';
export { pointTetrahedron, tetrahedronContainsPoint } from './point-tetrahedron.js';
export { polyhedronConvexity } from './polyhedron-convexity.js';
export { rayConvex, rayIntersectsConvex } from './ray-convex.js';
export { rayConvexPolyhedron, rayIntersectsConvexPolyhedron } from './ray-convex-polyhedron.js';
export { rayFrustum, rayIntersectsFrustum } from './ray-frustum.js';
export { rayIntersectsKDop, rayKDop } from './ray-k-dop.js';
export { rayIntersectsTetrahedron, rayTetrahedron } from './ray-tetrahedron.js';
export { segmentConvex, segmentIntersectsConvex } from './segment-convex.js';
export { segmentConvexPolyhedron, segmentIntersectsConvexPolyhedron } from './segment-convex-polyhedron.js';
export { segmentFrustum, segmentIntersectsFrustum } from './segment-frustum.js';
export { segmentIntersectsKDop, segmentKDop } from './segment-k-dop.js';
export { segmentIntersectsTetrahedron, segmentTetrahedron } from './segment-tetrahedron.js';
export { tetrahedraIntersect, tetrahedronTetrahedron } from './tetrahedron-tetrahedron.js';
export {
  triangleConvexPolyhedron,
  triangleIntersectsConvexPolyhedron,
} from './triangle-convex-polyhedron.js';
export { triangleIntersectsTetrahedron, triangleTetrahedron } from './triangle-tetrahedron.js';
