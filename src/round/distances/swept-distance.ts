import type { Surd } from '../../arithmetic/surd.js';
import type { Feature } from '../../core/feature.js';
import type { RoundedPair } from '../../distance/distance.js';

/** A point of the first shape and one of the second, of which one at least is round, as close as the shapes are. */
export interface SweptClosestPair {
  /** What of the first shape the point lies on. */
  readonly a: Feature;
  /** What of the second shape the point lies on. */
  readonly b: Feature;
  /** The point of the first shape, exactly: coordinates a + b√c with one c. */
  readonly pointA: readonly Surd[];
  /** The point of the second shape, exactly, with the same c. */
  readonly pointB: readonly Surd[];
  /** Both points as the nearest doubles. Found when it is first read. */
  readonly rounded: RoundedPair;
}

/** How far two closed convex shapes are from each other, of which one at least is a core and a radius. */
export interface SweptDistance {
  /**
   * The square of the distance, exactly: a number a + b√c. `compareDistance` and `compareDistances` of
   * `unerring/distance` compare it.
   */
  readonly squaredDistance: Surd;
  /**
   * The distance, rounded to the nearest double (ties to even; Infinity only beyond the largest double). 0 if the
   * shapes meet, or are at most half the least double apart. Found when it is first read.
   */
  readonly distance: number;
  /**
   * Is there only one pair of closest points? Parallel sides have many, and so have shapes that meet in more than one
   * point.
   */
  readonly unique: boolean;
  /**
   * The closest points: the extreme ones of the set of all pairs, so that the others are what lies between; of shapes
   * that touch, the extreme points of the common part. What shapes that overlap have in common is curved: then these
   * are points of both shapes, one on each of the extreme ones among the shortest ways between the cores, where it is
   * divided as the radii are to each other. If all radii are 0, as for the flat cores. In lexicographic order of the
   * first points, which is that of the second ones. Found when it is first read.
   */
  readonly closest: readonly SweptClosestPair[];
}
