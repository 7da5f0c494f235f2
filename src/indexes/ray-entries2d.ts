import type { AxisCrossings } from './axis-crossings.js';

/** Nothing is left. */
const NONE = -1;
/** The axis of an entry at the start of the segment or ray. */
const AT_START = 2;

/**
 * Boxes that a segment or a ray meets and that wait, nodes of a tree among them: a heap by where it comes in, exactly.
 *
 * It meets a box if the interval of parameters on each axis and its own have a parameter in common: the latest entry is
 * not behind the earliest exit. It comes in where the latest of these intervals begins. An entry is the axis and its
 * coordinate there; which of two comes first is the sign of a predicate. Of entries at the same point nodes come first,
 * then boxes by number: so all boxes that begin at a point are known before the first of them is taken.
 */
export class Entries {
  readonly #crossings: AxisCrossings;
  readonly #bounds: Float64Array;
  readonly #nodes: number;
  readonly #order: Uint32Array;
  /** The heap, and for each of its places how the entry comes about. */
  readonly #items: number[] = [];
  readonly #axes: number[] = [];
  readonly #coordinates: number[] = [];

  /**
   * @param bounds four numbers for each node, then for each box
   * @param order  the number of each box
   */
  constructor(crossings: AxisCrossings, bounds: Float64Array, nodes: number, order: Uint32Array) {
    this.#crossings = crossings;
    this.#bounds = bounds;
    this.#nodes = nodes;
    this.#order = order;
  }

  /** Puts a node or a box into the heap if it is met. */
  offer(item: number): void {
    const crossings = this.#crossings;
    const b = this.#bounds;
    const at = 4 * item;
    let axis = AT_START;
    for (let i = 0; i < 2; i++) {
      const sign = crossings.signs[i]!;
      const low = b[at + i]!;
      const high = b[at + i + 2]!;
      if (sign === 0) {
        const o = crossings.origin[i]!;
        if (o < low || o > high) return;
        continue;
      }
      const enter = sign > 0 ? low : high;
      if (crossings.compareWithEnd(i, enter) > 0) return;
      if (crossings.compareWithStart(i, sign > 0 ? high : low) < 0) return;
      if (crossings.compareWithStart(i, enter) <= 0) continue;
      if (axis === AT_START || crossings.compare(i, enter, 0, this.#enter(at, 0)) > 0) axis = i;
    }
    if (crossings.signs[0] !== 0 && crossings.signs[1] !== 0) {
      // It has to come in along each axis before it leaves along the other.
      if (crossings.compare(0, this.#enter(at, 0), 1, this.#exit(at, 1)) > 0) return;
      if (crossings.compare(1, this.#enter(at, 1), 0, this.#exit(at, 0)) > 0) return;
    }
    this.#push(item, axis, axis === AT_START ? 0 : this.#enter(at, axis));
  }

  #enter(at: number, i: number): number {
    return this.#bounds[this.#crossings.signs[i]! > 0 ? at + i : at + i + 2]!;
  }

  #exit(at: number, i: number): number {
    return this.#bounds[this.#crossings.signs[i]! > 0 ? at + i + 2 : at + i]!;
  }

  #isBefore(item: number, axis: number, coordinate: number, p: number): boolean {
    const other = this.#axes[p]!;
    let order = 0;
    if (axis === AT_START || other === AT_START)
      order = (other === AT_START ? 1 : 0) - (axis === AT_START ? 1 : 0);
    else order = this.#crossings.compare(axis, coordinate, other, this.#coordinates[p]!);
    if (order !== 0) return order < 0;
    const rival = this.#items[p]!;
    if (item < this.#nodes || rival < this.#nodes) return item < rival;
    return this.#order[item - this.#nodes]! < this.#order[rival - this.#nodes]!;
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
