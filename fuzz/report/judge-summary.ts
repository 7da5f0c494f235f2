import { isPredicate } from '../../src/oracle/questions/question.js';
import { requireQuestion } from '../../src/oracle/questions/registry.js';
import { printable } from '../../src/pictures/printable.js';
import type { Versions } from '../campaign/engine-versions.js';
import { countsOfKinds, failuresOf } from '../campaign/finding.js';
import { countsOf, type Report } from '../campaign/report.js';
import { judgedTargets } from './judged-targets.js';
import { refusedLines } from './refused.js';
import { duration, grouped, percent, quiet, type Style, table } from './style.js';
import { counted, failureTable, findingLines, headOf, retiredLines, subjects } from './summary.js';

/** How it came about, in words: `seed 1, 14 queries, 14,000 cases in 3 s`. */
export function campaignText(report: Report): string {
  const { plan, milliseconds, judged } = report;
  const shard = plan.shard.of === 1 ? '' : `, shard ${plan.shard.index}/${plan.shard.of}`;
  const time = milliseconds === 0 ? '' : ` in ${duration(milliseconds)}`;
  return `seed ${plan.seed}${shard}, ${subjects(report)}, ${counted(judged, 'case', 'cases')}${time}`;
}

/** A row for each engine: how often it was asked, and what came of it. */
function engineTable(report: Report, style: Style): string {
  const rows = judgedTargets(report).map((name) => {
    const counts = countsOf(report, name);
    const [cases, , , , , policy, convention, unsupported] = counts;
    return {
      name: failuresOf(counts) === 0 && cases > 0 ? style.good(printable(name)) : printable(name),
      cells: [
        grouped(cases),
        ...countsOfKinds(counts).map((n) => quiet(n, style)),
        cases === 0 ? '' : percent(failuresOf(counts), cases),
      ],
      excused: policy + convention,
      unsupported,
    };
  });
  // Columns of nothing but zeros tell nobody anything.
  const excuses = rows.some(({ excused }) => excused > 0);
  const silences = rows.some(({ unsupported }) => unsupported > 0);
  const head = [
    'engine',
    'cases',
    'wrong',
    'invalid output',
    'crashed',
    'timed out',
    'failed',
    ...(excuses ? ['excused'] : []),
    ...(silences ? ['not judged'] : []),
  ];
  const lines = rows.map(({ name, cells, excused, unsupported }) => [
    name,
    ...cells,
    ...(excuses ? [quiet(excused, style)] : []),
    ...(silences ? [quiet(unsupported, style)] : []),
  ]);
  return table(head, lines, style);
}

/** What is wrong with each question on a row, for the engines that fail somewhere. */
function engineParts(report: Report, target: string, details: boolean, style: Style): string[] {
  const counts = countsOf(report, target);
  if (counts[0] === 0 || (failuresOf(counts) === 0 && !details)) return [];
  const isOne = report.plan.questions.length === 1;
  const by = isOne ? 'family' : 'question';
  const rows = failureTable(report, target, by, details, style);
  if (rows === undefined) return [];
  const what = isOne ? `${report.plan.questions[0]}, by family` : `by ${headOf(report, by)}`;
  return ['', `${style.bold(printable(target))}, ${what}`, rows];
}

/**
 * What came of judging engines, as text: a table of the engines, for each that fails a table of the questions, and the
 * simplest failures with the ids of their cases.
 *
 * @param details  rows for questions without failures, too
 */
export function judgeSummary(report: Report, versions: Versions, details: boolean, style: Style): string {
  const state = report.interrupted ? ' (interrupted)' : report.complete ? '' : ' (as far as it is done)';
  const judged = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const parts = [
    `${style.bold('unerring judge')}${state}: ${campaignText(report)}`,
    ...(judged.length === 0 ? [] : [style.dim(judged.join(', '))]),
    '',
    engineTable(report, style),
  ];
  for (const target of judgedTargets(report)) parts.push(...engineParts(report, target, details, style));
  const lines = findingLines(report, style, true);
  const refused = refusedLines(report);
  if (refused.length > 0)
    parts.push('', style.bold('Draws that were no cases'), ...refused.map((line) => `  ${line}`));
  if (lines.length > 0) parts.push('', style.bold('The simplest failures'), ...lines);
  const retired = retiredLines(report, style);
  if (retired.length > 0) parts.push('', style.bold('Given up after three times'), ...retired);
  return `${parts.join('\n')}\n`;
}

/** `query`, or `predicate`: what a question is called. */
export function kindOfQuestion(name: string): 'predicate' | 'query' {
  return isPredicate(requireQuestion(name)) ? 'predicate' : 'query';
}
