import { grouped, type Style, table } from '../../../fuzz/report/style.js';
import { indented, textWidth } from '../../../fuzz/report/text-width.js';
import { printable } from '../../pictures/printable.js';
import type { CheckResult, FindingRow } from './check-types.js';

function painted(severity: FindingRow['severity'], style: Style): string {
  if (severity === 'error') return style.bad(severity);
  return severity === 'warning' ? style.bold(severity) : style.dim(severity);
}

function findingTable(findings: readonly FindingRow[], style: Style): string {
  const rows = findings.map(({ type: kind, severity, count, atLeast, first, all }) => {
    const where = { items: first, more: first.length > 0 && count > first.length, all };
    const counted = `${grouped(count)}${atLeast ? '+' : ''}`;
    const paint = severity === 'error' ? style.bad : style.warn;
    const number = severity === 'info' ? counted : paint(counted);
    return [kind, painted(severity, style), where, number];
  });
  return table(['finding', 'severity', 'where', 'count'], rows, style, 3);
}

/** Where the findings are: a line with the point for each, and lines with its place in the file. */
function placeLines(findings: readonly FindingRow[], style: Style): string[] {
  return findings
    .filter(({ places }) => places.length > 0)
    .flatMap(({ type: kind, places, count }) => [
      `  ${style.bold(kind)}`,
      ...places.flatMap(({ item, at, inFile }) => [
        indented('    ', at === '' ? item : `${item} at ${at}`, style.width, 6),
        ...inFile.map((line) => indented('      ', line, style.width, 8)),
      ]),
      ...(count > places.length ? [`    and ${grouped(count - places.length)} more`] : []),
    ]);
}

/** The file's name and the verdict: below it, if both do not fit in a line. */
function titleLines(name: string, verdict: string, width: number): string[] {
  const title = `${name}: ${verdict}`;
  return textWidth(title) <= width ? [title] : [`${name}:`, indented('  ', verdict, width)];
}

/** The report on one file for a person, in lines that fit the style's width. */
export function checkText(name: string, result: CheckResult, style: Style): string {
  const { summary, facts, notes, findings, clean, complete } = result;
  const hasErrors = !complete || findings.some(({ severity }) => severity === 'error');
  const paint = clean && complete ? style.good : hasErrors ? style.bad : style.warn;
  const verdict = paint(summary);
  const label = Math.max(...facts.map(([text]) => text.length));
  return [
    ...titleLines(style.bold(printable(name)), verdict, style.width),
    ...facts.map(([text, value]) => indented(`  ${style.dim(text.padEnd(label))}  `, value, style.width)),
    ...notes.map((note) => indented(`  ${style.dim('note')}  `, printable(note), style.width)),
    ...(findings.length > 0 ? [findingTable(findings, style)] : []),
    ...placeLines(findings, style),
    '',
  ].join('\n');
}
