import { blocksOf } from './plan.js';
import { countsOf, type Report } from './report.js';
import { isBegun, unaskedQuestions } from './unasked.js';

const TIME_OVER = 'the time was over before a case was judged, give more --seconds';

/** Why nothing was judged where that says nothing about who was asked; `undefined` if it does. */
export function whyUnjudged({ plan, results, complete }: Report): string | undefined {
  if (blocksOf(plan).next().done) return `shard ${plan.shard.index}/${plan.shard.of} has no cases`;
  // A question whose turn did not come may be one that is known.
  if (!complete && unaskedQuestions(plan, results.pairs).length > 0) return TIME_OVER;
  return results.pairs.some(isBegun) ? undefined : 'no draw was a case';
}

/**
 * Why a campaign that found nothing says nothing: it had no cases, or a module, or a target that must be clean,
 * answered none of them. In one line; `undefined` if all of them were judged.
 */
export function silence(report: Report, expectClean: readonly string[]): string | undefined {
  const { plan, missing } = report;
  if (blocksOf(plan).next().done) return whyUnjudged(report);
  const present = plan.targets.filter(({ name }) => !missing.includes(name));
  const answered = ({ name }: { readonly name: string }) => countsOf(report, name)[0] > 0;
  const silent = present.some(answered)
    ? present.filter(
        (target) => !answered(target) && (target.module !== undefined || expectClean.includes(target.name)),
      )
    : present;
  if (silent.length === 0) return undefined;
  const why = whyUnjudged(report);
  const names = silent.map(({ name }) => name).join(', ');
  return `${names} answered no case${why === undefined ? '' : `: ${why}`}`;
}
