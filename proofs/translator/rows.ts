/** The inequality of Cauchy and Schwarz for the rows of a lifted determinant, and the application of the theorem. */

import type { Encoding } from './encoding.js';
import type { RowsKind } from './kinds.js';
import { literalOf } from './literals.js';
import { Untold } from './trees.js';

/** Order 3: three rows in the plane. Order 4: four rows in space. factor: what the theory has for it. */
const ORDERS = [
  { leaves: 6, dimension: 2, rows: 3, factor: 3, lemma: 'three_rows', permanent: 'permanent_of_two' },
  { leaves: 12, dimension: 3, rows: 4, factor: 8, lemma: 'four_rows', permanent: 'permanent_of_three' },
];

const plus = (terms: readonly string[]): string => `(${terms.join(' + ')})`;

/** The permanent of rows: a determinant with plus signs only, in the order in which the theory has it. */
function permanent(rows: readonly (readonly string[])[]): string {
  const [a, b, c] = rows;
  if (c === undefined) return plus([`${a![0]} * ${b![1]}`, `${a![1]} * ${b![0]}`]);
  const pair = (i: number, j: number): string => plus([`${a![i]} * ${b![j]}`, `${a![j]} * ${b![i]}`]);
  return plus([`${c[2]} * ${pair(0, 1)}`, `${c[1]} * ${pair(0, 2)}`, `${c[0]} * ${pair(1, 2)}`]);
}

export function rowsScript(
  { factor, guard, limit, product, sum }: RowsKind,
  encoding: Encoding,
  list: string,
  value: string,
  decided: string,
): { readonly extra: string[]; readonly term: string } {
  const [productName, sumName] = [encoding.of(product), encoding.of(sum)];
  const order = ORDERS.find(({ leaves }) => leaves === encoding.leafCount);
  if (order === undefined) throw new Untold('row norms of another order');
  const half = Math.round(Math.log2(limit)) / 2;
  const rows = Array.from({ length: order.rows }, (_, row) =>
    Array.from({ length: order.dimension }, (_, axis) => `x ${1 + order.dimension * row + axis}%nat`),
  );
  const lifts = rows.map((row) => plus(row.map((x) => `${x} * ${x}`)));
  const terms = rows.map((_, i) => `${lifts[i]} * ${permanent(rows.filter((_, j) => j !== i))}`);
  const bound = `lower_bound_with_loss ${encoding.leaves} ${half} ${sumName} (Mul ${productName} ${sumName})`;
  const extra = [
    `Lemma cauchy_schwarz : match ${bound} with Some (PS, _, _, _) => dominated_by_rows ${value} ${order.factor} PS | None => False end.`,
    'Proof.',
    `  let t := eval vm_compute in (${bound}) in change (${bound}) with t.`,
    '  cbv beta iota. unfold dominated_by_rows. intros x positive.',
    `  let t := eval vm_compute in (terms_without_margin ${value}) in change (terms_without_margin ${value}) with t.`,
    '  cbn [normal_value monomial_value bound_value].',
    '  match goal with |- ?a ^ 2 <= ?b =>',
    `    replace a with ${plus(terms)} by ring;`,
    `    replace b with (IZR ${order.factor} * (${lifts.join(' * ')} * ${plus(lifts)})) by ring end.`,
    `  apply ${order.lemma}; try (repeat apply Rplus_le_le_0_compat; apply Rle_0_sqr); apply ${order.permanent}.`,
    'Qed.',
  ];
  const constants = [factor, guard, limit].map(literalOf).join(' ');
  const term = `rows_filter ${list} ${encoding.leaves} ${value} ${sumName} ${productName} ${constants} ${half} ${order.factor} ${decided} ${decided} cauchy_schwarz`;
  return { extra, term };
}
