/** Leaves have so many boxes at most. */
const LEAF = 8;
/** More than the rounding errors of four differences, two products and a difference, relative to the products. */
const MARGIN = 2 ** -48;
const TINY = 2 ** -1060;

const abs = Math.abs;

/** Boxes: minX, minY, maxX, maxY of one after another. */
export type Boxes = Float64Array;

/** Which boxes are near a segment, in doubles: all that it meets, and few others. */
export class PixelTree {
  readonly #boxes: Boxes;
  readonly #order: Uint32Array;
  /** The boxes around parts of the order; part k has the parts 2 k + 1 and 2 k + 2. */
  readonly #around: Float64Array;

  constructor(boxes: Boxes) {
    this.#boxes = boxes;
    this.#order = Uint32Array.from({ length: boxes.length / 4 }, (_, i) => i);
    let parts = 1;
    while (parts * LEAF < this.#order.length) parts *= 2;
    this.#around = new Float64Array(4 * 2 * parts);
    if (boxes.length > 0) this.#build(0, 0, this.#order.length);
  }

  #build(node: number, from: number, to: number): void {
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    const boxes = this.#boxes;
    for (let k = from; k < to; k++) {
      const at = 4 * this.#order[k]!;
      x0 = Math.min(x0, boxes[at]!);
      y0 = Math.min(y0, boxes[at + 1]!);
      x1 = Math.max(x1, boxes[at + 2]!);
      y1 = Math.max(y1, boxes[at + 3]!);
    }
    const at = 4 * node;
    this.#around[at] = x0;
    this.#around[at + 1] = y0;
    this.#around[at + 2] = x1;
    this.#around[at + 3] = y1;
    if (to - from <= LEAF) return;
    const axis = x1 / 2 - x0 / 2 >= y1 / 2 - y0 / 2 ? 0 : 1;
    this.#order.subarray(from, to).sort((a, b) => boxes[4 * a + axis]! - boxes[4 * b + axis]! || a - b);
    const middle = (from + to) >>> 1;
    this.#build(2 * node + 1, from, middle);
    this.#build(2 * node + 2, middle, to);
  }

  /** Calls for every box that may meet a segment from somewhere in box a to somewhere in box b. */
  near(a: number, b: number, visit: (box: number) => void): void {
    const boxes = this.#boxes;
    const [i, j] = [4 * a, 4 * b];
    const left = Math.min(boxes[i]!, boxes[j]!);
    const low = Math.min(boxes[i + 1]!, boxes[j + 1]!);
    const right = Math.max(boxes[i + 2]!, boxes[j + 2]!);
    const high = Math.max(boxes[i + 3]!, boxes[j + 3]!);
    const px = boxes[i]!;
    const py = boxes[i + 1]!;
    const dx = boxes[j]! - px;
    const dy = boxes[j + 1]! - py;
    // The segment is no further from that between two corners than the boxes are large.
    const width = Math.max(boxes[i + 2]! - px, boxes[j + 2]! - boxes[j]!);
    const height = Math.max(boxes[i + 3]! - py, boxes[j + 3]! - boxes[j + 1]!);
    const isApart = (all: ArrayLike<number>, at: number): boolean => {
      const [x0, y0, x1, y1] = [all[at]!, all[at + 1]!, all[at + 2]!, all[at + 3]!];
      if (x0 > right || x1 < left || y0 > high || y1 < low) return true;
      const [m, n] = [dx * (y0 - py), dy * (x0 - px)];
      const reach = abs(dx) * (y1 - y0 + height) + abs(dy) * (x1 - x0 + width);
      // False for NaN, too.
      return abs(m - n) > reach * 1.0001 + MARGIN * (abs(m) + abs(n)) + TINY;
    };
    const walk = (node: number, from: number, to: number): void => {
      if (isApart(this.#around, 4 * node)) return;
      if (to - from > LEAF) {
        const middle = (from + to) >>> 1;
        walk(2 * node + 1, from, middle);
        walk(2 * node + 2, middle, to);
        return;
      }
      for (let k = from; k < to; k++) {
        const box = this.#order[k]!;
        if (!isApart(boxes, 4 * box)) visit(box);
      }
    };
    if (this.#order.length > 0) walk(0, 0, this.#order.length);
  }
}
