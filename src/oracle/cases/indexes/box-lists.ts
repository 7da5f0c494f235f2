/** Questions on many boxes: a count, then the boxes; of two lists the second one behind the places of the first. */

/** The most boxes of one list alone, and of each of two. */
export const MOST_BOXES = 24;
export const MOST_OF_TWO = 12;

/** How many values a list takes. */
export function boxListSize(dimension: 2 | 3, most: number): number {
  return 1 + 2 * dimension * most;
}

/** The numbers of the boxes that count: minima, then maxima, of one box behind the other. */
export function boxListAt(v: ArrayLike<number>, at: number, dimension: 2 | 3): Float64Array {
  return Float64Array.from({ length: 2 * dimension * v[at]! }, (_, i) => v[at + 1 + i]!);
}
