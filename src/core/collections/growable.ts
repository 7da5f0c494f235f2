/**
 * Arrays that grow with what is put into them: a count that a file's header declares sizes nothing by itself. Whoever
 * knows how much comes reserves place for it, and may write into `data` from `length` on, and then advance `length`.
 */

/** Small at first: most lists stay short. */
const SMALLEST = 16;
/** Up to here arrays double when they are full; longer ones grow by half, so that less is ever unused. */
const LARGE = 1 << 20;

function larger(capacity: number, needed: number): number {
  return Math.max(needed, SMALLEST, capacity < LARGE ? 2 * capacity : capacity + (capacity >>> 1));
}

/**
 * Doubles.
 *
 * @example
 * const list = new GrowableFloat64();
 * list.push(0.5);
 * list.finish(); // new Float64Array([0.5])
 */
export class GrowableFloat64 {
  data = new Float64Array(0);
  length = 0;

  /** Makes place for so many more. */
  reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.data.length) return;
    const grown = new Float64Array(larger(this.data.length, needed));
    grown.set(this.data.subarray(0, this.length));
    this.data = grown;
  }

  push(value: number): void {
    if (this.length === this.data.length) this.reserve(1);
    this.data[this.length++] = value;
  }

  /** The numbers; nothing may be added after that. */
  finish(): Float64Array<ArrayBuffer> {
    return this.length === this.data.length ? this.data : this.data.slice(0, this.length);
  }
}

/** Numbers of things: integers below 2^32. As {@link GrowableFloat64}. */
export class GrowableUint32 {
  data = new Uint32Array(0);
  length = 0;

  /** Makes place for so many more. */
  reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.data.length) return;
    const grown = new Uint32Array(larger(this.data.length, needed));
    grown.set(this.data.subarray(0, this.length));
    this.data = grown;
  }

  push(value: number): void {
    if (this.length === this.data.length) this.reserve(1);
    this.data[this.length++] = value;
  }

  /** The numbers; nothing may be added after that. */
  finish(): Uint32Array<ArrayBuffer> {
    return this.length === this.data.length ? this.data : this.data.slice(0, this.length);
  }
}
