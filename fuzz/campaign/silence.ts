import { blocksOf } from './plan.js';
import { countsOf, type Report } from './report.js';

/**
 * Why a campaign that found nothing says nothing: it had no cases, or a module, or a target that must be clean,
 * answered none of them. In one line; `undefined` if all of them were judged.
 */
export function silence(report: Report, expectClean: readonly string[]): string | undefined {
  const { plan, missing } = report;
  if (blocksOf(plan).next().done) return `shard ${plan.shard.index}/${plan.shard.of} has no cases`;
  const present = plan.targets.filter(({ name }) => !missing.includes(name));
  const answered = ({ name }: { readonly name: string }) => countsOf(report, name)[0] > 0;
  if (!present.some(answered)) return `${present.map(({ name }) => name).join(', ')} answered no case`;
  const silent = present.filter(
    (target) => !answered(target) && (target.module !== undefined || expectClean.includes(target.name)),
  );
  return silent.length === 0 ? undefined : `${silent.map(({ name }) => name).join(', ')} answered no case`;
}
