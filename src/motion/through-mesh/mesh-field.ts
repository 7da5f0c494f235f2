/** The triangles of a mesh as parts, behind its tree. */
import type { Bvh } from '../../indexes/bvh-tree.js';
import type { Field, FirstParts } from '../parts/first-parts.js';
import type { MovingHull } from '../parts/moving-hull.js';

/** What of a mesh the walk reads: a tree over the boxes of its triangles, and their corners. */
export interface MeshParts {
  readonly bvh: Bvh;
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

/** When a shape may have a common point with what is in a box of a list at the earliest; Infinity, if never. */
export interface Entries {
  enter(bounds: Float64Array, at: number): number;
}

/** Triangles behind a tree. */
export interface TriangleField extends Field {
  readonly bvh: Bvh;
  /** When a shape gets into boxes of the tree. */
  entries(hull: MovingHull): Entries;
}

export class MeshField implements TriangleField {
  readonly #mesh: MeshParts;

  constructor(mesh: MeshParts) {
    this.#mesh = mesh;
  }

  get bvh(): Bvh {
    return this.#mesh.bvh;
  }

  entries(hull: MovingHull): Entries {
    return hull;
  }

  place(hull: MovingHull, triangle: number): void {
    hull.place(this.#mesh.positions, this.#mesh.indices, triangle);
  }

  show(hull: MovingHull, search: FirstParts): void {
    walkFirst(this.bvh, hull, search);
  }
}

/** Nodes that wait, and when each is entered; used again by the next walk. */
const NODES: number[] = [];
const TIMES: number[] = [];

/** Shows a search what is in the boxes of a tree: nearer ones first, and none that is entered after its limit. */
export function walkFirst(
  { bounds, links, counts, boxes, order }: Bvh,
  hull: Entries,
  search: FirstParts,
): void {
  if (counts.length === 0) return;
  let waiting = 0;
  let node = 0;
  let time = hull.enter(bounds, 0);
  for (;;) {
    if (time <= search.limit) {
      const link = links[node]!;
      const count = counts[node]!;
      if (count === 0) {
        const first = hull.enter(bounds, 6 * link);
        const second = hull.enter(bounds, 6 * link + 6);
        const isFirst = first <= second;
        const later = isFirst ? second : first;
        if (later <= search.limit) {
          NODES[waiting] = isFirst ? link + 1 : link;
          TIMES[waiting++] = later;
        }
        node = isFirst ? link : link + 1;
        time = isFirst ? first : second;
        continue;
      }
      for (let place = link; place < link + count; place++) {
        const entry = hull.enter(boxes, 6 * place);
        if (entry <= search.limit) search.add(order[place]!, entry);
      }
    }
    if (waiting === 0) return;
    node = NODES[--waiting]!;
    time = TIMES[waiting]!;
  }
}
