import { LEAST_TURNED, middleOf } from '../plane/halving-order.js';
import type { MedianOrder } from '../plane/median-order.js';

/**
 * Where a search for the nearest point begins: the halves of halves in which points were divided, as a tree (Bentley
 * 1975, "Multidimensional binary search trees used for associative searching"). The answer is a point nearby, which one
 * does not matter.
 */
export class HalvingTree {
  readonly #xy: Float64Array;
  readonly #count: number;
  /** For each middle the point of its second half that comes first. */
  readonly #bounds: Uint32Array;

  /** @param order points in the order of division */
  constructor({ xy }: Pick<MedianOrder, 'xy'>) {
    this.#xy = xy;
    this.#count = xy.length / 2;
    this.#bounds = new Uint32Array(this.#count);
    this.#bind(0, 0, this.#count);
  }

  /** A place in the order of division, whose point is near to another one. */
  near(x: number, y: number): number {
    const xy = this.#xy;
    let [from, end, axis] = [0, this.#count, 0];
    while (end - from > 1) {
      const middle = middleOf(from, end);
      const bound = this.#bounds[middle]!;
      const isLeft = axis === 0 ? x < xy[2 * bound]! : y < xy[2 * bound + 1]!;
      if (isLeft) end = middle;
      else from = middle;
      if (end - from >= LEAST_TURNED) axis = 1 - axis;
    }
    return from;
  }

  #bind(axis: number, from: number, end: number): void {
    if (end - from < 2) return;
    const xy = this.#xy;
    const middle = middleOf(from, end);
    let bound = middle;
    for (let p = middle + 1; p < end; p++) if (xy[2 * p + axis]! < xy[2 * bound + axis]!) bound = p;
    this.#bounds[middle] = bound;
    this.#bind(middle - from >= LEAST_TURNED ? 1 - axis : axis, from, middle);
    this.#bind(end - middle >= LEAST_TURNED ? 1 - axis : axis, middle, end);
  }
}
