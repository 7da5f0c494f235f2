import { GrowableUint32 } from './growable.js';

/**
 * Items of whole numbers, counted all, kept up to a limit. An item is begun, then its numbers are added; numbers of
 * items beyond the limit are dropped.
 */
export class ItemList {
  readonly #numbers = new GrowableUint32();
  readonly #starts: GrowableUint32 | null;
  readonly #limit: number;
  #count = 0;

  /** @param grouped whether items differ in length, so that their starts are kept */
  constructor(grouped: boolean, limit: number) {
    this.#starts = grouped ? new GrowableUint32() : null;
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
    return this.#numbers.finish();
  }

  /** Where each kept item starts, and where the last one ends; `null` if all items have the same length. */
  offsets(): Uint32Array | null {
    if (this.#starts === null) return null;
    const starts = this.#starts.finish();
    const offsets = new Uint32Array(starts.length + 1);
    offsets.set(starts);
    offsets[starts.length] = this.#numbers.length;
    return offsets;
  }
}
