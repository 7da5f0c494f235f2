/** The grid tier of one unit: a scale above the sum of all leaves, its window, and a test of each argument. */
import ts from 'typescript';
import { Encoding } from './encoding.js';
import { Names } from './evaluate.js';
import type { Polynomial } from './formulas.js';
import { literalOf } from './literals.js';
import { coqName } from './names.js';
import { bare, bodyOf, readSource, refuse, type Source, Untranslated } from './source.js';
import { claimOf, NamedTrees, operationsOf } from './statement.js';
import type { Filter, Tree } from './trees.js';

interface Grid {
  readonly sum: Tree;
  readonly value: Tree;
  readonly low: number;
  readonly high: number;
  readonly factor: number;
}

/** What theory/PowerOfTwo.v has of src/arithmetic/power-of-two.ts; the file must say the same. */
const POWER_OF_TWO = [
  'const BELOW_ONE = 1 - 2 ** -53;',
  'const SPREAD = 2 ** 52 + 1;',
  'const q = SPREAD * x;\n  return x === 0 ? 1 : 2 * Math.abs(q - BELOW_ONE * q);',
];

/** @param text of src/arithmetic/power-of-two.ts */
export function requirePowerOfTwo(text: string): void {
  for (const part of POWER_OF_TWO) {
    if (!text.includes(part)) throw new Untranslated(`power-of-two.ts: not as it was proved: ${part}`);
  }
}

function gridBlock(source: Source, predicate: string): readonly ts.Statement[] | undefined {
  const declaration = source.functions.get(`${predicate}Exact`);
  const labelled = declaration && bodyOf(source, declaration).find(ts.isLabeledStatement);
  if (labelled === undefined || labelled.label.text !== 'grid' || !ts.isBlock(labelled.statement))
    return undefined;
  return labelled.statement.statements;
}

/** Reads the statements of the block one after the other; what is in another order or shape is refused. */
class GridReader {
  readonly #names: Names;
  readonly #found: { -readonly [K in keyof Grid]?: Grid[K] } = {};
  readonly source: Source;
  readonly polynomial: Polynomial;

  constructor(source: Source, polynomial: Polynomial) {
    this.source = source;
    this.polynomial = polynomial;
    this.#names = new Names(source);
    for (const name of polynomial.arguments) this.#names.bind(name, { kind: 'argument', argument: name });
  }

  read(statements: readonly ts.Statement[]): Grid {
    for (const statement of statements) {
      if (ts.isVariableStatement(statement)) this.#declare(statement);
      else if (ts.isIfStatement(statement)) this.#test(statement);
      else this.#result(statement);
    }
    const { sum, value, low, high, factor } = this.#found;
    if (!sum || !value || !low || !high || !factor)
      throw new Untranslated(`${this.source.path}: no whole grid tier`);
    return { sum, value, low, high, factor };
  }

  #declare(statement: ts.VariableStatement): void {
    for (const { name, initializer } of statement.declarationList.declarations) {
      const text = initializer?.getText(this.source.file) ?? '';
      const factor = /^(\d+) \* lengthScale$/.exec(text)?.[1];
      if (name.getText() === 'lengthScale') {
        const call = bare(initializer!) as ts.CallExpression;
        if (!text.startsWith('powerOfTwoAbove(')) refuse(this.source, statement, 'another scale');
        this.#found.sum = this.#names.tree(call.arguments[0]!);
      } else if (name.getText() === 'lengthRounder') {
        if (factor === undefined) refuse(this.source, statement, 'another rounder');
        this.#found.factor = Number(factor);
      } else this.#names.declare(name.getText(), initializer!);
    }
  }

  #test(statement: ts.IfStatement): void {
    const text = statement.expression.getText(this.source.file);
    if (text === 'only !== undefined') return;
    if (statement.thenStatement.getText(this.source.file) !== 'break grid;')
      refuse(this.source, statement, 'a test');
    const window = /^!\(lengthScale >= ([\d.e+-]+) && lengthScale <= ([\d.e+-]+)\)$/.exec(text);
    if (window !== null) {
      [this.#found.low, this.#found.high] = [Number(window[1]), Number(window[2])];
      return;
    }
    const rounded = this.polynomial.arguments.map(
      (name) => `${name} + lengthRounder - lengthRounder !== ${name}`,
    );
    if (text !== rounded.join(' || ') || !this.#found.factor)
      refuse(this.source, statement, 'another test of the grid');
  }

  #result(statement: ts.Statement): void {
    const text = statement.getText(this.source.file);
    const name = /^return (\w+) > 0 \? 1 : \1 < 0 \? -1 : 0;$/.exec(text)?.[1];
    if (name === undefined) refuse(this.source, statement, 'a statement of the grid tier');
    this.#found.value = this.#names.named(ts.factory.createIdentifier(name));
  }
}

/** Units other than lengths have scales of their own, which the theory does not know. */
export function hasGrid(source: Source, predicate: string): boolean {
  const text = gridBlock(source, predicate)
    ?.map((statement) => statement.getText(source.file))
    .join('\n');
  return (
    text !== undefined &&
    /const lengthScale = /.test(text) &&
    !/let |Scale = (?!powerOfTwoAbove)|directionScale/.test(text)
  );
}

/** The grid tier of a predicate, which stands on powerOfTwoAbove as the theory has it. */
function readGrid(root: string, source: Source, polynomial: Polynomial): Grid {
  const path = 'src/arithmetic/power-of-two.ts';
  requirePowerOfTwo(readSource(root, path).file.text);
  return new GridReader(source, polynomial).read(gridBlock(source, polynomial.name)!);
}

/** The theorem about the grid tier, with its proof. */
export function gridOf(root: string, source: Source, polynomial: Polynomial): string[] {
  const grid = readGrid(root, source, polynomial);
  const claim = { tree: grid.value, arguments: polynomial.arguments };
  const tests = [{ left: grid.sum, right: grid.sum }];
  const filter: Filter = { arguments: polynomial.arguments, tests, values: [claim] };
  const named = new NamedTrees({ source, path: source.path, function: polynomial.name, polynomial, filter });
  const encoding = new Encoding(claim, named, 'g_');
  const [sum, value] = [encoding.of(grid.sum), encoding.of(grid.value)];
  const [low, high, factor] = [grid.low, grid.high, grid.factor].map(literalOf);
  const bits = 52 - Math.round(Math.log2(grid.factor / 1.5));
  const list = polynomial.arguments.map(coqName);
  const [finite, sign] = claimOf(claim, polynomial.name, named);
  const theorem = `${polynomial.name}_grid`;
  return [
    '',
    ...encoding.lines,
    `Theorem ${theorem} : forall ${list.join(' ')} : float,`,
    ...named.order.map((tree) => `  let ${named.nameOf(tree)} := ${operationsOf(tree, named, true)} in`),
    `  let lengthScale := power_of_two_above ${operationsOf(grid.sum, named)} in`,
    `  fle ${low} lengthScale && fle lengthScale ${high} = true ->`,
    `  let lengthRounder := fmul ${factor} lengthScale in`,
    `  forallb (fun x => feq (fsub (fadd x lengthRounder) lengthRounder) x) [${list.join('; ')}] = true ->`,
    `  ${finite}`,
    `  ${sign!.replace('sign_of_nonzero', 'sign_of_double')}.`,
    'Proof.',
    `  intros ${[...list, ...named.order.map((tree) => named.nameOf(tree)!)].join(' ')} lengthScale W lengthRounder A.`,
    `  destruct (grid_tier [${list.join('; ')}] g_leaves ${sum} ${value} ${bits} ${factor} ${low} ${high}`,
    `    ltac:(vm_compute; reflexivity) (rounder_of ${bits} _) (at_least_holds (-152) ${low} eq_refl)`,
    `    (at_most_holds 151 ${high} eq_refl) W A) as [F S].`,
    '  split; [exact F|refine (eq_trans S _); apply f_equal; cbv -[Rplus Rminus Rmult Ropp IZR B2R]; ring].',
    'Qed.',
    `Print Assumptions ${theorem}.`,
  ];
}
