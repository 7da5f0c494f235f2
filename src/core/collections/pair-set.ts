import { hashOfTwo } from './hashing.js';
import { PairList } from './pair-list.js';

/** In the place of the lesser number: no pair here. A lesser number is never the greatest 32-bit number. */
const NONE = 0xffffffff;
const FIRST_SLOTS = 64;

/**
 * A set of unordered pairs of different numbers below 2^32: a hash table in one typed array, with linear probing, at
 * most half full. Taking a pair out closes the gap, so that the table does not fill with marks of what was.
 *
 * Source: Knuth, The Art of Computer Programming 3, 6.4, algorithms L and R.
 *
 * @example
 * const set = new PairSet();
 * set.add(5, 2); // true
 * set.add(2, 5); // false: it is there
 * set.delete(2, 5); // true
 * set.size; // 0
 */
export class PairSet {
  #slots = new Uint32Array(2 * FIRST_SLOTS).fill(NONE);
  #size = 0;

  /** How many pairs are in the set. */
  get size(): number {
    return this.#size;
  }

  /** Is the pair in the set? */
  has(a: number, b: number): boolean {
    return this.#slots[2 * this.#find(Math.min(a, b), Math.max(a, b))] !== NONE;
  }

  /** Puts a pair in. True if it was not there. */
  add(a: number, b: number): boolean {
    if (4 * this.#size >= this.#slots.length) this.#grow();
    const lesser = Math.min(a, b);
    const greater = Math.max(a, b);
    const slot = this.#find(lesser, greater);
    if (this.#slots[2 * slot] !== NONE) return false;
    this.#slots[2 * slot] = lesser;
    this.#slots[2 * slot + 1] = greater;
    this.#size++;
    return true;
  }

  /** Takes a pair out. True if it was there. */
  delete(a: number, b: number): boolean {
    const slot = this.#find(Math.min(a, b), Math.max(a, b));
    if (this.#slots[2 * slot] === NONE) return false;
    this.#closeGap(slot);
    this.#size--;
    return true;
  }

  /** Takes all pairs out, and gives back the memory. */
  clear(): void {
    this.#slots = new Uint32Array(2 * FIRST_SLOTS).fill(NONE);
    this.#size = 0;
  }

  /** The pairs in no particular order. */
  toList(): PairList {
    const list = new PairList();
    for (let s = 0; s < this.#slots.length; s += 2) {
      if (this.#slots[s] !== NONE) list.push(this.#slots[s]!, this.#slots[s + 1]!);
    }
    return list;
  }

  /** Where the pair is, or the free slot where it belongs. The table is never full, so the search ends. */
  #find(a: number, b: number): number {
    const slots = this.#slots;
    const mask = slots.length / 2 - 1;
    let slot = hashOfTwo(a, b) & mask;
    while (slots[2 * slot] !== NONE && (slots[2 * slot] !== a || slots[2 * slot + 1] !== b)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  /** Empties a slot, and moves those back that a search could no longer reach across it. */
  #closeGap(slot: number): void {
    const slots = this.#slots;
    const mask = slots.length / 2 - 1;
    let gap = slot;
    for (let s = (slot + 1) & mask; slots[2 * s] !== NONE; s = (s + 1) & mask) {
      const home = hashOfTwo(slots[2 * s]!, slots[2 * s + 1]!);
      // The way from its home to s leads over the gap.
      if (((s - home) & mask) >= ((s - gap) & mask)) {
        slots[2 * gap] = slots[2 * s]!;
        slots[2 * gap + 1] = slots[2 * s + 1]!;
        gap = s;
      }
    }
    slots[2 * gap] = NONE;
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Uint32Array(2 * old.length).fill(NONE);
    for (let s = 0; s < old.length; s += 2) {
      if (old[s] === NONE) continue;
      const slot = this.#find(old[s]!, old[s + 1]!);
      this.#slots[2 * slot] = old[s]!;
      this.#slots[2 * slot + 1] = old[s + 1]!;
    }
  }
}
