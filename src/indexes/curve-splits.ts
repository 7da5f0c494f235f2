/**
 * Where ranges of boxes along a curve are divided in two.
 *
 * A range is divided where the highest differing bit of its codes changes. A range of one code says nothing about
 * place: codes are relative to the extremes of all centres, so that one box far out puts all others into one cell. It
 * gets codes of its own, relative to its own extremes, and if these do not help, or the tree is deep, it is divided at
 * the median of the centres along the axis where they spread most. Never by number, unless all centres are one point.
 */
import { medianSplit } from './kd-split.js';
import { type MortonOrder, sortAlongCurve } from './morton-order.js';

/** Ranges up to this length are divided at their medians at once: new codes cost more. */
const FEW = 256;

/** Ranges below this level get no new codes, whose 30 bits may make a tree 30 levels deeper. */
const LAST_LEVEL = 64;

/**
 * Divides ranges of a Morton order, from the whole on to its parts, and puts ranges of one code in order while it does.
 */
export class CurveSplits {
  /** The numbers of the boxes. What a range holds is final once it is divided no more. */
  readonly order: Uint32Array;
  readonly #boxes: Float64Array;
  readonly #codes: Uint32Array;
  /** The centres of boxes, known for those that were in a range of one code. */
  #centres: Float64Array | undefined;

  constructor(boxes: Float64Array, { codes, order }: MortonOrder) {
    this.order = order;
    this.#boxes = boxes;
    this.#codes = codes;
  }

  /**
   * Divides the places from `first` to `end - 1`, at least two, and returns where the second part begins.
   *
   * @param level how many divisions led to the range
   */
  split(first: number, end: number, level: number): number {
    const codes = this.#codes;
    if (codes[first] !== codes[end - 1]) return this.#splitByCode(first, end);
    if (end - first > FEW && level < LAST_LEVEL) {
      sortAlongCurve(this.#boxes, codes.subarray(first, end), this.order.subarray(first, end));
      if (codes[first] !== codes[end - 1]) return this.#splitByCode(first, end);
    }
    return medianSplit(this.#centresOf(first, end), this.order, first, end);
  }

  /** The first place of the range whose code has the highest bit in which the first and last code differ. */
  #splitByCode(first: number, end: number): number {
    const codes = this.#codes;
    const a = codes[first]!;
    const b = codes[end - 1]!;
    const bit = 31 - Math.clz32(a ^ b);
    const pivot = ((b >>> bit) << bit) >>> 0;
    let low = first;
    let high = end - 1;
    while (low + 1 < high) {
      const middle = (low + high) >>> 1;
      if (codes[middle]! < pivot) low = middle;
      else high = middle;
    }
    return high;
  }

  #centresOf(first: number, end: number): Float64Array {
    this.#centres ??= new Float64Array(this.#boxes.length / 2);
    const centres = this.#centres;
    for (let place = first; place < end; place++) centreOf(this.#boxes, this.order[place]!, centres);
    return centres;
  }
}

/** Writes the centre of a box, rounded. Halves keep the sum finite. */
export function centreOf(boxes: Float64Array, box: number, centres: Float64Array): void {
  for (let k = 0, from = 6 * box, to = 3 * box; k < 3; k++, from++, to++) {
    centres[to] = 0.5 * boxes[from]! + 0.5 * boxes[from + 3]!;
  }
}
