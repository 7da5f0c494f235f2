import type { FailedClasses } from './failed-classes.js';
import type { Counts, Finding } from './finding.js';
import type { Piece } from './plan.js';

/** A case that a target is known to have hung or died on: counted, and not called again. */
export interface KnownFailure {
  readonly target: string;
  readonly case: number;
  readonly kind: 'crashed' | 'timed-out';
  readonly got: string;
}

/** A piece of work with what is known from former attempts at it; the numbers of cases are those in the piece. */
export interface BlockTask extends Piece {
  readonly seed: number;
  readonly keep: number;
  /** Of targets that run in the worker's own thread. */
  readonly known: readonly KnownFailure[];
  /** From which case on a target is not called any more, because it hangs or dies too often. */
  readonly retired: Readonly<Record<string, number>>;
  /** How often a target may still hang or die before it is retired. */
  readonly patience: Readonly<Record<string, number>>;
}

/** What came out of a piece of a block. */
export interface BlockResult {
  /** By target, the pseudo-targets among them. */
  readonly counts: Readonly<Record<string, Counts>>;
  /** How many of the sampled cases each tier of ours decided. */
  readonly tiers: Readonly<Record<string, number>>;
  /** How many of the cases had an answer of each class. */
  readonly classes: Readonly<Record<string, number>>;
  /** Of each target with failures: their number for each class of the truth. */
  readonly failedClasses: Readonly<Record<string, FailedClasses>>;
  readonly findings: readonly Finding[];
  /** How many draws were no such question; left out if none. */
  readonly refused?: number;
  /** Of targets in processes of their own: why the process ended, each time. */
  readonly deaths: Readonly<Record<string, readonly string[]>>;
}
