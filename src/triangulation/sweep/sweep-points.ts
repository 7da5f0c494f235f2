/** The vertices of rings as points in the order of a sweep, each place once, and the edges between them. */
import { polygonAreaSign } from '../../predicates/polygon-area-sign.js';
import { LexicographicOrder } from './lexicographic-order.js';

/** What edges of outer rings do to the state of an interval; those of holes add or take {@link HOLE}. */
export const OUTER = 0;
/** The state of an interval: an odd number is inside of the outer ring, and each hole around it adds 2. */
export const HOLE = 2;

const NONE = -1;

/**
 * Rings as a sweep needs them. Points have their rank along x, then y, as their number, and vertices at one place are
 * one point. An edge runs from its lesser to its greater point; edges without length are left out.
 */
export class SweepPoints {
  /** How many points there are. */
  count = 0;
  /** x and y of each point. */
  xy: Float64Array = new Float64Array(0);
  /** The first vertex at each point. */
  vertex: Int32Array = new Int32Array(0);
  /** The first of the edges that leave a point to the right, or -1. */
  firstOut: Int32Array = new Int32Array(0);
  /** How many edges come to a point from the left. */
  ins: Int32Array = new Int32Array(0);
  /** The next edge that leaves the same point, or -1. */
  nextOut: Int32Array = new Int32Array(0);
  /** The lesser and the greater point of each edge. */
  from: Int32Array = new Int32Array(0);
  to: Int32Array = new Int32Array(0);
  /** What each edge does to the state, from below to above: OUTER, HOLE or -HOLE. */
  step: Int32Array = new Int32Array(0);
  edgeCount = 0;
  /** How many holes there are. */
  holes = 0;
  #pointOf: Int32Array = new Int32Array(0);
  readonly #sorted = new LexicographicOrder();
  #input: Float64Array = new Float64Array(0);

  /** Room for x and y of so many vertices, or more: the same until more is asked for. */
  input(count: number): Float64Array {
    if (this.#input.length < 2 * count) this.#input = new Float64Array(4 * count);
    return this.#input;
  }

  /**
   * @param xy x and y of each vertex, finite
   * @param starts where rings start, and behind them how many vertices they have: the first is the outer ring
   */
  load(xy: Float64Array, starts: ArrayLike<number>): void {
    const n = starts[starts.length - 1]!;
    this.#reserve(n);
    this.#numberPoints(xy, n);
    this.edgeCount = 0;
    this.holes = starts.length - 2;
    this.#addRing(starts[0]!, starts[1]!, OUTER);
    for (let r = 1; r + 1 < starts.length; r++) {
      const start = starts[r]!;
      const end = starts[r + 1]!;
      // What is above an edge to the right is inside, where the ring runs counterclockwise.
      this.#addRing(start, end, end - start > 2 ? HOLE * polygonAreaSign(xy, start, end) || HOLE : HOLE);
    }
  }

  /**
   * Points and edges in the place of those that are there.
   *
   * @param xy x and y of each point; several may be at one place
   * @param vertices the vertex that stands for each point
   * @param edges three numbers for each edge: two points, and what it does to the state if it runs to the right
   */
  loadEdges(xy: Float64Array, vertices: ArrayLike<number>, edges: ArrayLike<number>): void {
    this.#reserve(Math.max(vertices.length, edges.length / 3));
    this.#numberPoints(xy, vertices.length);
    for (let p = 0; p < this.count; p++) this.vertex[p] = vertices[this.vertex[p]!]!;
    this.edgeCount = 0;
    for (let e = 0; e < edges.length; e += 3) {
      const a = this.#pointOf[edges[e]!]!;
      const b = this.#pointOf[edges[e + 1]!]!;
      if (a < b) this.#addEdge(a, b, edges[e + 2]!);
      else if (b < a) this.#addEdge(b, a, -edges[e + 2]!);
    }
  }

  #numberPoints(xy: Float64Array, n: number): void {
    const { xy: own, vertex, firstOut, ins } = this;
    const pointOf = this.#pointOf;
    this.#sorted.sort(xy, n);
    const { order } = this.#sorted;
    let last = -1;
    let lastX = Number.NaN;
    let lastY = Number.NaN;
    for (let i = 0; i < n; i++) {
      const v = order[i]!;
      const vx = xy[2 * v]!;
      const vy = xy[2 * v + 1]!;
      if (vx !== lastX || vy !== lastY) {
        last++;
        lastX = vx;
        lastY = vy;
        own[2 * last] = vx;
        own[2 * last + 1] = vy;
        vertex[last] = v;
        firstOut[last] = NONE;
        ins[last] = 0;
      }
      pointOf[v] = last;
    }
    this.count = last + 1;
  }

  #addRing(start: number, end: number, step: number): void {
    if (end <= start) return;
    const pointOf = this.#pointOf;
    let a = pointOf[end - 1]!;
    for (let v = start; v < end; v++) {
      const b = pointOf[v]!;
      if (a < b) this.#addEdge(a, b, step);
      else if (b < a) this.#addEdge(b, a, -step);
      a = b;
    }
  }

  #addEdge(from: number, to: number, step: number): void {
    const e = this.edgeCount++;
    this.from[e] = from;
    this.to[e] = to;
    this.step[e] = step;
    this.nextOut[e] = this.firstOut[from]!;
    this.firstOut[from] = e;
    this.ins[to] = this.ins[to]! + 1;
  }

  #reserve(n: number): void {
    if (this.vertex.length >= n) return;
    const size = Math.max(64, 2 * n);
    this.xy = new Float64Array(2 * size);
    this.vertex = new Int32Array(size);
    this.firstOut = new Int32Array(size);
    this.ins = new Int32Array(size);
    this.nextOut = new Int32Array(size);
    this.from = new Int32Array(size);
    this.to = new Int32Array(size);
    this.step = new Int32Array(size);
    this.#pointOf = new Int32Array(size);
  }
}
