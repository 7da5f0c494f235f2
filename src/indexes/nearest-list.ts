/** Which of two things, by their places, is nearer: -1, 0 or 1. */
export interface ByDistance {
  compareDistances(place: number, other: number): number;
}

/**
 * The k nearest points or boxes found so far, in order of (distance, number): their places in an index, and their
 * numbers.
 */
export class NearestList {
  readonly #places: Uint32Array;
  readonly #numbers: Uint32Array;
  #length = 0;

  constructor(k: number) {
    this.#places = new Uint32Array(k);
    this.#numbers = new Uint32Array(k);
  }

  /** Are there k of them? */
  get isFull(): boolean {
    return this.#length === this.#places.length;
  }

  /** The place of the farthest one; there must be one. */
  get last(): number {
    return this.#places[this.#length - 1]!;
  }

  /** The number of the farthest one; there must be one. */
  get lastNumber(): number {
    return this.#numbers[this.#length - 1]!;
  }

  /** The numbers, the nearest first. */
  numbers(): Uint32Array {
    return this.#numbers.slice(0, this.#length);
  }

  /** Puts one to its place; the last one falls out if the list is full. */
  insert(place: number, number: number, by: ByDistance): void {
    const length = this.isFull ? this.#length - 1 : this.#length;
    let low = 0;
    let high = length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = by.compareDistances(place, this.#places[middle]!);
      if (order < 0 || (order === 0 && number < this.#numbers[middle]!)) high = middle;
      else low = middle + 1;
    }
    this.#places.copyWithin(low + 1, low, length);
    this.#numbers.copyWithin(low + 1, low, length);
    this.#places[low] = place;
    this.#numbers[low] = number;
    this.#length = length + 1;
  }
}
