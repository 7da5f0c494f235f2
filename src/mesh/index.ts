/**
 * Meshes of triangles: where a point lies, what a ray hits, where a mesh meets itself or another, what is unusual about it.
 */
export { anyHits, locatePoints } from './batches.js';
export { allHits, anyHit, type Cast, firstHit, lastHit, type MeshHit } from './cast.js';
export { type Closure, closureOf } from './closure.js';
export { splitAtMidpoints, storedAsFloat32, translated } from './copies.js';
export { type VertexCorners, vertexCorners } from './corners.js';
export type { AxisDirection } from './crossings.js';
export {
  type MeshEdges,
  meshEdges,
  NO_EDGE,
  nextHalfEdge,
  previousHalfEdge,
  repeatsCorner,
} from './edges.js';
export { type IndexedMesh, requireMesh } from './indexed-mesh.js';
export { axisWindingNumber, locatePoint, type PointLocation, windingNumber } from './locate-point.js';
export type { MeshFeature } from './mesh-feature.js';
export { type MeshMesh, meshContacts, meshesIntersect, meshMesh, meshPairContact } from './mesh-mesh.js';
export { type MeshSigns, meshSigns, sharedEdges } from './mesh-signs.js';
export { piecesOf } from './pieces.js';
export { pointOnSurface } from './point-on-surface.js';
export type { PredicateSet } from './predicate-set.js';
export { PreparedMesh, type PrepareOptions, prepareMesh } from './prepared-mesh.js';
export {
  firstSelfIntersection,
  type PairOptions,
  selfIntersections,
  selfIntersects,
  trianglePairContact,
  visitSelfIntersections,
} from './self-intersection.js';
export { type SignDifferences, signDifferences } from './sign-differences.js';
export { type MeshSurvey, surveyMesh } from './survey.js';
export * from './validation/index.js';
export { type VertexLists, type WeldOptions, type WeldResult, weldVertices } from './weld.js';
