/** The proof: the filter as data for the checker of its kind, and the application of the theorem. */

import { Encoding } from './encoding.js';
import type { Emitted } from './forms.js';
import { type Kind, kindOf } from './kinds.js';
import { literalOf } from './literals.js';
import { coqName } from './names.js';
import { rowsScript } from './rows.js';
import type { NamedTrees } from './statement.js';

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
