/** The numbers that coordinates are rounded to. */
export interface Precision {
  readonly largest: number;
  /** How many times as far apart as doubles they are. */
  readonly coarseness: number;
  /** The nearest of them to a double, ties to even; an Infinity beyond the largest. */
  round(x: number): number;
}

/** Doubles, and the 32-bit numbers that binary STL and GLB hold. */
export const PRECISIONS: Readonly<Record<'double' | 'single', Precision>> = {
  double: { largest: Number.MAX_VALUE, coarseness: 1, round: (x) => x },
  single: { largest: (2 - 2 ** -23) * 2 ** 127, coarseness: 2 ** 29, round: (x) => Math.fround(x) + 0 },
};

/**
 * Whether a double lies in the middle of two neighbours: where a number goes that was rounded to it depends on that
 * number.
 */
export function isMiddle({ round }: Precision, x: number): boolean {
  const nearest = round(x);
  // If it does, this is the other neighbour, and exact: halves of distances of 24-bit numbers are doubles.
  const other = 2 * x - nearest;
  return nearest !== x && round(other) === other;
}

/** The largest number in place of those beyond it. */
export function within({ largest }: Precision, x: number): number {
  return Math.max(-largest, Math.min(x, largest));
}
