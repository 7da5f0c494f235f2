import { packagesOf } from '../../src/oracle/engines/index.js';
import { caseIdText } from '../../src/oracle/protocol/case-id.js';
import { printable } from '../../src/pictures/printable.js';
import type { Versions } from '../campaign/engine-versions.js';
import { addFailedClasses, type FailedClasses } from '../campaign/failed-classes.js';
import { type Counts, type Finding, failuresOf } from '../campaign/finding.js';
import { properFirst, smallestOf } from '../campaign/proper.js';
import { countsOf, type Report } from '../campaign/report.js';
import type { PairResults } from '../campaign/results.js';
import { countsText, verdictText } from './finding-text.js';
import { campaignText } from './judge-summary.js';
import { judgedTargets } from './judged-targets.js';
import { nearMiss } from './near-miss.js';
import { refusedLines } from './refused.js';
import { grouped, percent } from './style.js';
import { callText, smallestFirst, unique } from './summary.js';

/** So many families are named of an engine that fails on more. */
const MOST_FAMILIES = 3;

/** Longer ones are the numbers of big fractions, which nobody reads. */
const LONGEST = 240;

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}...`;
}

/** Text that is to be shown as it is. */
function plain(text: string): string {
  return printable(text).replaceAll(/[\\`*_{}[\]<>#|]/g, (character) => `\\${character}`);
}

/** Code in a line. */
function code(text: string): string {
  const shown = printable(text);
  const fence = shown.includes('`') ? '``' : '`';
  return `${fence}${fence.length > 1 ? ` ${shown} ` : shown}${fence}`;
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (i === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

function versionText(name: string, versions: Versions): string {
  return packagesOf(name)
    .flatMap((each) => (versions[each] === undefined ? [] : [`${each} ${versions[each]}`]))
    .join(', ');
}

function rateText(counts: Readonly<Counts>): string {
  return counts[0] === 0 ? '' : percent(failuresOf(counts), counts[0]);
}

/** All engines, one row each. */
function overview(report: Report, versions: Versions): string {
  const rows = judgedTargets(report).map((name) => {
    const counts = countsOf(report, name);
    const [cases, wrong, invalid, crashed, timedOut, policy, convention] = counts;
    const numbers = [cases, wrong, invalid, crashed, timedOut, policy + convention].map(grouped);
    return [plain(versionText(name, versions) || name), ...numbers, rateText(counts)];
  });
  const head = ['engine', 'cases', 'wrong', 'invalid output', 'crashed', 'timed out', 'excused', 'failed'];
  return tableOf(head, rows);
}

/** `uniform 12.0 %`: on which families it fails most often. */
function worstFamilies(pairs: readonly PairResults[], target: string): string {
  const rates = pairs
    .map(({ family, counts }) => ({ family, counts: counts[target]! }))
    .filter(({ counts }) => failuresOf(counts) > 0)
    .map(({ family, counts }) => ({ family, rate: failuresOf(counts) / counts[0], counts }))
    .sort((a, b) => b.rate - a.rate || (a.family < b.family ? -1 : 1));
  const shown = rates.slice(0, MOST_FAMILIES).map(({ family, counts }) => `${family} ${rateText(counts)}`);
  const rest = rates.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? `, and ${rest} more` : ''}`;
}

/** How wrong answers are spread over the true ones: `touching: 12 missed`. */
function hitsText(pairs: readonly PairResults[], target: string): string {
  const sums: FailedClasses = {};
  for (const { failedClasses } of pairs) addFailedClasses(sums, failedClasses[target] ?? {});
  return Object.entries(sums)
    .sort(([, a], [, b]) => b[0] - a[0])
    .map(([name, [failed, missed, false_]]) => {
      const parts = [
        ...(missed > 0 ? [`${grouped(missed)} missed`] : []),
        ...(false_ > 0 ? [`${grouped(false_)} false`] : []),
      ];
      return `${name}: ${parts.length > 0 ? parts.join(', ') : grouped(failed)}`;
    })
    .join('; ');
}

function exampleText(finding: Finding): string {
  const values = smallestOf(finding);
  const near = finding.kind === 'wrong' ? nearMiss(finding.question, values) : undefined;
  const told = near === undefined ? '' : ` (${near})`;
  return [
    `  - smallest: ${code(cut(callText(finding.question, values)))}`,
    `  - ${plain(cut(verdictText(finding)))}${told}; found as ${code(caseIdText(finding))}`,
  ].join('\n');
}

/**
 * The simplest finding of each kind of failure, and before it the simplest without a degenerate shape if it has one.
 */
function examples(findings: readonly Finding[]): readonly Finding[] {
  const sorted = smallestFirst(findings);
  const ofKinds = unique(sorted.map(({ kind }) => kind));
  return ofKinds.flatMap((kind) => properFirst(sorted.filter((finding) => finding.kind === kind)));
}

function questionText(report: Report, target: string, question: string): string {
  const pairs = report.results.pairs.filter(
    (pair) => pair.question === question && (pair.counts[target]?.[0] ?? 0) > 0,
  );
  const counts = countsOf(report, target, (pair) => pair.question === question);
  const head = `- **${question}**: ${countsText(counts)} (${rateText(counts)})`;
  const findings = pairs.flatMap((pair) => pair.findings.filter((finding) => finding.target === target));
  return [
    head,
    `  - where: ${worstFamilies(pairs, target)}`,
    `  - by the true answer: ${plain(hitsText(pairs, target))}`,
    ...examples(findings).map(exampleText),
  ].join('\n');
}

function engineText(report: Report, target: string, versions: Versions): string {
  const asked = unique(
    report.results.pairs.filter(({ counts }) => (counts[target]?.[0] ?? 0) > 0).map((pair) => pair.question),
  );
  const failing = asked.filter(
    (question) => failuresOf(countsOf(report, target, (pair) => pair.question === question)) > 0,
  );
  const clean = asked.filter((question) => !failing.includes(question));
  const version = versionText(target, versions);
  const parts = [
    `## ${plain(target)}`,
    ...(version === '' ? [] : [plain(version)]),
    ...(asked.length === 0 ? ['Was not asked anything, or answered nothing.'] : []),
    ...(clean.length === 0 ? [] : [`Nothing wrong: ${clean.join(', ')}.`]),
    failing.map((question) => questionText(report, target, question)).join('\n'),
    givenUpText(report, target),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function givenUpText({ retired, causes }: Report, target: string): string {
  const own = retired.filter((key) => key.startsWith(`${target}/`));
  if (own.length === 0) return '';
  const lines = own.map(
    (key) => `- ${code(key.slice(target.length + 1))}: ${plain((causes[key] ?? []).join('; '))}`,
  );
  return ['Not judged to the end, after three times:', '', ...lines].join('\n');
}

/**
 * A campaign as Markdown: all engines in one table, then for each engine the questions on which it fails, how often, on
 * which inputs, and the smallest example of each kind of failure.
 *
 * @param head  the title, and whatever is to be said before the figures
 */
export function markdownText(report: Report, versions: Versions, head = '# Engines judged'): string {
  const parts = [
    head,
    `${campaignText({ ...report, milliseconds: 0 })}.`,
    overview(report, versions),
    ...refusedLines(report).map(plain),
    ...judgedTargets(report).map((target) => engineText(report, target, versions)),
  ];
  return `${parts.join('\n\n')}\n`;
}
