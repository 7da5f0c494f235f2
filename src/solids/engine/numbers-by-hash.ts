import { NONE } from '../../core/collections/hashing.js';

/**
 * The numbers 0, 1, 2, ... of things by their hashes, which are integers from -1 to 2^52. A table in typed arrays with
 * linear probing, at most half full; the last number of a hash stands in it, and the others hang from that.
 */
export class NumbersByHash {
  #hashes = new Float64Array(32);
  /** For each number the one before it with the same hash, or NONE. */
  #before = new Uint32Array(32);
  #slots = new Uint32Array(64).fill(NONE);
  #count = 0;

  /** The last number with a hash, or -1. */
  last(hash: number): number {
    const found = this.#slots[this.#find(hash)]!;
    return found === NONE ? -1 : found;
  }

  /** The number before it with the same hash, or -1. */
  before(index: number): number {
    const found = this.#before[index]!;
    return found === NONE ? -1 : found;
  }

  /** The hash that a number was given to. */
  hashOf(index: number): number {
    return this.#hashes[index]!;
  }

  /** Gives the next number to a hash. */
  push(hash: number): void {
    if (this.#count === this.#hashes.length) this.#grow();
    const index = this.#count++;
    this.#hashes[index] = hash;
    this.#put(index);
  }

  copy(): NumbersByHash {
    const copy = new NumbersByHash();
    copy.#hashes = this.#hashes.slice();
    copy.#before = this.#before.slice();
    copy.#slots = this.#slots.slice();
    copy.#count = this.#count;
    return copy;
  }

  #put(index: number): void {
    const slot = this.#find(this.#hashes[index]!);
    this.#before[index] = this.#slots[slot]!;
    this.#slots[slot] = index;
  }

  #grow(): void {
    const hashes = new Float64Array(2 * this.#count);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
    this.#before = new Uint32Array(2 * this.#count);
    this.#slots = new Uint32Array(4 * this.#count).fill(NONE);
    for (let i = 0; i < this.#count; i++) this.#put(i);
  }

  #find(hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    // Values of polynomials modulo a prime: their low digits are as good as any.
    let slot = (hash | 0) & mask;
    for (let index = slots[slot]!; index !== NONE; index = slots[slot]!) {
      if (this.#hashes[index] === hash) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
