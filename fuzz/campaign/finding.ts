import type { Answer } from '../../src/oracle/questions/question.js';
import { type Kind, kinds } from '../../src/oracle/verdict/verdict.js';

export { type Answer, type Kind, kinds };

/** A case that a target failed, as it was found and as it was shrunk. */
export interface Finding {
  /** The name of the question. */
  readonly question: string;
  readonly target: string;
  /** The module of a target that is not built in. */
  readonly module?: string;
  /** The module of a question that is not built in. */
  readonly questionModule?: string;
  readonly family: string;
  readonly seed: number;
  readonly block: number;
  /** The number of the case among those of this question and family. */
  readonly case: number;
  readonly kind: Kind;
  /** The true answer: a sign, or text. */
  readonly expected: Answer;
  /** What came back: a number (`-0` and `NaN` spelt so), or the exception's text. */
  readonly got: string;
  /** Of our own target: the tier that decided, or the one that disagreed; of a law its name. */
  readonly tier?: string;
  readonly values: readonly number[];
  readonly shrunk?: Shrunk;
}

/** The smallest configuration found on which the target fails in the same way. */
export interface Shrunk {
  readonly values: readonly number[];
  readonly expected: Answer;
  readonly got: string;
}

/** The pseudo-targets that every campaign has: they have to be clean, or nothing else means anything. */
export const REFEREES = 'referees';
export const TIERS = 'unerring tiers';
export const LAWS = 'laws';

/** Counts of one target: cases, and those of each kind in the order of {@link kinds}. */
export type Counts = [cases: number, wrong: number, invalidOutput: number, crashed: number, timedOut: number];

export function noCounts(): Counts {
  return [0, 0, 0, 0, 0];
}

/** How many cases failed in any way. */
export function failuresOf(counts: Readonly<Counts>): number {
  return counts[1] + counts[2] + counts[3] + counts[4];
}

const INDEX_OF_KIND: Readonly<Record<Kind, 1 | 2 | 3 | 4>> = {
  wrong: 1,
  'invalid-output': 2,
  crashed: 3,
  'timed-out': 4,
};

/** Counts a failure. */
export function count(counts: Counts, kind: Kind): void {
  counts[INDEX_OF_KIND[kind]]++;
}
