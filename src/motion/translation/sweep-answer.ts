/** What is said of two shapes that translate. */
import type { Surd } from '../../arithmetic/surd.js';
import type { Place } from './engine/contact-points.js';
import type { StartOfMotion } from './engine/meeting.js';

/** A common point of two shapes when they first meet. */
export interface SweepPoint extends Place {
  /** The point as the nearest doubles. */
  readonly rounded: { readonly point: readonly number[] };
}

/** How two shapes come into contact. */
export interface SweepContact {
  /**
   * The extreme points of the common part, each with the features of both shapes that it lies on. Of a cap that lies on
   * the other shape: the vertices of that within the cap, and its point that is nearest to the center.
   */
  readonly points: readonly SweepPoint[];
  /**
   * Across both shapes, from the second to the first: the direction along which the distance fell. `null` where shapes
   * without a radius touch already when they start. Of cylinders and cones that of the plane between both, also at the
   * start; `null` where there may be several: a vertex is on a rim or an apex, an edge on an apex or along a rim. Its
   * length says nothing.
   */
  readonly normal: readonly Surd[] | null;
  /** Do the shapes come closer at that time, or part, or neither? Of cylinders and cones: do insides meet later on? */
  readonly approach: 'approaching' | 'sliding' | 'separating';
  /** The normal as the nearest doubles. */
  readonly rounded: { readonly normal: readonly number[] | null };
}

/** When two shapes that translate have common points. Each member is found when it is first read. */
export interface Sweep {
  /**
   * How they are at time 0: without a common point, or `touching` or `overlapping` (crossing, too) as relations say.
   */
  readonly start: StartOfMotion;
  /** The first time from 0 to 1 at which they have a common point; `null`: there is none. */
  readonly first: Surd | null;
  /** The last such time. They have common points all the time between, as they are convex. */
  readonly last: Surd | null;
  /** Where and how they touch at the first time; `null` where they do not, or overlap at the start. */
  readonly contact: SweepContact | null;
  /** Both times as the nearest doubles. */
  readonly rounded: { readonly first: number | null; readonly last: number | null };
}
