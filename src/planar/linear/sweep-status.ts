import { finish } from '../../core/collections/hashing.js';
import type { Sign } from '../../core/sign.js';

/** No edge. */
export const NONE = -1;

/**
 * What keeps the tree balanced: a number without order for each edge, the same in every run. (`finish(0)` is 0, the
 * least.)
 */
const scatter = (edge: number) => finish(~edge);

/**
 * The edges that a sweep line meets, from the lowest to the highest: a list that is searched as a tree.
 *
 * Edges are small integers. They are linked to their neighbours, and hang in a treap (a search tree by position, a
 * heap by scattered numbers), so that its depth is logarithmic whatever order they come in.
 *
 * Source: Seidel and Aragon 1996, "Randomized search trees".
 */
export class SweepStatus {
  readonly #left: Int32Array;
  readonly #right: Int32Array;
  readonly #parent: Int32Array;
  readonly #below: Int32Array;
  readonly #above: Int32Array;
  #root = NONE;
  #lowest = NONE;

  /** An empty status for edges 0 to n - 1. */
  constructor(n: number) {
    this.#left = new Int32Array(n).fill(NONE);
    this.#right = new Int32Array(n).fill(NONE);
    this.#parent = new Int32Array(n).fill(NONE);
    this.#below = new Int32Array(n).fill(NONE);
    this.#above = new Int32Array(n).fill(NONE);
  }

  /** The edge next below this one, or `NONE`. */
  below(edge: number): number {
    return this.#below[edge]!;
  }

  /** The edge next above this one, or `NONE`; the lowest of all for `NONE`. */
  above(edge: number): number {
    return edge === NONE ? this.#lowest : this.#above[edge]!;
  }

  /**
   * The highest edge that is not above a point, or `NONE`. `side` says where the point is: above an edge (1), on it
   * (0) or below.
   */
  locate(side: (edge: number) => Sign): number {
    let found = NONE;
    let node = this.#root;
    while (node !== NONE) {
      const above = side(node) >= 0;
      if (above) found = node;
      node = above ? this.#right[node]! : this.#left[node]!;
    }
    return found;
  }

  /** Inserts an edge next above `below`, or as the lowest for `NONE`. */
  insertAbove(below: number, edge: number): void {
    const above = this.above(below);
    this.#link(below, edge);
    this.#link(edge, above);
    if (below !== NONE && this.#right[below] === NONE) this.#hang(edge, below, this.#right);
    else if (above !== NONE) this.#hang(edge, above, this.#left);
    else this.#root = edge;
    while (this.#parent[edge] !== NONE && scatter(edge) < scatter(this.#parent[edge]!)) this.#rotateUp(edge);
  }

  /** Removes an edge. */
  remove(edge: number): void {
    this.#link(this.#below[edge]!, this.#above[edge]!);
    for (;;) {
      const left = this.#left[edge]!;
      const right = this.#right[edge]!;
      if (left === NONE || right === NONE) {
        this.#putInPlaceOf(edge, left === NONE ? right : left);
        break;
      }
      this.#rotateUp(scatter(left) < scatter(right) ? left : right);
    }
    this.#left[edge] = this.#right[edge] = this.#parent[edge] = NONE;
    this.#below[edge] = this.#above[edge] = NONE;
  }

  #link(below: number, above: number): void {
    if (below === NONE) this.#lowest = above;
    else this.#above[below] = above;
    if (above !== NONE) this.#below[above] = below;
  }

  #hang(child: number, parent: number, side: Int32Array): void {
    side[parent] = child;
    if (child !== NONE) this.#parent[child] = parent;
  }

  /** Hangs `child` (or nothing) where `edge` hangs now. */
  #putInPlaceOf(edge: number, child: number): void {
    const parent = this.#parent[edge]!;
    if (child !== NONE) this.#parent[child] = parent;
    if (parent === NONE) this.#root = child;
    else if (this.#left[parent] === edge) this.#left[parent] = child;
    else this.#right[parent] = child;
  }

  #rotateUp(edge: number): void {
    const parent = this.#parent[edge]!;
    const [inner, outer] =
      this.#left[parent] === edge ? [this.#left, this.#right] : [this.#right, this.#left];
    this.#putInPlaceOf(parent, edge);
    this.#hang(outer[edge]!, parent, inner);
    this.#hang(parent, edge, outer);
  }
}
