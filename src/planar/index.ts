/** Queries in the plane: each function decides one pair of shapes, by signs of predicates only. */
export type { Rational } from '../arithmetic/rational.js';
export type { Contact, ContactPoint, Relation } from '../core/contact.js';
export type { Containment } from '../core/containment.js';
export type { Feature, FeatureType } from '../core/feature.js';
export type { Location, PointLocation } from '../core/location.js';
export type { Box2, Line, Point2, PolygonWithHoles, Ray, Ring, Segment, Triangle } from '../core/shapes.js';
export type { Sign } from '../core/sign.js';
export type { FoundPoint2, ImplicitPoint2, LineBy, LineLinePoint, PointLike2 } from '../implicit/data.js';
export * from './generated/linear.js';
export * from './linear/index.js';
export * from './polygons/index.js';
export * from './regions/index.js';
