/** Convex solids: tetrahedra, convex polyhedra, k-DOPs, frusta; and all convex shapes, prepared. */

export type { RoundedHit } from '../../implicit/line-hit.js';
export {
  type Convex,
  type ConvexShape,
  convexFromBox,
  convexFromConvexPolyhedron,
  convexFromFrustum,
  convexFromHull,
  convexFromKDop,
  convexFromOrientedBox,
  convexFromTetrahedron,
} from './convex.js';
export type { FrustumCulling } from './engine/frustum-sides.js';
export type { ConvexHit, ConvexHits } from './engine/linear-hits.js';
export type { PlaneContact } from './engine/plane-set.js';
export type { PolyhedronConvexity, PolyhedronReport } from './engine/polyhedron-convexity.js';
export type { PolyhedronContact, Separation } from './engine/separation.js';
export type { ContainedContact } from './engine/triangle-set.js';
export { type ClipDepth, type Frustum, frustumCorners, frustumFromMatrix, frustumPlanes } from './frustum.js';
export { type HitAlongLine, hitsAlongLine } from './hits-along-line.js';
export type { KDop } from './k-dop.js';
export { kDopsOverlap } from './k-dops-overlap.js';
export { polyhedronConvexity } from './polyhedron-convexity.js';
