import { blocksOf } from './plan.js';
import type { Report } from './report.js';
import { Results } from './results.js';
import type { State } from './state-file.js';

/**
 * What a file of a campaign says, as the report of a campaign that ran just now: without times, which depend on the
 * machine, and are in no file.
 *
 * @example summary(reportOf(readState('unerring-judge.json')), false, style);
 */
export function reportOf({ plan, pairs, givenUp }: State): Report {
  const results = new Results(plan, pairs);
  const truths = pairs.flatMap(({ classes }) => Object.values(classes));
  const judgedBy = (name: string) => pairs.some(({ counts }) => Object.hasOwn(counts, name));
  return {
    plan,
    results,
    complete: plan.count !== undefined && isComplete(results),
    interrupted: false,
    milliseconds: 0,
    shrinkingMilliseconds: 0,
    judged: truths.reduce((sum, n) => sum + n, 0),
    missing: plan.targets.map(({ name }) => name).filter((name) => !judgedBy(name)),
    retired: Object.keys(givenUp),
    causes: givenUp,
  };
}

function isComplete(results: Results): boolean {
  for (const block of blocksOf(results.plan)) if (!results.isDone(block)) return false;
  return true;
}
