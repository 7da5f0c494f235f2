import { requireNoMore } from '../../core/arguments/index.js';
import { orientation2d, type PointLike2 } from '../../implicit/index.js';
import type { PolygonOperand } from '../operand.js';
import type { PolygonSet, SetPolygon } from '../polygon-set.js';
import { type Chain, chainOf, FunnelTriangles } from './funnel-triangles.js';
import { indexOf } from './set-index.js';

/** A polygon set, cut into triangles. */
export interface TriangulatedPolygons {
  readonly set: PolygonSet;
  /** Three numbers of vertices of the set for each triangle, counterclockwise; polygon by polygon. */
  readonly triangles: Uint32Array;
}

/**
 * Cuts polygons into triangles between the vertices of the set that they are, crossings included. Each triangle has an
 * area; together they are the set; what two of them have in common is an edge or a vertex of both. A polygon of n
 * vertices and h holes has n + 2 h - 2 of them, and one less for each ring by which a vertex is of more than one.
 *
 * A sweep from left to right keeps what is not cut yet between two edges, one above the other. Time n log n, if not
 * many edges are on one vertical line.
 *
 * Source: Hertel and Mehlhorn 1983, "Fast triangulation of simple polygons".
 *
 * @param polygons a set, or what is read as one
 * @throws RangeError naming the part that is wrong
 * @example
 * const { set, triangles } = triangulatePolygonSet([[0, 0], [2, 2], [2, 0], [0, 2]]);
 * set.vertices; // [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]]
 * triangles; // new Uint32Array([0, 2, 1, 3, 4, 2])
 */
export function triangulatePolygonSet(polygons: PolygonOperand): TriangulatedPolygons {
  if (arguments.length > 1) requireNoMore('triangulatePolygonSet', 1, arguments[1]);
  const { set, points } = indexOf('triangulatePolygonSet', 'polygons', polygons);
  const triangles: number[] = [];
  for (const polygon of set.polygons) new Sweep(points, triangles).cut(polygon);
  return { set, triangles: Uint32Array.from(triangles) };
}

/** An edge of a polygon, between a vertex and a later one. */
interface SweptEdge {
  readonly left: number;
  readonly right: number;
  /** Whether the polygon is above it. Then `chain` is what bounds, on the left, what is not cut yet there. */
  readonly isInsideAbove: boolean;
  chain: Chain | null;
}

/** Vertices are numbered in the order of the sweep. */
class Sweep {
  readonly #points: readonly PointLike2[];
  readonly #funnels: FunnelTriangles;
  /** The edges that the sweep line meets, from below to above. */
  readonly #status: SweptEdge[] = [];

  constructor(points: readonly PointLike2[], triangles: number[]) {
    this.#points = points;
    this.#funnels = new FunnelTriangles(points, triangles);
  }

  cut(polygon: SetPolygon): void {
    const starting = new Map<number, SweptEdge[]>();
    const vertices = new Set<number>();
    for (const ring of polygon) {
      ring.forEach((v, i) => {
        const w = ring[i + 1 === ring.length ? 0 : i + 1]!;
        const edge = { left: Math.min(v, w), right: Math.max(v, w), isInsideAbove: v < w, chain: null };
        vertices.add(v);
        const others = starting.get(edge.left);
        if (others === undefined) starting.set(edge.left, [edge]);
        else others.push(edge);
      });
    }
    for (const v of Array.from(vertices).sort((a, b) => a - b)) this.#pass(v, starting.get(v) ?? []);
  }

  #side({ left, right }: SweptEdge, v: number): number {
    return orientation2d(this.#points[left]!, this.#points[right]!, this.#points[v]!);
  }

  #pass(v: number, starting: SweptEdge[]): void {
    const status = this.#status;
    let [low, high] = [0, status.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#side(status[middle]!, v) > 0) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < status.length && status[end]!.right === v) end++;
    const point = this.#points[v]!;
    starting.sort((e, f) => orientation2d(point, this.#points[f.right]!, this.#points[e.right]!));
    const below = this.#chainAbove(low - 1);
    const above = end > low ? this.#chainAbove(end - 1) : null;
    for (let k = low; k < end - 1; k++) {
      const chain = this.#chainAbove(k);
      if (chain !== null) this.#funnels.close(chain, v);
    }
    const [under, over] = this.#beside(below, above, v, end > low);
    for (const edge of starting) if (edge.isInsideAbove) edge.chain = chainOf(v);
    if (starting.length > 0) {
      if (low > 0 && under !== null) status[low - 1]!.chain = under;
      const last = starting.at(-1)!;
      if (last.isInsideAbove) last.chain = over;
    } else if (low > 0 && under !== null && over !== null)
      status[low - 1]!.chain = this.#funnels.join(under, over);
    status.splice(low, end - low, ...starting);
  }

  /** What is not cut yet above an edge of the status. */
  #chainAbove(k: number): Chain | null {
    return k < 0 ? null : this.#status[k]!.chain;
  }

  /** What bounds, on the left, what is right below and right above a vertex. */
  #beside(
    below: Chain | null,
    above: Chain | null,
    v: number,
    isEnd: boolean,
  ): readonly [Chain | null, Chain | null] {
    if (!isEnd) return below === null ? [null, null] : this.#funnels.split(below, v);
    if (below !== null) this.#funnels.addAbove(below, v);
    if (above !== null) this.#funnels.addBelow(above, v);
    return [below, above];
  }
}
