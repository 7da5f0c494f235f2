import type { Answer, AnyQuestion } from '../../src/oracle/questions/question.js';
import type { Said } from '../../src/oracle/verdict/said.js';
import { type Kind, kinds, type Verdict } from '../../src/oracle/verdict/verdict.js';

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
  /** Of a construction: the answer as it came. */
  readonly made?: string;
  readonly values: readonly number[];
  readonly shrunk?: Shrunk;
}

/** The smallest configuration found on which the target fails in the same way. */
export interface Shrunk {
  readonly values: readonly number[];
  readonly expected: Answer;
  readonly got: string;
  readonly made?: string;
}

/** Longer ones are no picture. */
const LONGEST_MADE = 20_000;

/** What is kept of a construction, to draw it. */
export function madeBy({ check }: AnyQuestion, said: Said | undefined): { readonly made?: string } {
  const isKept = check !== undefined && typeof said === 'string' && said.length <= LONGEST_MADE;
  return isKept ? { made: said } : {};
}

/** The pseudo-targets that every campaign has: they have to be clean, or nothing else means anything. */
export const REFEREES = 'referees';
export const TIERS = 'unerring tiers';
export const LAWS = 'laws';

/**
 * Counts of one target: cases that were judged; those of each kind of failure, in the order of {@link kinds}; those
 * judged that its declarations excuse; and apart from all of these the cases that were not judged.
 */
export type Counts = [
  cases: number,
  wrong: number,
  invalidOutput: number,
  crashed: number,
  timedOut: number,
  policy: number,
  convention: number,
  unsupported: number,
];

export function noCounts(): Counts {
  return [0, 0, 0, 0, 0, 0, 0, 0];
}

/** How many cases failed in any way. */
export function failuresOf(counts: Readonly<Counts>): number {
  return counts[1] + counts[2] + counts[3] + counts[4];
}

/** The failures of each kind, in the order of {@link kinds}. */
export function countsOfKinds(counts: Readonly<Counts>): readonly number[] {
  return counts.slice(1, 1 + kinds.length);
}

/** The places of the verdicts in counts; a right answer is only one of the cases. */
const PLACE_OF_VERDICT: Readonly<Record<Exclude<Verdict, 'right'>, 1 | 2 | 3 | 4 | 5 | 6 | 7>> = {
  wrong: 1,
  'invalid-output': 2,
  crashed: 3,
  'timed-out': 4,
  policy: 5,
  convention: 6,
  unsupported: 7,
};

/** Counts a case that was judged, or one that was not because it is unsupported. */
export function countVerdict(counts: Counts, verdict: Verdict): void {
  if (verdict !== 'unsupported') counts[0]++;
  if (verdict !== 'right') counts[PLACE_OF_VERDICT[verdict]]++;
}

/** Counts a failure of a case that is counted already. */
export function count(counts: Counts, kind: Kind): void {
  counts[PLACE_OF_VERDICT[kind]]++;
}
