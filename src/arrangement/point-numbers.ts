import { GrowableFloat64 } from '../core/collections/growable.js';
import { emptyTable, finish, mixDouble, NONE } from '../core/collections/hashing.js';

/** Numbers for points of the plane: 0, 1, 2, ... as they come, one for equal points. */
export class PointNumbers {
  readonly #points = new GrowableFloat64();
  #table: Uint32Array<ArrayBuffer>;
  #count = 0;

  constructor(expected: number) {
    this.#table = emptyTable(expected) as Uint32Array<ArrayBuffer>;
  }

  get count(): number {
    return this.#count;
  }

  /** The number of a point; the next one, if it is new. */
  numberOf(x: number, y: number): number {
    const table = this.#table;
    const points = this.#points.data;
    const mask = table.length - 1;
    let slot = finish(mixDouble(mixDouble(0, x), y)) & mask;
    for (let at = table[slot]!; at !== NONE; at = table[slot]!) {
      if (points[2 * at] === x && points[2 * at + 1] === y) return at;
      slot = (slot + 1) & mask;
    }
    table[slot] = this.#count;
    this.#points.push(x + 0);
    this.#points.push(y + 0);
    this.#count++;
    if (3 * this.#count >= 2 * table.length) this.#grow();
    return this.#count - 1;
  }

  #grow(): void {
    const points = this.#points.data;
    const table = new Uint32Array(2 * this.#table.length).fill(NONE);
    for (let i = 0; i < this.#count; i++) {
      let slot = finish(mixDouble(mixDouble(0, points[2 * i]!), points[2 * i + 1]!)) & (table.length - 1);
      while (table[slot] !== NONE) slot = (slot + 1) & (table.length - 1);
      table[slot] = i;
    }
    this.#table = table;
  }
}
