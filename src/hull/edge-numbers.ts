import { GrowableUint32 } from '../core/collections/growable.js';
import { emptyTable, hashOfTwo, NONE } from '../core/collections/hashing.js';

/** Edges by their two ends, numbered as they first come, each from the end that came first. */
export class EdgeNumbers {
  readonly #ends = new GrowableUint32();
  readonly #table: Uint32Array;

  /** @param count the most edges there will be */
  constructor(count: number) {
    this.#table = emptyTable(count);
  }

  /** The number of the edge between two points. */
  of(a: number, b: number): number {
    const table = this.#table;
    const mask = table.length - 1;
    const [low, high] = a < b ? [a, b] : [b, a];
    for (let at = hashOfTwo(low, high) & mask; ; at = (at + 1) & mask) {
      const edge = table[at]!;
      if (edge === NONE) {
        const number = this.#ends.length >> 1;
        table[at] = number;
        this.#ends.push(a);
        this.#ends.push(b);
        return number;
      }
      const [start, end] = [this.#ends.data[2 * edge], this.#ends.data[2 * edge + 1]];
      if ((start === a && end === b) || (start === b && end === a)) return edge;
    }
  }

  /** The ends of all edges; nothing may be added after that. */
  ends(): Uint32Array<ArrayBuffer> {
    return this.#ends.finish();
  }
}
