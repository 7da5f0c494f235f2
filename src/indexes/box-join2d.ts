import { sortedOrder } from './sorted-order.js';

/** Called with the numbers of two boxes that overlap; `true` ends the search. */
export type VisitPair = (a: number, b: number) => boolean | undefined;

/** Below so many pairs, comparing all of them is faster than dividing. */
const FEW = 400;

/** Boxes of the plane, numbered anew in the order of their least x. */
class Side {
  readonly count: number;
  /** The number of box s, in the order of minX, in the caller's array. */
  readonly ids: Uint32Array;
  readonly minX: Float64Array;
  readonly maxX: Float64Array;
  readonly minY: Float64Array;
  readonly maxY: Float64Array;
  /** The boxes in the order of minY. */
  readonly byY: Uint32Array;

  constructor(boxes: ArrayLike<number>) {
    const count = boxes.length / 4;
    const column = (k: number, order?: Uint32Array) =>
      Float64Array.from({ length: count }, (_, i) => boxes[4 * (order?.[i] ?? i) + k]!);
    this.count = count;
    this.ids = sortedOrder(column(0));
    this.minX = column(0, this.ids);
    this.minY = column(1, this.ids);
    this.maxX = column(2, this.ids);
    this.maxY = column(3, this.ids);
    this.byY = sortedOrder(this.minY);
  }
}

/** All boxes of one side against those whose minY lies in their interval of y: a segment tree that is never built. */
class Join {
  readonly #one: Side;
  readonly #other: Side;
  readonly #visit: VisitPair;
  /** The place of each of the other boxes in the order of minY. */
  readonly #rank: Uint32Array;
  /** The ranks that lie in the interval of y of each box of the first side: from `start` to `end` - 1. */
  readonly #start: Uint32Array;
  readonly #end: Uint32Array;

  /** @param equal Whether an equal minY counts: in one of the two joins of a pair of sides, and not in the other. */
  constructor(one: Side, other: Side, equal: boolean, visit: VisitPair) {
    this.#one = one;
    this.#other = other;
    this.#visit = visit;
    this.#rank = new Uint32Array(other.count);
    other.byY.forEach((s, rank) => {
      this.#rank[s] = rank;
    });
    this.#start = new Uint32Array(one.count);
    this.#end = new Uint32Array(one.count);
    for (let s = 0; s < one.count; s++) {
      // A side against itself: the boxes behind it in the order, so that each pair comes once.
      if (one === other) this.#start[s] = this.#rank[s]! + 1;
      else this.#start[s] = this.#countBelow(one.minY[s]!, !equal);
      this.#end[s] = this.#countBelow(one.maxY[s]!, true);
    }
  }

  /** How many of the other boxes have a minY below y, or up to y (`inclusive`). */
  #countBelow(y: number, inclusive: boolean): number {
    const { byY, minY } = this.#other;
    let low = 0;
    let high = byY.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = minY[byY[middle]!]!;
      if (at < y || (inclusive && at === y)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** @returns whether the visitor has ended it */
  run(): boolean {
    const all = (side: Side) => Uint32Array.from({ length: side.count }, (_, s) => s);
    return this.#divide(all(this.#one), all(this.#other), 0, this.#other.count);
  }

  /** Boxes of the first side against the others with a rank from `from` to `to` - 1; both in the order of minX. */
  #divide(these: Uint32Array, those: Uint32Array, from: number, to: number): boolean {
    if (these.length === 0 || those.length === 0) return false;
    if (these.length * those.length <= FEW) return this.#compareAll(these, those);
    const start = this.#start;
    const end = this.#end;
    const spanning = these.filter((s) => start[s]! <= from && end[s]! >= to);
    if (this.#scan(spanning, those)) return true;
    const rest = spanning.length === 0 ? these : these.filter((s) => start[s]! > from || end[s]! < to);
    const middle = (from + to) >>> 1;
    const rank = this.#rank;
    return (
      this.#divide(
        rest.filter((s) => start[s]! < middle && end[s]! > from),
        those.filter((s) => rank[s]! < middle),
        from,
        middle,
      ) ||
      this.#divide(
        rest.filter((s) => end[s]! > middle && start[s]! < to),
        those.filter((s) => rank[s]! >= middle),
        middle,
        to,
      )
    );
  }

  #compareAll(these: Uint32Array, those: Uint32Array): boolean {
    const [one, other] = [this.#one, this.#other];
    for (const s of these) {
      for (const t of those) {
        const rank = this.#rank[t]!;
        if (rank < this.#start[s]! || rank >= this.#end[s]!) continue;
        if (one.minX[s]! > other.maxX[t]! || other.minX[t]! > one.maxX[s]!) continue;
        if (this.#visit(one.ids[s]!, other.ids[t]!)) return true;
      }
    }
    return false;
  }

  /** Boxes that overlap in y: those that do in x, by a walk along both lists. */
  #scan(these: Uint32Array, those: Uint32Array): boolean {
    const [one, other] = [this.#one, this.#other];
    let i = 0;
    let j = 0;
    while (i < these.length && j < those.length) {
      const s = these[i]!;
      const t = those[j]!;
      if (one.minX[s]! < other.minX[t]!) {
        for (let k = j; k < those.length && other.minX[those[k]!]! <= one.maxX[s]!; k++) {
          if (this.#visit(one.ids[s]!, other.ids[those[k]!]!)) return true;
        }
        i++;
      } else {
        for (let k = i; k < these.length && one.minX[these[k]!]! <= other.maxX[t]!; k++) {
          if (this.#visit(one.ids[these[k]!]!, other.ids[t]!)) return true;
        }
        j++;
      }
    }
    return false;
  }
}

/**
 * Calls back with each pair of boxes of an array that have a common point, once, in any order; unchecked.
 *
 * A segment tree over the least y, in whose nodes two lists that are sorted by the least x are walked along: O(n log
 * n + k) for k pairs, wherever the boxes lie.
 *
 * Source: Zomorodian and Edelsbrunner 2000, "Fast software for box intersections".
 */
export function visitOverlaps2d(boxes: ArrayLike<number>, visit: VisitPair): void {
  const side = new Side(boxes);
  new Join(side, side, false, visit).run();
}

/** The same for each pair of a box of one array and a box of another. */
export function visitOverlapsBetween2d(a: ArrayLike<number>, b: ArrayLike<number>, visit: VisitPair): void {
  const [one, other] = [new Side(a), new Side(b)];
  if (!new Join(one, other, true, visit).run()) {
    new Join(other, one, false, (j, i) => visit(i, j)).run();
  }
}
