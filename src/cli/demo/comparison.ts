import { availableParallelism } from 'node:os';
import { runCampaign } from '../../../fuzz/campaign/campaign.js';
import { type Finding, failuresOf } from '../../../fuzz/campaign/finding.js';
import { countsOf, type Report } from '../../../fuzz/campaign/report.js';
import { ProgressLine } from '../../../fuzz/report/progress.js';
import { percent, type Style, table } from '../../../fuzz/report/style.js';
import { callText } from '../../../fuzz/report/summary.js';

const PREDICATES = ['orient2d', 'orient3d', 'incircle', 'insphere'] as const;

/** The targets in the order of the columns, and what their heads say. */
const HEADS: Readonly<Record<string, string>> = {
  naive: 'plain doubles',
  'robust-orientation': 'robust-orientation',
  'robust-predicates': 'robust-predicates',
  unerring: 'unerring',
};

/** Findings to choose the shown one from. */
const KEPT = 200;
/** A target that does not answer for so long hangs; none of these does. */
const TIMEOUT = 2000;

/** What a comparison judges. */
export interface Inputs {
  /** Families of the harness. */
  readonly families: readonly string[];
  /** Cases per predicate. */
  readonly count: number;
  readonly seed: number;
}

/** Judges the four core predicates of every implementation that is installed. */
export async function compare(inputs: Inputs): Promise<Report> {
  const plan = {
    seed: inputs.seed,
    count: inputs.count,
    questions: PREDICATES,
    families: inputs.families,
    targets: Object.keys(HEADS).map((name) => ({ name })),
    shard: { index: 1, of: 1 },
    keep: KEPT,
  };
  const progress = new ProgressLine(process.stderr, undefined);
  try {
    const pace = {
      workers: availableParallelism(),
      timeout: TIMEOUT,
      shrink: false,
      onProgress: (now: Parameters<ProgressLine['show']>[0]) => progress.show(now),
    };
    return await runCampaign(plan, pace);
  } finally {
    progress.end();
  }
}

/** The share of wrong signs, a row for each predicate and a column for each implementation. */
export function comparisonTable(report: Report, style: Style): string {
  const targets = Object.keys(HEADS).filter((name) => !report.missing.includes(name));
  const rows = PREDICATES.map((predicate) => [
    predicate,
    ...targets.map((target) => {
      const counts = countsOf(report, target, (pair) => pair.question === predicate);
      const failures = failuresOf(counts);
      return failures === 0 ? style.good('none') : style.bad(percent(failures, counts[0]));
    }),
  ]);
  return table(['wrong signs', ...targets.map((target) => HEADS[target]!)], rows, style);
}

/** The finding of a target on a predicate that is the shortest to write. */
function shortest(findings: readonly Finding[], target: string, predicate: string): Finding | undefined {
  const lengthOf = ({ values }: Finding): number => callText(predicate, values).length;
  return findings
    .filter((finding) => finding.target === target && finding.question === predicate)
    .reduce<Finding | undefined>(
      (best, finding) => (best === undefined || lengthOf(finding) < lengthOf(best) ? finding : best),
      undefined,
    );
}

/** For each of some predicates the shortest call that an implementation got wrong. */
export function wrongCalls(
  report: Report,
  target: string,
  predicates: readonly string[],
  style: Style,
): string[] {
  return predicates.flatMap((predicate) => {
    const finding = shortest(report.results.findings, target, predicate);
    if (finding === undefined) return [];
    const { values, got, expected } = finding;
    return [
      `  ${callText(predicate, values)}`,
      `    ${style.bad(`${target}: ${got}`)}, the truth: ${expected}`,
    ];
  });
}
