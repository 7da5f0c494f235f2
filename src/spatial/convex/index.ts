/** Convex solids: tetrahedra, convex polyhedra, k-DOPs, frusta. */

export { boxSolid, orientedBoxSolid } from './box-solid.js';
export {
  convexPolyhedraIntersect,
  convexPolyhedronPair,
  type Separation,
  type SolidPair,
  tetrahedraIntersect,
  tetrahedronPair,
} from './convex-polyhedron-pair.js';
export { convexPolyhedronSolid } from './convex-polyhedron-solid.js';
export {
  type ClipDepth,
  Frustum,
  type FrustumRelation,
  type FrustumSide,
  frustumFromMatrix,
  frustumPoint,
} from './frustum.js';
export {
  frustumBox,
  frustumBoxConservative,
  frustumOrientedBox,
  frustumOrientedBoxConservative,
  frustumTriangle,
  frustumTriangleConservative,
} from './frustum-box.js';
export { frustumSolid, HalfSpaceSolid, kDopSolid } from './half-space-solid.js';
export { type HitAlongLine, hitsAlongLine } from './hits-along-line.js';
export { type KDop, kDopContainsPoint, kDopsIntersect, kDopsOverlap } from './k-dop.js';
export { lineBox, rayBox, segmentBox } from './linear-box.js';
export {
  lineConvexPolyhedron,
  lineIntersectsConvexPolyhedron,
  rayConvexPolyhedron,
  rayIntersectsConvexPolyhedron,
  segmentConvexPolyhedron,
  segmentIntersectsConvexPolyhedron,
} from './linear-convex-polyhedron.js';
export {
  lineFrustum,
  lineIntersectsFrustum,
  rayFrustum,
  rayIntersectsFrustum,
  segmentFrustum,
  segmentIntersectsFrustum,
} from './linear-frustum.js';
export {
  lineIntersectsKDop,
  lineKDop,
  rayIntersectsKDop,
  rayKDop,
  segmentIntersectsKDop,
  segmentKDop,
} from './linear-k-dop.js';
export {
  lineIntersectsOrientedBox,
  lineOrientedBox,
  rayIntersectsOrientedBox,
  rayOrientedBox,
  segmentIntersectsOrientedBox,
  segmentOrientedBox,
} from './linear-oriented-box.js';
export {
  lineIntersectsSolid,
  lineSolid,
  rayIntersectsSolid,
  raySolid,
  type SolidHit,
  type SolidHits,
  segmentIntersectsSolid,
  segmentSolid,
} from './linear-solid.js';
export {
  lineIntersectsTetrahedron,
  lineTetrahedron,
  rayIntersectsTetrahedron,
  rayTetrahedron,
  segmentIntersectsTetrahedron,
  segmentTetrahedron,
} from './linear-tetrahedron.js';
export {
  type PlaneConvexPolyhedron,
  planeConvexPolyhedron,
  planeIntersectsConvexPolyhedron,
  planeIntersectsTetrahedron,
  planeTetrahedron,
} from './plane-convex-polyhedron.js';
export {
  convexPolyhedronContainsPoint,
  pointConvexPolyhedron,
  pointSolid,
  pointTetrahedron,
  solidContainsPoint,
  tetrahedronContainsPoint,
} from './point-solid.js';
export {
  type PolyhedronConvexity,
  type PolyhedronShape,
  polyhedronConvexity,
} from './polyhedron-convexity.js';
export type { Solid } from './solid.js';
export { tetrahedronSolid } from './tetrahedron-solid.js';
export {
  triangleConvexPolyhedron,
  triangleIntersectsConvexPolyhedron,
} from './triangle-convex-polyhedron.js';
export { triangleIntersectsTetrahedron, triangleTetrahedron } from './triangle-tetrahedron.js';
