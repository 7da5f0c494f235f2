/** Distances and closest points between flat shapes of space, exactly. See docs/distance.md. */

export type { Rational } from '../arithmetic/rational.js';
export type { Surd } from '../arithmetic/surd.js';
export type { Feature, FeatureType } from '../core/feature.js';
export type {
  Box2,
  Box3,
  ConvexPolyhedron,
  Coordinates,
  Hull,
  Line,
  OrientedBox,
  Plane,
  Point2,
  Point3,
  PolygonWithHoles,
  Ray,
  Ring,
  Segment,
  Tetrahedron,
  Triangle,
} from '../core/shapes.js';
export type { Sign } from '../core/sign.js';
export type { FillRule, PolygonFeature } from '../planar/polygons/point-polygon.js';
export type { ClipDepth, Frustum } from '../spatial/convex/frustum.js';
export type { KDop } from '../spatial/convex/k-dop.js';
export type { ConvexDistance, DistanceCertificate, WeightedVertices } from './certificate.js';
export {
  type ClosestPair,
  compareDistance,
  compareDistances,
  type Distance,
  type RoundedPair,
  type Squared,
} from './distance.js';
export * from './generated/penetration.js';
export * from './generated/plane.js';
export * from './generated/polygons.js';
export * from './generated/space.js';
export * from './linear-program/index.js';
export type { Penetration, WayOut } from './penetration/penetration.js';
export type { RoundedWayOut } from './penetration/way-out.js';
export * from './polygon/index.js';
export * from './squared/index.js';
