import { isList, reject, requireGroups, requireIndex, requireList } from '../../core/arguments/index.js';

/** Edges that a triangulation has to have: pairs of point numbers, or these one behind the other. */
export type EdgeList = ArrayLike<number> | ArrayLike<ArrayLike<number>>;

/** The ends of edges as a flat list that was checked. */
export function loadEdges(name: string, edges: EdgeList, points: number): Uint32Array {
  requireList(name, 'edges', 'a list of pairs of point numbers', edges);
  if (ArrayBuffer.isView(edges) || typeof edges[0] === 'number') {
    const flat = edges as ArrayLike<number>;
    requireGroups(name, 'edges', flat, 2);
    for (let i = 0; i < flat.length; i++) requireIndex(name, `edges[${i}]`, flat[i]!, points);
    return Uint32Array.from(flat);
  }
  const loaded = new Uint32Array(2 * edges.length);
  for (let i = 0; i < edges.length; i++) {
    const pair = edges[i] as ArrayLike<number>;
    if (!isList(pair) || pair.length !== 2) reject(name, `edges[${i}]`, 'a pair of point numbers', pair);
    for (let k = 0; k < 2; k++) {
      requireIndex(name, `edges[${i}][${k}]`, pair[k]!, points);
      loaded[2 * i + k] = pair[k]!;
    }
  }
  return loaded;
}
