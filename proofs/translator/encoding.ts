/** Filters as data: expressions over leaves, in the words of theory/Expressions.v. */
import { literalOf } from './literals.js';
import type { NamedTrees } from './statement.js';
import { type Claim, operandsOf, type Tree, Untold } from './trees.js';

const WORDS = { add: 'Add', subtract: 'Sub', multiply: 'Mul', negate: 'Neg', absolute: 'Abs' } as const;

const isArgument = (tree: Tree): boolean => tree.kind === 'argument';

const isLeaf = (tree: Tree): boolean =>
  isArgument(tree) || (tree.kind === 'subtract' && isArgument(tree.left) && isArgument(tree.right));

/** A claim as data: its leaves, and an expression for each tree with a name. */
export class Encoding {
  readonly #leaves: string[] = [];
  readonly #lines: string[] = [];
  readonly #names = new Map<Tree, string>();
  readonly claim: Claim;
  readonly named: NamedTrees;
  readonly prefix: string;

  /** @param prefix of the names of this claim */
  constructor(claim: Claim, named: NamedTrees, prefix: string) {
    this.claim = claim;
    this.named = named;
    this.prefix = prefix;
  }

  get leafCount(): number {
    return this.#leaves.length;
  }

  get leaves(): string {
    return `${this.prefix}leaves`;
  }

  #argument(tree: Tree): number {
    const place = tree.kind === 'argument' ? this.claim.arguments.indexOf(tree.argument) : -1;
    if (place < 0) throw new Untold('an argument that the claim does not have');
    return place;
  }

  #leaf(tree: Tree): string {
    const text =
      tree.kind === 'subtract'
        ? `Difference ${this.#argument(tree.left)} ${this.#argument(tree.right)}`
        : `Argument ${this.#argument(tree)}`;
    if (!this.#leaves.includes(text)) this.#leaves.push(text);
    return `(Leaf ${this.#leaves.indexOf(text)})`;
  }

  /** A tree as an expression; where it has a name, it is defined first. */
  of(tree: Tree): string {
    const known = this.#names.get(tree);
    if (known !== undefined) return known;
    if (isLeaf(tree)) return this.#leaf(tree);
    if (tree.kind === 'number') return `(Constant ${literalOf(tree.value)})`;
    if (tree.kind === 'argument') throw new Untold('an argument');
    const text = `(${WORDS[tree.kind]} ${operandsOf(tree)
      .map((operand) => this.of(operand))
      .join(' ')})`;
    const name = this.named.nameOf(tree);
    if (name === undefined) return text;
    const defined = `${this.prefix}${name}`;
    this.#names.set(tree, defined);
    this.#lines.push(`Definition ${defined} : expression := ${text}.`);
    return defined;
  }

  /** The definitions; the leaves first, which are known last. */
  get lines(): string[] {
    return [`Definition ${this.leaves} : list leaf := [${this.#leaves.join('; ')}]%nat.`, ...this.#lines];
  }
}
