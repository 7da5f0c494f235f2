import type { Delaunay2d } from '../plane/delaunay2d.js';
import { nextEdge } from '../plane/hull-of.js';

/** The points that each point is joined to: those of i from `starts[i]` up to `starts[i + 1]`. */
export interface NeighbourLists {
  readonly starts: Uint32Array;
  readonly list: Uint32Array;
  /** A half-edge from each point; -1 where there is none. */
  readonly edges: Int32Array;
}

/** Calls back for both ends of every edge, once. */
function visitEdges({ triangles, halfedges, hull }: Delaunay2d, visit: (i: number, j: number) => void): void {
  if (triangles.length === 0) {
    for (let k = 0; k + 1 < hull.length; k++) visit(hull[k]!, hull[k + 1]!);
    return;
  }
  for (let e = 0; e < halfedges.length; e++) {
    if (halfedges[e]! < e) visit(triangles[e]!, triangles[nextEdge(e)]!);
  }
}

/** The neighbours of all points in a triangulation; those along the line, if they are on one. */
export function neighbourLists(of: Delaunay2d): NeighbourLists {
  const count = of.coordinates.length / 2;
  const starts = new Uint32Array(count + 1);
  visitEdges(of, (i, j) => {
    starts[i + 1]!++;
    starts[j + 1]!++;
  });
  for (let i = 0; i < count; i++) starts[i + 1]! += starts[i]!;
  const list = new Uint32Array(starts[count]!);
  const next = starts.slice();
  visitEdges(of, (i, j) => {
    list[next[i]!++] = j;
    list[next[j]!++] = i;
  });
  const edges = new Int32Array(count).fill(-1);
  of.triangles.forEach((i, e) => {
    edges[i] = e;
  });
  return { starts, list, edges };
}
