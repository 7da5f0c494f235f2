import type { Surd } from '../../arithmetic/surd.js';
import type { Feature } from '../../core/feature.js';
import type { RoundedWayOut } from '../../distance/penetration/way-out.js';

/** A shortest way out of two shapes of which one at least is a core and a radius. */
export interface SweptWayOut {
  /**
   * Where the first shape moves, as integers without a common divisor, two of them in the plane: by the depth along it,
   * and the shapes just touch.
   */
  readonly direction: readonly bigint[];
  /** What of the first shape comes out last: its part that is lowest along the direction. */
  readonly a: Feature;
  /** What of the second shape is left last: its part that is highest along the direction. */
  readonly b: Feature;
  /** The direction as a vector of length 1 in doubles. Found when it is read; a clone is without it. */
  readonly rounded: RoundedWayOut;
}

/**
 * How deep two convex shapes that meet are in each other, of which one at least is a core and a radius: the length of
 * the shortest move of the first after which a plane (in the plane, a line) lies between the two.
 */
export interface SweptPenetration {
  /** The square of the depth, exactly: a number a + b√c. 0 if they only touch. */
  readonly squaredDepth: Surd;
  /** The depth, rounded to the nearest double. */
  readonly depth: number;
  /**
   * The shortest ways out. There is one if the cores are apart: along the shortest way between them. If they meet,
   * those that end at a facet of the Minkowski difference of the cores (in the plane, at an edge): where the cores
   * touch at a corner or an edge of it, all directions between those of its facets are as short. None if all directions
   * across a line are, or all there are: for cores on one line, or in one point.
   *
   * They are sorted by lines: by the lexicographic order of the lesser of a direction and its opposite, which comes
   * first where both are ways.
   */
  readonly ways: readonly SweptWayOut[];
}
