import type { AffineDimension } from '../core/dimension.js';

/**
 * The convex hull of points of space, in flat lists: everything that is named is the number of a point as it was given.
 * Of equal points the first one counts.
 */
export interface ConvexHull {
  /** What the points span: nothing (-1), a point, a segment, a polygon, a solid. */
  readonly dimension: AffineDimension;
  /** The extreme points, ascending. */
  readonly vertices: Uint32Array;
  /** Where each face begins in `corners`; the last number is where the last face ends. */
  readonly faceStarts: Uint32Array;
  /**
   * The vertices of each face, counterclockwise from outside, from the lowest number on. Faces are whole: those in one
   * plane are one, and points inside of their edges are left out. They are in the order of their first, then of their
   * second corner.
   */
  readonly corners: Uint32Array;
  /**
   * Of each point on which part of the hull it lies: 0 vertex, 1 edge, 2 face, 3 interior. See
   * {@link convexHullFeature}.
   */
  readonly featureTypes: Uint8Array;
  readonly featureIndices: Uint32Array;
}
