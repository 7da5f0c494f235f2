import { GrowableUint32 } from '../core/collections/growable.js';
import { NONE } from '../core/collections/hashing.js';
import { PairNumbers } from './pair-numbers.js';

/** So many neighbours of a vertex are in a list; those of pairs both of which have more are in a table. */
const FEW = 12;

/**
 * Numbers for pairs of vertices, as {@link PairNumbers}, where most vertices have few neighbours: these are looked
 * through in lists, which are near each other where the vertices are.
 */
export class NeighbourNumbers {
  /** For each vertex its last pair, and how many are in its list. */
  readonly #last = new GrowableUint32();
  readonly #counts = new GrowableUint32();
  /** For each pair its vertices, and the pair before it in the list of each of the two. */
  readonly #pairs = new GrowableUint32();
  readonly #before = new GrowableUint32();
  readonly #table = new PairNumbers(16);
  readonly #ofTable: number[] = [];

  /** @param expected how many pairs there will be, and vertices */
  constructor(expected = 0) {
    for (const list of [this.#last, this.#counts]) list.reserve(expected);
    for (const list of [this.#pairs, this.#before]) list.reserve(2 * expected);
  }

  get count(): number {
    return this.#pairs.length / 2;
  }

  /** The number of a pair of different vertices; the next one, if it is new. */
  numberOf(a: number, b: number): number {
    this.#know(Math.max(a, b));
    const counts = this.#counts.data;
    // A list that is not full has all pairs of its vertex.
    if (counts[a]! < FEW || counts[b]! < FEW) {
      const found = this.#find(a, b, counts[a]! < counts[b]! ? a : b);
      return found === NONE ? this.#add(a, b) : found;
    }
    let found = this.#find(a, b, a);
    if (found === NONE) found = this.#find(a, b, b);
    if (found !== NONE) return found;
    const place = this.#table.numberOf(a, b);
    if (place === this.#ofTable.length) this.#ofTable.push(this.#add(a, b));
    return this.#ofTable[place]!;
  }

  #know(v: number): void {
    while (this.#last.length <= v) {
      this.#last.push(NONE);
      this.#counts.push(0);
    }
  }

  #find(a: number, b: number, v: number): number {
    const pairs = this.#pairs.data;
    const before = this.#before.data;
    for (let at = this.#last.data[v]!; at !== NONE; ) {
      if (pairs[2 * at] === a && pairs[2 * at + 1] === b) return at;
      at = pairs[2 * at] === v ? before[2 * at]! : before[2 * at + 1]!;
    }
    return NONE;
  }

  #add(a: number, b: number): number {
    const number = this.count;
    this.#enlist(number, a);
    this.#enlist(number, b);
    return number;
  }

  #enlist(number: number, v: number): void {
    const counts = this.#counts.data;
    this.#pairs.push(v);
    if (counts[v]! >= FEW) {
      this.#before.push(NONE);
      return;
    }
    this.#before.push(this.#last.data[v]!);
    this.#last.data[v] = number;
    counts[v]!++;
  }
}
