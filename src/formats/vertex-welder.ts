import { GrowableFloat64 } from '../core/collections/growable.js';
import { hashOfPoint, NONE } from '../core/collections/hashing.js';

/**
 * Gives equal points one number. Points are equal if their coordinates are, as numbers: -0 is 0. The first of equal
 * points is kept with its bits.
 */
export class VertexWelder {
  readonly positions = new GrowableFloat64();
  /** Open addressing; at most half of the places are taken. */
  #table = new Uint32Array(1024).fill(NONE);

  /** How many different points there are. */
  get count(): number {
    return this.positions.length / 3;
  }

  /** The number of the point at `xyz[at]`, `[at + 1]`, `[at + 2]`. */
  add(xyz: Float64Array, at: number): number {
    if (2 * this.count >= this.#table.length) this.#grow();
    const { positions } = this;
    const table = this.#table;
    const mask = table.length - 1;
    let place = hashOfPoint(xyz, at) & mask;
    for (let v = table[place]!; v !== NONE; v = table[place]!) {
      const p = positions.data;
      if (p[3 * v] === xyz[at] && p[3 * v + 1] === xyz[at + 1] && p[3 * v + 2] === xyz[at + 2]) return v;
      place = (place + 1) & mask;
    }
    const v = this.count;
    table[place] = v;
    positions.reserve(3);
    for (let i = 0; i < 3; i++) positions.data[positions.length + i] = xyz[at + i]!;
    positions.length += 3;
    return v;
  }

  #grow(): void {
    const table = new Uint32Array(2 * this.#table.length).fill(NONE);
    const mask = table.length - 1;
    for (let v = 0; v < this.count; v++) {
      let place = hashOfPoint(this.positions.data, 3 * v) & mask;
      while (table[place] !== NONE) place = (place + 1) & mask;
      table[place] = v;
    }
    this.#table = table;
  }
}
