import { blocksOf, type Plan } from './plan.js';
import type { Report } from './report.js';
import type { PairResults } from './results.js';

/** Whether a case of it was judged. */
export function isBegun({ counts, classes }: PairResults): boolean {
  return Object.keys(classes).length > 0 || Object.values(counts).some(([cases]) => cases > 0);
}

/**
 * The questions of a plan of which no case was judged: the time was over before their turn, or no draw was such a
 * question. Those of which a shard has no block are not meant.
 */
export function unaskedQuestions(plan: Plan, pairs: readonly PairResults[]): readonly string[] {
  const begun = new Set(pairs.filter(isBegun).map(({ question }) => question));
  const unasked = plan.questions.filter((name) => !begun.has(name));
  if (unasked.length === 0 || plan.count === undefined) return unasked;
  const planned = new Set<string>();
  for (const { question } of blocksOf({ ...plan, questions: unasked })) planned.add(question);
  return unasked.filter((name) => planned.has(name));
}

/**
 * Says in one line of which questions nothing is known; `undefined`: of none. What was interrupted could not ask all.
 */
export function unaskedText({ plan, results, interrupted }: Report): string | undefined {
  const unasked = interrupted ? [] : unaskedQuestions(plan, results.pairs);
  return unasked.length === 0 ? undefined : `no case was judged of ${unasked.join(', ')}`;
}
