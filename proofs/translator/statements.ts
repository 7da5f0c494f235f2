/** All statements: one file for each filter that is different from the others, with all functions that have it. */
import { type Emitted, readEmitted } from './forms.js';
import { coqName } from './names.js';
import { scriptOf } from './script.js';
import { definitionOf, NamedTrees, statementOf } from './statement.js';
import { textOfFilter } from './trees.js';

export interface Statement {
  /** The name of the first function that has the filter, which is also that of the file. */
  readonly name: string;
  readonly theorem: string;
  readonly emitted: readonly Emitted[];
  /** The file for Coq. */
  readonly text: string;
}

/** The formulas that are compared with definitions of theory/Textbook.v. */
const TEXTBOOK = ['orient2d', 'orient3d', 'incircle', 'insphere'];

const HEADER = [
  'From Coq Require Import ZArith Reals List Bool Lra.',
  'From Flocq Require Import Core BinarySingleNaN.',
  'From Unerring Require Import Doubles Bounds Expressions LowerBounds Claims Magnitude Products RowInequalities RowLosses',
  '  Rows Textbook.',
  'Import ListNotations.',
  'Open Scope R_scope.',
  // Operations are compared as they are written, never by what they do: without this, comparing takes minutes.
  'Strategy opaque [fadd fsub fmul fabs fneg flt sign_of_nonzero sign_of].',
];

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

function fileOf(emitted: Emitted, theorem: string, isFirstOfFormula: boolean): string {
  const names = new NamedTrees(emitted);
  const statement = statementOf(emitted, theorem, names);
  const { before, proof } = scriptOf(emitted, names);
  return [
    `(* The filter of ${emitted.function}, as ${emitted.path} has it. Written by \`npm run prove\`. *)`,
    ...HEADER,
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
    ...(isFirstOfFormula ? textbookOf(emitted) : []),
    '',
  ].join('\n');
}

/** Groups emitted filters that are the same operations on the same arguments of the same formula. */
export function statementsOf(all: readonly Emitted[]): Statement[] {
  const groups = new Map<string, Emitted[]>();
  for (const emitted of all) {
    const key = `${emitted.polynomial.name}\n${textOfFilter(emitted.filter)}`;
    groups.set(key, [...(groups.get(key) ?? []), emitted]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group;
    const name = first!.function.replace(/\.sign$/, '');
    const theorem = `${name}_filter`;
    return { name, theorem, emitted: group, text: fileOf(first!, theorem, name === first!.polynomial.name) };
  });
}

export const readStatements = (root: string): Statement[] => statementsOf(readEmitted(root));
