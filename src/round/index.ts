/** Circles, spheres, capsules, lozenges, cylinders, cones, ellipses and ellipsoids, exactly. See docs/round.md. */

export type { Algebraic } from '../arithmetic/algebraic.js';
export type { Dyadic } from '../arithmetic/dyadic.js';
export type { Polynomial } from '../arithmetic/polynomial.js';
export type { Rational } from '../arithmetic/rational.js';
export type { Surd } from '../arithmetic/surd.js';
export type { Relation } from '../core/contact.js';
export type { Containment } from '../core/containment.js';
export type { Feature, FeatureType } from '../core/feature.js';
export type { Location, PointLocation } from '../core/location.js';
export type {
  Box2,
  Box3,
  Capsule,
  Circle,
  Circle3,
  Cone,
  ConvexPolyhedron,
  Coordinates,
  Cylinder,
  Disk,
  Ellipse,
  Ellipsoid,
  Hull,
  InfiniteCylinder,
  Line,
  Lozenge,
  MatrixPlacement,
  OrientedBox,
  PartsPlacement,
  Placement,
  Plane,
  Point2,
  Point3,
  PolygonWithHoles,
  Ray,
  ReflectionPlacement,
  Ring,
  Segment,
  Sphere,
  Tetrahedron,
  Triangle,
  TruncatedCone,
} from '../core/shapes.js';
export type { Sign } from '../core/sign.js';
export type {
  AlongAxisPlane,
  CoefficientsPlane,
  ExactPlane,
  ImplicitPoint3,
  LineBy,
  LineLineParameter,
  LinePlaneParameter,
  LinePlanePoint,
  NumberParameter,
  OrientedBoxCornerPoint,
  OrientedBoxFacePlane,
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
export type { FillRule } from '../planar/polygons/point-polygon.js';
export type { ClipDepth, Frustum } from '../spatial/convex/frustum.js';
export type { KDop } from '../spatial/convex/k-dop.js';
export * from './conics/index.js';
export * from './distances/index.js';
export type { BoundaryRelation } from './engine/boundary-relation.js';
export type { PlanePolygonRelation, RoundPolygonRelation } from './engine/polygon-relation.js';
export type { RoundRelation } from './engine/relation.js';
export type { SideRelation } from './engine/side-relation.js';
export * from './generated/points.js';
export * from './generated/polygons.js';
export * from './generated/solids.js';
export * from './hits/index.js';
export * from './planar/index.js';
export * from './swept/index.js';
