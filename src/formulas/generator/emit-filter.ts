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
): string[] {
  const { program } = lowered;
  const names = valueNames(lowered);
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

/**
 * The body of the certified value: a function of the leaves that returns the formula's value if rounding
 * cannot have changed its sign, and 0 if it could. (V8 inlines functions of up to 460 bytes of bytecode, and a
 * call that is not inlined allocates for every double; the differences are therefore the caller's part.)
 */
export function certifiedBody(lowered: LoweredFormula): string[] {
  const { program, root } = lowered;
  const rows = rowNormBound(lowered);
  if (rows !== undefined) return certifiedByRowNorms(lowered, rows);
  const magnitude = appendMagnitude(lowered);
  const bound = deriveErrorBound(lowered, magnitude);
  const names = valueNames(lowered);
  const values = new Set([...program.reachable(root), ...program.reachable(magnitude.root)]);
  const value = names[root]!;
  const proved = `abs(${value}) > ${bound.constant} * ${names[magnitude.root]}`;
  const finite = magnitude.coversOverflow ? '' : ` && abs(${value}) < Infinity`;
  return [
    ...inner(lowered, [...values], [root, magnitude.root]),
    `return ${proved}${finite} ? ${value} : 0;`,
  ];
}

function certifiedByRowNorms(lowered: LoweredFormula, rows: RowNormBound): string[] {
  const { program, root } = lowered;
  const names = valueNames(lowered);
  const value = names[root]!;
  const lifts = rows.lifts.map((lift) => names[lift]!);
  const [first, second, ...rest] = lifts;
  const product = rest.length === 2 ? `${first} * ${second} * (${rest.join(' * ')})` : lifts.join(' * ');
  const right = `${rows.factor} * (${product} * sum) + ${2 ** rows.guardExponent}`;
  return [
    ...inner(lowered, program.reachable(root), [root, ...rows.lifts]),
    `const sum = ${lifts.join(' + ')};`,
    `return sum < ${2 ** rows.limitExponent} && ${value} * ${value} > ${right} ? ${value} : 0;`,
  ];
}

/**
 * The sign of a number that is not zero, as code without a branch: random signs are mispredicted half of the
 * time, which costs more than the whole filter.
 */
export const signOfNonzero = (name: string): string =>
  `return (((${name} > 0) as unknown as number) * 2 - 1) as Sign;`;

/** The statements behind the leaves, in order. */
function inner(lowered: LoweredFormula, values: readonly number[], results: readonly number[]): string[] {
  return statements(
    lowered,
    values.filter((index) => !lowered.program.isLeaf(index)),
    results,
  );
}
