/** The edges that leave a point to the right. */
import { orient2dAt } from '../../predicates/index.js';
import type { SweepPoints } from './sweep-points.js';

/** More edges than this are sorted otherwise than by insertion. */
const CROWD = 32;

/** Edges from one point, from the lowest to the highest when they are sorted. */
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

  add(to: number, edge: number): void {
    this.to[this.count] = to;
    this.edge[this.count++] = edge;
  }

  /** Puts edges from a point in their places; those in one direction stay as they were added. */
  sort(p: number): void {
    if (this.count > CROWD) this.#sortMany(p);
    else for (let k = 1; k < this.count; k++) this.#insert(p, k);
  }

  #insert(p: number, from: number): void {
    const { xy } = this.#points;
    const to = this.to[from]!;
    const edge = this.edge[from]!;
    let k = from;
    for (; k > 0; k--) {
      const before = this.to[k - 1]!;
      if (orient2dAt(xy, p, before, to) >= 0) break;
      this.to[k] = before;
      this.edge[k] = this.edge[k - 1]!;
    }
    this.to[k] = to;
    this.edge[k] = edge;
  }

  #sortMany(p: number): void {
    const { xy } = this.#points;
    const all = this.to.slice(0, this.count).map((to, k) => ({ to, edge: this.edge[k]! }));
    all.sort((a, b) => orient2dAt(xy, p, b.to, a.to));
    for (const [k, { to, edge }] of all.entries()) {
      this.to[k] = to;
      this.edge[k] = edge;
    }
  }
}
