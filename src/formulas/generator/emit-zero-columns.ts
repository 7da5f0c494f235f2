import { valueNames } from './names.js';
import type { LoweredFormula } from './program.js';
import { liftedRows } from './row-norms.js';

/**
 * A determinant with a column of zeros is zero: points in an axis-aligned plane, the usual coplanarity of CAD.
 * A computed difference is zero only if the exact one is. The sum of all leaves must be finite (a finite number
 * minus itself is 0, anything else NaN), so that NaN and Infinity elsewhere are not overlooked.
 *
 * Not for lifted determinants: the points of a circle test on one axis-parallel line, or of a sphere test in one such
 * plane, are rare, and the code would keep insphere from being inlined (measured: 73 ns instead of 29).
 */
export function zeroColumnExit(lowered: LoweredFormula): string[] {
  const { program, root } = lowered;
  const columns = program.columns.get(root);
  if (columns === undefined || columns.length < 3 || liftedRows(lowered) !== undefined) return [];
  const names = valueNames(lowered);
  const plain = columns.filter((column) => column.every((entry) => program.isLeaf(entry)));
  if (plain.length === 0) return [];
  const isZero = (column: readonly number[]) => column.map((entry) => `${names[entry]} === 0`).join(' && ');
  const leaves = program.leaves(root);
  return [
    `if (${plain.map((column) => `(${isZero(column)})`).join(' || ')}) {`,
    `const total = ${leaves.map((leaf) => names[leaf]).join(' + ')};`,
    `if (total - total === 0) return 0;`,
    `}`,
  ];
}
