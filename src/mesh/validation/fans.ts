import { UnionFind } from '../../core/collections/union-find.js';
import { nextHalfEdge, repeatsCorner } from '../structure/edges.js';
import type { EdgeCheck } from './check.js';

/** The fans of triangles around vertices: triangles with a common corner, connected over their edges at it. */
export interface CornerFans {
  /** 1 for each vertex around which the triangles form neither one cycle nor one path. */
  readonly ends: Uint8Array;
  /** For every triangle how many fans it is the first of, at its three corners. */
  readonly roots: Uint8Array;
}

/**
 * Finds the fans around all vertices: the corners of triangles, merged where two triangles share an edge at the
 * vertex. A vertex is manifold if it has one fan and no edge at it has more than two triangles: the triangles' far
 * edges then form a connected graph in which no node has more than two edges, a cycle or a path.
 */
export function cornerFans({ mesh, edges }: Pick<EdgeCheck, 'mesh' | 'edges'>): CornerFans {
  const { indices, positions } = mesh;
  const sets = new UnionFind(indices.length);
  const ends = new Uint8Array(positions.length / 3);
  for (let e = 0; e < edges.count; e++) {
    const from = edges.first[e]!;
    const to = edges.first[e + 1]!;
    const h = edges.halfEdges[from]!;
    const after = nextHalfEdge(h);
    if (to - from > 2) ends[indices[h]!] = ends[indices[after]!] = 1;
    for (let i = from + 1; i < to; i++) {
      const g = edges.halfEdges[i]!;
      const same = indices[g] === indices[h];
      sets.union(h, same ? g : nextHalfEdge(g));
      sets.union(after, same ? nextHalfEdge(g) : g);
    }
  }
  return { ends, roots: countFans(indices, sets, ends) };
}

function countFans(indices: Uint32Array, sets: UnionFind, ends: Uint8Array): Uint8Array {
  const seen = new Uint8Array(ends.length);
  const roots = new Uint8Array(indices.length / 3);
  for (let h = 0; h < indices.length; h++) {
    const t = Math.floor(h / 3);
    if (repeatsCorner(indices, t) || sets.find(h) !== h) continue;
    roots[t]!++;
    const v = indices[h]!;
    if (seen[v] === 1) ends[v] = 1;
    seen[v] = 1;
  }
  return roots;
}
