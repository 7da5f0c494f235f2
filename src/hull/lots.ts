import type { GrowableUint32 } from '../core/collections/growable.js';

/**
 * Orders drawn by lot, the same ones each time.
 *
 * Source: Knuth, The Art of Computer Programming 2, 3.4.2, algorithm P, and 3.3.4, table 1 (the multiplier).
 */
export class Lots {
  #lot = 1;

  /** Brings a list into an order drawn by lot; of one with more than 2^16 numbers some orders are never drawn. */
  shuffle({ data, length }: GrowableUint32): void {
    for (let k = length - 1; k > 0; k--) {
      this.#lot = (Math.imul(this.#lot, 1664525) + 1013904223) >>> 0;
      // The upper bits are the better ones.
      const other = (this.#lot >>> 16) % (k + 1);
      const number = data[k]!;
      data[k] = data[other]!;
      data[other] = number;
    }
  }
}
