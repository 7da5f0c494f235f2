import type { Facts } from './facts.js';
import { type Verdict, verdicts } from './verdict.js';

/** The judged cases whose truth is of one class. */
export interface ClassTally {
  readonly cases: number;
  /** How often each verdict was given. */
  readonly verdicts: Readonly<Record<Verdict, number>>;
  readonly missedHits: number;
  readonly falseHits: number;
}

const zeros = () => Object.fromEntries(verdicts.map((one) => [one, 0])) as Record<Verdict, number>;

/**
 * Counts verdicts for each class of the truth: an engine may be right wherever shapes are apart, and wrong wherever
 * they touch.
 *
 * @example
 * const question = requireQuestion('orient2d');
 * const values = [0, 0, 1, 1, 2, 2];
 * const judged = { verdict: 'wrong', expected: 0, got: '1' };
 * tallyByClass([factsOf(question, values, judged)]).get('0').verdicts.wrong; // 1
 */
export function tallyByClass(
  all: Iterable<Pick<Facts, 'class' | 'verdict' | 'hit'>>,
): ReadonlyMap<string, ClassTally> {
  const tallies = new Map<string, ClassTally>();
  for (const { class: name, verdict, hit } of all) {
    const before = tallies.get(name) ?? { cases: 0, verdicts: zeros(), missedHits: 0, falseHits: 0 };
    tallies.set(name, {
      cases: before.cases + 1,
      verdicts: { ...before.verdicts, [verdict]: before.verdicts[verdict] + 1 },
      missedHits: before.missedHits + (hit === 'missed' ? 1 : 0),
      falseHits: before.falseHits + (hit === 'false' ? 1 : 0),
    });
  }
  return tallies;
}
