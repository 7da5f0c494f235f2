/** How two solids are combined. */
export type Operation = 'union' | 'intersection' | 'difference' | 'symmetric-difference';

export const OPERATIONS: readonly Operation[] = [
  'union',
  'intersection',
  'difference',
  'symmetric-difference',
];

/** Whether a point is in the combination, if it is in the first, and in the second solid. */
export const IS_IN: Readonly<Record<Operation, (a: boolean, b: boolean) => boolean>> = {
  union: (a, b) => a || b,
  intersection: (a, b) => a && b,
  difference: (a, b) => a && !b,
  'symmetric-difference': (a, b) => a !== b,
};
