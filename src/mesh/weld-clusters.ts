import type { IndexedMesh } from './indexed-mesh.js';
import { UnionFind } from './validation/union-find.js';
import { areWithin, VertexGrid } from './weld-grid.js';

/** For every vertex the next that joined the same kept one, in a chain that starts at that one; itself at the end. */
function chainsOf(joined: Uint32Array, distinct: (v: number) => boolean): Uint32Array {
  const next = joined.map((_, v) => v);
  const last = joined.slice();
  for (let v = 0; v < joined.length; v++) {
    const kept = joined[v]!;
    if (kept === v || !distinct(v)) continue;
    next[last[kept]!] = v;
    last[kept] = v;
  }
  return next;
}

/**
 * Connects kept vertices that are near to each other through chains of vertices, each within the distance of the next.
 *
 * Two kept vertices are connected directly if a member of one's group is within the distance d of a member of the other's;
 * then they are at most 3 d apart, and one of them has members other than itself. Near pairs of groups are compared
 * first: they mostly connect, and pairs that are connected already need no comparison.
 *
 * @param joined    for every vertex the kept one that it joined
 * @param distinct  whether a vertex is the first one at its point
 */
export function connectKept(
  positions: IndexedMesh['positions'],
  joined: Uint32Array,
  distinct: (v: number) => boolean,
  distance: number,
): UnionFind {
  // More than 3 d, and exact.
  const grid = new VertexGrid(positions, 4 * distance);
  for (let v = 0; v < joined.length; v++) if (joined[v] === v) grid.insert(v);
  const next = chainsOf(joined, distinct);
  const sets = new UnionFind(joined.length);
  // Only the order of comparisons depends on it.
  const twice = Math.min(2 * distance, Number.MAX_VALUE);
  for (const near of [true, false]) {
    for (let v = 0; v < joined.length; v++) {
      if (joined[v] !== v || next[v] === v) continue;
      grid.visitNear(v, (w) => {
        if (sets.find(v) === sets.find(w)) return;
        if (areWithin(positions, v, w, twice) !== near) return;
        if (groupsMeet(positions, v, w, next, distance)) sets.union(v, w);
      });
    }
  }
  return sets;
}

/** Whether a member of v's group is within the distance of a member of w's. */
function groupsMeet(
  positions: IndexedMesh['positions'],
  v: number,
  w: number,
  next: Uint32Array,
  distance: number,
): boolean {
  for (let i = v; ; i = next[i]!) {
    // All of w's group is within the distance of w, so that only members within twice that can be near to any.
    if (2 * distance === Infinity || areWithin(positions, i, w, 2 * distance)) {
      for (let j = w; ; j = next[j]!) {
        if (areWithin(positions, i, j, distance)) return true;
        if (next[j] === j) break;
      }
    }
    if (next[i] === i) return false;
  }
}
