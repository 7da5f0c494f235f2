import { hashOfTwo, NONE } from '../core/collections/hashing.js';

/**
 * Numbers for ordered pairs of numbers below 2^32: 0, 1, 2, ... as they come. A hash table in typed arrays, at most
 * half full.
 *
 * @example
 * const pairs = new PairNumbers(16);
 * pairs.numberOf(3, 4); // 0
 * pairs.numberOf(4, 3); // 1
 * pairs.numberOf(3, 4); // 0
 */
export class PairNumbers {
  /** The pairs, two numbers each. */
  pairs: Uint32Array<ArrayBuffer>;
  count = 0;
  #table: Uint32Array<ArrayBuffer>;

  constructor(expected: number) {
    let size = 16;
    while (size < 2 * expected) size *= 2;
    this.pairs = new Uint32Array(size);
    this.#table = new Uint32Array(size).fill(NONE);
  }

  /** The number of a pair; the next one, if it is new. */
  numberOf(a: number, b: number): number {
    const table = this.#table;
    const pairs = this.pairs;
    const mask = table.length - 1;
    let slot = hashOfTwo(a, b) & mask;
    for (let at = table[slot]!; at !== NONE; at = table[slot]!) {
      if (pairs[2 * at] === a && pairs[2 * at + 1] === b) return at;
      slot = (slot + 1) & mask;
    }
    const number = this.count++;
    table[slot] = number;
    pairs[2 * number] = a;
    pairs[2 * number + 1] = b;
    if (2 * this.count >= table.length) this.#grow();
    return number;
  }

  #grow(): void {
    const size = 2 * this.#table.length;
    const pairs = new Uint32Array(size);
    pairs.set(this.pairs.subarray(0, 2 * this.count));
    const table = new Uint32Array(size).fill(NONE);
    for (let i = 0; i < this.count; i++) {
      let slot = hashOfTwo(pairs[2 * i]!, pairs[2 * i + 1]!) & (size - 1);
      while (table[slot] !== NONE) slot = (slot + 1) & (size - 1);
      table[slot] = i;
    }
    this.pairs = pairs;
    this.#table = table;
  }
}
