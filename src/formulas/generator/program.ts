import type { Expression } from '../language/expression.js';
import type { Formula } from '../language/formula.js';

/**
 * A formula as straight-line code: every operation reads earlier ones, and no value is computed twice. `abs` occurs in
 * error bounds and where a formula has an absolute value, `margin` (add `count` times the underflow margin) in error
 * bounds only.
 */
export type Operation =
  | { readonly op: 'input'; readonly argument: number }
  | { readonly op: 'add' | 'sub' | 'mul'; readonly left: number; readonly right: number }
  | { readonly op: 'abs'; readonly operand: number }
  | { readonly op: 'margin'; readonly operand: number; readonly count: number };

/** Straight-line code under construction, with value numbering: equal operations get the same number. */
export class Program {
  readonly operations: Operation[] = [];
  /** For the value of a determinant: its columns, as value numbers, the cheapest first. */
  readonly columns = new Map<number, readonly (readonly number[])[]>();
  private readonly numbers = new Map<string, number>();

  push(operation: Operation): number {
    const key = JSON.stringify(operation);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const index = this.operations.push(operation) - 1;
    this.numbers.set(key, index);
    return index;
  }

  at(index: number): Operation {
    const operation = this.operations[index];
    if (operation === undefined) throw new RangeError(`no operation ${index}`);
    return operation;
  }

  add = (left: number, right: number): number => this.push({ op: 'add', left, right });
  sub = (left: number, right: number): number => this.push({ op: 'sub', left, right });
  mul = (left: number, right: number): number => this.push({ op: 'mul', left, right });

  /** An input, or the difference of two inputs: where rounding starts. */
  isLeaf(index: number): boolean {
    const operation = this.at(index);
    if (operation.op === 'input') return true;
    return (
      operation.op === 'sub' &&
      this.at(operation.left).op === 'input' &&
      this.at(operation.right).op === 'input'
    );
  }

  /** The values that `root` needs, itself included, in order of computation. */
  reachable(root: number): number[] {
    const needed = new Set<number>();
    const visit = (index: number): void => {
      if (needed.has(index)) return;
      needed.add(index);
      operands(this.at(index)).forEach(visit);
    };
    visit(root);
    return [...needed].sort((a, b) => a - b);
  }

  /** The leaves below `root`. A leaf's own operands are not looked at. */
  leaves(root: number): number[] {
    const found = new Set<number>();
    const visit = (index: number): void => {
      if (this.isLeaf(index)) found.add(index);
      else operands(this.at(index)).forEach(visit);
    };
    visit(root);
    return [...found].sort((a, b) => a - b);
  }
}

export function operands(operation: Operation): number[] {
  switch (operation.op) {
    case 'input':
      return [];
    case 'abs':
    case 'margin':
      return [operation.operand];
    default:
      return [operation.left, operation.right];
  }
}

export interface LoweredFormula {
  readonly formula: Formula;
  readonly program: Program;
  readonly root: number;
}

/** Turns a formula's expression into a program. */
export function lower(formula: Formula): LoweredFormula {
  const program = new Program();
  const known = new Map<Expression, number>();
  const argumentOf = new Map(formula.arguments.map(({ name }, index) => [name, index]));
  const visit = (expression: Expression): number => {
    const seen = known.get(expression);
    if (seen !== undefined) return seen;
    const index = translate(expression);
    known.set(expression, index);
    return index;
  };
  const translate = (expression: Expression): number => {
    switch (expression.kind) {
      case 'input': {
        const argument = argumentOf.get(expression.name);
        if (argument === undefined) throw new RangeError(`${formula.name}: no argument ${expression.name}`);
        return program.push({ op: 'input', argument });
      }
      case 'sum':
        return program.add(visit(expression.left), visit(expression.right));
      case 'difference':
        return program.sub(visit(expression.left), visit(expression.right));
      case 'product':
        return program.mul(visit(expression.left), visit(expression.right));
      case 'absolute':
        return program.push({ op: 'abs', operand: visit(expression.operand) });
      case 'determinant':
        return lowerDeterminant(
          program,
          expression.rows.map((row) => row.map(visit)),
        );
    }
  };
  return { formula, program, root: visit(formula.expression) };
}

/**
 * Laplace expansion, column after column, sharing all minors: the minors of the first two columns, from
 * these the minors of the first three, and so on. The columns with the cheapest entries come first, because
 * the first ones are multiplied most often.
 */
function lowerDeterminant(program: Program, rows: number[][]): number {
  const order = rows.length;
  const cost = (column: number) => rows.reduce((sum, row) => sum + program.reachable(row[column]!).length, 0);
  const columns = Array.from({ length: order }, (_, i) => i).sort((i, j) => cost(i) - cost(j) || i - j);
  const entry = (row: number, position: number) => rows[row]![columns[position]!]!;
  const minors = new Map<string, number>();
  const minor = (chosen: readonly number[], flipped: boolean): number => {
    const last = chosen.length - 1;
    if (last === 0) return entry(chosen[0]!, 0);
    const key = chosen.join(',');
    const known = minors.get(key);
    if (known !== undefined) return known;
    const plus: number[] = [];
    const minus: number[] = [];
    chosen.forEach((row, i) => {
      const rest = chosen.filter((other) => other !== row);
      const term = program.mul(minor(rest, false), entry(row, last));
      ((last - i) % 2 === 0) !== flipped ? plus.push(term) : minus.push(term);
    });
    const value = alternatingSum(program, plus, minus);
    minors.set(key, value);
    return value;
  };
  const all = rows.map((_, i) => i);
  const value = minor(all, isOddPermutation(columns));
  program.columns.set(
    value,
    columns.map((_, position) => all.map((row) => entry(row, position))),
  );
  return value;
}

/** Σ plus - Σ minus as differences of pairs, summed pairwise: the shallowest order, with the least error. */
function alternatingSum(program: Program, plus: readonly number[], minus: readonly number[]): number {
  const paired = Math.min(plus.length, minus.length);
  const pairs = plus.slice(0, paired).map((term, i) => program.sub(term, minus[i]!));
  const start = pairwiseSum(program, pairs);
  const more = plus.slice(paired).reduce(program.add, start);
  return minus.slice(paired).reduce(program.sub, more);
}

function pairwiseSum(program: Program, terms: readonly number[]): number {
  if (terms.length === 1) return terms[0]!;
  const half = terms.length >> 1;
  return program.add(pairwiseSum(program, terms.slice(0, half)), pairwiseSum(program, terms.slice(half)));
}

function isOddPermutation(permutation: readonly number[]): boolean {
  let inversions = 0;
  permutation.forEach((value, i) => {
    inversions += permutation.slice(i + 1).filter((later) => later < value).length;
  });
  return inversions % 2 === 1;
}
