import { type Markup, markup } from '../../../src/pictures/markup.js';
import { type Counts, failuresOf } from '../../campaign/finding.js';
import { countsOf, type Report } from '../../campaign/report.js';
import type { PairResults } from '../../campaign/results.js';
import { grouped, percent } from '../style.js';
import { anchorOf, told } from './text.js';

type Filter = (pair: PairResults) => boolean;

/** The numbers of one engine over some pairs. */
interface Row {
  readonly name: string;
  readonly counts: Counts;
  readonly missed: number;
  readonly false: number;
}

function rowOf(report: Report, name: string, engine: string, filter: Filter): Row {
  const counts = countsOf(report, engine, filter);
  const row = { name, counts, missed: 0, false: 0 };
  for (const pair of report.results.pairs.filter(filter)) {
    for (const [, missed, falseHits] of Object.values(pair.failedClasses[engine] ?? {})) {
      row.missed += missed;
      row.false += falseHits;
    }
  }
  return row;
}

const shareOf = ({ counts }: Row) => (counts[0] === 0 ? -1 : failuresOf(counts) / counts[0]);

/** The worst rate first; what was not judged last. */
function worstFirst(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => shareOf(b) - shareOf(a) || (a.name < b.name ? -1 : 1));
}

/** A number that is better zero. */
function failureCell(n: number): Markup {
  return n === 0 ? markup`<td class="none">·</td>` : markup`<td class="some">${grouped(n)}</td>`;
}

function excusedCell(n: number): Markup {
  return n === 0 ? markup`<td class="none">·</td>` : markup`<td class="excused">${grouped(n)}</td>`;
}

function rateCell(counts: Readonly<Counts>): Markup {
  const [failed, cases] = [failuresOf(counts), counts[0]];
  if (cases === 0) return markup`<td class="rate none">not judged</td>`;
  if (failed === 0) return markup`<td class="rate good">none</td>`;
  const share = (failed / cases).toFixed(4);
  return markup`<td class="rate some">${percent(failed, cases)}<span class="bar"><i style="--share:${share}"></i></span></td>`;
}

/** The columns of numbers, each with its head and its cell. */
const COLUMNS: readonly { head: string; of: (row: Row) => number; cell: (n: number) => Markup }[] = [
  { head: 'wrong', of: ({ counts }) => counts[1], cell: failureCell },
  { head: 'missed hits', of: ({ missed }) => missed, cell: failureCell },
  { head: 'false hits', of: (row) => row.false, cell: failureCell },
  { head: 'invalid output', of: ({ counts }) => counts[2], cell: failureCell },
  { head: 'crashed', of: ({ counts }) => counts[3], cell: failureCell },
  { head: 'timed out', of: ({ counts }) => counts[4], cell: failureCell },
  { head: 'within tolerance', of: ({ counts }) => counts[5], cell: excusedCell },
  { head: 'by convention', of: ({ counts }) => counts[6], cell: excusedCell },
  { head: 'not judged', of: ({ counts }) => counts[7], cell: excusedCell },
];

/** Rows of counts. Columns in which nobody has anything are left out. */
function countTable(
  caption: string,
  first: string,
  rows: readonly Row[],
  head: (row: Row) => Markup,
): Markup {
  const columns = COLUMNS.filter(({ of }) => rows.some((row) => of(row) > 0));
  return table(
    caption,
    [first, 'cases', 'failed', ...columns.map((column) => column.head)],
    rows.map((row) => {
      const cells = columns.map(({ of, cell }) => cell(of(row)));
      return markup`${head(row)}<td>${grouped(row.counts[0])}</td>${rateCell(row.counts)}${cells}`;
    }),
  );
}

/** A table that scrolls in itself where it is too wide. */
function table(caption: string, head: readonly string[], rows: readonly Markup[]): Markup {
  const heads = head.map((text) => markup`<th scope="col">${text}</th>`);
  return markup`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table><caption><span>${caption}</span></caption>
<thead><tr>${heads}</tr></thead><tbody>
${rows.map((row) => markup`<tr>${row}</tr>\n`)}</tbody></table></div>`;
}

function rowHead(name: string, link?: string): Markup {
  const text = link === undefined ? markup`${name}` : markup`<a href="#${link}">${name}</a>`;
  return markup`<th scope="row">${text}</th>`;
}

/** One row for each engine. */
function engineTable(report: Report, engines: readonly string[]): Markup {
  const rows = engines.map((engine) => rowOf(report, engine, engine, () => true));
  return countTable('Each engine, the worst first', 'engine', worstFirst(rows), ({ name }) =>
    rowHead(told(name), anchorOf(`engine:${name}`)),
  );
}

/** Rates of engines by questions. */
function questionTable(report: Report, engines: readonly string[]): Markup {
  const rows = report.plan.questions.map((question) => {
    const isAsked: Filter = (pair) => pair.question === question;
    const counts = engines.map((engine) => countsOf(report, engine, isAsked));
    const worst = Math.max(
      ...counts.map((one) => shareOf({ name: question, counts: one, missed: 0, false: 0 })),
    );
    return { question, counts, worst };
  });
  const sorted = rows
    .filter(({ worst }) => worst >= 0)
    .sort((a, b) => b.worst - a.worst || (a.question < b.question ? -1 : 1));
  return table(
    'Share of failures, by question and engine; the worst question first',
    ['question', ...engines.map(told)],
    sorted.map(({ question, counts }) => markup`${rowHead(question)}${counts.map(rateOrNothing)}`),
  );
}

function rateOrNothing(counts: Counts): Markup {
  return counts[0] === 0 ? markup`<td class="none">–</td>` : rateCell(counts);
}

/** The families of an engine, each with the question that they were drawn for, if there are several. */
function familyTable(report: Report, engine: string): Markup {
  const rows = report.results.pairs
    .filter(({ counts }) => (counts[engine]?.[0] ?? 0) > 0)
    .map((pair) => {
      const name = report.plan.questions.length === 1 ? pair.family : `${pair.question} · ${pair.family}`;
      return rowOf(report, name, engine, (other) => other === pair);
    });
  const failing = worstFirst(rows.filter(({ counts }) => failuresOf(counts) > 0));
  const clean = rows.length - failing.length;
  const name = failing.length === 0 ? `all ${clean}` : `${clean} others, clean`;
  const rest = clean === 0 ? [] : [restRow(report, engine, name)];
  const by = report.plan.questions.length === 1 ? 'family' : 'question and family';
  return countTable(`${told(engine)} by ${by}, the worst first`, by, [...failing, ...rest], (row) =>
    rowHead(row.name),
  );
}

/** All families without a failure in one row. */
function restRow(report: Report, engine: string, name: string): Row {
  return rowOf(report, name, engine, ({ counts }) => {
    const own = counts[engine];
    return own !== undefined && own[0] > 0 && failuresOf(own) === 0;
  });
}

/** All rates: of engines, of questions, and folded below them by families. */
export function ratesOf(report: Report, engines: readonly string[]): Markup {
  const judged = engines.filter((engine) => countsOf(report, engine)[0] > 0);
  const folded = judged.map(
    (engine) =>
      markup`<details><summary>${told(engine)} by family</summary>${familyTable(report, engine)}</details>`,
  );
  return markup`<h2 id="rates">Rates</h2>
<p>“Failed” counts what is wrong, invalid output, crashes and calls that never came back. An answer within a tolerance or by a convention
that the engine declares accuses nobody, and neither does what it was not asked or does not know.</p>
${engineTable(report, engines)}
${report.plan.questions.length > 1 && questionTable(report, judged)}
${folded}`;
}
