/** What encloses points: hulls, smallest circles, spheres and rectangles, bounding volumes. See docs/enclosing.md. */

export type { Rational } from '../arithmetic/rational.js';
export type { Surd } from '../arithmetic/surd.js';
export type { PointList } from '../core/arguments/point-lists.js';
export type { Feature, FeatureType } from '../core/feature.js';
export type {
  Box2,
  Box3,
  Capsule,
  Circle,
  ConvexPolyhedron,
  Coordinates,
  Cylinder,
  Ellipsoid,
  Lozenge,
  OrientedBox,
  Point2,
  Point3,
  Sphere,
} from '../core/shapes.js';
export * from '../hull/index.js';
export type { KDop } from '../spatial/convex/k-dop.js';
export type { AffineDimension } from '../spatial/hull/affine-hull.js';
export * from './calipers/index.js';
export * from './spheres/index.js';
export * from './sums/index.js';
export * from './volumes/index.js';
