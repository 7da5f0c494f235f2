/** One ring cut into triangles by a sweep that crosses few edges at a time. */
import { orient2d, orient2dAt } from '../../predicates/index.js';
import { type ChainPoints, Chains, type End, LOWER, UPPER } from './chains.js';
import { isBefore } from './lexicographic-order.js';

/** So many vertices may lie before both of their neighbours. */
const MOST_STARTS = 8;
const MOST_EDGES = 2 * MOST_STARTS;

const NONE = -1;

/**
 * The sweep of `TriangleSweep` for one ring that does not touch or cross itself: the same triangles, in the same order.
 * Points are not sorted: the next one is an end of an edge that the sweep line crosses, or the least of the vertices
 * before both of their neighbours, at which two edges begin. The edges that it crosses are a list, from below to above.
 * What is above the first, the third and so on is inside: each of these has the chain of an interval.
 *
 * A vertex at which edges end or begin has to lie strictly between the edges below and above them. That proves the
 * ring: if edges met elsewhere than at the vertex of neighbours, there would be a first such point along the sweep, and
 * the list is in order as far as that. If it is a vertex, it lies on an edge below or above it in the list. Else two
 * edges are in the wrong order behind it, and the next vertex that ends one of them, or lies between them in the list,
 * lies on the wrong side of the other one (Shamos, Hoey, "Geometric intersection problems", 1976).
 */
export class RingSweep {
  readonly #points: { -readonly [K in keyof ChainPoints]: ChainPoints[K] };
  readonly #chains: Chains;
  /** The vertices between which each edge of the list runs, and the step from one vertex to the next on its way. */
  readonly #from: Int32Array = new Int32Array(MOST_EDGES);
  readonly #to: Int32Array = new Int32Array(MOST_EDGES);
  readonly #step: Int32Array = new Int32Array(MOST_EDGES);
  /** The chain above each edge that has the inside above it. */
  readonly #chain: Int32Array = new Int32Array(MOST_EDGES);
  /** How many edges there are in the list. */
  #count = 0;
  /** The vertices before both of their neighbours, in order. */
  readonly #starts: Int32Array = new Int32Array(MOST_STARTS);
  /** How many vertices the ring has. */
  #vertices = 0;

  constructor() {
    this.#points = { xy: new Float64Array(0), vertex: new Int32Array(0) };
    this.#chains = new Chains(this.#points);
  }

  /**
   * The triangles of a ring; null if it touches or crosses itself, or if more than eight vertices lie before both of
   * their neighbours.
   *
   * @param xy x and y of each vertex, finite
   * @param vertices how many there are, 3 or more
   * @returns three vertices for each triangle, counterclockwise
   */
  run(xy: Float64Array, vertices: number): number[] | null {
    const starts = this.#findStarts(xy, vertices);
    if (starts === NONE) return null;
    this.#load(xy, vertices);
    for (let begun = 0; begun < starts || this.#count > 0; ) {
      const start = begun < starts ? this.#starts[begun]! : NONE;
      if (this.#count === 2 && !this.#goAlong(start)) return null;
      const at = this.#nextEnd(start);
      if (at !== NONE) {
        if (!this.#pass(at)) return null;
      } else if (!this.#begin(start, begun++)) {
        return null;
      }
    }
    return this.#chains.take();
  }

  #load(xy: Float64Array, vertices: number): void {
    const points = this.#points;
    points.xy = xy;
    if (points.vertex.length < vertices) {
      points.vertex = Int32Array.from({ length: 2 * vertices }, (_, i) => i);
    }
    // One link for each vertex; three where edges begin, and two where they end.
    this.#chains.clear(MOST_STARTS, points.vertex.length + 3 * MOST_STARTS, 3 * (vertices - 2));
    this.#count = 0;
    this.#vertices = vertices;
  }

  /** How many vertices lie before both of their neighbours; -1 if too many do, or neighbours are at one place. */
  #findStarts(xy: Float64Array, vertices: number): number {
    const starts = this.#starts;
    let count = 0;
    let lastX = xy[0]!;
    let lastY = xy[1]!;
    let isDown = isBefore(xy, 0, vertices - 1);
    for (let v = 0; v < vertices; v++) {
      const wasDown = isDown;
      const next = v + 1 === vertices ? 0 : v + 1;
      const x = xy[2 * next]!;
      const y = xy[2 * next + 1]!;
      if (x === lastX && y === lastY) return NONE;
      isDown = x < lastX || (x === lastX && y < lastY);
      lastX = x;
      lastY = y;
      if (!wasDown || isDown) continue;
      if (count === MOST_STARTS) return NONE;
      let k = count++;
      for (; k > 0 && isBefore(xy, v, starts[k - 1]!); k--) starts[k] = starts[k - 1]!;
      starts[k] = v;
    }
    return count;
  }

  #after(v: number, step: number): number {
    const next = v + step;
    if (next < 0) return this.#vertices - 1;
    return next === this.#vertices ? 0 : next;
  }

  /** The edge that ends first; -1 if none ends before the next vertex at which edges begin. */
  #nextEnd(start: number): number {
    const { xy } = this.#points;
    const to = this.#to;
    let found = start === NONE ? 0 : NONE;
    let first = start === NONE ? to[0]! : start;
    for (let at = 0; at < this.#count; at++) {
      if (!isBefore(xy, to[at]!, first)) continue;
      found = at;
      first = to[at]!;
    }
    return found;
  }

  /** Is a vertex strictly above one edge of the list and below another one, as far as there are any? */
  #isBetween(below: number, v: number, above: number): boolean {
    const { xy } = this.#points;
    if (below >= 0 && orient2dAt(xy, this.#from[below]!, this.#to[below]!, v) <= 0) return false;
    return above >= this.#count || orient2dAt(xy, this.#from[above]!, this.#to[above]!, v) < 0;
  }

  /** The vertex at which an edge ends, and the next one begins in its place or that above it ends, too. */
  #pass(at: number): boolean {
    const v = this.#to[at]!;
    const next = this.#after(v, this.#step[at]!);
    if (isBefore(this.#points.xy, next, v)) return this.#end(at, v);
    if (!this.#isBetween(at - 1, v, at + 1)) return false;
    this.#from[at] = v;
    this.#to[at] = next;
    const end = (at & 1) as End;
    this.#chains.add(this.#chain[at - end]!, end, v);
    return true;
  }

  /** The vertex at which an edge and that above it end. */
  #end(at: number, v: number): boolean {
    if (at + 1 >= this.#count || this.#to[at + 1] !== v || !this.#isBetween(at - 1, v, at + 2)) return false;
    const chains = this.#chains;
    const chain = this.#chain;
    if ((at & 1) === LOWER) {
      chains.close(chain[at]!, v);
    } else {
      const below = chain[at - 1]!;
      const above = chain[at + 1]!;
      chains.add(below, UPPER, v);
      chains.add(above, LOWER, v);
      chains.join(below, above);
    }
    this.#count -= 2;
    for (let k = at; k < this.#count; k++) this.#move(k + 2, k);
    return true;
  }

  /** A vertex at which two edges begin. */
  #begin(v: number, chain: number): boolean {
    const { xy } = this.#points;
    const before = this.#after(v, -1);
    const after = this.#after(v, 1);
    const turn = orient2dAt(xy, v, after, before);
    if (turn === 0) return false;
    let at = 0;
    while (at < this.#count && orient2dAt(xy, this.#from[at]!, this.#to[at]!, v) > 0) at++;
    if (!this.#isBetween(NONE, v, at)) return false;
    for (let k = this.#count - 1; k >= at; k--) this.#move(k, k + 2);
    this.#count += 2;
    this.#from[at] = v;
    this.#from[at + 1] = v;
    this.#to[at] = turn > 0 ? after : before;
    this.#to[at + 1] = turn > 0 ? before : after;
    this.#step[at] = turn;
    this.#step[at + 1] = -turn;
    if ((at & 1) === LOWER) {
      this.#chain[at] = chain;
      this.#chains.begin(chain, v);
    } else {
      this.#chain[at + 1] = chain;
      this.#chains.split(this.#chain[at - 1]!, chain, v);
    }
    return true;
  }

  #move(from: number, to: number): void {
    this.#from[to] = this.#from[from]!;
    this.#to[to] = this.#to[from]!;
    this.#step[to] = this.#step[from]!;
    this.#chain[to] = this.#chain[from]!;
  }

  /**
   * Passes vertices as long as there is one interval, up to the next vertex at which edges begin, or where both edges
   * end: no edge ends alone, as all that come from the left are in the list. It is `#pass` again, in variables: most
   * vertices of small rings come here, and take less time.
   */
  #goAlong(start: number): boolean {
    const { xy } = this.#points;
    const { ends, point, next: following, triangles } = this.#chains;
    const chain = this.#chain[0]!;
    const step = this.#step[LOWER]!;
    let lowerFrom = this.#from[LOWER]!;
    let upperFrom = this.#from[UPPER]!;
    let lowerTo = this.#to[LOWER]!;
    let upperTo = this.#to[UPPER]!;
    let lowerEnd = ends[2 * chain + LOWER]!;
    let upperEnd = ends[2 * chain + UPPER]!;
    let { links, found } = this.#chains;
    const startX = start === NONE ? Number.POSITIVE_INFINITY : xy[2 * start]!;
    const startY = start === NONE ? 0 : xy[2 * start + 1]!;
    let lowerX = xy[2 * lowerTo]!;
    let lowerY = xy[2 * lowerTo + 1]!;
    let upperX = xy[2 * upperTo]!;
    let upperY = xy[2 * upperTo + 1]!;
    let last = this.#chains.last[chain]!;
    while (lowerTo !== upperTo) {
      const isLower = lowerX < upperX || (lowerX === upperX && lowerY < upperY);
      const v = isLower ? lowerTo : upperTo;
      const x = isLower ? lowerX : upperX;
      const y = isLower ? lowerY : upperY;
      if (startX < x || (startX === x && startY < y)) break;
      const next = this.#after(v, isLower ? step : -step);
      const nextX = xy[2 * next]!;
      const nextY = xy[2 * next + 1]!;
      const from = 2 * (isLower ? upperFrom : lowerFrom);
      const toX = isLower ? upperX : lowerX;
      const toY = isLower ? upperY : lowerY;
      const side = orient2d(xy[from]!, xy[from + 1]!, toX, toY, x, y);
      if (isLower ? side >= 0 : side <= 0) return false;
      const end = isLower ? LOWER : UPPER;
      let a = isLower ? lowerEnd : upperEnd;
      let p = point[a]!;
      let px = xy[2 * p]!;
      let py = xy[2 * p + 1]!;
      for (let b = following[2 * a + end]!; b !== NONE; b = following[2 * a + end]!) {
        const q = point[b]!;
        const qx = xy[2 * q]!;
        const qy = xy[2 * q + 1]!;
        const turn = orient2d(x, y, px, py, qx, qy);
        if (isLower ? turn >= 0 : turn <= 0) break;
        triangles[found] = v;
        triangles[found + 1] = isLower ? q : p;
        triangles[found + 2] = isLower ? p : q;
        found += 3;
        a = b;
        p = q;
        px = qx;
        py = qy;
      }
      last = links++;
      point[last] = v;
      following[2 * last + end] = a;
      following[2 * last + 1 - end] = NONE;
      following[2 * a + 1 - end] = last;
      if (isLower) {
        lowerFrom = v;
        lowerTo = next;
        lowerX = nextX;
        lowerY = nextY;
        lowerEnd = last;
      } else {
        upperFrom = v;
        upperTo = next;
        upperX = nextX;
        upperY = nextY;
        upperEnd = last;
      }
    }
    this.#from[LOWER] = lowerFrom;
    this.#from[UPPER] = upperFrom;
    this.#to[LOWER] = lowerTo;
    this.#to[UPPER] = upperTo;
    ends[2 * chain + LOWER] = lowerEnd;
    ends[2 * chain + UPPER] = upperEnd;
    this.#chains.last[chain] = last;
    this.#chains.links = links;
    this.#chains.found = found;
    return true;
  }
}
