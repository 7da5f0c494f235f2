/**
 * Arrays that grow with what is really read, by half of their length each time: a count that a header declares sizes
 * nothing by itself.
 */

const SMALLEST = 1024;

function larger(capacity: number, needed: number): number {
  return Math.max(needed, SMALLEST, capacity + (capacity >>> 1));
}

/** Doubles. Writers may put numbers into `data` after `reserve`, and then advance `length`. */
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

  /** The numbers; nothing may be added after that. */
  finish(): Float64Array<ArrayBuffer> {
    return this.length === this.data.length ? this.data : this.data.slice(0, this.length);
  }
}

/** Indices. */
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
