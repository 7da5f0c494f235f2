import type { Operand } from './operand.js';

/** A set of space, but for its boundary: which of the operands have to contain a point for it to be in. */
export interface Region {
  readonly operands: readonly Operand[];
  contains(inside: readonly boolean[]): boolean;
}
