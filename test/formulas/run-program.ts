import type { Program } from '../../src/formulas/generator/program.js';

/** Runs a program in big integers; `margin` is the value of the underflow margin C. */
export function runProgram(program: Program, index: number, inputs: readonly bigint[], margin = 0n): bigint {
  const known = new Map<number, bigint>();
  const visit = (i: number): bigint => {
    const seen = known.get(i);
    if (seen !== undefined) return seen;
    const value = compute(i);
    known.set(i, value);
    return value;
  };
  const compute = (i: number): bigint => {
    const operation = program.operations[i]!;
    switch (operation.op) {
      case 'input':
        return inputs[operation.argument]!;
      case 'add':
        return visit(operation.left) + visit(operation.right);
      case 'sub':
        return visit(operation.left) - visit(operation.right);
      case 'mul':
        return visit(operation.left) * visit(operation.right);
      case 'abs': {
        const value = visit(operation.operand);
        return value < 0n ? -value : value;
      }
      case 'margin':
        return visit(operation.operand) + BigInt(operation.count) * margin;
    }
  };
  return visit(index);
}
