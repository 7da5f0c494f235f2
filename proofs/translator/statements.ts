/** All statements: one file for each filter that is different from the others, with all functions that have it. */
import { createHash } from 'node:crypto';
import { arithmeticOf, ERROR_FREE } from './arithmetic.js';
import { type Emitted, readEmitted } from './forms.js';
import { gridOf, hasGrid } from './grid.js';
import { integersOf, readIntegers } from './integers.js';
import { coqName } from './names.js';
import { hasProducts, productsOf } from './products.js';
import { scriptOf } from './script.js';
import { readSource } from './source.js';
import { definitionOf, NamedTrees, statementOf } from './statement.js';
import { textOfFilter } from './trees.js';

export interface Statement {
  /** The name of the first function that has the filter, which is also that of the file. */
  readonly name: string;
  readonly theorems: readonly Theorem[];
  readonly emitted: readonly Emitted[];
  /** The file for Coq. */
  readonly text: string;
}

export interface Theorem {
  readonly name: string;
  readonly tier: 'filter' | 'products' | 'grid' | 'integers' | 'textbook' | 'arithmetic';
}

/** The formulas that are compared with definitions of theory/Textbook.v. */
const TEXTBOOK = ['orient2d', 'orient3d', 'incircle', 'insphere'];

const HEADER = [
  'From Coq Require Import ZArith Reals List Bool Lra.',
  'From Flocq Require Import Core BinarySingleNaN.',
  'From Unerring Require Import Doubles Bounds Expressions LowerBounds Claims Magnitude Products RowInequalities RowLosses',
  '  Rows PowerOfTwo Grid GridSum GridTier Textbook.',
  'Import ListNotations.',
  'Open Scope R_scope.',
  // Operations are compared as they are written, never by what they do: without this, comparing takes minutes.
  'Strategy opaque [fadd fsub fmul fabs fneg flt fle feq power_of_two_above sign_of_nonzero sign_of_double sign_of].',
];

/** Flocq's library of error-free transformations makes Coq slow: only files that need it load it. */
const PRODUCTS =
  'From Unerring Require Import ErrorFree Tails ProductTails ProductsTier ProductsLeaves ProductsDecision.';

function textbookOf({ polynomial }: Emitted): string[] {
  const { name, arguments: of } = polynomial;
  if (!TEXTBOOK.includes(name)) return [];
  const list = of.map(coqName).join(' ');
  return [
    '',
    `Theorem ${name}_textbook : forall ${list} : R, ${name} ${list} = textbook_${name} ${list}.`,
    'Proof. intros. cbv -[Rplus Rminus Rmult Ropp IZR]. ring. Qed.',
    `Print Assumptions ${name}_textbook.`,
  ];
}

function fileOf(emitted: Emitted, theorem: string, more: readonly string[]): string {
  const names = new NamedTrees(emitted);
  const statement = statementOf(emitted, theorem, names);
  const { before, proof } = scriptOf(emitted, names);
  return [
    `(* The filter of ${emitted.function}, as ${emitted.path} has it. Written by \`npm run prove\`. *)`,
    ...HEADER,
    ...(more.some((line) => line.includes('products_decision')) ? [PRODUCTS] : []),
    '',
    ...definitionOf(emitted),
    '',
    ...before,
    '',
    ...statement,
    'Proof.',
    ...proof,
    'Qed.',
    `Print Assumptions ${theorem}.`,
    ...more,
    '',
  ].join('\n');
}

function statementOfGroup(
  root: string,
  emitted: readonly [Emitted, ...Emitted[]],
  filterAlone: boolean,
): Statement {
  const [first] = emitted;
  const name = first.function.replace(/\.sign$/, '');
  const theorems: Theorem[] = [{ name: `${name}_filter`, tier: 'filter' }];
  const more: string[] = [];
  if (name === first.polynomial.name && !filterAlone) {
    const { source } = first;
    if (hasProducts(source, name)) {
      more.push(...productsOf(source, first.polynomial));
      theorems.push({ name: `${name}_products`, tier: 'products' });
    }
    if (hasGrid(source, name)) {
      more.push(...gridOf(root, source, first.polynomial));
      theorems.push({ name: `${name}_grid`, tier: 'grid' });
    }
    const integers = readIntegers(source, name);
    more.push(...integersOf(integers, name, first.polynomial.arguments));
    theorems.push({ name: `${name}_integers`, tier: 'integers' });
    if (TEXTBOOK.includes(name)) theorems.push({ name: `${name}_textbook`, tier: 'textbook' });
    more.push(...textbookOf(first));
  }
  return { name, theorems, emitted, text: fileOf(first, theorems[0]!.name, more) };
}

/**
 * Groups emitted filters that are the same operations on the same arguments of the same formula.
 *
 * @param filterAlone whether to say nothing of the other tiers
 */
export function statementsOf(root: string, all: readonly Emitted[], filterAlone = false): Statement[] {
  const groups = new Map<string, [Emitted, ...Emitted[]]>();
  for (const emitted of all) {
    const key = `${emitted.polynomial.name}\n${textOfFilter(emitted.filter)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [emitted]);
    else group.push(emitted);
  }
  return [...groups.values()].map((group) => statementOfGroup(root, group, filterAlone));
}

/** The functions of src/arithmetic/error-free.ts that are proved. */
function errorFree(root: string): Statement {
  const path = 'src/arithmetic/error-free.ts';
  const lines = arithmeticOf(readSource(root, path));
  const text = [
    `(* The functions of ${path}. Written by \`npm run prove\`. *)`,
    ...HEADER,
    PRODUCTS,
    ...lines,
    '',
  ];
  return {
    name: 'errorFree',
    theorems: ERROR_FREE.map((name) => ({ name, tier: 'arithmetic' })),
    emitted: [],
    text: text.join('\n'),
  };
}

export const readStatements = (root: string): Statement[] => [
  ...statementsOf(root, readEmitted(root)),
  errorFree(root),
];

/** What was proved, in short: the statement with its proof, and the theory that it stands on. */
export function digestOf(text: string, theory: string): string {
  return createHash('sha256').update(theory).update(text).digest('hex');
}
