/** What was proved: kept in proofs/proved.json, from which docs/proofs.md has its table. */
import { existsSync, readFileSync } from 'node:fs';
import type { Statement } from './translator/statements.js';

export interface Proved {
  /** The digest of the statement with its proof, and of the theory. */
  readonly digest: string;
  /** The day on which Coq accepted it. */
  readonly accepted: string;
  readonly seconds: number;
  /** For each theorem the number of axioms, all of them those of the real numbers. */
  readonly theorems: Readonly<Record<string, number>>;
  /** The functions that have the filter, each with its file. */
  readonly functions: readonly string[];
}

export interface ProvedFile {
  readonly coq: string;
  readonly flocq: string;
  readonly theory: string;
  readonly proofs: Readonly<Record<string, Proved>>;
}

export const PROVED = 'proofs/proved.json';

export function readProved(path: string): ProvedFile | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ProvedFile) : undefined;
}

/** The functions of a statement as they are listed. */
export const functionsOf = ({ emitted }: Statement): string[] =>
  emitted.map(({ path, function: name }) => `${name} (${path.replace('src/predicates/generated/', '')})`);

const START = '<!-- written by `npm run prove` -->';
const END = '<!-- end -->';

const TIERS: readonly [suffix: string, tier: string][] = [
  ['_filter', 'filter'],
  ['_products', 'products: all that the tier decides'],
  ['_grid', 'grid'],
  ['_integers', 'integers: the polynomial'],
  ['_textbook', 'the polynomial is the textbook determinant'],
  ['Tail_exact', 'the tail is what rounding lost'],
  ['High_halves', 'the upper half, as the theory has it'],
];

const tierOf = (theorem: string): string =>
  TIERS.find(([suffix]) => theorem.endsWith(suffix))?.[1] ?? theorem;

/** The table of docs/proofs.md: one row for each theorem. */
export function tableOf({ coq, flocq, theory, proofs }: ProvedFile): string {
  const rows = Object.entries(proofs).flatMap(([name, { digest, accepted, seconds, theorems }]) =>
    Object.entries(theorems).map(([theorem, axioms], i) => {
      const file = i === 0 ? `${seconds.toFixed(1)} | ${accepted} | \`${digest.slice(0, 12)}\`` : ' | | ';
      return `| ${i === 0 ? name : ''} | ${tierOf(theorem)} | \`${theorem}\` | ${axioms} | ${file} |`;
    }),
  );
  const count = Object.values(proofs).reduce((sum, { functions }) => sum + functions.length, 0);
  return [
    START,
    '',
    `${rows.length} theorems, accepted by Coq ${coq} with Flocq ${flocq}; their filters stand in ${count} emitted functions. Theory:`,
    `\`${theory.slice(0, 12)}\`. Seconds are those of the processor, for all theorems of a group of rows together.`,
    '',
    '| filter | what | theorem | axioms | seconds | accepted | digest |',
    '|---|---|---|---:|---:|---|---|',
    ...rows,
    '',
    '| filter | the functions that have it |',
    '|---|---|',
    ...Object.entries(proofs)
      .filter(([, { functions }]) => functions.length > 0)
      .map(([name, { functions }]) => `| ${name} | ${functions.join(', ')} |`),
    '',
    END,
  ].join('\n');
}

/** A page with the table in its place. */
export function withTable(page: string, table: string): string {
  const [before, after] = [page.indexOf(START), page.indexOf(END)];
  if (before < 0 || after < before) throw new RangeError('withTable: page has no place for the table');
  return page.slice(0, before) + table + page.slice(after + END.length);
}
