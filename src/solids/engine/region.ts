import { projectedOrientation } from '../../implicit/projected-orientation.js';
import type { Axis, NormalSigns } from './axis.js';
import type { Polygon, Tables } from './facet.js';
import { type Inner, innerPointOf } from './inner-line.js';
import { RingLevels } from './ring-levels.js';

/** A region of a plane that is bounded by rings. */
export class Region {
  readonly #tables: Tables;
  readonly #signs: NormalSigns;
  readonly #plane: number;
  readonly #rings: readonly Polygon[];
  /** By the axes along which heights are. */
  readonly #levels: [RingLevels?, RingLevels?, RingLevels?] = [];

  constructor(tables: Tables, signs: NormalSigns, plane: number, rings: readonly Polygon[]) {
    this.#tables = tables;
    this.#signs = signs;
    this.#plane = plane;
    this.#rings = rings;
  }

  /** Does it cover a convex piece of its plane, none of whose inside the rings pass through? */
  covers(piece: Polygon): boolean {
    for (let attempt = 0; ; attempt++) {
      const inner = innerPointOf(this.#tables, this.#signs, this.#plane, piece, attempt);
      const winding = inner === null ? null : this.#windingAround(inner);
      if (winding !== null) return winding !== 0;
    }
  }

  /** How often the rings wind around a point, as it is seen along an axis; null if a vertex is as high as the point. */
  #windingAround({ axis, point }: Inner): number | null {
    const edges = this.#levelsAlong(([2, 0, 1] as const)[axis]).at(point);
    if (edges === null) return null;
    let winding = 0;
    for (const { from, to, rise } of edges) {
      const side = projectedOrientation(axis, from, to, point);
      if (side === 0) return null;
      // Upwards with the point on the left, or downwards with the point on the right: the edge is on one side of it,
      // the same for both.
      if (side === rise) winding += rise;
    }
    return winding;
  }

  #levelsAlong(up: Axis): RingLevels {
    this.#levels[up] ??= new RingLevels(this.#tables.vertices.points, this.#rings, up);
    return this.#levels[up];
  }
}
