/** The last tier, which computes in integers of any size: its polynomial, as the file has it. */
import ts from 'typescript';
import { Names } from './evaluate.js';
import { coqName } from './names.js';
import { bare, bodyOf, refuse, type Source } from './source.js';
import { operandsOf, type Tree } from './trees.js';

const WORDS = { add: '+', subtract: '-', multiply: '*' } as const;

/** `const [aInteger, ...] = scaledIntegers([a, ...], exponent)`: integers in place of the arguments. */
function bindIntegers(names: Names, pattern: ts.ArrayBindingPattern, call: ts.Expression): void {
  const isKnown =
    ts.isCallExpression(call) && /^(?:finiteIntegers|scaledIntegers)$/.test(call.expression.getText());
  const list = isKnown ? call.arguments.find(ts.isArrayLiteralExpression) : undefined;
  if (list?.elements.length !== pattern.elements.length) refuse(names.source, pattern, 'other integers');
  for (const [i, element] of pattern.elements.entries()) {
    names.bind(element.getText(), { kind: 'argument', argument: list.elements[i]!.getText() });
  }
}

/** `value > 0n ? 1 : value < 0n ? -1 : 0` */
function valueReturned(source: Source, statement: ts.ReturnStatement): ts.Identifier | undefined {
  const text = statement.expression?.getText(source.file) ?? '';
  const name = /^(\w+) > 0n \? 1 : \1 < 0n \? -1 : 0$/.exec(text)?.[1];
  const choice = statement.expression;
  if (name === undefined || choice === undefined || !ts.isConditionalExpression(choice)) return undefined;
  return (choice.condition as ts.BinaryExpression).left as ts.Identifier;
}

/** The operations whose sign the integers' tier of a predicate returns. */
export function readIntegers(source: Source, predicate: string): Tree {
  const declaration = source.functions.get(`${predicate}Exact`);
  const statements = declaration === undefined ? [] : bodyOf(source, declaration);
  const names = new Names(source);
  for (const statement of statements) {
    if (ts.isReturnStatement(statement)) {
      const value = valueReturned(source, statement);
      return value ? names.tree(value) : refuse(source, statement, 'another result');
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isArrayBindingPattern(name)) bindIntegers(names, name, bare(initializer!));
      else names.declare(name.getText(), initializer!);
    }
  }
  return refuse(source, declaration ?? source.file, 'no tier of integers');
}

/** A tree over real numbers. */
function termOf(tree: Tree): string {
  if (tree.kind === 'argument') return coqName(tree.argument);
  if (tree.kind === 'number') return String(tree.value);
  const [a, b] = operandsOf(tree).map(termOf);
  if (tree.kind === 'negate') return `(- ${a})`;
  if (tree.kind === 'absolute') throw new RangeError('termOf: integers have no absolute values');
  return `(${a} ${WORDS[tree.kind]} ${b})`;
}

/** That the tier of integers evaluates the polynomial of the formula. */
export function integersOf(tree: Tree, name: string, names: readonly string[]): string[] {
  const list = names.map(coqName).join(' ');
  return [
    '',
    `Theorem ${name}_integers : forall ${list} : R,`,
    `  ${termOf(tree)} =`,
    `  ${name} ${list}.`,
    'Proof. intros. cbv -[Rplus Rminus Rmult Ropp IZR]. ring. Qed.',
    `Print Assumptions ${name}_integers.`,
  ];
}
