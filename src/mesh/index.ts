/**
 * Meshes of triangles: where a point lies, what a ray hits, where a mesh meets itself or another, what is unusual about
 * it.
 */

export type { Rational } from '../arithmetic/rational.js';
export type { Contact, ContactPoint, Relation } from '../core/contact.js';
export type { Containment } from '../core/containment.js';
export type { Feature, FeatureType } from '../core/feature.js';
export type { Location } from '../core/location.js';
export type {
  MatrixPlacement,
  OrientedBox,
  PartsPlacement,
  Placement,
  Plane,
  Point3,
  Ray,
  ReflectionPlacement,
  Segment,
} from '../core/shapes.js';
export type { Sign } from '../core/sign.js';
export type { ClosestPair, RoundedPair } from '../distance/distance.js';
export type {
  AlongAxisPlane,
  CoefficientsPlane,
  ExactPlane,
  FoundPoint3,
  ImplicitPoint3,
  LineBy,
  LineLineParameter,
  LinePlaneParameter,
  LinePlanePoint,
  NumberParameter,
  OrientedBoxCornerPoint,
  OrientedBoxFacePlane,
  Parameter,
  ParameterLike,
  PlaneLike,
  PointLike3,
  PointOnLine,
  ShiftedPlane,
  SumPlane,
  ThreePlanesPoint,
  ThreePointsPlane,
  ThroughPointPlane,
  TransformedPlane,
} from '../implicit/data.js';
export type { RoundedHit } from '../implicit/line-hit.js';
export type { BvhBuild } from '../indexes/bvh.js';
export type { Bvh } from '../indexes/bvh-tree.js';
export type {
  MassProperties,
  RoundedMassProperties,
  SecondMoments,
  SymmetricMatrix,
  Triple,
} from '../measures/mass-properties.js';
export type { TrianglePoint, TriangleTrianglePoints } from '../spatial/triangles/triangle-contact.js';
export {
  type FilledHole,
  type FilledMesh,
  type FillOptions,
  fillHoles,
  type OpenBorder,
  type OpenReason,
} from './holes/fill-holes.js';
export { massProperties } from './measures/mass-properties.js';
export { compareSurfaceArea, surfaceArea } from './measures/surface-area.js';
export { type OrientedMesh, orientMesh } from './orient/orient-mesh.js';
export { anyHits, locatePoints } from './queries/batches.js';
export { allHits, anyHit, type Cast, firstHit, lastHit, type MeshHit } from './queries/cast.js';
export type { AxisDirection } from './queries/crossings.js';
export { axisWindingNumber, locatePoint, windingNumber } from './queries/locate-point.js';
export type { RoundedMeshHit } from './queries/mesh-hit.js';
export {
  type MeshMesh,
  meshContacts,
  meshesIntersect,
  meshMesh,
  meshPairContact,
  meshPairPoints,
} from './queries/mesh-mesh.js';
export {
  type MeshClosestPair,
  type MeshMeshDistance,
  meshMeshDistance,
} from './queries/mesh-mesh-distance.js';
export { nearestOnMesh } from './queries/nearest.js';
export { nearestDistance, nearestSquaredDistance } from './queries/nearest-distance.js';
export type { NearestOnMesh } from './queries/nearest-on-mesh.js';
export { placeMesh } from './queries/place-mesh.js';
export { pointOnSurface } from './queries/point-on-surface.js';
export type { PairVisitor } from './queries/self-intersection.js';
export {
  firstSelfIntersection,
  type PairOptions,
  selfIntersections,
  selfIntersects,
  trianglePairContact,
  visitSelfIntersections,
} from './queries/self-intersection.js';
export { signedDistance } from './queries/signed-distance.js';
export { trianglesWithin } from './queries/triangles-within.js';
export {
  type MeshSection,
  meshSection,
  type SectionLoop,
  type SectionOptions,
  type SectionPolyline,
} from './sections/mesh-section.js';
export { meshSections, type SectionsOptions } from './sections/mesh-sections.js';
export { MeshSections } from './sections/mesh-sections-list.js';
export type { SectionRegion } from './sections/regions.js';
export { type BufferGeometryLike, meshFromBufferGeometry } from './structure/buffer-geometry.js';
export { type Closure, closureOf } from './structure/closure.js';
export { type VertexCorners, vertexCorners } from './structure/corners.js';
export {
  type MeshEdges,
  meshEdges,
  NO_EDGE,
  nextHalfEdge,
  previousHalfEdge,
  repeatsCorner,
} from './structure/edges.js';
export type { MeshFillRule } from './structure/fill-rule.js';
export type { DoubleMesh, IndexedMesh, MeshInput } from './structure/indexed-mesh.js';
export type { MeshFeature, MeshLocation } from './structure/mesh-feature.js';
export { piecesOf } from './structure/pieces.js';
export type { PlacedMesh } from './structure/placed-mesh.js';
export {
  type PreparedList,
  PreparedMesh,
  type PrepareOptions,
  prepareMesh,
} from './structure/prepared-mesh.js';
export { type TransformedMesh, transformMesh } from './structure/transform-mesh.js';
export * from './validation/index.js';
export type { ProgressOptions } from './validation/progress.js';
export { closingDistance } from './weld/closing-distance.js';
export { type VertexLists, type WeldOptions, type WeldResult, weldVertices } from './weld/weld.js';
