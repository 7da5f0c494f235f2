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
