/** The chains of vertices that bound what a sweep has not cut into triangles yet. */
import { orient2dAt } from '../../predicates/index.js';
import type { SweepPoints } from './sweep-points.js';

const NONE = -1;

/**
 * For each interval between two edges a chain of points, from the one at which the lower edge was last met to that of
 * the upper edge. All that is inside left of the chain is cut already. The point that came last is the rightmost one;
 * from it to both ends x does not grow, and no two neighbours are both seen by a point to the right unless the chain
 * turns away between them: a triangle is made as soon as its corners see each other.
 *
 * Source: Hertel, Mehlhorn, "Fast triangulation of simple polygons", 1983.
 */
export class Chains {
  /** The lower end, the upper end, and the link of the last point of the chain above each place of the status. */
  lower: Int32Array = new Int32Array(0);
  upper: Int32Array = new Int32Array(0);
  last: Int32Array = new Int32Array(0);
  /** Three vertices for each triangle, counterclockwise. */
  triangles: number[] = [];
  #point: Int32Array = new Int32Array(0);
  #down: Int32Array = new Int32Array(0);
  #up: Int32Array = new Int32Array(0);
  #count = 0;
  readonly #points: SweepPoints;

  constructor(points: SweepPoints) {
    this.#points = points;
  }

  clear(places: number, links: number): void {
    this.triangles = [];
    this.#count = 0;
    if (this.lower.length < places) {
      this.lower = new Int32Array(2 * places);
      this.upper = new Int32Array(2 * places);
      this.last = new Int32Array(2 * places);
    }
    if (this.#point.length < links) this.#grow(links);
  }

  /** A new chain of one point. */
  begin(place: number, point: number): void {
    const link = this.#newLink(point, NONE, NONE);
    this.lower[place] = link;
    this.upper[place] = link;
    this.last[place] = link;
  }

  /** Brings a chain, of which the last point is the lowest, to another place. */
  place(place: number, lower: number, upper: number): void {
    this.lower[place] = lower;
    this.upper[place] = upper;
    this.last[place] = lower;
  }

  /** Adds the next point of the upper edge. */
  addUpper(place: number, point: number): void {
    const end = this.#cutDown(this.upper[place]!, point);
    const link = this.#newLink(point, end, NONE);
    this.#up[end] = link;
    this.upper[place] = link;
    this.last[place] = link;
  }

  /** Adds the next point of the lower edge. */
  addLower(place: number, point: number): void {
    const end = this.#cutUp(this.lower[place]!, point);
    const link = this.#newLink(point, NONE, end);
    this.#down[end] = link;
    this.lower[place] = link;
    this.last[place] = link;
  }

  /** Cuts all that is left, where both edges end at a point. */
  close(place: number, point: number): void {
    const up = this.#up;
    for (let a = this.lower[place]!, b = up[a]!; b !== NONE; a = b, b = up[a]!) {
      if (this.#sees(point, b, a)) this.#cut(point, b, a);
    }
  }

  /** Two chains that end at the same last point, the lower one above and the upper one below, become one. */
  join(below: number, above: number): void {
    const link = this.upper[below]!;
    const next = this.#up[this.lower[above]!]!;
    if (next === NONE) return;
    this.#up[link] = next;
    this.#down[next] = link;
    this.upper[below] = this.upper[above]!;
  }

  /** A point between both edges at which others begin: what is above it becomes the chain of another place. */
  split(place: number, upperPlace: number, point: number): void {
    const a = this.#cutDown(this.last[place]!, point);
    const b = this.#above(place, a, point);
    const top = this.upper[place]!;
    const below = this.#newLink(point, a, NONE);
    this.#up[a] = below;
    this.upper[place] = below;
    this.last[place] = below;
    const above = this.#newLink(point, NONE, b);
    this.#down[b] = above;
    this.lower[upperPlace] = above;
    this.upper[upperPlace] = top;
    this.last[upperPlace] = above;
  }

  /** A point between both edges at which none begins. */
  addInside(place: number, point: number): void {
    const a = this.#cutDown(this.last[place]!, point);
    const b = this.#above(place, a, point);
    const link = this.#newLink(point, a, b);
    this.#up[a] = link;
    this.#down[b] = link;
    this.last[place] = link;
  }

  /** Cuts upwards from the last point; where nothing was cut at all, this is doubled: it goes on on both sides. */
  #above(place: number, a: number, point: number): number {
    const b = this.#cutUp(this.last[place]!, point);
    if (a !== b) return b;
    const next = this.#up[b]!;
    const twin = this.#newLink(this.#point[b]!, NONE, next);
    if (next === NONE) this.upper[place] = twin;
    else this.#down[next] = twin;
    return twin;
  }

  /** Cuts the triangles that a point makes with the chain from a link downwards; the first link that is left. */
  #cutDown(link: number, point: number): number {
    const down = this.#down;
    let a = link;
    for (let b = down[a]!; b !== NONE && this.#sees(point, a, b); a = b, b = down[a]!) this.#cut(point, a, b);
    return a;
  }

  /** The same upwards. */
  #cutUp(link: number, point: number): number {
    const up = this.#up;
    let a = link;
    for (let b = up[a]!; b !== NONE && this.#sees(point, b, a); a = b, b = up[a]!) this.#cut(point, b, a);
    return a;
  }

  /** Is a point to the right of what leads down from one link to the next? */
  #sees(p: number, upper: number, lower: number): boolean {
    return orient2dAt(this.#points.xy, p, this.#point[upper]!, this.#point[lower]!) > 0;
  }

  #cut(p: number, upper: number, lower: number): void {
    const { vertex } = this.#points;
    this.triangles.push(vertex[p]!, vertex[this.#point[upper]!]!, vertex[this.#point[lower]!]!);
  }

  #newLink(point: number, down: number, up: number): number {
    const link = this.#count++;
    if (link >= this.#point.length) this.#grow(2 * link);
    this.#point[link] = point;
    this.#down[link] = down;
    this.#up[link] = up;
    return link;
  }

  #grow(size: number): void {
    const grown = (old: Int32Array): Int32Array => {
      const list = new Int32Array(size);
      list.set(old);
      return list;
    };
    this.#point = grown(this.#point);
    this.#down = grown(this.#down);
    this.#up = grown(this.#up);
  }
}
