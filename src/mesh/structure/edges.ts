import { requireNoMore } from '../../core/arguments/surplus.js';
import { adoptMesh, type IndexedMesh, type MeshInput } from './indexed-mesh.js';

/**
 * The undirected edges of a mesh with the half-edges that run along them. Half-edge h = 3 t + k is the side of
 * triangle t that starts at its corner k. Half-edges along edge e are
 * `halfEdges[first[e]] ... halfEdges[first[e + 1] - 1]`, in ascending order.
 *
 * A triangle that names a vertex twice bounds nothing and has no half-edges here.
 */
export interface MeshEdges {
  readonly count: number;
  readonly first: Uint32Array;
  readonly halfEdges: Uint32Array;
  /** The edge that a half-edge runs along; `NO_EDGE` for the sides of a triangle that names a vertex twice. */
  readonly edgeOf: Uint32Array;
}

/** Stands in `MeshEdges.edgeOf` for a half-edge without an edge. */
export const NO_EDGE = 0xffff_ffff;

/** The half-edge after h around its triangle. @example nextHalfEdge(5); // 3 */
export function nextHalfEdge(h: number): number {
  return h % 3 === 2 ? h - 2 : h + 1;
}

/**
 * The half-edge before h around its triangle; it starts at the corner opposite to h.
 *
 * @example
 * previousHalfEdge(3); // 5
 */
export function previousHalfEdge(h: number): number {
  return h % 3 === 0 ? h + 2 : h - 1;
}

/** Whether triangle t names a vertex twice. @example repeatsCorner(new Uint32Array([0, 1, 0]), 0); // true */
export function repeatsCorner(indices: Uint32Array, t: number): boolean {
  const [a, b, c] = [indices[3 * t], indices[3 * t + 1], indices[3 * t + 2]];
  return a === b || b === c || c === a;
}

/**
 * Finds the edges in linear time on average, in n log n at worst: half-edges are put into a bucket for each lesser
 * vertex by counting, and each bucket is sorted by greater vertices, so that half-edges along one edge stand together.
 * Edges ascend by their lesser, then by their greater vertex.
 *
 * @throws RangeError for what is not a mesh
 * @example
 * const mesh = { positions: new Float64Array(12), indices: new Uint32Array([0, 1, 2, 2, 1, 3]) };
 * meshEdges(mesh).count; // 5
 */
export function meshEdges(mesh: MeshInput): MeshEdges {
  if (arguments.length > 1) requireNoMore('meshEdges', 1, arguments[1]);
  return edgesOf(adoptMesh('meshEdges', 'mesh', mesh));
}

/** {@link meshEdges} of a mesh that is known to be one. */
export function edgesOf({ positions, indices }: IndexedMesh): MeshEdges {
  const vertices = positions.length / 3;
  // Behind the last vertex: where half-edges of triangles go that have none.
  const start = new Uint32Array(vertices + 2);
  for (let h = 0; h < indices.length; h++) start[lesserEnd(indices, h, vertices) + 1]!++;
  for (let v = 0; v <= vertices; v++) start[v + 1]! += start[v]!;
  const proper = start[vertices]!;
  const halfEdges = new Uint32Array(indices.length);
  for (let h = 0; h < indices.length; h++) {
    const v = lesserEnd(indices, h, vertices);
    halfEdges[start[v]!] = h;
    start[v]!++;
  }
  const keys = new Uint32Array(SMALL);
  // Now start[v] is where bucket v ends.
  for (let v = 0; v < vertices; v++) {
    sortByGreaterEnd(indices, halfEdges, v === 0 ? 0 : start[v - 1]!, start[v]!, keys);
  }
  return groupEqual(indices, halfEdges.subarray(0, proper));
}

/** The lesser vertex of a half-edge, or `none` if its triangle names a vertex twice. */
function lesserEnd(indices: Uint32Array, h: number, none: number): number {
  const a = indices[h]!;
  const b = indices[nextHalfEdge(h)]!;
  const c = indices[previousHalfEdge(h)]!;
  if (a === b || b === c || c === a) return none;
  return Math.min(a, b);
}

function greaterEnd(indices: Uint32Array, h: number): number {
  const a = indices[h]!;
  const b = indices[nextHalfEdge(h)]!;
  return Math.max(a, b);
}

/** Up to here insertion is faster than a sort that calls back. */
const SMALL = 48;
/**
 * Sorts the half-edges of a bucket, which ascend, by their greater vertices and then by themselves.
 *
 * @param keys room for those of a small bucket
 */
function sortByGreaterEnd(
  indices: Uint32Array,
  halfEdges: Uint32Array,
  from: number,
  to: number,
  keys: Uint32Array,
): void {
  if (to - from > SMALL) {
    halfEdges.subarray(from, to).sort((g, h) => greaterEnd(indices, g) - greaterEnd(indices, h) || g - h);
    return;
  }
  for (let i = 0; i < to - from; i++) {
    const h = halfEdges[from + i]!;
    const key = greaterEnd(indices, h);
    let j = i;
    for (; j > 0 && keys[j - 1]! > key; j--) {
      keys[j] = keys[j - 1]!;
      halfEdges[from + j] = halfEdges[from + j - 1]!;
    }
    keys[j] = key;
    halfEdges[from + j] = h;
  }
}

function groupEqual(indices: Uint32Array, halfEdges: Uint32Array): MeshEdges {
  const edgeOf = new Uint32Array(indices.length).fill(NO_EDGE);
  const first = new Uint32Array(halfEdges.length + 1);
  let count = 0;
  let lesser = NO_EDGE;
  let greater = NO_EDGE;
  for (let i = 0; i < halfEdges.length; i++) {
    const h = halfEdges[i]!;
    const low = lesserEnd(indices, h, NO_EDGE);
    const high = greaterEnd(indices, h);
    if (low !== lesser || high !== greater) first[count++] = i;
    lesser = low;
    greater = high;
    edgeOf[h] = count - 1;
  }
  first[count] = halfEdges.length;
  return { count, first: first.slice(0, count + 1), halfEdges, edgeOf };
}
