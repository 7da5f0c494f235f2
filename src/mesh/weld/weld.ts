import { requireNotNegative, requireOptions } from '../../core/arguments/index.js';
import { listGroups } from '../../core/collections/groups.js';
import { GrowableUint32 } from '../../core/collections/growable.js';
import { ItemList } from '../../core/collections/item-list.js';
import { repeatsCorner } from '../structure/edges.js';
import { firstEqualVertices } from '../structure/equal-vertices.js';
import { adoptMesh, type IndexedMesh, type MeshInput } from '../structure/indexed-mesh.js';
import { connectNear } from './weld-clusters.js';
import { areWithin, VertexGrid } from './weld-grid.js';

/** How vertices are welded. */
export interface WeldOptions {
  /** Vertices up to this far from each other are merged; 0, the default, merges those with equal coordinates. */
  readonly distance?: number | undefined;
  /** Whether triangles that lost a corner are left out of the result. */
  readonly dropCollapsed?: boolean | undefined;
  /** Whether `clusters` are looked for, which takes longer than the rest; they are by default. */
  readonly clusters?: boolean | undefined;
}

/** Lists of vertices: list i has the members `vertices[offsets[i]]` to before `vertices[offsets[i + 1]]`. */
export interface VertexLists {
  readonly count: number;
  readonly vertices: Uint32Array;
  readonly offsets: Uint32Array;
}

const NO_LISTS: VertexLists = { count: 0, vertices: new Uint32Array(0), offsets: new Uint32Array(1) };

/** A welded mesh, and what became of everything. Numbers of vertices and triangles are those before, unless said. */
export interface WeldResult {
  readonly mesh: IndexedMesh;
  /** For every old vertex its new number. */
  readonly map: Uint32Array;
  /** For every new vertex its old number. */
  readonly kept: Uint32Array;
  /** How many vertices were merged into others. */
  readonly merged: number;
  /** The vertices that became one, the kept one first. */
  readonly groups: VertexLists;
  /** The triangles that name a vertex twice now and did not before. */
  readonly collapsed: Uint32Array;
  /**
   * Kept vertices that are connected by vertices each within the distance of the next, though they are farther apart
   * themselves: another order of vertices would have merged them in another way. None if they were not looked for.
   */
  readonly clusters: VertexLists;
}

/**
 * Merges vertices at one point, or within a distance of each other.
 *
 * Vertices are taken in order. One joins the first kept vertex within the distance (equal distance counts) and takes
 * its coordinates; if there is none, it is kept. So no vertex moves farther than the distance, and no two kept ones are
 * within it. True Euclidean distance, compared exactly. Triangles keep their order; those that lose a corner are
 * reported, and removed only if asked for.
 *
 * Source: Ericson, Real-Time Collision Detection, 12.1 (the representative is the earlier vertex; hashed grid).
 *
 * @throws RangeError for positions or indices that are not a mesh, or a distance that is negative or
 *   not finite
 * @example
 * const positions = new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0.125, -0, 0, 0]);
 * const mesh = { positions, indices: new Uint32Array([0, 1, 2, 1, 4, 3, 2, 3, 1]) };
 * weldVertices(mesh).map; // new Uint32Array([0, 1, 2, 3, 0])
 * weldVertices(mesh, { distance: 0.125 }).map; // new Uint32Array([0, 1, 2, 2, 0])
 * weldVertices(mesh, { distance: 0.125 }).collapsed; // new Uint32Array([2])
 */
export function weldVertices(mesh: MeshInput, options: WeldOptions = {}): WeldResult {
  requireOptions('weldVertices', 'options', options, 'distance dropCollapsed clusters');
  const { distance = 0, dropCollapsed = false, clusters: wanted = true } = options;
  const adopted = adoptMesh('weldVertices', 'mesh', mesh);
  requireNotNegative('weldVertices', 'options.distance', distance);
  const first = firstEqualVertices(adopted.positions, () => undefined);
  const joined = distance > 0 ? keepFirst(adopted.positions, first, distance) : first;
  const clusters = distance > 0 && wanted ? clustersOf(adopted, first, joined, distance) : NO_LISTS;
  const { map, kept } = renumbered(joined);
  const groups = new ItemList(true, Infinity);
  listGroups(joined, groups);
  const { indices, collapsed } = remapped(adopted.indices, map, dropCollapsed);
  return {
    mesh: { positions: pick(adopted.positions, kept), indices },
    map,
    kept,
    merged: map.length - kept.length,
    groups: vertexLists(groups),
    collapsed,
    clusters,
  };
}

/** For every vertex the kept one that it joins. */
function keepFirst(positions: IndexedMesh['positions'], first: Uint32Array, distance: number): Uint32Array {
  const grid = new VertexGrid(positions, distance);
  const joined = new Uint32Array(first.length);
  for (let v = 0; v < first.length; v++) {
    if (first[v] !== v) {
      // At the same point the same kept vertex is the first within the distance.
      joined[v] = joined[first[v]!]!;
      continue;
    }
    let best = v;
    grid.visitNear(v, (kept) => {
      if (kept < best && areWithin(positions, kept, v, distance)) best = kept;
    });
    joined[v] = best;
    if (best === v) grid.insert(v);
  }
  return joined;
}

/**
 * Kept vertices that are connected. The lowest vertex of a set is a kept one: each other joins a lower one of its set.
 */
function clustersOf(
  mesh: IndexedMesh,
  first: Uint32Array,
  joined: Uint32Array,
  distance: number,
): VertexLists {
  const sets = connectNear(
    mesh,
    first.filter((f, v) => f === v),
    distance,
  );
  const clusters = new ItemList(true, Infinity);
  listGroups(
    joined.map((kept, v) => (kept === v ? sets.find(v) : v)),
    clusters,
  );
  return vertexLists(clusters);
}

function vertexLists(list: ItemList): VertexLists {
  return { count: list.count, vertices: list.numbers(), offsets: list.offsets()! };
}

/** New numbers in the order of the old. */
function renumbered(joined: Uint32Array): { map: Uint32Array; kept: Uint32Array } {
  const map = new Uint32Array(joined.length);
  const kept = new GrowableUint32();
  for (let v = 0; v < joined.length; v++) {
    map[v] = joined[v] === v ? kept.length : map[joined[v]!]!;
    if (joined[v] === v) kept.push(v);
  }
  return { map, kept: kept.finish() };
}

function remapped(
  old: Uint32Array,
  map: Uint32Array,
  dropCollapsed: boolean,
): { indices: Uint32Array; collapsed: Uint32Array } {
  const indices = old.map((v) => map[v]!);
  const collapsed = new GrowableUint32();
  let end = 0;
  for (let t = 0; t < old.length / 3; t++) {
    const collapses = repeatsCorner(indices, t) && !repeatsCorner(old, t);
    if (collapses) collapsed.push(t);
    if (collapses && dropCollapsed) continue;
    // In place: the end is never ahead of what is read.
    indices.copyWithin(end, 3 * t, 3 * t + 3);
    end += 3;
  }
  return { indices: indices.slice(0, end), collapsed: collapsed.finish() };
}

function pick(positions: IndexedMesh['positions'], kept: Uint32Array): IndexedMesh['positions'] {
  const picked =
    positions instanceof Float64Array ? new Float64Array(3 * kept.length) : new Float32Array(3 * kept.length);
  for (let i = 0; i < kept.length; i++) {
    for (let axis = 0; axis < 3; axis++) picked[3 * i + axis] = positions[3 * kept[i]! + axis]!;
  }
  return picked;
}
