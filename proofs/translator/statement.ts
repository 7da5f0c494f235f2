/** The statement about a filter, in the operations as they were emitted. */
import type { Emitted } from './forms.js';
import { literalOf } from './literals.js';
import { coqName } from './names.js';
import { type Claim, operandsOf, type Tree, Untold } from './trees.js';

const WORDS = { add: 'fadd', subtract: 'fsub', multiply: 'fmul', negate: 'fneg', absolute: 'fabs' } as const;

/** The trees of a filter that have names, each after those that it needs, and what they are called in Coq. */
export class NamedTrees {
  readonly order: Tree[] = [];
  readonly #names = new Map<Tree, string>();
  readonly #taken: Set<string>;

  constructor({ filter }: Emitted) {
    this.#taken = new Set(filter.arguments.map(coqName));
    const roots = [
      ...filter.tests.flatMap(({ left, right }) => [right, left]),
      ...filter.values.map(({ tree }) => tree),
    ];
    for (const root of roots) this.#visit(root);
  }

  /** The name of a tree that has one. */
  nameOf(tree: Tree): string | undefined {
    return this.#names.get(tree);
  }

  #visit(tree: Tree): void {
    if (this.#names.has(tree)) return;
    for (const operand of operandsOf(tree)) this.#visit(operand);
    if (tree.name === undefined || tree.kind === 'argument' || tree.kind === 'number') return;
    let name = coqName(tree.name);
    while (this.#taken.has(name)) name += "'";
    this.#taken.add(name);
    this.#names.set(tree, name);
    this.order.push(tree);
  }
}

/** A tree as operations on doubles; names stand for what was named. */
export function operationsOf(tree: Tree, names: NamedTrees, top = false): string {
  const name = top ? undefined : names.nameOf(tree);
  if (name !== undefined) return name;
  if (tree.kind === 'argument') return coqName(tree.argument);
  if (tree.kind === 'number') return literalOf(tree.value);
  return `(${WORDS[tree.kind]} ${operandsOf(tree)
    .map((operand) => operationsOf(operand, names))
    .join(' ')})`;
}

const list = (names: readonly string[]): string => names.map(coqName).join(' ');

/** What is claimed of one value: all arguments are finite, and what is returned is the sign of the formula. */
export function claimOf({ tree, arguments: of }: Claim, formula: string, names: NamedTrees): string[] {
  const value = operationsOf(tree, names);
  if (names.nameOf(tree) === undefined) throw new Untold(`a value without a name`);
  return [
    `all_finite [${of.map(coqName).join('; ')}] /\\`,
    `sign_of_nonzero ${value} = sign_of (${formula} ${of.map((name) => `(B2R ${coqName(name)})`).join(' ')})`,
  ];
}

/** The polynomial of the formula, as a function of real numbers. */
export function definitionOf({ polynomial }: Emitted): string[] {
  const { name, arguments: of, term } = polynomial;
  return [`Definition ${name} (${list(of)} : R) : R :=`, `  ${term.replace(/^\((.*)\)$/s, '$1')}.`];
}

/** The theorem, without its proof. */
export function statementOf(emitted: Emitted, theorem: string, names: NamedTrees): string[] {
  const { filter, polynomial } = emitted;
  const tests = filter.tests.map(
    ({ left, right }) => `flt ${operationsOf(right, names)} ${operationsOf(left, names)}`,
  );
  const claims = filter.values.map((claim) => claimOf(claim, polynomial.name, names));
  const joined = claims.map(([finite, sign], i) =>
    claims.length === 1
      ? [`  ${finite}`, `  ${sign}.`]
      : [`  (${finite}`, `   ${sign})${i === claims.length - 1 ? '.' : ' /\\'}`],
  );
  return [
    `Theorem ${theorem} : forall ${list(filter.arguments)} : float,`,
    ...names.order.map((tree) => `  let ${names.nameOf(tree)} := ${operationsOf(tree, names, true)} in`),
    `  ${tests.join(' &&\n  ')} = true ->`,
    ...joined.flat(),
  ];
}
