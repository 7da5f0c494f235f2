import type { IndexedMesh } from './indexed-mesh.js';

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

/** The half-edge after h around its triangle. */
export function nextHalfEdge(h: number): number {
  return h % 3 === 2 ? h - 2 : h + 1;
}

/** The half-edge before h around its triangle; it starts at the corner opposite to h. */
export function previousHalfEdge(h: number): number {
  return h % 3 === 0 ? h + 2 : h - 1;
}

/** Whether triangle t names a vertex twice. */
export function repeatsCorner(indices: Uint32Array, t: number): boolean {
  const [a, b, c] = [indices[3 * t], indices[3 * t + 1], indices[3 * t + 2]];
  return a === b || b === c || c === a;
}

/**
 * Finds the edges in linear time: half-edges are sorted by their greater, then stably by their lesser vertex
 * (two passes of counting sort), so that those along one edge stand together.
 *
 * @param mesh  a valid mesh (see `requireMesh`)
 * @example
 * const mesh = { positions: new Float64Array(12), indices: new Uint32Array([0, 1, 2, 2, 1, 3]) };
 * meshEdges(mesh).count; // 5
 */
export function meshEdges({ positions, indices }: IndexedMesh): MeshEdges {
  const vertices = positions.length / 3;
  const lesser = new Uint32Array(indices.length);
  const greater = new Uint32Array(indices.length);
  const proper = new Uint32Array(indices.length);
  let n = 0;
  for (let h = 0; h < indices.length; h++) {
    if (repeatsCorner(indices, Math.floor(h / 3))) continue;
    const a = indices[h]!;
    const b = indices[nextHalfEdge(h)]!;
    lesser[h] = Math.min(a, b);
    greater[h] = Math.max(a, b);
    proper[n++] = h;
  }
  const byGreater = countingSort(proper.subarray(0, n), greater, vertices);
  const halfEdges = countingSort(byGreater, lesser, vertices);
  return groupEqual(halfEdges, lesser, greater);
}

/** A stable sort of `items` by `key[item]`, keys below `keys`. */
function countingSort(items: Uint32Array, key: Uint32Array, keys: number): Uint32Array {
  const next = new Uint32Array(keys + 1);
  for (const item of items) next[key[item]! + 1]!++;
  for (let k = 0; k < keys; k++) next[k + 1]! += next[k]!;
  const sorted = new Uint32Array(items.length);
  for (const item of items) {
    const k = key[item]!;
    sorted[next[k]!] = item;
    next[k]!++;
  }
  return sorted;
}

function groupEqual(halfEdges: Uint32Array, lesser: Uint32Array, greater: Uint32Array): MeshEdges {
  const edgeOf = new Uint32Array(lesser.length).fill(NO_EDGE);
  const first = new Uint32Array(halfEdges.length + 1);
  let count = 0;
  for (let i = 0; i < halfEdges.length; i++) {
    const h = halfEdges[i]!;
    const before = i === 0 ? undefined : halfEdges[i - 1]!;
    if (before === undefined || lesser[h] !== lesser[before] || greater[h] !== greater[before]) {
      first[count++] = i;
    }
    edgeOf[h] = count - 1;
  }
  first[count] = halfEdges.length;
  return { count, first: first.slice(0, count + 1), halfEdges, edgeOf };
}
