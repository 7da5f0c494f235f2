import { EqualGroups } from '../../core/collections/groups.js';
import { emptyTable, finish, mix, NONE } from '../../core/collections/hashing.js';
import { PairList, sortPairsAsTheyAre } from '../../core/collections/pair-list.js';
import { treeOver } from '../../indexes/bvh.js';
import type { Bvh } from '../../indexes/bvh-tree.js';
import { RaySlabs, walkRay } from '../../indexes/ray-slabs.js';
import { nextHalfEdge } from '../structure/edges.js';
import type { EdgeCheck } from './check.js';
import { insideEdge } from './inside-edge.js';

/** Edges between two words about the progress: some milliseconds. */
const STEP = 1 << 10;

/**
 * The T-junctions, found by following each edge through a tree of the points. Points are looked at once, however many
 * vertices they have, and so are edges with the same ends.
 *
 * @param point       for every vertex the first one at the same point
 * @param referenced  1 for each vertex of a triangle
 * @returns vertex and edge of each, by vertex and then by edge
 */
export function junctionsAlongEdges(
  check: EdgeCheck,
  point: Uint32Array,
  referenced: Uint8Array,
): Uint32Array {
  const { edges, progress, prepared } = check;
  const { positions, indices } = prepared;
  const places = new EqualGroups(point);
  const sides = new EqualGroups(firstEqualEdges(check, point));
  const tree = treeOfPoints(positions, places, referenced);
  const slabs = new RaySlabs();
  const junctions = new PairList();
  for (let s = 0; s < sides.length; s++) {
    if (s % STEP === 0) progress.report('t-junctions', s, sides.length);
    const h = edges.halfEdges[edges.first[sides.of(s)[0]!]!]!;
    const a = indices[h]!;
    const b = indices[nextHalfEdge(h)]!;
    if (point[a] === point[b]) continue;
    slabs.load(positions, 3 * a, 3 * b, true);
    walkRay(tree, slabs, (place) => {
      const group = places.of(tree.order[place]!);
      if (insideEdge(positions, a, b, group[0]!))
        addJunctions(check, group, sides.of(s), referenced, junctions);
      return false;
    });
  }
  return sortPairsAsTheyAre(junctions.words());
}

/** The vertices of a point with all edges through it, but for edges whose triangles all have the vertex as a corner. */
function addJunctions(
  check: EdgeCheck,
  vertices: Uint32Array,
  sides: Uint32Array,
  referenced: Uint8Array,
  junctions: PairList,
): void {
  for (const v of vertices) {
    if (referenced[v] === 0) continue;
    if (junctions.length % STEP === 0) check.progress.report('t-junctions', 0, 1);
    for (const e of sides) if (hasTriangleWithout(check, e, v)) junctions.push(v, e);
  }
}

function hasTriangleWithout({ edges, mesh: { indices } }: EdgeCheck, e: number, v: number): boolean {
  for (let i = edges.first[e]!; i < edges.first[e + 1]!; i++) {
    const t = 3 * Math.floor(edges.halfEdges[i]! / 3);
    if (indices[t] !== v && indices[t + 1] !== v && indices[t + 2] !== v) return true;
  }
  return false;
}

/** A tree over the points that have a referenced vertex; its order has the numbers of their groups. */
function treeOfPoints(positions: Float64Array, places: EqualGroups, referenced: Uint8Array): Bvh {
  const used: number[] = [];
  for (let i = 0; i < places.length; i++) if (places.of(i).some((v) => referenced[v] === 1)) used.push(i);
  const boxes = new Float64Array(6 * used.length);
  for (let i = 0; i < used.length; i++) {
    const v = places.of(used[i]!)[0]!;
    for (let k = 0; k < 3; k++) boxes[6 * i + k] = boxes[6 * i + k + 3] = positions[3 * v + k]!;
  }
  const tree = treeOver(boxes, 'morton');
  for (let place = 0; place < used.length; place++) tree.order[place] = used[tree.order[place]!]!;
  return tree;
}

/** For every edge the first one with the same two points as its ends, by a hash table. */
function firstEqualEdges({ edges, mesh: { indices } }: EdgeCheck, point: Uint32Array): Uint32Array {
  const low = new Uint32Array(edges.count);
  const high = new Uint32Array(edges.count);
  const first = new Uint32Array(edges.count);
  const table = emptyTable(edges.count);
  const mask = table.length - 1;
  for (let e = 0; e < edges.count; e++) {
    const h = edges.halfEdges[edges.first[e]!]!;
    const a = point[indices[h]!]!;
    const b = point[indices[nextHalfEdge(h)]!]!;
    low[e] = Math.min(a, b);
    high[e] = Math.max(a, b);
    let place = finish(mix(mix(0, low[e]!), high[e]!)) & mask;
    while (table[place] !== NONE && (low[table[place]!] !== low[e] || high[table[place]!] !== high[e])) {
      place = (place + 1) & mask;
    }
    if (table[place] === NONE) table[place] = e;
    first[e] = table[place]!;
  }
  return first;
}
