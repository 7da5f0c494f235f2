/** The proof: the filter as data for the checker of its kind, and the application of the theorem. */
import type { Emitted } from './forms.js';
import { type Kind, kindOf } from './kinds.js';
import { literalOf } from './literals.js';
import { coqName } from './names.js';
import { rowsScript } from './rows.js';
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

  /** @param prefix of the names of this claim */
  constructor(
    readonly claim: Claim,
    readonly named: NamedTrees,
    readonly prefix: string,
  ) {}

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

const DECIDED = 'ltac:(vm_compute; reflexivity)';

/** The lemma of the theory, applied to a claim. */
function application(kind: Kind, encoding: Encoding): { readonly extra: string[]; readonly term: string } {
  const list = `[${encoding.claim.arguments.map(coqName).join('; ')}]`;
  // Row norms: the leaves in the order of the rows, which is that of the sum.
  if (kind.kind === 'rows') encoding.of(kind.sum);
  const value = encoding.of(encoding.claim.tree);
  switch (kind.kind) {
    case 'magnitude': {
      const lemma = kind.finite ? 'magnitude_filter_if_finite' : 'magnitude_filter';
      const bound = encoding.of(kind.bound);
      const term = `${lemma} ${list} ${encoding.leaves} ${value} ${bound} ${literalOf(kind.factor)} ${DECIDED}`;
      return { extra: [], term };
    }
    case 'products': {
      const pair = `${encoding.of(kind.p)} ${encoding.of(kind.q)} ${literalOf(kind.factor)} ${literalOf(kind.guard)}`;
      return { extra: [], term: `products_filter ${list} ${encoding.leaves} ${pair} ${DECIDED}` };
    }
    case 'rows':
      return rowsScript(kind, encoding, list, value, DECIDED);
  }
}

const RING = 'refine (eq_trans S _); apply f_equal; cbv -[Rplus Rminus Rmult Ropp IZR B2R]; ring';

/** Definitions that stand before the theorem, and the lines of its proof. */
export function scriptOf(
  emitted: Emitted,
  named: NamedTrees,
): { readonly before: string[]; readonly proof: string[] } {
  const { filter } = emitted;
  const kinds = kindOf(filter);
  const encodings = filter.values.map(
    (claim, i) => new Encoding(claim, named, filter.values.length === 1 ? 'e_' : `e${i}_`),
  );
  const parts = kinds.map((kind, i) => application(kind, encodings[i]!));
  const hypotheses = parts.map((_, i) => (parts.length === 1 ? 'H' : `H${i}`));
  const split =
    parts.length === 1
      ? []
      : [
          '  apply andb_true_iff in H. destruct H as [H H2]. apply andb_true_iff in H. destruct H as [H0 H1].',
          '  split; [|split].',
        ];
  return {
    before: parts.flatMap(({ extra }, i) => [...encodings[i]!.lines, ...extra]),
    proof: [
      `  intros ${[...filter.arguments.map(coqName), ...named.order.map((tree) => named.nameOf(tree)!)].join(' ')} H.`,
      ...split,
      ...parts.map(
        ({ term }, i) => `  - destruct (${term} ${hypotheses[i]}) as [F S].\n    split; [exact F|${RING}].`,
      ),
    ],
  };
}
