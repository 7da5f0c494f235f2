/** Boxes of one frame beside boxes of another, in doubles with bounds: along the axes of the one frame. */
import type { RoundedMap } from './relative-frame.js';

/** Coordinates and middles are off by u of themselves, and so are differences: 2^-50 leaves room for all three. */
const ROUNDED = 2 ** -50;
/** Halves lose 2^-1075 each, and the side that is counted from the middle twice as much, for each unit of an entry. */
const LOST_MIDDLE = 2 ** -1073;

const abs = Math.abs;

/**
 * What the middle of a box, and its half sides from there, are off by where they underflow, at most, when they have
 * been placed: the middle is half of a corner and half of the other.
 *
 * @param rows a placement, row by row, what is added last
 */
export function lostMiddle(rows: ArrayLike<number>): number {
  const sumOf = (i: number) => abs(rows[i]!) + abs(rows[i + 1]!) + abs(rows[i + 2]!);
  return LOST_MIDDLE * Math.max(sumOf(0), sumOf(4), sumOf(8));
}

/** The boxes that a placement takes from one frame to another. */
export class TurnedBoxes {
  readonly #rows: Float64Array;
  /** The sizes of the entries. */
  readonly #sizes: Float64Array;
  /** What the place of a middle is off by, with half of the sides and the middle beside it; no number says nothing. */
  readonly #error: number;

  /** @param other least and greatest coordinates of all boxes beside which they come */
  constructor({ rows, error }: RoundedMap, other: ArrayLike<number>) {
    this.#rows = Float64Array.from(rows);
    this.#sizes = this.#rows.map(abs);
    let most = 0;
    for (let k = 0; k < 6; k++) most = Math.max(most, abs(other[k]!));
    // The middle, and half of the sides, are rounded as coordinates of points are, and once more.
    this.#error = 2 * error + ROUNDED * most + lostMiddle(rows);
  }

  /** Is a box certainly apart from one that comes to its frame, as its axes tell? */
  areApart(p: Float64Array, i: number, q: Float64Array, j: number): boolean {
    const m = this.#rows;
    const size = this.#sizes;
    const error = this.#error;
    // Halves do not overflow, as a sum does.
    const x = q[j]! / 2 + q[j + 3]! / 2;
    const y = q[j + 1]! / 2 + q[j + 4]! / 2;
    const z = q[j + 2]! / 2 + q[j + 5]! / 2;
    const u = q[j + 3]! - x;
    const v = q[j + 4]! - y;
    const w = q[j + 5]! - z;
    const a = size[0]! * u + size[1]! * v + size[2]! * w;
    const s = m[0]! * x + m[1]! * y + m[2]! * z + m[3]!;
    if (p[i]! - s > a + error || s - p[i + 3]! > a + error) return true;
    const b = size[4]! * u + size[5]! * v + size[6]! * w;
    const t = m[4]! * x + m[5]! * y + m[6]! * z + m[7]!;
    if (p[i + 1]! - t > b + error || t - p[i + 4]! > b + error) return true;
    const c = size[8]! * u + size[9]! * v + size[10]! * w;
    const r = m[8]! * x + m[9]! * y + m[10]! * z + m[11]!;
    return p[i + 2]! - r > c + error || r - p[i + 5]! > c + error;
  }
}
