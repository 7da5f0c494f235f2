import { reject, requireFlatBox, requireFlatBoxes } from '../core/arguments/index.js';

const FIRST_CAPACITY = 16;
/** Numbers of boxes, doubled and incremented, stay below 2^31: they fit into signed words. */
const MAX_BOXES = 2 ** 30;

/**
 * Boxes that come and go, each under a number that it keeps. What dynamic indexes have in common.
 *
 * A box that is gone is six NaN, which overlap nothing, so that a loop over all boxes needs no other test.
 */
export class BoxStore {
  /** Six numbers per box; longer than needed. Replaced as it grows. */
  boxes: Float64Array;
  /** All numbers of boxes are below this one. */
  end: number;
  /** How many boxes there are. */
  size: number;
  readonly #free: number[] = [];
  readonly #name: string;

  constructor(name: string, boxes: Float64Array) {
    this.#name = name;
    this.size = requireFlatBoxes(name, 'boxes', boxes);
    this.end = this.size;
    this.boxes = new Float64Array(6 * Math.max(FIRST_CAPACITY, this.size));
    this.boxes.set(boxes);
  }

  /** How many boxes the arrays beside this one must have room for. */
  get capacity(): number {
    return this.boxes.length / 6;
  }

  /** The number of a new box. */
  insert(box: ArrayLike<number>): number {
    requireFlatBox(`${this.#name}.insert`, 'box', box);
    const id = this.#free.pop() ?? this.#append();
    this.boxes.set(box, 6 * id);
    this.size++;
    return id;
  }

  /** Replaces a box. */
  set(id: number, box: ArrayLike<number>): void {
    this.require('update', id);
    requireFlatBox(`${this.#name}.update`, 'box', box);
    this.boxes.set(box, 6 * id);
  }

  /** Takes a box out. Its number is not given to another box before `release`. */
  remove(id: number): void {
    this.boxes.fill(NaN, 6 * id, 6 * id + 6);
    this.size--;
  }

  /** Allows that the number of a box that was taken out is given to a new one. */
  release(id: number): void {
    this.#free.push(id);
  }

  /** Is there a box of this number? */
  has(id: number): boolean {
    // NaN and undefined are not equal to themselves or are no box.
    return Number.isInteger(id) && id >= 0 && id < this.end && !Number.isNaN(this.boxes[6 * id]);
  }

  /** @throws RangeError if there is no box of this number */
  require(method: string, id: number): void {
    if (!this.has(id)) reject(`${this.#name}.${method}`, 'id', 'the number of a box in the index', id);
  }

  /** A box to ask about, checked, as doubles. */
  asked(method: string, box: ArrayLike<number>): Float64Array {
    requireFlatBox(`${this.#name}.${method}`, 'box', box);
    return Float64Array.from(box);
  }

  #append(): number {
    if (this.end === this.capacity) {
      if (this.end >= MAX_BOXES) reject(`${this.#name}.insert`, 'size', `at most ${MAX_BOXES}`, this.end + 1);
      const boxes = new Float64Array(2 * this.boxes.length);
      boxes.set(this.boxes);
      this.boxes = boxes;
    }
    return this.end++;
  }
}
