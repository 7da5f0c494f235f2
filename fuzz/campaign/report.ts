/** What a campaign leaves behind, and what is read from it: its targets, and the counts of each. */
import { requireQuestion } from '../../src/oracle/questions/registry.js';
import { type Counts, failuresOf, LAWS, REFEREES, TIERS } from './finding.js';
import type { Plan } from './plan.js';
import { type PairResults, type Results, sumCounts } from './results.js';

/** What a campaign leaves behind. */
export interface Report {
  readonly plan: Plan;
  readonly results: Results;
  /** Whether every planned block was judged (never, for a campaign by time). */
  readonly complete: boolean;
  /** Whether the signal stopped it. */
  readonly interrupted: boolean;
  /** Of this run: how long judging took, and shrinking after it. */
  readonly milliseconds: number;
  readonly shrinkingMilliseconds: number;
  /** Cases judged in this run alone. */
  readonly judged: number;
  /** Targets whose package is not installed. */
  readonly missing: readonly string[];
  /** `target/question/family` (or query) that hung or died so often that they were not judged to the end. */
  readonly retired: readonly string[];
  /** Why, for each of these. */
  readonly causes: Readonly<Record<string, readonly string[]>>;
}

/** The targets of a report in the order of the tables: the plan's, then the pseudo-targets that judge ourselves. */
export function targetsOf(report: Report): readonly string[] {
  const named = report.plan.targets
    .map((target) => target.name)
    .filter((name) => !report.missing.includes(name));
  const asked = named.includes('unerring') ? report.plan.questions.map(requireQuestion) : [];
  const own = [
    ...(asked.some(({ tiers }) => tiers !== undefined && tiers.length > 0) ? [TIERS] : []),
    ...(asked.some(({ laws }) => laws !== undefined) ? [LAWS] : []),
  ];
  return [...named, ...own, REFEREES];
}

/** The targets (of those named) in which something was found; the pseudo-targets always count. */
export function uncleanTargets(report: Report, expectClean: readonly string[]): readonly string[] {
  const must = new Set([...expectClean, TIERS, LAWS, REFEREES]);
  return targetsOf(report).filter((target) => must.has(target) && failuresOf(countsOf(report, target)) > 0);
}

/** The counts of one target over the pairs that pass the filter. */
export function countsOf(
  report: Report,
  target: string,
  filter: (pair: PairResults) => boolean = () => true,
): Counts {
  const pairs = report.results.pairs.filter(filter);
  return sumCounts(pairs.flatMap((pair) => (pair.counts[target] ? [pair.counts[target]] : [])));
}
