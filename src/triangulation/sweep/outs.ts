/** The edges that leave a point to the right. */
import { orient2dAt } from '../../predicates/index.js';
import type { SweepPoints } from './sweep-points.js';

/** Edges from one point, from the lowest to the highest. */
export class Outs {
  /** Where they run, and their numbers. */
  readonly to: number[] = [];
  readonly edge: number[] = [];
  count = 0;
  readonly #points: SweepPoints;

  constructor(points: SweepPoints) {
    this.#points = points;
  }

  clear(): void {
    this.count = 0;
  }

  /** Puts an edge from a point in its place; of edges in one direction the first is the lowest. */
  add(p: number, to: number, edge: number): void {
    const { xy } = this.#points;
    let k = this.count++;
    for (; k > 0; k--) {
      const before = this.to[k - 1]!;
      if (orient2dAt(xy, p, before, to) >= 0) break;
      this.to[k] = before;
      this.edge[k] = this.edge[k - 1]!;
    }
    this.to[k] = to;
    this.edge[k] = edge;
  }
}
