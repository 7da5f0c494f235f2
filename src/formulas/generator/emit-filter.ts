import { deriveErrorBound, MARGIN_EXPONENT } from './error-bound.js';
import { appendMagnitude } from './magnitude.js';
import { valueNames } from './names.js';
import { type LoweredFormula, type Operation, operands } from './program.js';
import { type RowNormBound, rowNormBound } from './row-norms.js';

/**
 * Statements that compute the given values. A value gets a name of its own if it is used more than once or is
 * one of the results; the others are written where they are used, which keeps the bytecode short.
 */
export function statements(
  lowered: LoweredFormula,
  values: readonly number[],
  results: readonly number[],
  names: readonly string[] = valueNames(lowered),
): string[] {
  const { program } = lowered;
  const computed = new Set(values.filter((index) => program.at(index).op !== 'input'));
  const uses = new Map<number, number>();
  for (const index of computed) {
    for (const operand of operands(program.at(index))) uses.set(operand, (uses.get(operand) ?? 0) + 1);
  }
  const isNamed = (index: number) => !computed.has(index) || results.includes(index) || uses.get(index) !== 1;
  const term = (index: number): string =>
    isNamed(index) ? names[index]! : render(program.at(index), factor, term);
  const factor = (index: number): string => {
    const text = term(index);
    return isNamed(index) || isAtomic(program.at(index)) ? text : `(${text})`;
  };
  return [...computed]
    .sort((a, b) => a - b)
    .filter(isNamed)
    .map((index) => `const ${names[index]} = ${render(program.at(index), factor, term)};`);
}

const isAtomic = (operation: Operation): boolean => operation.op === 'abs' || operation.op === 'input';

/** Sums associate to the left, so a left operand of a sum needs no parentheses. */
function render(
  operation: Operation,
  factor: (index: number) => string,
  term: (index: number) => string,
): string {
  switch (operation.op) {
    case 'input':
      throw new RangeError('an input is not computed');
    case 'add':
      return `${term(operation.left)} + ${factor(operation.right)}`;
    case 'sub':
      return `${term(operation.left)} - ${factor(operation.right)}`;
    case 'mul':
      return `${factor(operation.left)} * ${factor(operation.right)}`;
    case 'abs':
      return `abs(${term(operation.operand)})`;
    case 'margin':
      return `${term(operation.operand)} + ${operation.count * 2 ** MARGIN_EXPONENT}`;
  }
}

/** The filter of a formula: statements behind the leaves, the value's name, and when its sign is proved. */
export interface Filter {
  readonly statements: readonly string[];
  readonly value: string;
  readonly proved: string;
}

export function deriveFilter(lowered: LoweredFormula): Filter {
  const rows = rowNormBound(lowered);
  return rows === undefined ? filterByMagnitude(lowered) : filterByRowNorms(lowered, rows);
}

function filterByMagnitude(lowered: LoweredFormula): Filter {
  const { program, root } = lowered;
  const magnitude = appendMagnitude(lowered);
  const { constant } = deriveErrorBound(lowered, magnitude);
  const names = valueNames(lowered);
  const values = new Set([...program.reachable(root), ...program.reachable(magnitude.root)]);
  const value = names[root]!;
  const finite = magnitude.coversOverflow ? '' : ` && abs(${value}) < Infinity`;
  return {
    statements: inner(lowered, [...values], [root, magnitude.root]),
    value,
    proved: `abs(${value}) > ${constant} * ${names[magnitude.root]}${finite}`,
  };
}

function filterByRowNorms(lowered: LoweredFormula, rows: RowNormBound): Filter {
  const { program, root } = lowered;
  const names = valueNames(lowered);
  const value = names[root]!;
  const lifts = rows.lifts.map((lift) => names[lift]!);
  const [first, second, ...rest] = lifts;
  const product = rest.length === 2 ? `${first} * ${second} * (${rest.join(' * ')})` : lifts.join(' * ');
  const right = `${rows.factor} * (${product} * sum) + ${2 ** rows.guardExponent}`;
  return {
    statements: [
      ...inner(lowered, program.reachable(root), [root, ...rows.lifts]),
      `const sum = ${lifts.join(' + ')};`,
    ],
    value,
    proved: `sum < ${2 ** rows.limitExponent} && ${value} * ${value} > ${right}`,
  };
}

/**
 * The sign of a number that is not zero, as code without a branch: random signs are mispredicted half of the
 * time, which costs more than the whole filter.
 */
export const signOfNonzero = (name: string): string =>
  `return ((((${name} > 0) as unknown as number) << 1) - 1) as Sign;`;

/** The statements behind the leaves, in order. */
function inner(lowered: LoweredFormula, values: readonly number[], results: readonly number[]): string[] {
  return statements(
    lowered,
    values.filter((index) => !lowered.program.isLeaf(index)),
    results,
  );
}
