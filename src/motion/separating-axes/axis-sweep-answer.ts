/** What is said of two polytopes that translate, by their separating axes. */
import type { Surd } from '../../arithmetic/surd.js';
import type { Feature } from '../../core/feature.js';

/** The axis whose projections came to overlap last. */
export interface SeparatingAxis {
  /**
   * What spans it: a face of one shape (an edge, in the plane), and `null` of the other; or an edge of each. Both are
   * `null` where the shapes are flat, and it leads across what they have in common.
   */
  readonly a: Feature | null;
  readonly b: Feature | null;
  /** From the second shape to the first. Its length says nothing. */
  readonly normal: readonly Surd[];
  /** The normal as the nearest doubles. */
  readonly rounded: { readonly normal: readonly number[] };
}

/** When two polytopes that translate have common points. */
export interface AxisSweep {
  /** The first time from 0 to 1 at which they have a common point; `null`: there is none. It is rational. */
  readonly first: Surd | null;
  /** The last such time. They have common points all the time between. It is rational, too. */
  readonly last: Surd | null;
  /** The axis that told them apart until the first time; `null` where they meet at time 0, or never. */
  readonly axis: SeparatingAxis | null;
  /** Both times as the nearest doubles. */
  readonly rounded: { readonly first: number | null; readonly last: number | null };
}
