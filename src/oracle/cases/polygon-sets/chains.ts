import {
  COMBINED,
  type OperandValues,
  operandAt,
  operandSize,
  type SetOperation,
  TRIPLE,
} from './operands.js';

/** The most operands of a chain, the first of which begins it. */
export const MOST_STEPS = 5;

export const CHAIN_OPERATIONS = Object.keys(COMBINED) as readonly SetOperation[];

/** What a result is combined with: the operand of the step, the result before the last one, or both in a way. */
export const PARTNERS = ['operand', 'older', 'older-with-operand'] as const;

const STEP_SIZE = 2 + operandSize(TRIPLE);

/** Where step i stands: operation, partner, operand. */
export const stepAt = (i: number): number => 1 + i * STEP_SIZE;

/** Operands of a chain, and how they are combined. */
export interface Chain<Operand> {
  readonly operands: readonly Operand[];
  /** A combination of each operand with what is there before; the first is none. */
  readonly steps: readonly (readonly [SetOperation, (typeof PARTNERS)[number]])[];
}

/** The chain of flat values: how many steps, then each. */
export function chainOf(values: ArrayLike<number>): Chain<OperandValues> {
  const numbers = Array.from({ length: values[0]! }, (_, i) => stepAt(i));
  return {
    operands: numbers.map((at) => operandAt(values, at + 2, TRIPLE)),
    steps: numbers.map((at) => [CHAIN_OPERATIONS[values[at]!]!, PARTNERS[values[at + 1]!]!]),
  };
}

/** The result of a chain, combined by a function: of two sets, of truths, of expressions. */
export function resultOf<Set>(
  { operands, steps }: Chain<Set>,
  combine: (type: SetOperation, a: Set, b: Set) => Set,
): Set {
  let [older, last] = [operands[0] as Set, operands[0] as Set];
  steps.slice(1).forEach(([operation, partner], i) => {
    const operand = operands[i + 1] as Set;
    const other =
      partner === 'operand'
        ? operand
        : partner === 'older'
          ? older
          : combine('symmetric-difference', older, operand);
    [older, last] = [last, combine(operation, last, other)];
  });
  return last;
}
