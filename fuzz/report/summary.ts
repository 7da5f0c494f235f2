import { toDecimal } from '../../src/oracle/cases/doubles.js';
import { enginesFor } from '../../src/oracle/engines/index.js';
import { caseIdText } from '../../src/oracle/protocol/case-id.js';
import { isPredicate } from '../../src/oracle/questions/question.js';
import { questionNamed, requireQuestion } from '../../src/oracle/questions/registry.js';
import { describeArguments } from '../../src/oracle/questions/shapes.js';
import { printable } from '../../src/pictures/printable.js';
import { classCounts, missingClasses } from '../campaign/classes.js';
import { partsOfKey } from '../campaign/deaths.js';
import { addFailedClasses, type FailedClasses } from '../campaign/failed-classes.js';
import {
  type Counts,
  countsOfKinds,
  type Finding,
  failuresOf,
  LAWS,
  REFEREES,
  TIERS,
} from '../campaign/finding.js';
import { properFirst, smallestOf } from '../campaign/proper.js';
import { countsOf, type Report, targetsOf } from '../campaign/report.js';
import { unaskedQuestions } from '../campaign/unasked.js';
import { costOf } from '../shrink/candidates.js';
import { shortNumbers } from './long-numbers.js';
import { nearMiss } from './near-miss.js';
import { refusedLines } from './refused.js';
import { duration, grouped, percent, quiet, type Style, table } from './style.js';

const KIND_HEADS = ['wrong', 'invalid output', 'crashed', 'timed out'];

/** Those who are no engines. */
const PSEUDO: readonly string[] = [REFEREES, TIERS, LAWS];

export function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** The numbers of one target in a row of a table. */
function countCells(counts: Readonly<Counts>, style: Style): string[] {
  const [cases] = counts;
  const failures = countsOfKinds(counts).map((n) => quiet(n, style));
  return [grouped(cases), ...failures, percent(failuresOf(counts), cases)];
}

export function targetTable(report: Report, style: Style): string {
  // A package that knows none of the queries asked has nothing to show.
  const peers = enginesFor('queries').filter((name) => !enginesFor('predicates').includes(name));
  const asked = targetsOf(report).filter(
    (target) => !peers.includes(target) || countsOf(report, target)[0] > 0,
  );
  const rows = asked.map((target) => {
    const counts = countsOf(report, target);
    const name = failuresOf(counts) === 0 ? style.good(target) : target;
    return [name, ...countCells(counts, style)];
  });
  const absent = report.missing.map((name) => [
    style.dim(name),
    style.dim('not installed'),
    '',
    '',
    '',
    '',
    '',
  ]);
  return table(['target', 'cases', ...KIND_HEADS, 'failed'], [...rows, ...absent], style);
}

/** A target's failures by family (or question): the rows with failures, and one row for all the others. */
export function failureTable(
  report: Report,
  target: string,
  by: 'family' | 'question',
  details: boolean,
  style: Style,
): string | undefined {
  const names = unique(report.results.pairs.map((pair) => pair[by]));
  const counted = names
    .map((name) => ({ name, counts: countsOf(report, target, (pair) => pair[by] === name) }))
    .filter(({ counts }) => counts[0] > 0);
  const shown = counted.filter(({ counts }) => details || failuresOf(counts) > 0);
  if (shown.length === 0) return undefined;
  const rows = shown.map(({ name, counts }) => [name, ...countCells(counts, style)]);
  const rest = counted.length - shown.length;
  if (rest > 0) {
    const others = new Set(counted.filter((row) => !shown.includes(row)).map((row) => row.name));
    const counts = countsOf(report, target, (pair) => others.has(pair[by]));
    rows.push([style.dim(`${rest} other${rest > 1 ? 's' : ''}`), ...countCells(counts, style)]);
  }
  return table([headOf(report, by), 'cases', ...KIND_HEADS, 'failed'], rows, style);
}

/** A target's failures by the class of the truth, for each question on which it fails. */
export function failedClassTable(report: Report, target: string, style: Style): string | undefined {
  const rows = classCounts(report).flatMap(({ question, counts }) => {
    const failed: FailedClasses = {};
    for (const pair of report.results.pairs)
      if (pair.question === question.name) addFailedClasses(failed, pair.failedClasses[target] ?? {});
    const shown = [...counts.keys()].filter((name) => failed[name] !== undefined);
    return shown.map((name, i) => [
      i === 0 ? question.name : '',
      name,
      ...failed[name]!.map((n) => quiet(n, style)),
    ]);
  });
  if (rows.length === 0) return undefined;
  return table([headOf(report, 'question'), 'truth', 'failed', 'missed hits', 'false hits'], rows, style, 2);
}

/** What the rows of a table by question are. */
export function headOf({ plan }: Report, by: 'family' | 'question'): string {
  if (by === 'family') return by;
  const asked = plan.questions.map(requireQuestion);
  if (asked.every(isPredicate)) return 'predicate';
  return asked.some(isPredicate) ? 'predicate or query' : 'query';
}

function tierTable(report: Report, style: Style): string | undefined {
  const { pairs } = report.results;
  const tiers = unique(pairs.flatMap((pair) => Object.keys(pair.tiers))).sort(byCascade(report));
  if (tiers.length === 0) return undefined;
  const families = unique(pairs.map((pair) => pair.family));
  const row = (name: string, families_: readonly string[]) => {
    const chosen = pairs.filter((pair) => families_.includes(pair.family));
    const counts = tiers.map((tier) => chosen.reduce((sum, pair) => sum + (pair.tiers[tier] ?? 0), 0));
    const all = counts.reduce((sum, n) => sum + n, 0);
    return [name, ...counts.map((n) => (n === 0 ? style.dim('·') : percent(n, all)))];
  };
  const rows = families.map((family) => row(family, [family]));
  return table(['family', ...tiers], [...rows, row(style.bold('all families'), families)], style);
}

/** Tiers from the most frequent on uniform points downwards: the order of the cascade, without knowing its names. */
function byCascade(report: Report): (a: string, b: string) => number {
  const total = (tier: string) =>
    report.results.pairs.reduce((sum, pair) => sum + (pair.tiers[tier] ?? 0), 0);
  const rank = (tier: string) => (tier === 'filter' ? 0 : tier.startsWith('big') ? 2 : 1);
  return (a, b) => rank(a) - rank(b) || total(b) - total(a);
}

/** How often each class of each query was the true answer. The three of predicates are not worth their rows. */
function classTable(report: Report, style: Style): string | undefined {
  const ofQueries = classCounts(report).filter(({ question }) => !isPredicate(question));
  const rows = ofQueries.flatMap(({ question, counts }) => {
    const all = [...counts.values()].reduce((sum, n) => sum + n, 0);
    return [...counts].map(([name, n], i) => {
      const listed = question.classes.includes(name);
      const text = n === 0 || !listed ? style.bad(name) : name;
      const note = listed ? percent(n, all) : style.bad('not listed');
      return [i === 0 ? question.name : '', text, n === 0 ? style.bad('never') : grouped(n), note];
    });
  });
  if (rows.length === 0) return undefined;
  return table(['query', 'class', 'cases', 'share'], rows, style, 2);
}

/** One line for each question that lacks classes. */
function missingLines(report: Report, style: Style): string[] {
  return missingClasses(report).map(
    ({ question, classes }) => `  ${style.bold(question)}: ${style.bad(classes.join(', '))}`,
  );
}

/** A call as one would type it: of a predicate its numbers, of a query its arguments with their names. */
export function callText(name: string, values: readonly number[]): string {
  const question = questionNamed(name);
  return question === undefined
    ? `${name}(${values.map(toDecimal).join(', ')})`
    : describeArguments(question, values);
}

/** Findings with the smallest numbers first. */
export function smallestFirst(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((a, b) => costOf(smallestOf(a)) - costOf(smallestOf(b)));
}

/**
 * The simplest failure of each target on each question; where a shape of it is degenerate, before it the simplest one
 * without such a shape, if there is one: that is what people recognize.
 */
export function simplest(findings: readonly Finding[]): readonly Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.target}/${finding.question}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) => properFirst(smallestFirst(group)));
}

/**
 * The simplest failures, two or three lines each; with `ids` a line more, from which the case that was found is drawn
 * again.
 */
export function findingLines(report: Report, style: Style, ids = false): string[] {
  return simplest(report.results.findings).map((finding) => {
    const { got, expected } = finding.shrunk ?? finding;
    const name = finding.tier === undefined ? finding.target : `${finding.target} (${finding.tier})`;
    const who = printable(name);
    const call = callText(finding.question, smallestOf(finding));
    const near = PSEUDO.includes(finding.target)
      ? undefined
      : nearMiss(finding.question, smallestOf(finding));
    const answer = shortNumbers(got);
    const said =
      finding.kind === 'wrong' ? `got ${answer}` : `${finding.kind.replaceAll('-', ' ')}: ${answer}`;
    const told = near === undefined ? '' : `\n    ${style.dim(near)}`;
    const id = ids ? `\n    ${style.dim(`found as ${caseIdText(finding)}`)}` : '';
    return `  ${style.bold(who)}: ${call}\n    ${style.bad(printable(said))}, the truth is ${shortNumbers(String(expected))}${told}${id}`;
  });
}

/** `1 query`, `2 queries`. */
export function counted(n: number, one: string, many: string): string {
  return `${grouped(n)} ${n === 1 ? one : many}`;
}

/**
 * One line for each target, question and reason for which it was not judged to the end: `leak on orient2d, 17 families:
 * out of memory`.
 */
export function retiredLines({ retired, causes }: Report, style: Style): string[] {
  const families = new Map<string, string[]>();
  for (const key of retired) {
    const { target, question, family } = partsOfKey(key);
    const why = (causes[key] ?? []).join('; ');
    const place = `${style.bold(target)} on ${question}\n${why}`;
    families.set(place, [...(families.get(place) ?? []), family]);
  }
  return [...families].map(([place, of]) => {
    const [what, why] = place.split('\n');
    return `  ${what}, ${of.length === 1 ? of[0] : `${of.length} families`}: ${style.bad(why!)}`;
  });
}

export function subjects({ plan }: Report): string {
  const predicates = plan.questions.map(requireQuestion).filter(isPredicate).length;
  const queries = plan.questions.length - predicates;
  const parts = [
    ...(predicates > 0 ? [counted(predicates, 'predicate', 'predicates')] : []),
    ...(queries > 0 ? [counted(queries, 'query', 'queries')] : []),
  ];
  return parts.join(' and ');
}

function headline(report: Report, style: Style): string {
  const { plan, milliseconds, shrinkingMilliseconds, judged } = report;
  const pairs = report.results.pairs;
  const families = unique(pairs.map((pair) => pair.family)).length;
  const shard = plan.shard.of === 1 ? '' : `, shard ${plan.shard.index}/${plan.shard.of}`;
  const rate = milliseconds === 0 ? '0' : grouped(judged / (milliseconds / 1000));
  const shrinking =
    shrinkingMilliseconds < 1000 ? '' : `, then ${duration(shrinkingMilliseconds)} of shrinking`;
  const state = report.interrupted ? ' (interrupted)' : '';
  return (
    `${style.bold('unerring fuzz')}${state}: seed ${plan.seed}${shard}, ${subjects(report)}, ` +
    `${counted(families, 'family', 'families')}, ${counted(judged, 'case', 'cases')} in ${duration(milliseconds)} (${rate}/s)${shrinking}`
  );
}

/**
 * The whole summary of a campaign as text: totals per target, where each fails, which tier of ours decides, and the
 * simplest failures. With `details`, families without a failure have their rows too.
 */
export function summary(report: Report, details: boolean, style: Style): string {
  const parts = [headline(report, style), '', targetTable(report, style)];
  for (const target of targetsOf(report)) {
    if (target === REFEREES || target === TIERS || target === LAWS) {
      if (failuresOf(countsOf(report, target)) === 0) continue;
    }
    for (const by of ['family', 'question'] as const) {
      const failures = failureTable(report, target, by, details, style);
      if (failures !== undefined) parts.push('', `${style.bold(target)} by ${headOf(report, by)}`, failures);
    }
    const classes = failedClassTable(report, target, style);
    if (classes !== undefined) parts.push('', `${style.bold(target)} by the true answer`, classes);
  }
  const tiers = tierTable(report, style);
  if (tiers !== undefined)
    parts.push('', `${style.bold('Which tier of unerring decides')} (one case in 16)`, tiers);
  const classes = classTable(report, style);
  if (classes !== undefined) parts.push('', style.bold('How often each class was the true answer'), classes);
  const missing = missingLines(report, style);
  if (missing.length > 0) parts.push('', style.bold('Classes that no case produced'), ...missing);
  const refused = refusedLines(report);
  if (refused.length > 0)
    parts.push('', style.bold('Draws that were no cases'), ...refused.map((line) => `  ${line}`));
  const unasked = unaskedQuestions(report.plan, report.results.pairs);
  if (unasked.length > 0) parts.push('', style.bold('Questions without a case'), `  ${unasked.join(', ')}`);
  const lines = findingLines(report, style);
  if (lines.length > 0) parts.push('', style.bold('The simplest failures'), ...lines);
  const retired = retiredLines(report, style);
  if (retired.length > 0) parts.push('', style.bold('Given up after three times'), ...retired);
  return `${parts.join('\n')}\n`;
}
