import { powerOfTwo } from './doubles.js';

/**
 * Questions on the cells along a segment or a ray: the size as an exponent, whether cells are closed, whether it is a
 * ray, after how many cells the walk is stopped, the range of cells by its least one and how many more there are along
 * each axis; then where it begins, and where it ends or leads.
 */
export const LEAST_SIZE = -1020;
export const MOST_SIZE = 1023;
export const MOST_WALKED = 60;
/** How far from zero ranges begin, and how many more cells they have along an axis. */
export const FARTHEST_CELL = 2_000_000;
export const MORE_CELLS = 7;

const HEAD = 4;

/** Where the values stand. */
export function walkPlaces(dimension: 2 | 3) {
  const low = HEAD;
  const more = low + dimension;
  const from = more + dimension;
  return { exponent: 0, isClosed: 1, isRay: 2, most: 3, low, more, from, to: from + dimension };
}

/** A walk, as it is asked for. */
export interface CellWalkCase {
  readonly cellSize: number;
  readonly isClosed: boolean;
  readonly isRay: boolean;
  /** How many cells are looked at. */
  readonly most: number;
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly from: readonly number[];
  readonly to: readonly number[];
}

export function cellWalkAt(v: ArrayLike<number>, dimension: 2 | 3): CellWalkCase {
  const at = walkPlaces(dimension);
  const exponent = v[at.exponent]!;
  const list = (first: number) => Array.from({ length: dimension }, (_, k) => v[first + k]!);
  // Where cells are so large that few have borders that are doubles, the range is among these.
  const limit = exponent > 990 ? powerOfTwo(1023 - exponent) : 2 * FARTHEST_CELL;
  const low = list(at.low).map((c) => Math.max(-limit, Math.min(limit - 1, c)));
  const more = list(at.more);
  const to = list(at.to);
  return {
    cellSize: powerOfTwo(exponent),
    isClosed: v[at.isClosed] === 1,
    isRay: v[at.isRay] === 1 && to.some((x) => x !== 0),
    most: v[at.most]!,
    low,
    high: low.map((c, k) => Math.min(limit - 1, c + more[k]!)),
    from: list(at.from),
    to,
  };
}
