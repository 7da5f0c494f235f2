import { GrowableFloat64 } from '../core/collections/growable.js';
import { emptyTable, finish, mixDouble, NONE } from '../core/collections/hashing.js';

/** Numbers for points of the plane, one for equal points: their places in two lists of coordinates. */
export class PointNumbers {
  readonly #x: GrowableFloat64;
  readonly #y: GrowableFloat64;
  #table: Uint32Array<ArrayBuffer>;
  #count = 0;

  /** @param x where coordinates are put: others may be put there, too, and are not found */
  constructor(expected: number, x = new GrowableFloat64(), y = new GrowableFloat64()) {
    this.#x = x;
    this.#y = y;
    this.#table = emptyTable(expected) as Uint32Array<ArrayBuffer>;
  }

  /** How many different points there are. */
  get count(): number {
    return this.#count;
  }

  /** The number of a point; a new one is added to the lists. */
  numberOf(x: number, y: number): number {
    const table = this.#table;
    const xs = this.#x.data;
    const ys = this.#y.data;
    const mask = table.length - 1;
    let slot = finish(mixDouble(mixDouble(0, x), y)) & mask;
    for (let at = table[slot]!; at !== NONE; at = table[slot]!) {
      if (xs[at] === x && ys[at] === y) return at;
      slot = (slot + 1) & mask;
    }
    const number = this.#x.length;
    table[slot] = number;
    this.#x.push(x + 0);
    this.#y.push(y + 0);
    this.#count++;
    if (3 * this.#count >= 2 * table.length) this.#grow();
    return number;
  }

  #grow(): void {
    const xs = this.#x.data;
    const ys = this.#y.data;
    const table = new Uint32Array(2 * this.#table.length).fill(NONE);
    for (const at of this.#table) {
      if (at === NONE) continue;
      let slot = finish(mixDouble(mixDouble(0, xs[at]!), ys[at]!)) & (table.length - 1);
      while (table[slot] !== NONE) slot = (slot + 1) & (table.length - 1);
      table[slot] = at;
    }
    this.#table = table;
  }
}
