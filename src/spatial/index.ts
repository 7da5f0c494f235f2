/** Queries in space: each file decides one pair of shapes, by signs of predicates only. */
export type { Contact, ContactPoint, Relation } from '../core/contact.js';
export type { Feature, FeatureType } from '../core/feature.js';
export type {
  Box3,
  ConvexPolyhedron,
  Line,
  OrientedBox,
  Plane,
  Point3,
  Ray,
  Ring,
  Segment,
  Tetrahedron,
  Triangle,
} from '../core/shapes.js';
export * from './boxes/index.js';
export * from './convex/index.js';
export * from './hull/index.js';
export * from './polygons/index.js';
export * from './triangles/index.js';
