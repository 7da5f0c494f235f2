import type { Constraint } from './constraint.js';
import { solve } from './seidel.js';

/**
 * The fewest constraints that have no point in common, at most one more than there are dimensions (Helly's theorem): a
 * constraint at which a problem becomes infeasible is in every conflict among it and those before. With it in front,
 * the next one is found.
 */
export function conflictAmong(constraints: readonly Constraint[]): number[] {
  const nothing = constraints[0]!.normal.map(() => 0n);
  let order = constraints.map((_, i) => i);
  let needed = 0;
  for (;;) {
    const failing = solve(
      nothing,
      order.map((i) => constraints[i]!),
    ) as number;
    if (failing < needed) return order.slice(0, needed).sort((i, j) => i - j);
    const [found] = order.splice(failing, 1);
    order = [found!, ...order.slice(0, failing)];
    needed++;
  }
}

/**
 * Positive multipliers with which the normals of a conflict add up to zero, and the constants to less: nobody satisfies
 * that.
 */
export function multipliersOf(normals: readonly (readonly bigint[])[]): bigint[] {
  const rows = normals[0]!.map((_, k) => normals.map((n) => n[k]!));
  const pivots: number[] = [];
  for (let column = 0; column < normals.length; column++) {
    const row = rows.findIndex((r, i) => i >= pivots.length && r[column] !== 0n);
    if (row < 0) return nullVector(rows, pivots, column);
    swap(rows, row, pivots.length);
    clear(rows, pivots.length, column);
    pivots.push(column);
  }
  throw new Error('unreachable: the normals of a conflict are dependent');
}

function swap(rows: bigint[][], i: number, j: number): void {
  [rows[i], rows[j]] = [rows[j]!, rows[i]!];
}

/** Makes a column zero in all rows but one. */
function clear(rows: bigint[][], from: number, column: number): void {
  const pivot = rows[from]!;
  rows.forEach((row, i) => {
    if (i === from) return;
    const factor = row[column]!;
    rows[i] = row.map((x, j) => x * pivot[column]! - factor * pivot[j]!);
  });
}

/**
 * The combination of the columns before with a free one that is zero: of a smallest conflict the free one is the last,
 * and all signs are the same.
 */
function nullVector(rows: readonly (readonly bigint[])[], pivots: readonly number[], free: number): bigint[] {
  const diagonal = pivots.map((column, i) => rows[i]![column]!);
  const product = diagonal.reduce((all, x) => all * x, 1n);
  const vector = pivots.map((_, i) => (-rows[i]![free]! * product) / diagonal[i]!);
  const all = [...vector, product];
  return all.map((x) => (product < 0n ? -x : x));
}
