/**
 * A set of numbers below a size, which knows the next one after any place: bits, and bits that tell which words have
 * bits.
 */
export class CornerSet {
  readonly #levels: Uint32Array[] = [];

  constructor(size: number) {
    let words = size;
    do {
      words = (words + 31) >>> 5;
      this.#levels.push(new Uint32Array(words));
    } while (words > 1);
  }

  add(i: number): void {
    let at = i;
    for (const level of this.#levels) {
      level[at >>> 5]! |= 1 << (at & 31);
      at >>>= 5;
    }
  }

  remove(i: number): void {
    let at = i;
    for (const level of this.#levels) {
      level[at >>> 5]! &= ~(1 << (at & 31));
      if (level[at >>> 5] !== 0) return;
      at >>>= 5;
    }
  }

  /** The first number that is not below i, or else the first of all; -1 if there is none. */
  nextFrom(i: number): number {
    const next = this.#notBelow(i);
    return next < 0 ? this.#notBelow(0) : next;
  }

  #notBelow(i: number): number {
    let at = i;
    for (const [height, level] of this.#levels.entries()) {
      const bits = (level[at >>> 5] ?? 0) & (-1 << (at & 31));
      if (bits !== 0) return this.#lowest(height, (at & ~31) + lowestBit(bits));
      at = (at >>> 5) + 1;
    }
    return -1;
  }

  /** The lowest number that a bit of a level stands for. */
  #lowest(height: number, bit: number): number {
    let at = bit;
    for (let k = height - 1; k >= 0; k--) at = (at << 5) + lowestBit(this.#levels[k]![at]!);
    return at;
  }
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
