/** What the checker of limbs keeps of a number, and the parts of emitted statements that it looks for. */
import ts from 'typescript';
import { refuse, type Source } from './translator/source.js';

/** A whole number of units of 2^unit, at most bound of them; and its place in the field. */
export interface Limb {
  readonly unit: number;
  readonly bound: bigint;
  readonly field: bigint;
}

/** What is left of an argument that is cut: at most 2^size, of no unit that is known. */
export interface Rest {
  readonly size: number;
  readonly field: bigint;
}

/** m of K = 1.5 · 2^m. */
export function exponentOf(source: Source, node: ts.Expression): number {
  const m = Math.round(Math.log2(Number(node.getText(source.file)) / 1.5));
  if (1.5 * 2 ** m !== Number(node.getText(source.file))) refuse(source, node, 'no rounding to a unit');
  return m;
}

export const isOperation = (node: ts.Node, kind: ts.SyntaxKind): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === kind;
