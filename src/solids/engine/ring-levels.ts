import type { Sign } from '../../core/sign.js';
import { orderAlong } from '../../implicit/compare-points.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import type { Axis } from './axis.js';
import type { Polygon } from './facet.js';
import type { VertexPoint } from './vertices.js';

/** An edge of a ring that is not level. */
export interface RisingEdge {
  readonly from: VertexPoint;
  readonly to: VertexPoint;
  /** 1 if it rises, -1 if it falls. */
  readonly rise: 1 | -1;
}

/**
 * The edges of rings by the heights that they pass, along an axis: those at the height of a point are found among E in
 * O(log E + found), since a face with thousands of holes is cut into thousands of pieces, each of which is asked about.
 *
 * Heights of vertices are sorted; what an edge passes is a range of the gaps between them, and each node of a segment
 * tree over the gaps has the edges whose range holds all its gaps, and not all of its parent's.
 *
 * Source: de Berg et al., Computational Geometry, 10.3 (segment trees).
 */
export class RingLevels {
  readonly #axis: Axis;
  /** A vertex of each height, from below. */
  readonly #levels: readonly VertexPoint[];
  /** The node of gap g, between levels g and g + 1, is number g + count; the parent of node i is i >> 1. */
  readonly #nodes: RisingEdge[][];

  /** @param points the vertices by their numbers */
  constructor(points: readonly VertexPoint[], rings: readonly Polygon[], axis: Axis) {
    this.#axis = axis;
    const numbers = [...new Set(rings.flatMap((ring) => ring.vertices))];
    numbers.sort((u, v) => orderAlong(axis, points[u]!, points[v]!));
    const levels: VertexPoint[] = [];
    const levelOf = new Map<number, number>();
    for (const number of numbers) {
      const top = levels[levels.length - 1];
      if (top === undefined || orderAlong(axis, top, points[number]!) !== 0) levels.push(points[number]!);
      levelOf.set(number, levels.length - 1);
    }
    this.#levels = levels;
    this.#nodes = Array.from({ length: 2 * levels.length }, () => []);
    for (const { vertices } of rings) {
      vertices.forEach((u, i) => {
        const v = vertices[i + 1 === vertices.length ? 0 : i + 1]!;
        const [low, high] = [levelOf.get(u)!, levelOf.get(v)!];
        if (low === high) return;
        this.#add({ from: points[u]!, to: points[v]!, rise: low < high ? 1 : -1 }, low, high);
      });
    }
  }

  #add(edge: RisingEdge, u: number, v: number): void {
    const count = this.#levels.length;
    let from = Math.min(u, v) + count;
    let end = Math.max(u, v) + count;
    while (from < end) {
      if (from % 2 === 1) this.#nodes[from++]!.push(edge);
      if (end % 2 === 1) this.#nodes[--end]!.push(edge);
      from >>= 1;
      end >>= 1;
    }
  }

  /** The edges that pass the height of a point; null if a vertex is as high. */
  at(point: Point3Object): readonly RisingEdge[] | null {
    let low = 0;
    let high = this.#levels.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const order: Sign = orderAlong(this.#axis, this.#levels[middle]!, point);
      if (order === 0) return null;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    const found: RisingEdge[] = [];
    if (low === 0 || low === this.#levels.length) return found;
    for (let node = low - 1 + this.#levels.length; node > 0; node >>= 1) found.push(...this.#nodes[node]!);
    return found;
  }
}
