import { reject } from '../../../src/core/arguments/errors.js';
import { requireQuestions } from '../../../src/oracle/questions/registry.js';
import type { Plan } from '../../campaign/plan.js';
import type { Report } from '../../campaign/report.js';
import { type PairResults, Results } from '../../campaign/results.js';

/** What a page is made of: a campaign's report, or what a file keeps of one. What is not known is not told. */
export interface PageReport
  extends Partial<
    Pick<Report, 'complete' | 'interrupted' | 'milliseconds' | 'judged' | 'missing' | 'retired' | 'causes'>
  > {
  readonly plan: Plan;
  readonly results: { readonly pairs: readonly PairResults[] };
}

/** What the page says beside the results. */
export interface JudgePageOptions {
  /**
   * The command that runs the campaign again, as a shell takes it; default: `unerring judge` with the plan's options.
   */
  readonly command?: string;
  /** The heading; default: the names of who was judged. */
  readonly title?: string;
  /** Versions by names: of this package, of the engines, of Node. */
  readonly versions?: Readonly<Record<string, string>>;
  /** How many cases are shown at most, with their pictures (default: 24). Counts are always complete. */
  readonly cases?: number;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** @throws RangeError naming what is no report, and no option */
export function checkInput(report: unknown, options: unknown): void {
  const { plan, results } = (isObject(report) ? report : {}) as Partial<PageReport>;
  if (!isObject(plan) || !isObject(results) || !Array.isArray(results.pairs))
    reject('judgePage', 'report', 'the report of a campaign, with plan and results', report);
  const { command, cases } = (isObject(options) ? options : {}) as Partial<JudgePageOptions>;
  if (command !== undefined && typeof command !== 'string')
    reject('judgePage', 'options.command', 'the command that runs the campaign again, as text', command);
  if (cases !== undefined && !(Number.isSafeInteger(cases) && cases >= 0))
    reject('judgePage', 'options.cases', 'a whole number that is not negative', cases);
}

/** A report with all of its fields, and the questions that it is about loaded. */
export async function reportFrom(input: PageReport): Promise<Report> {
  const { plan, results } = input;
  await requireQuestions(plan.questions, plan.questionModules ?? []);
  return {
    complete: false,
    interrupted: false,
    milliseconds: 0,
    shrinkingMilliseconds: 0,
    judged: 0,
    missing: [],
    retired: [],
    causes: {},
    ...input,
    results: results instanceof Results ? results : new Results(plan, results.pairs),
  };
}
