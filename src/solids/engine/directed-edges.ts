import { hashOfTwo, NONE } from '../../core/collections/hashing.js';

/**
 * The edges of rings of vertices, each the way it runs, found by their ends. They have numbers in the order in which
 * they were put in.
 *
 * A hash table in typed arrays, with linear probing, at most half full.
 */
export class DirectedEdges {
  readonly #from: Uint32Array;
  readonly #to: Uint32Array;
  /** The next edge between the same ends, or NONE. */
  readonly #next: Uint32Array;
  readonly #slots: Uint32Array;
  /** 1 for each edge that is not the only one between its ends. */
  readonly #isShared: Uint8Array;
  #count = 0;

  /** @param count how many edges there will be at most */
  constructor(count: number) {
    this.#from = new Uint32Array(count);
    this.#to = new Uint32Array(count);
    this.#next = new Uint32Array(count);
    this.#isShared = new Uint8Array(count);
    let slots = 16;
    while (slots < 2 * count) slots *= 2;
    this.#slots = new Uint32Array(slots).fill(NONE);
  }

  /** Puts the edges of a ring in. */
  addRing(ring: readonly number[]): void {
    const n = ring.length;
    for (let i = 0; i < n; i++) this.add(ring[i]!, ring[i + 1 === n ? 0 : i + 1]!);
  }

  add(from: number, to: number): void {
    const edge = this.#count++;
    this.#from[edge] = from;
    this.#to[edge] = to;
    const slot = this.#find(from, to);
    const before = this.#slots[slot]!;
    if (before !== NONE) {
      this.#isShared[before] = 1;
      this.#isShared[edge] = 1;
    }
    this.#next[edge] = before;
    this.#slots[slot] = edge;
  }

  /** The number of an edge between two vertices, the last one that was put in; NONE if there is none. */
  last(from: number, to: number): number {
    return this.#slots[this.#find(from, to)]!;
  }

  /** The number of the one that was put in before it between the same vertices; NONE if there is none. */
  before(edge: number): number {
    return this.#next[edge]!;
  }

  /** The number of the edge between two vertices, if there is one only; else NONE. */
  only(from: number, to: number): number {
    const edge = this.last(from, to);
    return edge === NONE || this.#isShared[edge] === 1 ? NONE : edge;
  }

  /** Is an edge the only one between its ends? */
  isOnly(edge: number): boolean {
    return this.#isShared[edge] === 0;
  }

  /** How many edges there are between two vertices. */
  count(from: number, to: number): number {
    let count = 0;
    for (let edge = this.last(from, to); edge !== NONE; edge = this.#next[edge]!) count++;
    return count;
  }

  #find(from: number, to: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hashOfTwo(from, to) & mask;
    for (let edge = slots[slot]!; edge !== NONE; edge = slots[slot]!) {
      if (this.#from[edge] === from && this.#to[edge] === to) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
