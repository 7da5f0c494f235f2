import { coordinatesOf, type OperandValues } from '../../cases/polygon-sets/operands.js';

/** An operand as an engine is given it. */
export const given = (operand: OperandValues) => ({
  ...coordinatesOf(operand),
  rule: operand.rule ?? 'united',
});
