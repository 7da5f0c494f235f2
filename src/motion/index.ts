/**
 * What moves from time 0 to time 1: when shapes that translate meet, and when moving vertices touch. See
 * docs/motion.md.
 */

export type { Algebraic } from '../arithmetic/algebraic.js';
export type { Dyadic } from '../arithmetic/dyadic.js';
export type { Polynomial } from '../arithmetic/polynomial.js';
export type { Rational } from '../arithmetic/rational.js';
export type { Surd } from '../arithmetic/surd.js';
export type { BspNodes, LeafSolidity, SolidLeafTree } from '../bsp/trees/bsp-tree.js';
export type { ContactPoint, Relation } from '../core/contact.js';
export type { Feature, FeatureType } from '../core/feature.js';
export type * from '../core/shapes.js';
export type { Sign } from '../core/sign.js';
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
export type { Closure } from '../mesh/structure/closure.js';
export type { VertexCorners } from '../mesh/structure/corners.js';
export type { MeshEdges } from '../mesh/structure/edges.js';
export type { DoubleMesh, IndexedMesh } from '../mesh/structure/indexed-mesh.js';
export type { MeshFeature } from '../mesh/structure/mesh-feature.js';
export type { PlacedMesh } from '../mesh/structure/placed-mesh.js';
export type { PreparedMesh } from '../mesh/structure/prepared-mesh.js';
export type {
  PolygonSet,
  PolygonSetLine,
  PolygonSetVertex,
  SetPolygon,
} from '../polygons/polygon-set.js';
export type { ShapesByType, Tagged } from '../shapes/shape.js';
export type { Solid, SolidFace, SolidVertex } from '../solids/solid.js';
export type { ClipDepth, Frustum } from '../spatial/convex/frustum.js';
export type { KDop } from '../spatial/convex/k-dop.js';
export * from './deforming/index.js';
export * from './meshes/index.js';
export * from './rotation/index.js';
export * from './separating-axes/index.js';
export * from './slide/index.js';
export * from './through-mesh/index.js';
export * from './through-solid/index.js';
export * from './through-tree/index.js';
export * from './times/index.js';
export * from './translation/index.js';
