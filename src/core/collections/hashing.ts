/** Open addressing in typed arrays: tables that hold numbers of things, and compare the things themselves. */

/** Stands in a table for an empty place, and elsewhere for no number. */
export const NONE = 0xffff_ffff;

/** An empty table for `count` things: a power of two of places, at most two thirds of them to be taken. */
export function emptyTable(count: number): Uint32Array {
  let size = 16;
  while (2 * size < 3 * count) size *= 2;
  return new Uint32Array(size).fill(NONE);
}

/**
 * One step of a hash: a word mixed into what came before, every bit of both reaching the middle bits of the result
 * (the round of MurmurHash3, Appleby 2011).
 */
export function mix(hash: number, word: number): number {
  let k = Math.imul(word, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  const h = hash ^ Math.imul(k, 0x1b873593);
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

/** The end of a hash: all bits stirred, so that its low bits may name a place in a table. */
export function finish(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * The high bits folded down after odd factors: what grids and sets of pairs need; one multiplication less than
 * {@link finish}.
 */
function fold(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 15);
}

/** Two numbers in one hash: an edge, a pair. Neighbouring numbers spread over the table. */
export function hashOfTwo(a: number, b: number): number {
  return fold(Math.imul(a, 0x8da6b343) + Math.imul(b, 0xd8163841));
}

/** Three integers in one hash, each taken modulo 2^32: a cell of a grid. Near cells stay different. */
export function hashOfThree(a: number, b: number, c: number): number {
  return fold(Math.imul(a | 0, 0x8da6b343) + Math.imul(b | 0, 0xd8163841) + Math.imul(c | 0, 0xcb1ab31f));
}

/** One double and its two words; written before every read. */
const double = /* @__PURE__ */ new Float64Array(1);
const words = /* @__PURE__ */ new Uint32Array(double.buffer);

/** A double mixed into a hash: equal numbers alike, -0 as 0. */
export function mixDouble(hash: number, x: number): number {
  // Adding zero makes 0 of -0, which is the same number.
  double[0] = x + 0;
  return mix(mix(hash, words[0]!), words[1]!);
}

/** The hash of the point whose coordinates begin at `positions[at]`: equal points alike. */
export function hashOfPoint(positions: ArrayLike<number>, at: number): number {
  const hash = mixDouble(mixDouble(0, positions[at]!), positions[at + 1]!);
  return finish(mixDouble(hash, positions[at + 2]!));
}
