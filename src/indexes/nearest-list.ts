import { compareDistance3d } from '../predicates/index.js';

/**
 * The k nearest points found so far, in order of (distance, number): places of points in an array, and their numbers.
 */
export class NearestList {
  readonly #places: Uint32Array;
  readonly #numbers: Uint32Array;
  #length = 0;

  constructor(k: number) {
    this.#places = new Uint32Array(k);
    this.#numbers = new Uint32Array(k);
  }

  /** Are there k points? */
  get isFull(): boolean {
    return this.#length === this.#places.length;
  }

  /** The place of the farthest point; there must be one. */
  get last(): number {
    return this.#places[this.#length - 1]!;
  }

  /** The number of the farthest point; there must be one. */
  get lastNumber(): number {
    return this.#numbers[this.#length - 1]!;
  }

  /** The numbers of the points. */
  numbers(): Uint32Array {
    return this.#numbers.slice(0, this.#length);
  }

  /** Puts a point to its place; the last one falls out if the list is full. */
  insert(place: number, number: number, asked: Float64Array, points: Float64Array): void {
    const length = this.isFull ? this.#length - 1 : this.#length;
    let low = 0;
    let high = length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = compareTo(asked, points, place, this.#places[middle]!);
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

function compareTo(asked: Float64Array, points: Float64Array, i: number, j: number): number {
  return compareDistance3d(
    asked[0]!,
    asked[1]!,
    asked[2]!,
    points[3 * i]!,
    points[3 * i + 1]!,
    points[3 * i + 2]!,
    points[3 * j]!,
    points[3 * j + 1]!,
    points[3 * j + 2]!,
  );
}
