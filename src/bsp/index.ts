/**
 * Planes with thickness, and where shapes lie to them: the ground that trees of planes stand on.
 */

export type { Relation } from '../core/contact.js';
export type { Feature, FeatureType } from '../core/feature.js';
export type { Location } from '../core/location.js';
export type {
  Box3,
  Capsule,
  ConvexPolyhedron,
  Coordinates,
  Hull,
  MatrixPlacement,
  OrientedBox,
  PartsPlacement,
  Placement,
  Plane,
  Point3,
  Ray,
  ReflectionPlacement,
  Ring,
  Segment,
  Sphere,
  Tetrahedron,
  Triangle,
} from '../core/shapes.js';
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
export { type ThickPlane, type ThickPlaneLike, thickPlaneSide } from '../implicit/index.js';
export type { RoundedHit } from '../implicit/line-hit.js';
export type { MeshFillRule } from '../mesh/structure/fill-rule.js';
export type { MeshInput } from '../mesh/structure/indexed-mesh.js';
export type { Convex, ConvexShape } from '../spatial/convex/convex.js';
export type { ClipDepth, Frustum } from '../spatial/convex/frustum.js';
export type { KDop } from '../spatial/convex/k-dop.js';
export type { AffineDimension } from '../spatial/hull/affine-hull.js';
export type {
  FacingThickPlaneContact,
  PlaneClassification,
  ThickPlaneContact,
} from './classify/classification.js';
export { type ThickPlaneMesh, thickPlaneMesh } from './classify/thick-plane-mesh.js';
export * from './generated/thick-planes.js';
export { type NumberedPlane, PlaneTable } from './planes/plane-table.js';
export type { ExactPolygon, InputLine, PolygonEdge } from './split/exact-polygon.js';
export { polygonFromPoints } from './split/polygon-from-points.js';
export { type ConvexPolygonSplit, splitConvexPolygon } from './split/split-convex-polygon.js';
export { type PolygonSplit, splitPolygon } from './split/split-polygon.js';
export {
  type AxisCylinder,
  expandBrush,
  expandBrushByCylinderConservative,
  expandBrushBySphereConservative,
} from './sweeps/expand-brush.js';
export { treeFromBytes, treeToBytes } from './tree-files/tree-bytes.js';
export { treeFromJson, treeToJson } from './tree-files/tree-json.js';
export {
  capsuleIntersectsSolidLeafTree,
  capsuleSolidLeafTree,
} from './tree-queries/capsule-solid-leaf-tree.js';
export {
  convexIntersectsSolidLeafTree,
  convexSolidLeafTree,
  type TreeRelation,
} from './tree-queries/convex-solid-leaf-tree.js';
export type { FaceTree } from './tree-queries/faces-in-order.js';
export { type FaceOrder, facesInOrder } from './tree-queries/faces-in-order.js';
export { firstTreeEntry } from './tree-queries/first-tree-entry.js';
export { firstTreeHit } from './tree-queries/first-tree-hit.js';
export { type LeafCell, type LeafCellFace, leafCells } from './tree-queries/leaf-cells.js';
export { type LeafPassage, leavesAlong } from './tree-queries/leaves-along.js';
export { leavesAtPoint } from './tree-queries/leaves-at-point.js';
export {
  type PointInTree,
  pointSolidLeafTree,
  solidLeafTreeContainsPoint,
} from './tree-queries/point-solid-leaf-tree.js';
export { rayIntersectsSolidLeafTree, raySolidLeafTree } from './tree-queries/ray-solid-leaf-tree.js';
export {
  segmentIntersectsSolidLeafTree,
  segmentSolidLeafTree,
} from './tree-queries/segment-solid-leaf-tree.js';
export { sphereIntersectsSolidLeafTree, sphereSolidLeafTree } from './tree-queries/sphere-solid-leaf-tree.js';
export { thickPointSolidLeafTree } from './tree-queries/thick-point-solid-leaf-tree.js';
export { transformTree } from './tree-queries/transform-tree.js';
export type { TreeHit, TreeStretch, TreeStretches } from './tree-queries/tree-hit.js';
export { type TreePortal, treePortals } from './tree-queries/tree-portals.js';
export type {
  BspNodes,
  BspTree,
  LeafSolidity,
  LeafStoringTree,
  NodeStoringTree,
  SolidLeafTree,
  TreeFace,
} from './trees/bsp-tree.js';
export { type BrushTreeOptions, buildBrushTree } from './trees/build-brush-tree.js';
export { buildLeafStoringTree } from './trees/build-leaf-storing-tree.js';
export { buildMeshTree, type MeshTreeOptions } from './trees/build-mesh-tree.js';
export { buildNodeStoringTree } from './trees/build-node-storing-tree.js';
export type { TreePolygons } from './trees/polygon-fragments.js';
export type { TreeOptions } from './trees/tree-options.js';
