import { GrowableFloat64 } from './growable.js';

/** No vertex: an empty place in the table. */
const NONE = 0xffff_ffff;

/** Two words of bits as an index into the table; any mixing does, equality decides. */
function mix(h: number, word: number): number {
  const mixed = Math.imul(h ^ word, 0x9e37_79b1);
  return mixed ^ (mixed >>> 15);
}

/**
 * Gives equal points one number. Points are equal if their coordinates are, as numbers: -0 is 0. The first of equal
 * points is kept with its bits.
 */
export class VertexWelder {
  readonly positions = new GrowableFloat64();
  /** Open addressing; at most half of the places are taken. */
  #table = new Uint32Array(1024).fill(NONE);
  readonly #key = new Float64Array(3);
  readonly #words = new Uint32Array(this.#key.buffer);

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
    let place = this.#hash(xyz, at) & mask;
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

  #hash(xyz: Float64Array, at: number): number {
    // Adding 0 makes -0 to 0 and changes nothing else.
    this.#key[0] = xyz[at]! + 0;
    this.#key[1] = xyz[at + 1]! + 0;
    this.#key[2] = xyz[at + 2]! + 0;
    let h = 0;
    for (let i = 0; i < 6; i++) h = mix(h, this.#words[i]!);
    return h >>> 0;
  }

  #grow(): void {
    const table = new Uint32Array(2 * this.#table.length).fill(NONE);
    const mask = table.length - 1;
    for (let v = 0; v < this.count; v++) {
      let place = this.#hash(this.positions.data, 3 * v) & mask;
      while (table[place] !== NONE) place = (place + 1) & mask;
      table[place] = v;
    }
    this.#table = table;
  }
}
