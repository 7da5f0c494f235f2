/**
 * Solids bounded by planes, combined exactly.
 */

export type { Rational } from '../arithmetic/rational.js';
export type { Location } from '../core/location.js';
export type {
  Box3,
  Cone,
  Cylinder,
  MatrixPlacement,
  OrientedBox,
  PartsPlacement,
  Placement,
  Plane,
  Point2,
  Point3,
  PolygonWithHoles,
  ReflectionPlacement,
  Ring,
  Sphere,
} from '../core/shapes.js';
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
export type { BvhBuild } from '../indexes/bvh.js';
export type { Bvh } from '../indexes/bvh-tree.js';
export type {
  MassProperties,
  RoundedMassProperties,
  SecondMoments,
  SymmetricMatrix,
  Triple,
} from '../measures/mass-properties.js';
export type { SectionRegion } from '../mesh/sections/regions.js';
export type { Closure } from '../mesh/structure/closure.js';
export type { VertexCorners } from '../mesh/structure/corners.js';
export type { MeshEdges } from '../mesh/structure/edges.js';
export type { MeshFillRule } from '../mesh/structure/fill-rule.js';
export type { DoubleMesh, IndexedMesh, MeshInput } from '../mesh/structure/indexed-mesh.js';
export type { PreparedList, PreparedMesh } from '../mesh/structure/prepared-mesh.js';
export type { FindingType } from '../mesh/validation/finding-kinds.js';
export type {
  PolygonRoundingOptions,
  RoundedPolygonSet,
  RoundedPolygons,
} from '../polygons/output/round-polygon-set.js';
export type { PolygonCertificate } from '../polygons/output/round-rings.js';
export type { PolygonProgressOptions, PolygonStage } from '../polygons/progress.js';
export {
  solidComplement,
  solidDifference,
  solidIntersection,
  solidSymmetricDifference,
  solidUnion,
} from './boolean-operations.js';
export { convexSolid } from './convex-solid.js';
export {
  cutMesh,
  cutSolid,
  type MeshParts,
  type SolidParts,
  type SolidSection,
  type SolidSectionLoop,
  solidSection,
} from './cut-solid.js';
export type { SolidCombination, SolidExpression, SolidOperation } from './expression.js';
export { locatePointInExpression } from './locate-point-in-expression.js';
export { locatePointInSolid } from './locate-point-in-solid.js';
export { type AddedMesh, changeMesh, type MeshChange } from './meshes/change-mesh.js';
export type {
  CombinedMesh,
  MeshBooleanOptions,
  MeshBooleanStage,
  MeshChangeOptions,
} from './meshes/combined-mesh.js';
export {
  type GroupedTriangles,
  groupTriangles,
  type MeshGroup,
  type ResultGroup,
} from './meshes/group-triangles.js';
export {
  type InterpolateOptions,
  interpolateAttributes,
  type MeshAttribute,
} from './meshes/interpolate-attributes.js';
export {
  meshDifference,
  meshIntersection,
  meshSymmetricDifference,
  meshUnion,
} from './meshes/mesh-booleans.js';
export type { MeshOperation } from './meshes/mesh-rules.js';
export type { MeshOrigins } from './meshes/written-mesh.js';
export { canonicalText } from './output/canonical-text.js';
export type { MeshFault } from './output/mesh-faults.js';
export { type RoundedSection, roundSection, type SectionLike } from './output/round-section.js';
export { solidFromJson } from './output/solid-from-json.js';
export { solidMassProperties } from './output/solid-mass-properties.js';
export { type SolidJson, solidToJson } from './output/solid-to-json.js';
export {
  type MeshCertificate,
  type MeshOptions,
  type SolidMesh,
  solidToMesh,
} from './output/solid-to-mesh.js';
export { solidVolume } from './output/solid-volume.js';
export { type SolidTriangles, triangulateSolid } from './output/triangulate-solid.js';
export { boxSolid } from './primitives/box-solid.js';
export { halfSpaceSolid } from './primitives/half-space-solid.js';
export { prismSolid } from './primitives/prism-solid.js';
export { pyramidSolid } from './primitives/pyramid-solid.js';
export {
  coneSolid,
  cylinderSolid,
  type FacetOptions,
  type SphereFacets,
  sphereSolid,
} from './primitives/round-solids.js';
export type { Solid, SolidFace, SolidVertex } from './solid.js';
export { solidFromMesh } from './solid-from-mesh.js';
export { solidOfExpression } from './solid-of-expression.js';
export { solidVertexPoint } from './solid-vertex-point.js';
export { transformSolid } from './transform-solid.js';
