import { ringAt, ringSize } from './rings.js';

/** How many points the two rings have at most, and where they stand; the grid is in front, 0 for none. */
export const ROUNDING = { grid: 0, first: 1, second: 1 + ringSize(7), most: [7, 5] } as const;

/** Rings, filled by the even-odd rule together, and a grid. */
export function roundingCaseOf(values: ArrayLike<number>): {
  readonly grid: number;
  readonly rings: readonly (readonly [number, number])[][];
} {
  return {
    grid: values[ROUNDING.grid]!,
    rings: [ringAt(values, ROUNDING.first), ringAt(values, ROUNDING.second)],
  };
}
