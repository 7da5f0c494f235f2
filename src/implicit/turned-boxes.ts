/** Boxes of one frame beside boxes of another, in doubles with bounds: along the axes of the one frame. */
import { allocateScratch } from '../arithmetic/scratch.js';
import type { RoundedMap } from './relative-frame.js';

/** A sum of three is off by u of itself each: 2^-50 leaves room for the roundings of the bound. */
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
  let most = 0;
  for (let i = 0; i < 12; i += 4)
    most = Math.max(most, abs(rows[i]!) + abs(rows[i + 1]!) + abs(rows[i + 2]!));
  return LOST_MIDDLE * most;
}

/** How many boxes are remembered; a power of two. */
const SLOTS = 1024;
/** More than there are nodes in a tree, and how many maps are told apart: products are exact. */
const NODES = 2 ** 30;
const MOST_MAPS = 2 ** 22;

/**
 * Where boxes were placed, six numbers for each, and one more that nobody remembers. All maps share them: each box is
 * known by its map and its number, so that what another one has written is not taken for its own.
 */
const placed = /* @__PURE__ */ allocateScratch(6 * (SLOTS + 1));
const owners = /* @__PURE__ */ allocateScratch(SLOTS);
/** How many maps there have been. */
const maps = /* @__PURE__ */ allocateScratch(1);

/** The boxes that a placement takes from one frame to another. */
export class TurnedBoxes {
  readonly #rows: ArrayLike<number>;
  /** What the place of a middle is off by, with half of the sides beside it; no number says nothing. */
  readonly #error: number;
  readonly #map: number;

  constructor({ rows, error }: RoundedMap) {
    this.#rows = rows;
    // The middle, and half of the sides, are rounded as coordinates of points are, and once more.
    this.#error = 2 * error + lostMiddle(rows);
    maps[0] = (maps[0]! % MOST_MAPS) + 1;
    // Where numbers begin again, nothing is left of those that had them before.
    if (maps[0] === 1) for (let slot = 0; slot < SLOTS; slot++) owners[slot] = 0;
    this.#map = maps[0];
  }

  /** A number for what this map has placed, by its own number: no other map has it. */
  ownerOf(number: number): number {
    return this.#map * NODES + number;
  }

  /** Is a box certainly apart from a node that comes to its frame, as its axes tell? */
  isApartFrom(p: Float64Array, i: number, bounds: Float64Array, node: number): boolean {
    const slot = (node + this.#map) & (SLOTS - 1);
    const owner = this.ownerOf(node);
    if (owners[slot] !== owner) {
      this.#place(bounds, 6 * node, 6 * slot);
      owners[slot] = owner;
    }
    return areApart(p, i, 6 * slot);
  }

  /** Takes a box to the frame, beside which others are asked by `isApart`. */
  place(q: Float64Array, j: number): void {
    this.#place(q, j, 6 * SLOTS);
  }

  /** Is a box certainly apart from the one that came last? */
  isApart(p: Float64Array, i: number): boolean {
    return areApart(p, i, 6 * SLOTS);
  }

  #place(q: Float64Array, j: number, at: number): void {
    const m = this.#rows;
    // Halves do not overflow, as a sum does.
    const x = q[j]! / 2 + q[j + 3]! / 2;
    const y = q[j + 1]! / 2 + q[j + 4]! / 2;
    const z = q[j + 2]! / 2 + q[j + 5]! / 2;
    const u = q[j + 3]! - x;
    const v = q[j + 4]! - y;
    const w = q[j + 5]! - z;
    for (let k = 0; k < 3; k++) {
      const a = m[4 * k]!;
      const b = m[4 * k + 1]!;
      const c = m[4 * k + 2]!;
      const middle = a * x + b * y + c * z + m[4 * k + 3]!;
      const half = abs(a) * u + abs(b) * v + abs(c) * w + this.#error;
      // Against the roundings of this sum, and of both ends.
      const reach = half + ROUNDED * (abs(middle) + half);
      placed[at + k] = middle - reach;
      placed[at + 3 + k] = middle + reach;
    }
  }
}

/** What is no number is apart from nothing. */
function areApart(p: Float64Array, i: number, at: number): boolean {
  return (
    p[i]! > placed[at + 3]! ||
    p[i + 3]! < placed[at]! ||
    p[i + 1]! > placed[at + 4]! ||
    p[i + 4]! < placed[at + 1]! ||
    p[i + 2]! > placed[at + 5]! ||
    p[i + 5]! < placed[at + 2]!
  );
}
