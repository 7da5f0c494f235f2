import { rejectWords, requireList, requireObject, requireOneOf } from '../core/arguments/index.js';
import { requireSolid } from './require-solid.js';
import type { Solid } from './solid.js';

/** How the operands of an expression are combined. */
export type SolidOperation = 'union' | 'intersection' | 'difference' | 'symmetric-difference' | 'complement';

/**
 * Solids combined: plain data. A difference is its first operand without all others, a symmetric difference what an odd number of them has, a
 * complement has one operand.
 */
export interface SolidCombination {
  readonly type: SolidOperation;
  readonly operands: readonly SolidExpression[];
}

/** A solid, or solids combined. */
export type SolidExpression = Solid | SolidCombination;

/** An expression that has been checked: its distinct solids, and whether a point belongs to it from whether it belongs to them. */
export interface CheckedExpression {
  readonly solids: readonly Solid[];
  readonly combination: (isIn: readonly boolean[]) => boolean;
}

const OPERATIONS = ['union', 'intersection', 'difference', 'symmetric-difference', 'complement'] as const;

/** Checks an expression. @throws RangeError naming the part that is wrong */
export function checkedExpression(
  where: string,
  name: string,
  expression: SolidExpression,
): CheckedExpression {
  const numbers = new Map<Solid, number>();
  const combination = checkedPart(where, name, expression, numbers);
  return { solids: [...numbers.keys()], combination };
}

type Membership = CheckedExpression['combination'];

function checkedPart(
  where: string,
  name: string,
  expression: SolidExpression,
  numbers: Map<Solid, number>,
): Membership {
  requireObject(where, name, 'a solid or a combination of solids', expression);
  if (expression.type === 'solid') {
    requireSolid(where, name, expression);
    const index = numbers.get(expression) ?? numbers.size;
    numbers.set(expression, index);
    return (isIn) => isIn[index]!;
  }
  const { type, operands } = expression;
  requireOneOf(where, `${name}.type`, type, ['solid', ...OPERATIONS]);
  requireList(where, `${name}.operands`, 'a list of expressions', operands);
  const isOne = operands.length === 1;
  if (type === 'complement' && !isOne) {
    rejectWords(where, `${name}.operands`, 'one operand of a complement', `${operands.length}`);
  }
  if (type === 'difference' && operands.length === 0) {
    rejectWords(where, `${name}.operands`, 'at least one operand of a difference', 'none');
  }
  const parts = operands.map((part, i) => checkedPart(where, `${name}.operands[${i}]`, part, numbers));
  return combined(type, parts);
}

function combined(type: SolidOperation, parts: readonly Membership[]): Membership {
  switch (type) {
    case 'union':
      return (isIn) => parts.some((part) => part(isIn));
    case 'intersection':
      return (isIn) => parts.every((part) => part(isIn));
    case 'difference':
      return (isIn) => parts[0]!(isIn) && !parts.slice(1).some((part) => part(isIn));
    case 'symmetric-difference':
      return (isIn) => parts.filter((part) => part(isIn)).length % 2 === 1;
    case 'complement':
      return (isIn) => !parts[0]!(isIn);
  }
}
