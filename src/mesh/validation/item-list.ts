const CHUNK = 1 << 15;

/** Numbers one after the other in typed chunks: appending never copies what is there. */
export class NumberList {
  readonly #chunks: Uint32Array[] = [];
  #last = new Uint32Array(0);
  #used = 0;
  length = 0;

  push(value: number): void {
    if (this.#used === this.#last.length) {
      // Small at first: most lists stay short.
      this.#last = new Uint32Array(Math.min(CHUNK, Math.max(16, 2 * this.#used)));
      this.#chunks.push(this.#last);
      this.#used = 0;
    }
    this.#last[this.#used++] = value;
    this.length++;
  }

  toArray(): Uint32Array {
    const all = new Uint32Array(this.length);
    let at = 0;
    for (const chunk of this.#chunks) {
      const used = chunk === this.#last ? chunk.subarray(0, this.#used) : chunk;
      all.set(used, at);
      at += used.length;
    }
    return all;
  }
}

/**
 * Items of whole numbers, counted all, kept up to a limit. An item is begun, then its numbers are added; numbers of items
 * beyond the limit are dropped.
 */
export class ItemList {
  readonly #numbers = new NumberList();
  readonly #starts: NumberList | null;
  readonly #limit: number;
  #count = 0;

  /** @param grouped whether items differ in length, so that their starts are kept */
  constructor(grouped: boolean, limit: number) {
    this.#starts = grouped ? new NumberList() : null;
    this.#limit = limit;
  }

  get count(): number {
    return this.#count;
  }

  begin(): void {
    this.#count++;
    if (this.#count <= this.#limit) this.#starts?.push(this.#numbers.length);
  }

  add(value: number): void {
    if (this.#count <= this.#limit) this.#numbers.push(value);
  }

  numbers(): Uint32Array {
    return this.#numbers.toArray();
  }

  /** Where each kept item starts, and where the last one ends; `null` if all items have the same length. */
  offsets(): Uint32Array | null {
    if (this.#starts === null) return null;
    const starts = this.#starts.toArray();
    const offsets = new Uint32Array(starts.length + 1);
    offsets.set(starts);
    offsets[starts.length] = this.#numbers.length;
    return offsets;
  }
}
