/** The edges that a sweep line crosses, from below to above. */
import { orient2dAt } from '../../predicates/index.js';
import type { SweepPoints } from './sweep-points.js';

const NONE = -1;

/** Spreads numbers over 31 bits: priorities, so that the tree has the shape of a random one. */
function spread(n: number): number {
  const k = Math.imul(n + 1, 0x9e3779b1);
  return (k ^ (k >>> 15)) & 0x7fffffff;
}

/**
 * Edges in their order along the sweep line, in places that are numbered; where an edge ends and one begins, this takes
 * its place. A treap (Seidel, Aragon 1996) whose nodes know those below and above them.
 */
export class Status {
  /** The points from which and to which the edge at a place runs. */
  from: Int32Array = new Int32Array(0);
  to: Int32Array = new Int32Array(0);
  /** The number of the edge. */
  edge: Int32Array = new Int32Array(0);
  /** The places below and above, or -1. */
  below: Int32Array = new Int32Array(0);
  above: Int32Array = new Int32Array(0);
  /** The lowest place, or -1. */
  lowest = NONE;
  #root = NONE;
  #left: Int32Array = new Int32Array(0);
  #right: Int32Array = new Int32Array(0);
  #parent: Int32Array = new Int32Array(0);
  #priority: Int32Array = new Int32Array(0);
  readonly #points: SweepPoints;

  constructor(points: SweepPoints) {
    this.#points = points;
  }

  /** Forgets all edges, and makes room for so many places. */
  clear(places: number): void {
    this.lowest = NONE;
    this.#root = NONE;
    if (this.from.length >= places) return;
    const size = 2 * places;
    this.from = new Int32Array(size);
    this.to = new Int32Array(size);
    this.edge = new Int32Array(size);
    this.below = new Int32Array(size);
    this.above = new Int32Array(size);
    this.#left = new Int32Array(size);
    this.#right = new Int32Array(size);
    this.#parent = new Int32Array(size);
    this.#priority = new Int32Array(size);
  }

  /** 1 if a point lies above the edge at a place, -1 below it, 0 on its line. */
  side(place: number, point: number): number {
    return orient2dAt(this.#points.xy, this.from[place]!, this.to[place]!, point);
  }

  /** A place whose edge a point is on; if there is none, the highest one below it, or -1 if all are above. */
  locate(point: number): number {
    let place = this.#root;
    let found = NONE;
    while (place !== NONE) {
      const side = this.side(place, point);
      if (side === 0) return place;
      if (side > 0) {
        found = place;
        place = this.#right[place]!;
      } else {
        place = this.#left[place]!;
      }
    }
    return found;
  }

  /** Inserts a place directly above another one, or as the lowest one of all. */
  insertAbove(below: number, place: number): void {
    const above = below === NONE ? this.lowest : this.above[below]!;
    this.below[place] = below;
    this.above[place] = above;
    if (below === NONE) this.lowest = place;
    else this.above[below] = place;
    if (above !== NONE) this.below[above] = place;
    this.#left[place] = NONE;
    this.#right[place] = NONE;
    this.#priority[place] = spread(place);
    // Of two neighbours one has nothing on the side of the other.
    if (below !== NONE && this.#right[below] === NONE) {
      this.#right[below] = place;
      this.#parent[place] = below;
    } else if (above !== NONE) {
      this.#left[above] = place;
      this.#parent[place] = above;
    } else {
      this.#parent[place] = NONE;
      this.#root = place;
      return;
    }
    while (this.#parent[place] !== NONE && this.#priority[this.#parent[place]!]! < this.#priority[place]!) {
      this.#rotateUp(place);
    }
  }

  remove(place: number): void {
    const below = this.below[place]!;
    const above = this.above[place]!;
    if (below === NONE) this.lowest = above;
    else this.above[below] = above;
    if (above !== NONE) this.below[above] = below;
    for (;;) {
      const left = this.#left[place]!;
      const right = this.#right[place]!;
      if (left === NONE || right === NONE) {
        this.#replaceChild(place, left === NONE ? right : left);
        return;
      }
      this.#rotateUp(this.#priority[left]! > this.#priority[right]! ? left : right);
    }
  }

  #replaceChild(place: number, by: number): void {
    const parent = this.#parent[place]!;
    if (parent === NONE) this.#root = by;
    else if (this.#left[parent] === place) this.#left[parent] = by;
    else this.#right[parent] = by;
    if (by !== NONE) this.#parent[by] = parent;
  }

  #rotateUp(place: number): void {
    const parent = this.#parent[place]!;
    this.#replaceChild(parent, place);
    const isLeft = this.#left[parent] === place;
    const inner = isLeft ? this.#right[place]! : this.#left[place]!;
    if (isLeft) {
      this.#left[parent] = inner;
      this.#right[place] = parent;
    } else {
      this.#right[parent] = inner;
      this.#left[place] = parent;
    }
    if (inner !== NONE) this.#parent[inner] = parent;
    this.#parent[parent] = place;
  }
}
