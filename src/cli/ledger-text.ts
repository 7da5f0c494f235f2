import { type Counts, countsOfKinds, failuresOf } from '../../fuzz/campaign/finding.js';
import { nearMiss } from '../../fuzz/report/near-miss.js';
import { grouped, percent, quiet, type Style, table } from '../../fuzz/report/style.js';
import { callText } from '../../fuzz/report/summary.js';
import type { Ledger, LedgerFailure } from '../../fuzz/suite/ledger.js';
import { caseIdText } from '../oracle/protocol/case-id.js';
import { kinds } from '../oracle/verdict/verdict.js';
import { printable } from '../pictures/printable.js';

function cells(counts: Readonly<Counts>, style: Style): string[] {
  const failures = countsOfKinds(counts).map((n) => quiet(n, style));
  return [grouped(counts[0]), ...failures, percent(failuresOf(counts), counts[0])];
}

function countTable({ rows, total }: Ledger, style: Style): string {
  const isOne = new Set(rows.map(({ question }) => question)).size === 1;
  const words = isOne ? ['family'] : ['question', 'family'];
  const lines = rows.map(({ question, family, counts }) => {
    const name = failuresOf(counts) === 0 ? style.good(family) : family;
    return [...(isOne ? [] : [question]), name, ...cells(counts, style)];
  });
  const sum = [...(isOne ? [] : ['']), style.bold('all'), ...cells(total, style)];
  const heads = kinds.map((kind) => kind.replaceAll('-', ' '));
  return table([...words, 'cases', ...heads, 'failed'], [...lines, sum], style, words.length);
}

function failureLines({ id, kind, values, expected, got }: LedgerFailure, style: Style): string[] {
  const near = kind === 'wrong' ? nearMiss(id.question, values) : undefined;
  const shown = printable(got);
  const said = kind === 'wrong' ? `got ${shown}` : `${kind.replaceAll('-', ' ')}: ${shown}`;
  return [
    `  ${style.bold(caseIdText(id))}`,
    `    ${callText(id.question, values)}`,
    `    ${style.bad(said)}, the truth is ${expected}`,
    ...(near === undefined ? [] : [`    ${style.dim(near)}`]),
  ];
}

/** A table of verdicts, and the simplest failures with the ids to ask for them again. */
export function ledgerText(ledger: Ledger, style: Style): string {
  const parts = ledger.rows.length === 0 ? [] : [countTable(ledger, style)];
  const { failures } = ledger;
  if (failures.length > 0)
    parts.push(
      '',
      style.bold('The simplest failures'),
      ...failures.flatMap((one) => failureLines(one, style)),
    );
  return parts.length === 0 ? '' : `${parts.join('\n')}\n`;
}
