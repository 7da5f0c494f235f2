import { grouped, quiet, type Style, table } from '../../../fuzz/report/style.js';
import type { CheckResult, FindingRow } from './check-types.js';

function painted(severity: FindingRow['severity'], style: Style): string {
  if (severity === 'error') return style.bad(severity);
  return severity === 'warning' ? style.bold(severity) : style.dim(severity);
}

function findingTable(findings: readonly FindingRow[], style: Style): string {
  const rows = findings.map(({ kind, severity, count, first }) => {
    const more = first.length > 0 && count > first.length ? '; ...' : '';
    const number = severity === 'info' ? grouped(count) : quiet(count, style);
    return [kind, painted(severity, style), first.join('; ') + more, number];
  });
  return table(['finding', 'severity', 'where', 'count'], rows, style, 3);
}

/** The report on one file for a person. */
export function checkText(name: string, result: CheckResult, style: Style): string {
  const { summary, facts, notes, findings, clean, complete } = result;
  const verdict = clean && complete ? style.good(summary) : style.bad(summary);
  const width = Math.max(...facts.map(([label]) => label.length));
  return [
    `${style.bold(name)}: ${verdict}`,
    ...facts.map(([label, value]) => `  ${style.dim(label.padEnd(width))}  ${value}`),
    ...notes.map((note) => `  ${style.dim('note')}  ${note}`),
    ...(findings.length > 0 ? [findingTable(findings, style)] : []),
    '',
  ].join('\n');
}
