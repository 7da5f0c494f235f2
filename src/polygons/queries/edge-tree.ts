import { sortedOrder } from '../../indexes/sorted-order.js';

/** Children of a node, and edges of a leaf. */
const FAN = 8;

/** A box: the least x and y, the greatest x and y. */
export type Bounds = readonly [number, number, number, number];

/** Whether what is in a box has to be looked at. */
export type BoxTest = (minX: number, minY: number, maxX: number, maxY: number) => boolean;

/**
 * Boxes of edges in a tree, packed by columns.
 *
 * Source: Leutenegger, Lopez, Edgington 1997, "STR: a simple and efficient algorithm for R-tree packing".
 */
export class EdgeTree {
  /** The edges in the order of the leaves. */
  readonly #edges: Uint32Array;
  /** Four numbers for each box of each level, those of the edges first. */
  readonly #levels: readonly Float64Array[];

  /** @param boxes four numbers for each edge */
  constructor(boxes: Float64Array) {
    this.#edges = packed(boxes);
    const leaves = new Float64Array(boxes.length);
    this.#edges.forEach((edge, k) => {
      leaves.set(boxes.subarray(4 * edge, 4 * edge + 4), 4 * k);
    });
    const levels: Float64Array[] = [leaves];
    for (let level: Float64Array = leaves; level.length > 4; ) {
      level = parentsOf(level);
      levels.push(level);
    }
    this.#levels = levels;
  }

  /**
   * Visits the edges in whose boxes, and in all boxes around them, there may be something.
   *
   * @param visit returning true ends the search
   * @returns whether it was ended
   */
  search(mayHave: BoxTest, visit: (edge: number) => boolean): boolean {
    return this.#searchIn(this.#levels.length - 1, 0, 1, mayHave, visit);
  }

  #searchIn(
    depth: number,
    from: number,
    to: number,
    mayHave: BoxTest,
    visit: (edge: number) => boolean,
  ): boolean {
    const level = this.#levels[depth]!;
    const end = Math.min(to, level.length / 4);
    for (let k = from; k < end; k++) {
      const at = 4 * k;
      if (!mayHave(level[at]!, level[at + 1]!, level[at + 2]!, level[at + 3]!)) continue;
      const isEnded =
        depth === 0
          ? visit(this.#edges[k]!)
          : this.#searchIn(depth - 1, FAN * k, FAN * (k + 1), mayHave, visit);
      if (isEnded) return true;
    }
    return false;
  }

  /**
   * Visits edges in the order of what their boxes, and those around them, are worth, the least first, as long as that
   * is wanted.
   *
   * @param worth of a box: no more than of all that is in it
   * @param isWanted is asked again as the visits go on
   */
  nearest(
    worth: (minX: number, minY: number, maxX: number, maxY: number) => number,
    isWanted: (worth: number) => boolean,
    visit: (edge: number) => void,
  ): void {
    const descend = (depth: number, from: number, to: number): void => {
      const level = this.#levels[depth]!;
      const found: (readonly [number, number])[] = [];
      for (let k = from; k < Math.min(to, level.length / 4); k++) {
        const at = 4 * k;
        found.push([worth(level[at]!, level[at + 1]!, level[at + 2]!, level[at + 3]!), k]);
      }
      found.sort(([v, i], [w, j]) => v - w || i - j);
      for (const [own, k] of found) {
        if (!isWanted(own)) return;
        if (depth === 0) visit(this.#edges[k]!);
        else descend(depth - 1, FAN * k, FAN * (k + 1));
      }
    };
    descend(this.#levels.length - 1, 0, 1);
  }
}

/** Edges in columns of about as many leaves as there are columns, each from the bottom up. */
function packed(boxes: Float64Array): Uint32Array {
  const n = boxes.length / 4;
  // Halves first: sums may be too large.
  const middle = (i: number, axis: 0 | 1): number => boxes[4 * i + axis]! / 2 + boxes[4 * i + axis + 2]! / 2;
  const byX = sortedOrder(Float64Array.from({ length: n }, (_, i) => middle(i, 0)));
  const column = FAN * Math.max(1, Math.ceil(Math.sqrt(n / FAN)));
  const order = new Uint32Array(n);
  for (let from = 0; from < n; from += column) {
    const own = byX.subarray(from, from + column);
    const byY = sortedOrder(Float64Array.from(own, (i) => middle(i, 1)));
    byY.forEach((k, i) => {
      order[from + i] = own[k]!;
    });
  }
  return order;
}

function parentsOf(level: Float64Array): Float64Array {
  const n = level.length / 4;
  const parents = new Float64Array(4 * Math.ceil(n / FAN));
  for (let p = 0; 4 * p < parents.length; p++) {
    const box = [Infinity, Infinity, -Infinity, -Infinity];
    for (let k = FAN * p; k < Math.min(FAN * (p + 1), n); k++) {
      box[0] = Math.min(box[0]!, level[4 * k]!);
      box[1] = Math.min(box[1]!, level[4 * k + 1]!);
      box[2] = Math.max(box[2]!, level[4 * k + 2]!);
      box[3] = Math.max(box[3]!, level[4 * k + 3]!);
    }
    parents.set(box, 4 * p);
  }
  return parents;
}
