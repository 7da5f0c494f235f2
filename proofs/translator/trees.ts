/** Arithmetic as an emitted file has it: which operation is done with what, and nothing about what it is for. */
export type Tree = { readonly name?: string } & (
  | { readonly kind: 'argument'; readonly argument: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'add' | 'subtract' | 'multiply'; readonly left: Tree; readonly right: Tree }
  | { readonly kind: 'negate' | 'absolute'; readonly operand: Tree }
);

/** left > right, of doubles. */
export interface Comparison {
  readonly left: Tree;
  readonly right: Tree;
}

/** What an emitted function decides in doubles: if all tests hold, the sign of each value is returned. */
export interface Filter {
  /** The arguments of the formula, or the places of a buffer that stand for them, in the order of the formula. */
  readonly arguments: readonly string[];
  readonly tests: readonly Comparison[];
  readonly values: readonly Claim[];
}

/** A value whose sign is that of the formula of some arguments. */
export interface Claim {
  readonly tree: Tree;
  readonly arguments: readonly string[];
}

export const INFINITY: Tree = { kind: 'number', value: Number.POSITIVE_INFINITY };

/** The operands of a tree, from left to right. */
export function operandsOf(tree: Tree): readonly Tree[] {
  if (tree.kind === 'negate' || tree.kind === 'absolute') return [tree.operand];
  return 'left' in tree ? [tree.left, tree.right] : [];
}

/** Whether two trees are the same operations on the same arguments. */
export function sameTree(a: Tree, b: Tree): boolean {
  if (a === b) return true;
  if (a.kind === 'argument') return b.kind === 'argument' && a.argument === b.argument;
  if (a.kind === 'number') return b.kind === 'number' && Object.is(a.value, b.value);
  const of = operandsOf(a);
  const to = operandsOf(b);
  return a.kind === b.kind && of.every((operand, i) => sameTree(operand, to[i]!));
}

/** Gives each different tree a number and a line of text, so that names do not matter, and sharing does not either. */
export class Numbering {
  readonly lines: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #known = new Map<Tree, number>();
  private readonly argumentName: (argument: string) => string;

  /** @param argumentName what an argument is called in the lines */
  constructor(argumentName: (argument: string) => string) {
    this.argumentName = argumentName;
  }

  of(tree: Tree): number {
    const known = this.#known.get(tree);
    if (known !== undefined) return known;
    const line = this.#line(tree);
    let number = this.#numbers.get(line);
    if (number === undefined) {
      number = this.lines.push(line) - 1;
      this.#numbers.set(line, number);
    }
    this.#known.set(tree, number);
    return number;
  }

  #line(tree: Tree): string {
    if (tree.kind === 'argument') return this.argumentName(tree.argument);
    if (tree.kind === 'number') return String(tree.value);
    return `${tree.kind} ${operandsOf(tree)
      .map((operand) => this.of(operand))
      .join(' ')}`;
  }
}

/** The operations of a filter as text that depends on no name: two emitted filters are the same if their texts are. */
export function textOfFilter({ arguments: names, tests, values }: Filter): string {
  const numbering = new Numbering((argument) => `argument ${names.indexOf(argument)}`);
  const conditions = tests.map(({ left, right }) => `${numbering.of(left)} > ${numbering.of(right)}`);
  const results = values.map(
    ({ tree, arguments: of }) => `${numbering.of(tree)}: ${of.map((name) => names.indexOf(name))}`,
  );
  return [names.length, ...numbering.lines, conditions.join(' && '), results.join('; ')].join('\n');
}

/** A filter of no kind that the theory knows. */
export class Untold extends Error {}
