import type { AxisCrossings } from './axis-crossings.js';
import { BoxEntries, NOT_MET } from './box-entries.js';

/** Nothing is left. */
const NONE = -1;

/**
 * Boxes that a segment or a ray meets and that wait, nodes of a tree among them: a heap by where it comes in, exactly.
 *
 * Of entries at the same point those of lower numbers come first, where a node has the least number below it: so the
 * first box that is taken has the least number of all that begin there, and nodes with greater ones were not looked
 * into.
 */
export class Entries {
  readonly #entries: BoxEntries;
  readonly #bounds: Float64Array;
  readonly #numbers: Uint32Array;
  /** The heap, and for each of its places how the entry comes about. */
  readonly #items: number[] = [];
  readonly #axes: number[] = [];
  readonly #coordinates: number[] = [];

  /**
   * @param bounds  four numbers for each node, then for each box
   * @param numbers the least number below each node, then that of each box
   */
  constructor(crossings: AxisCrossings, bounds: Float64Array, numbers: Uint32Array) {
    this.#entries = new BoxEntries(crossings, 2);
    this.#bounds = bounds;
    this.#numbers = numbers;
  }

  /** Puts a node or a box into the heap if it is met. */
  offer(item: number): void {
    const axis = this.#entries.axisOf(this.#bounds, 4 * item);
    if (axis !== NOT_MET) this.#push(item, axis, this.#entries.coordinateOf(this.#bounds, 4 * item, axis));
  }

  #isBefore(item: number, axis: number, coordinate: number, p: number): boolean {
    const order = this.#entries.compare(axis, coordinate, this.#axes[p]!, this.#coordinates[p]!);
    if (order !== 0) return order < 0;
    const rival = this.#items[p]!;
    const difference = this.#numbers[item]! - this.#numbers[rival]!;
    return difference < 0 || (difference === 0 && item < rival);
  }

  #put(p: number, item: number, axis: number, coordinate: number): void {
    this.#items[p] = item;
    this.#axes[p] = axis;
    this.#coordinates[p] = coordinate;
  }

  #move(to: number, from: number): void {
    this.#put(to, this.#items[from]!, this.#axes[from]!, this.#coordinates[from]!);
  }

  #push(item: number, axis: number, coordinate: number): void {
    let p = this.#items.length;
    while (p > 0) {
      const parent = (p - 1) >> 1;
      if (!this.#isBefore(item, axis, coordinate, parent)) break;
      this.#move(p, parent);
      p = parent;
    }
    this.#put(p, item, axis, coordinate);
  }

  /** Takes the first one out; -1 if there is none. */
  take(): number {
    const items = this.#items;
    const first = items[0] ?? NONE;
    const item = items.pop();
    const axis = this.#axes.pop()!;
    const coordinate = this.#coordinates.pop()!;
    if (item === undefined || items.length === 0) return first;
    let p = 0;
    while (2 * p + 1 < items.length) {
      const left = 2 * p + 1;
      const child = left + 1 < items.length && this.#isPlaceBefore(left + 1, left) ? left + 1 : left;
      if (this.#isBefore(item, axis, coordinate, child)) break;
      this.#move(p, child);
      p = child;
    }
    this.#put(p, item, axis, coordinate);
    return first;
  }

  #isPlaceBefore(p: number, q: number): boolean {
    return this.#isBefore(this.#items[p]!, this.#axes[p]!, this.#coordinates[p]!, q);
  }
}
