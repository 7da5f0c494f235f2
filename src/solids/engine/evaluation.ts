/** How the operands of an expression are combined. */
export type SolidOperation = 'union' | 'intersection' | 'difference' | 'symmetric-difference' | 'complement';

/** One combination of an expression, whose parts are earlier steps, or solids. */
export interface Step {
  readonly type: SolidOperation;
  /** The number of a step, or ~i for solid i. */
  readonly parts: readonly number[];
}

/**
 * Whether a point belongs to a part of an expression, from whether it belongs to each solid. Steps are taken in their
 * order, each once, however often others refer to it: the time is that of reading all lists of parts.
 */
export function evaluated(steps: readonly Step[], part: number, isIn: readonly boolean[]): boolean {
  const values: boolean[] = [];
  const belongs = (number: number): boolean => (number < 0 ? isIn[~number]! : values[number]!);
  for (const { type, parts } of steps) values.push(combined(type, parts, belongs));
  return belongs(part);
}

function combined(
  type: SolidOperation,
  parts: readonly number[],
  belongs: (part: number) => boolean,
): boolean {
  switch (type) {
    case 'union':
      return parts.some(belongs);
    case 'intersection':
      return parts.every(belongs);
    case 'difference':
      return belongs(parts[0]!) && !parts.some((part, i) => i > 0 && belongs(part));
    case 'symmetric-difference':
      return parts.filter(belongs).length % 2 === 1;
    case 'complement':
      return !belongs(parts[0]!);
  }
}
