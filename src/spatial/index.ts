/** Queries in space: each function decides one pair of shapes, by signs of predicates only. */
export type { Rational } from '../arithmetic/rational.js';
export type { Contact, ContactPoint, Relation } from '../core/contact.js';
export type { Containment } from '../core/containment.js';
export type { Feature, FeatureType } from '../core/feature.js';
export type { Location, PointLocation } from '../core/location.js';
export type {
  Box3,
  ConvexPolyhedron,
  Coordinates,
  Hull,
  Line,
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
  PointLike3,
  PointOnLine,
  ShiftedPlane,
  SumPlane,
  ThreePlanesPoint,
  ThreePointsPlane,
  ThroughPointPlane,
  TransformedPlane,
} from '../implicit/data.js';
export type { Convexity } from '../planar/polygons/polygon-convexity.js';
export * from './boxes/index.js';
export * from './convex/index.js';
export * from './generated/boxes.js';
export * from './generated/convex.js';
export * from './generated/endless.js';
export * from './generated/half-spaces.js';
export * from './generated/triangles.js';
export type { Place } from './hull/box-features.js';
export * from './hull/index.js';
export * from './polygons/index.js';
export * from './triangles/index.js';
