import type { Rational } from '../arithmetic/rational.js';
import type { Distance } from './distance.js';

/** A point of the hull of a shape's vertices, as a mean of some of them. */
export interface WeightedVertices {
  /** The numbers of vertices, each of them once: at most four. */
  readonly vertices: readonly number[];
  /** A weight for each, greater than 0; their sum is 1. */
  readonly weights: readonly Rational[];
  /** Their mean: the coordinates, exactly. */
  readonly point: readonly Rational[];
}

/**
 * What proves a distance of two bounded convex shapes. `a.point` is a point of the first shape and `b.point` one of the
 * second: they are no closer than `direction` = a.point - b.point is long. And they are no further apart: no vertex of
 * the first shape is lower along `direction` than a.point, none of the second higher than b.point, so that the slab
 * between the two planes there keeps the shapes apart. Of shapes that meet, both points are the same, and the direction
 * is zero.
 */
export interface DistanceCertificate {
  readonly direction: readonly Rational[];
  readonly a: WeightedVertices;
  readonly b: WeightedVertices;
}

/** A distance of two bounded convex shapes, with its proof. */
export interface ConvexDistance extends Distance {
  /** What proves it, in a few lines by anybody: see docs/distance-convex.md. Found when it is first read. */
  readonly certificate: DistanceCertificate;
}
