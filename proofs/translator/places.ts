/** Places of buffers: an index is a sum of whole multiples of parameters, `3 * i + 1`. */
import ts from 'typescript';
import { bare, refuse, type Source } from './source.js';

/** What names stand for. */
export interface Constants {
  readonly source: Source;
  constant(name: string): ts.Expression | undefined;
}

type Linear = ReadonlyMap<string, number>;

/** Constants of a file that stand in indices (numbers that are kept for each place of a prepared form). */
const isConstant = (name: string): boolean => /^[A-Z]+$/.test(name);

function scaled(a: Linear, b: Linear): Linear | undefined {
  const [constant, other] = a.size === 1 && a.has('') ? [a, b] : [b, a];
  if (constant.size !== 1 || !constant.has('')) return undefined;
  return new Map([...other].map(([name, factor]) => [name, factor * constant.get('')!]));
}

function sum(a: Linear, b: Linear): Linear {
  const total = new Map(a);
  for (const [name, factor] of b) total.set(name, (total.get(name) ?? 0) + factor);
  return total;
}

function linear(names: Constants, node: ts.Expression): Linear {
  const index = bare(node);
  if (ts.isNumericLiteral(index)) return new Map([['', Number(index.text)]]);
  if (ts.isIdentifier(index)) {
    const constant = names.constant(index.text);
    if (constant !== undefined && !isConstant(index.text)) return linear(names, constant);
    return new Map([[index.text, 1]]);
  }
  if (ts.isBinaryExpression(index)) {
    const { operatorToken } = index;
    const left = linear(names, index.left);
    const right = linear(names, index.right);
    if (operatorToken.kind === ts.SyntaxKind.PlusToken) return sum(left, right);
    if (operatorToken.kind === ts.SyntaxKind.AsteriskToken) {
      // A constant of the file times a place: both names, as one.
      const both = [...left.keys(), ...right.keys()];
      if (both.length === 2 && both.some(isConstant)) return new Map([[both.join('*'), 1]]);
      const product = scaled(left, right);
      if (product !== undefined) return product;
    }
  }
  return refuse(names.source, index, 'an index');
}

/** A place as text: the same for all ways in which its index is written. */
export function placeOf(names: Constants, buffer: string, index: ts.Expression): string {
  const parts = [...linear(names, index)].filter(([, factor]) => factor !== 0);
  parts.sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1));
  const text = parts.map(([name, factor]) =>
    name === '' ? String(factor) : factor === 1 ? name : `${factor} * ${name}`,
  );
  return `${buffer}[${text.join(' + ') || '0'}]`;
}
