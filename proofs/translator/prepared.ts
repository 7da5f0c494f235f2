/**
 * Prepared forms: one method keeps numbers, another reads them back and decides. What is read is what was kept, since
 * both use the same place of a Float64Array, and places do not overlap; all of that is looked up in the file.
 */
import ts from 'typescript';
import { Names } from './evaluate.js';
import { FilterReader, type Found } from './filters.js';
import type { Polynomial } from './formulas.js';
import { placeOf } from './places.js';
import { bodyOf, parametersOf, refuse, type Source, Untranslated } from './source.js';
import type { Tree } from './trees.js';

const KEPT = 'this.#kept';

interface Prepared {
  readonly function: string;
  readonly formula: Polynomial;
  readonly found: Found | undefined;
}

/** The text of the file must say how much is kept for each place, and that it is kept as doubles. */
function strideOf(source: Source): number {
  const stride = /^const STRIDE = (\d+);$/m.exec(source.file.text)?.[1];
  const isDoubles = /^ {2}#kept = new Float64Array\(8 \* STRIDE\);$/m.test(source.file.text);
  if (stride === undefined || !isDoubles) throw new Untranslated(`${source.path}: what is kept`);
  return Number(stride);
}

/** `kept[to + k] = t;` or the number of a vertex, which no filter reads. */
function keep(names: Names, statement: ts.ExpressionStatement, kept: Map<string, Tree>): void {
  const { expression } = statement;
  const isStore =
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isElementAccessExpression(expression.left) &&
    ts.isIdentifier(expression.left.expression);
  if (!isStore) refuse(names.source, statement, 'a statement of set');
  const { left, right } = expression as ts.BinaryExpression & { left: ts.ElementAccessExpression };
  const buffer = names.buffer((left.expression as ts.Identifier).text);
  if (buffer === 'this.#vertices') return;
  const place = placeOf(names, buffer, left.argumentExpression);
  if (buffer !== KEPT || kept.has(place)) refuse(names.source, statement, 'a place that is kept twice');
  kept.set(place, names.tree(right));
}

/** What `set` keeps, by place. */
function readKept(source: Source, className: string, names: Names): Map<string, Tree> {
  const kept = new Map<string, Tree>();
  const reader = new FilterReader(source, names);
  for (const statement of bodyOf(source, source.functions.get(`${className}.set`)!)) {
    if (ts.isExpressionStatement(statement)) keep(names, statement, kept);
    else if (reader.statement(statement) !== undefined) refuse(source, statement, 'a filter in set');
  }
  const stride = strideOf(source);
  for (let k = 0; k < stride; k++) {
    const place = `${KEPT}[STRIDE*place${k === 0 ? '' : ` + ${k}`}]`;
    if (!kept.has(place)) throw new Untranslated(`${source.path}: nothing is kept in ${place}`);
  }
  if (kept.size !== stride) throw new Untranslated(`${source.path}: more is kept than there is room for`);
  return kept;
}

export function readPrepared(source: Source, polynomials: ReadonlyMap<string, Polynomial>): Prepared {
  const className = [...source.functions.keys()].map((name) => name.split('.')[0]!)[0]!;
  const name = className.replace(/^Prepared(.)/, (_, first: string) => first.toLowerCase());
  const formula = polynomials.get(name);
  if (formula === undefined) throw new Untranslated(`${source.path}: no formula ${name}`);
  const names = new Names(source);
  const [, ...corners] = parametersOf(source, source.functions.get(`${className}.set`)!);
  const bind = (point: readonly string[], buffer: string, index: string, to: Names): void => {
    point.forEach((argument, axis) => {
      const offset = axis === 0 ? '' : ` + ${axis}`;
      to.bind(`${buffer}[${point.length} * ${index}${offset}]`, { kind: 'argument', argument });
    });
  };
  corners.forEach((corner, i) => {
    bind(formula.parameters[i]!, 'this.#positions', corner, names);
  });
  const asking = new Names(source);
  for (const [place, tree] of readKept(source, className, names)) asking.bind(place, tree);
  bind(formula.parameters[corners.length]!, 'points', 'p', asking);
  const found = new FilterReader(source, asking).read(source.functions.get(`${className}.sign`)!);
  return { function: `${className}.sign`, formula, found };
}
