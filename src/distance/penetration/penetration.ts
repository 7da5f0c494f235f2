import type { Rational } from '../../arithmetic/rational.js';
import type { Feature } from '../../core/feature.js';
import type { RoundedWayOut } from './way-out.js';

/** A shortest way out: one of the facets of the Minkowski difference that are nearest to the origin. */
export interface WayOut {
  /**
   * Where the first shape moves, as integers without a common divisor: by the depth along it, and the shapes just
   * touch.
   */
  readonly direction: readonly [bigint, bigint, bigint];
  /** What of the first shape comes out last: its part that is lowest along the direction. */
  readonly a: Feature;
  /** What of the second shape is left last: its part that is highest along the direction. */
  readonly b: Feature;
  /** The direction as a vector of length 1 in doubles. Found when it is read; a clone is without it. */
  readonly rounded: RoundedWayOut;
}

/**
 * How deep two convex solids that meet are in each other: the length of the shortest move that leaves them with no
 * inner point in common.
 */
export interface Penetration {
  /**
   * The square of the depth, which is rational; 0 if they only touch, and for solids without a volume that can leave at
   * once.
   */
  readonly squaredDepth: Rational;
  /** The depth, rounded to the nearest double. */
  readonly depth: number;
  /**
   * All shortest ways out that end at a facet of the Minkowski difference. Of depth 0 too: what touches at an edge or a
   * vertex of the difference has those of all facets there. None for shapes on one line, which any direction across it
   * parts.
   *
   * They are sorted by lines: by the lexicographic order of the lesser of a direction and its opposite, which comes
   * first where both are ways. Swapping the shapes turns every direction round and swaps its features; the order stays,
   * but for two ways along one line, which change places.
   */
  readonly ways: readonly WayOut[];
}
