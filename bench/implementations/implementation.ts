import type { CorePredicate } from '../inputs/index.js';

/** A package or a way to compute, as its author calls it. */
export interface Implementation {
  readonly name: string;
  readonly predicates: Readonly<Record<CorePredicate, (...coordinates: number[]) => number>>;
  /** Predicates of which this implementation has the opposite sign convention. */
  readonly opposite: readonly CorePredicate[];
}
