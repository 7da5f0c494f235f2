/** The parts behind a tree of boxes that are nearest to a shape: exact distances of those that are not left out. */
import { nextUp } from '../arithmetic/float64.js';
import type { Sign, Undecided } from '../core/sign.js';
import { compareDistances } from '../distance/distance.js';
import type { Bvh } from '../indexes/bvh-tree.js';

/** An exact distance, and the double that is nearest to it. */
type Found = Parameters<typeof compareDistances>[0] & { readonly distance: number };

/** A shape beside boxes: `ShapeReach` is one. */
export interface BoxesBeside {
  /** The sign of the distance to a box less a number, where 0 may be said as -1; 2 where doubles do not decide. */
  compareBox(bounds: ArrayLike<number>, at: number, r: number): Sign | Undecided;
  /** Is a box certainly farther than a number? */
  isBesideBox(bounds: ArrayLike<number>, at: number, r: number): boolean;
  /** About how far a box is: which comes first does not change what is found. */
  gapTo(bounds: ArrayLike<number>, at: number): number;
}

/** Parts beside one shape. */
export interface PartsBeside {
  /** Is a part proven to be farther than so much? */
  readonly isBeyond: (part: number, limit: number) => boolean;
  readonly distanceOf: (part: number) => Found;
  /**
   * Writes what the distance of a part certainly is not below, and not above, if doubles tell; 0 and Infinity if not.
   * What is exact is asked of those parts only that may be nearest, in the end.
   */
  readonly bound?: (part: number, out: Float64Array) => void;
}

/** The numbers of the parts that are nearest, ascending: all are exactly as far. */
export function nearestParts(bvh: Bvh, reach: BoxesBeside, beside: PartsBeside): Uint32Array {
  const search = new Nearest(beside);
  walkNearer(bvh, reach, search);
  search.decide();
  return Uint32Array.from(search.parts).sort();
}

/** The nearest parts so far. */
class Nearest {
  /** Not less than the least distance so far. */
  limit = Infinity;
  parts: number[] = [];
  #best: Found | null = null;
  /** Parts that may be nearest, and what their distances are not below. */
  readonly #open: number[] = [];
  readonly #leasts: number[] = [];
  readonly #between = new Float64Array(2);
  readonly #beside: PartsBeside;

  constructor(beside: PartsBeside) {
    this.#beside = beside;
  }

  add(part: number): void {
    if (this.#beside.bound === undefined) {
      if (!this.#beside.isBeyond(part, this.limit)) this.#addExactly(part);
      return;
    }
    const between = this.#between;
    this.#beside.bound(part, between);
    const least = between[0]!;
    if (least > this.limit) return;
    this.#open.push(part);
    this.#leasts.push(least);
    const most = between[1]!;
    if (most < this.limit) this.limit = most;
    // Nothing is known of it: the distance is nearly its nearest double.
    else if (most === Infinity)
      this.limit = Math.min(this.limit, nextUp(this.#beside.distanceOf(part).distance));
  }

  /** Finds the nearest of those that may be. */
  decide(): void {
    const near = this.#open.filter((_, i) => this.#leasts[i]! <= this.limit);
    if (near.length === 1) this.parts = near;
    else for (const part of near) this.#addExactly(part);
  }

  #addExactly(part: number): void {
    const found = this.#beside.distanceOf(part);
    const order = this.#best === null ? -1 : compareDistances(found, this.#best);
    if (order > 0) return;
    if (order < 0) {
      this.parts = [];
      this.#best = found;
      // The distance is the nearest double, so that the next one is not less.
      this.limit = nextUp(found.distance);
    }
    this.parts.push(part);
  }
}

/** Shows parts, those of nearer boxes first, and leaves out what is beyond the limit. */
function walkNearer(bvh: Bvh, reach: BoxesBeside, search: Nearest): void {
  const { bounds, links, counts, boxes, order } = bvh;
  const open = [0];
  while (open.length > 0) {
    const node = open.pop()!;
    if (reach.compareBox(bounds, 6 * node, search.limit) === 1) continue;
    const link = links[node]!;
    const count = counts[node]!;
    if (count === 0) {
      const isFirst = reach.gapTo(bounds, 6 * link) <= reach.gapTo(bounds, 6 * link + 6);
      open.push(isFirst ? link + 1 : link, isFirst ? link : link + 1);
    }
    for (let place = link; place < link + count; place++) {
      if (!reach.isBesideBox(boxes, 6 * place, search.limit)) search.add(order[place]!);
    }
  }
}
