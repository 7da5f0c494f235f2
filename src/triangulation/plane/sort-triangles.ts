import { countingSort } from '../../core/collections/counting-sort.js';

/** Triangles, three corners each, and what lies across each half-edge. */
export interface TriangleMesh {
  readonly triangles: Uint32Array<ArrayBuffer>;
  readonly halfedges: Int32Array<ArrayBuffer>;
}

/** Triangles in order, and for each half-edge its number before. */
export interface SortedTriangles extends TriangleMesh {
  readonly before: Uint32Array;
}

/**
 * Brings triangles into an order that depends on their corners alone: that of the ranks of the first one, then of the
 * second one.
 *
 * @param ranks of each point; all below their number
 */
export function sortTriangles({ triangles, halfedges }: TriangleMesh, ranks: Uint32Array): SortedTriangles {
  const count = triangles.length / 3;
  const all = new Uint32Array(count);
  const [first, second] = [new Uint32Array(count), new Uint32Array(count)];
  for (let t = 0; t < count; t++) {
    all[t] = t;
    first[t] = ranks[triangles[3 * t]!]!;
    second[t] = ranks[triangles[3 * t + 1]!]!;
  }
  const order = countingSort(countingSort(all, second, ranks.length), first, ranks.length);
  const moved = new Int32Array(count);
  for (let t = 0; t < count; t++) moved[order[t]!] = t;
  const sorted = new Uint32Array(3 * count);
  const across = new Int32Array(3 * count);
  const before = new Uint32Array(3 * count);
  for (let t = 0; t < count; t++) {
    for (let k = 0; k < 3; k++) {
      const from = 3 * order[t]! + k;
      const other = halfedges[from]!;
      before[3 * t + k] = from;
      sorted[3 * t + k] = triangles[from]!;
      across[3 * t + k] = other < 0 ? other : 3 * moved[Math.floor(other / 3)]! + (other % 3);
    }
  }
  return { triangles: sorted, halfedges: across, before };
}
