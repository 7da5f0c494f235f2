/**
 * Trees for triangles that have no common corner, where some vertices have large stars. In one tree over all triangles
 * every two boxes of a star overlap, at its vertex; so each large star has a tree of its own, which is not compared
 * with itself.
 */

import { triangleBoxes } from '../../indexes/boxes.js';
import { treeOver } from '../../indexes/bvh.js';
import type { Bvh } from '../../indexes/bvh-tree.js';
import { type LeafPairVisitor, walkOverlaps, walkSelfOverlaps } from '../../indexes/bvh-walk.js';
import { largeStars } from '../structure/distinct-triangles.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { SliverFilter } from './sliver-filter.js';

/** Triangles with the same corners among those with large stars. */
interface Part {
  /** The vertices with large stars that all of them have as corners: none, or up to three. */
  readonly hubs: readonly number[];
  readonly tree: Bvh;
}

/** Trees of their own cost about as much as so many looks at pairs for each triangle. */
const CROWDED = 16;

/** The triangles of a part. */
interface Group {
  readonly hubs: readonly number[];
  readonly triangles: number[];
}

/** Makes a visitor of pairs of leaves of two trees, or of one. */
export type ForestVisitor = (first: Bvh, second: Bvh) => LeafPairVisitor;

/**
 * Shows all pairs of leaves of a mesh's triangles whose boxes overlap, but for leaves with triangles that all have a
 * vertex with a large star in common.
 *
 * @param tree the tree over all triangles, asked for if no star is large
 * @param work says how many pairs of triangles have been looked at
 * @returns whether the visitor stopped the walk
 */
export function walkApart(
  mesh: PreparedMesh,
  tree: () => Bvh,
  work: { readonly pairs: number },
  visitor: ForestVisitor,
): boolean {
  const groups = groupsByHubs(mesh);
  const slivers = new SliverFilter(mesh, work);
  if (groups === null) {
    const all = tree();
    return walkSelfOverlaps(all, visitor(all, all), 0, slivers.between(all, all));
  }
  const boxes = triangleBoxes(mesh.positions, mesh.indices);
  const parts: Part[] = groups.map(({ hubs, triangles }) => ({ hubs, tree: treeOfPart(boxes, triangles) }));
  const top = treeOver(
    Float64Array.from(parts.flatMap((part) => [...part.tree.bounds.subarray(0, 6)])),
    'morton',
  );
  return walkSelfOverlaps(top, (a, aEnd, b, bEnd) => {
    for (let i = a; i < aEnd; i++) {
      for (let j = a === b ? i : b; j < bEnd; j++) {
        if (walkParts(parts[top.order[i]!]!, parts[top.order[j]!]!, visitor, slivers)) return true;
      }
    }
    return false;
  });
}

function walkParts(p: Part, q: Part, visitor: ForestVisitor, slivers: SliverFilter): boolean {
  // With a common corner, pairs belong to its star.
  if (p.hubs.some((hub) => q.hubs.includes(hub))) return false;
  const visit = visitor(p.tree, q.tree);
  const leaveOut = slivers.between(p.tree, q.tree);
  if (p === q) return walkSelfOverlaps(p.tree, visit, 0, leaveOut);
  return walkOverlaps(p.tree, q.tree, visit, 0, 0, leaveOut);
}

/** The triangles by the large stars that they belong to; null if stars are not worth trees of their own. */
function groupsByHubs(mesh: PreparedMesh): Group[] | null {
  const large = largeStars(mesh);
  if (large === null || !isCrowded(mesh, large)) return null;
  const { indices, triangles } = mesh;
  const groups = new Map<string, Group>();
  const rest: Group = { hubs: [], triangles: [] };
  for (let t = 0; t < triangles; t++) {
    const hubs = hubsOf(indices, large, t);
    if (hubs.length === 0) {
      rest.triangles.push(t);
      continue;
    }
    const key = hubs.join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { hubs, triangles: [t] });
    else group.triangles.push(t);
  }
  return rest.triangles.length > 0 ? [rest, ...groups.values()] : [...groups.values()];
}

const NO_HUBS: readonly number[] = [];

/** The corners of triangle t with large stars, each once, ascending. */
function hubsOf(indices: Uint32Array, large: Uint8Array, t: number): readonly number[] {
  const i = indices[3 * t]!;
  const j = indices[3 * t + 1]!;
  const k = indices[3 * t + 2]!;
  if (large[i]! + large[j]! + large[k]! === 0) return NO_HUBS;
  return [...new Set([i, j, k])].filter((v) => large[v] === 1).sort((v, w) => v - w);
}

/** Whether pairs in large stars are many, compared with the triangles. */
function isCrowded({ corners: { first }, triangles }: PreparedMesh, large: Uint8Array): boolean {
  let pairs = 0;
  for (let v = 0; v < large.length; v++) if (large[v] === 1) pairs += (first[v + 1]! - first[v]!) ** 2;
  return pairs > CROWDED * triangles;
}

/** A tree over some of the boxes, whose order has their own numbers. */
function treeOfPart(boxes: Float64Array, numbers: readonly number[]): Bvh {
  const own = new Float64Array(6 * numbers.length);
  for (let i = 0; i < numbers.length; i++) {
    own.set(boxes.subarray(6 * numbers[i]!, 6 * numbers[i]! + 6), 6 * i);
  }
  const tree = treeOver(own, 'morton');
  for (let place = 0; place < numbers.length; place++) tree.order[place] = numbers[tree.order[place]!]!;
  return tree;
}
