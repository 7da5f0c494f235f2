import { statements } from './emit-filter.js';
import { valueNames } from './names.js';
import type { LoweredFormula } from './program.js';

/**
 * The first thing behind an undecided filter: a determinant with a column of zeros is zero (points in an
 * axis-aligned plane, the usual coplanarity of CAD). A computed difference is zero only if the exact one is.
 * The sum of all leaves must be finite, so that NaN and Infinity elsewhere are not overlooked.
 */
export function zeroColumnExit(lowered: LoweredFormula): string[] {
  const { program, root } = lowered;
  const columns = program.columns.get(root);
  if (columns === undefined || columns.length < 3) return [];
  const names = valueNames(lowered);
  const plain = columns.filter((column) => column.every((entry) => program.isLeaf(entry)));
  const sum = (entries: readonly number[]) => entries.map((entry) => `abs(${names[entry]})`).join(' + ');
  const leaves = program.leaves(root);
  const rest = leaves.filter((leaf) => !plain.flat().includes(leaf)).map((leaf) => `abs(${names[leaf]})`);
  const totals = [...plain.map((_, i) => `column${i}`), ...rest].join(' + ');
  return [
    ...statements(lowered, leaves, leaves),
    ...plain.map((column, i) => `const column${i} = ${sum(column)};`),
    `if ((${plain.map((_, i) => `column${i} === 0`).join(' || ')}) && ${totals} < Infinity) return 0;`,
  ];
}
