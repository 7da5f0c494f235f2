import type { BoxStore } from './box-store.js';
import { sortedOrder } from './sorted-order.js';

/**
 * The ends of all boxes on one axis, sorted by (value, min before max, number of the box). End 2 i is the min of box i,
 * end 2 i + 1 its max.
 */
export class EndpointList {
  readonly #store: BoxStore;
  readonly #axis: number;
  /** The ends in order. */
  #order: Int32Array;
  /** Where each end stands in the order. */
  #place: Int32Array;
  #length: number;

  constructor(store: BoxStore, axis: number) {
    this.#store = store;
    this.#axis = axis;
    this.#length = 2 * store.size;
    this.#order = new Int32Array(2 * store.capacity);
    this.#place = new Int32Array(2 * store.capacity);
    this.#sort();
  }

  /** From scratch, for boxes 0, 1, 2, ... without gaps. */
  #sort(): void {
    const count = this.#length / 2;
    // All mins before all maxes, each by number: a stable sort keeps equal values so.
    const values = new Float64Array(2 * count);
    for (let k = 0; k < 2 * count; k++) {
      values[k] = this.#value(k < count ? 2 * k : 2 * (k - count) + 1);
    }
    sortedOrder(values).forEach((k, position) => {
      this.#put(k < count ? 2 * k : 2 * (k - count) + 1, position);
    });
  }

  /** Puts both ends of a box in. Its coordinates are in the store. */
  insert(id: number): void {
    if (this.#order.length < 2 * this.#store.capacity) this.#grow();
    // Both are looked up before the first shifts anything; the max stands behind the min, one place further.
    const min = this.#countBefore(2 * id);
    const max = this.#countBefore(2 * id + 1) + 1;
    this.#order.copyWithin(max + 1, max - 1, this.#length);
    this.#order.copyWithin(min + 1, min, max - 1);
    this.#order[min] = 2 * id;
    this.#order[max] = 2 * id + 1;
    this.#length += 2;
    this.#placeAgainFrom(min);
  }

  /** Takes both ends of a box out. */
  remove(id: number): void {
    const min = this.#place[2 * id]!;
    const max = this.#place[2 * id + 1]!;
    this.#order.copyWithin(min, min + 1, max);
    this.#order.copyWithin(max - 1, max + 1, this.#length);
    this.#length -= 2;
    this.#placeAgainFrom(min);
  }

  /** Moves an end one place down if it belongs there. The end that it passed, or -1. */
  stepDown(end: number): number {
    const position = this.#place[end]!;
    if (position === 0) return -1;
    const below = this.#order[position - 1]!;
    if (!this.#before(end, below)) return -1;
    this.#put(below, position);
    this.#put(end, position - 1);
    return below;
  }

  /** Moves an end one place up if it belongs there. The end that it passed, or -1. */
  stepUp(end: number): number {
    const position = this.#place[end]!;
    if (position === this.#length - 1) return -1;
    const above = this.#order[position + 1]!;
    if (!this.#before(above, end)) return -1;
    this.#put(above, position);
    this.#put(end, position + 1);
    return above;
  }

  #put(end: number, position: number): void {
    this.#order[position] = end;
    this.#place[end] = position;
  }

  #value(end: number): number {
    return this.#store.boxes[6 * (end >> 1) + this.#axis + 3 * (end & 1)]!;
  }

  /** The total order: no two ends are equal in it. */
  #before(e: number, f: number): boolean {
    const x = this.#value(e);
    const y = this.#value(f);
    if (x !== y) return x < y;
    return (e & 1) !== (f & 1) ? (e & 1) < (f & 1) : e < f;
  }

  /** How many ends of the list stand before an end that is not in it: bisection. */
  #countBefore(end: number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#before(this.#order[middle]!, end)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #placeAgainFrom(position: number): void {
    for (let p = position; p < this.#length; p++) this.#place[this.#order[p]!] = p;
  }

  #grow(): void {
    const order = new Int32Array(2 * this.#store.capacity);
    order.set(this.#order);
    this.#order = order;
    const place = new Int32Array(2 * this.#store.capacity);
    place.set(this.#place);
    this.#place = place;
  }
}
