/** The chains of vertices that bound what a sweep has not cut into triangles yet. */
import { orient2dAt } from '../../predicates/index.js';

const NONE = -1;

/** The ends of a chain: the lower edge of its interval was last met there, or the upper one. */
export const LOWER = 0;
export const UPPER = 1;
export type End = typeof LOWER | typeof UPPER;

/** Lists of more numbers grow as triangles come. */
const MOST_RESERVED = 4096;

/** Points by number. */
export interface ChainPoints {
  /** x and y of each. */
  readonly xy: Float64Array;
  /** The vertex that stands for each. */
  readonly vertex: Int32Array;
}

/**
 * For each interval between two edges a chain of points, from the one at which the lower edge was last met to that of
 * the upper edge. All that is inside left of the chain is cut already. The point that came last is the rightmost one;
 * from it to both ends x does not grow, and no two neighbours are both seen by a point to the right unless the chain
 * turns away between them: a triangle is made as soon as its corners see each other.
 *
 * Source: Hertel, Mehlhorn, "Fast triangulation of simple polygons", 1983.
 */
export class Chains {
  /** The links of both ends of the chain above each place of the status: that of an end is at 2 place + end. */
  ends: Int32Array = new Int32Array(0);
  /** The link of its last point. */
  last: Int32Array = new Int32Array(0);
  /** The point of each link. */
  point: Int32Array = new Int32Array(0);
  /** At 2 link + end the next link on the way from this end, or -1. */
  next: Int32Array = new Int32Array(0);
  /** How many links there are. */
  links = 0;
  /** Three vertices for each triangle, counterclockwise; room for more may be behind them. */
  triangles: number[] = [];
  /** How many numbers of triangles there are. */
  found = 0;
  readonly #points: ChainPoints;

  constructor(points: ChainPoints) {
    this.#points = points;
  }

  /** Forgets all, and makes room: for the numbers of triangles as they are expected. */
  clear(places: number, links: number, numbers: number): void {
    this.triangles = new Array<number>(numbers > 0 && numbers <= MOST_RESERVED ? numbers : 0);
    this.found = 0;
    this.links = 0;
    if (this.last.length < places) {
      this.ends = new Int32Array(4 * places);
      this.last = new Int32Array(2 * places);
    }
    if (this.point.length < links) this.#grow(links);
  }

  /** The triangles that were cut. */
  take(): number[] {
    const { triangles, found } = this;
    if (triangles.length > found) triangles.length = found;
    return triangles;
  }

  /** A new chain of one point. */
  begin(place: number, point: number): void {
    const link = this.#newLink(point, NONE, NONE);
    this.place(place, link, link);
  }

  /** Brings a chain, of which the last point is the lowest, to another place. */
  place(place: number, lower: number, upper: number): void {
    this.ends[2 * place + LOWER] = lower;
    this.ends[2 * place + UPPER] = upper;
    this.last[place] = lower;
  }

  /** Adds the next point of the edge at an end. */
  add(place: number, end: End, point: number): void {
    const a = this.#cutFrom(this.ends[2 * place + end]!, end, point);
    const link = this.#newLink(point, NONE, NONE);
    this.next[2 * link + end] = a;
    this.next[2 * a + 1 - end] = link;
    this.ends[2 * place + end] = link;
    this.last[place] = link;
  }

  /** Cuts all that is left, where both edges end at a point. */
  close(place: number, point: number): void {
    const { next } = this;
    for (
      let a = this.ends[2 * place + LOWER]!, b = next[2 * a + LOWER]!;
      b !== NONE;
      a = b, b = next[2 * a]!
    ) {
      const lower = this.point[a]!;
      const upper = this.point[b]!;
      if (orient2dAt(this.#points.xy, point, upper, lower) > 0) this.#cut(point, upper, lower);
    }
  }

  /** Two chains that end at the same last point, the lower one above and the upper one below, become one. */
  join(below: number, above: number): void {
    const link = this.ends[2 * below + UPPER]!;
    const next = this.next[2 * this.ends[2 * above + LOWER]! + LOWER]!;
    if (next === NONE) return;
    this.next[2 * link + LOWER] = next;
    this.next[2 * next + UPPER] = link;
    this.ends[2 * below + UPPER] = this.ends[2 * above + UPPER]!;
  }

  /** A point between both edges at which others begin: what is above it becomes the chain of another place. */
  split(place: number, upperPlace: number, point: number): void {
    const a = this.#cutFrom(this.last[place]!, UPPER, point);
    const b = this.#above(place, a, point);
    const top = this.ends[2 * place + UPPER]!;
    const below = this.#newLink(point, NONE, a);
    this.next[2 * a + LOWER] = below;
    this.ends[2 * place + UPPER] = below;
    this.last[place] = below;
    const above = this.#newLink(point, b, NONE);
    this.next[2 * b + UPPER] = above;
    this.place(upperPlace, above, top);
  }

  /** A point between both edges at which none begins. */
  addInside(place: number, point: number): void {
    const a = this.#cutFrom(this.last[place]!, UPPER, point);
    const b = this.#above(place, a, point);
    const link = this.#newLink(point, b, a);
    this.next[2 * a + LOWER] = link;
    this.next[2 * b + UPPER] = link;
    this.last[place] = link;
  }

  /** Cuts upwards from the last point; where nothing was cut at all, this is doubled: it goes on on both sides. */
  #above(place: number, a: number, point: number): number {
    const b = this.#cutFrom(this.last[place]!, LOWER, point);
    if (a !== b) return b;
    const next = this.next[2 * b + LOWER]!;
    const twin = this.#newLink(this.point[b]!, next, NONE);
    if (next === NONE) this.ends[2 * place + UPPER] = twin;
    else this.next[2 * next + UPPER] = twin;
    return twin;
  }

  /** Cuts the triangles that a point makes with the chain, from a link on away from an end; the first that is left. */
  #cutFrom(link: number, end: End, point: number): number {
    const { next } = this;
    const { xy } = this.#points;
    let a = link;
    let p = this.point[a]!;
    for (let b = next[2 * a + end]!; b !== NONE; b = next[2 * a + end]!) {
      const q = this.point[b]!;
      const turn = orient2dAt(xy, point, p, q);
      if (end === LOWER ? turn >= 0 : turn <= 0) break;
      if (end === LOWER) this.#cut(point, q, p);
      else this.#cut(point, p, q);
      a = b;
      p = q;
    }
    return a;
  }

  #cut(p: number, upper: number, lower: number): void {
    const { vertex } = this.#points;
    const { triangles, found } = this;
    triangles[found] = vertex[p]!;
    triangles[found + 1] = vertex[upper]!;
    triangles[found + 2] = vertex[lower]!;
    this.found = found + 3;
  }

  #newLink(point: number, up: number, down: number): number {
    const link = this.links++;
    if (link >= this.point.length) this.#grow(2 * link);
    this.point[link] = point;
    this.next[2 * link + LOWER] = up;
    this.next[2 * link + UPPER] = down;
    return link;
  }

  #grow(size: number): void {
    const grown = (old: Int32Array, length: number): Int32Array => {
      const list = new Int32Array(length);
      list.set(old);
      return list;
    };
    this.point = grown(this.point, size);
    this.next = grown(this.next, 2 * size);
  }
}
