import type { DoubleMesh } from '../structure/indexed-mesh.js';
import { weldVertices } from './weld.js';

/** Triangles over welded vertices, without those that name one twice. */
export interface WeldedTriangles extends DoubleMesh {
  /** For each triangle its number before. */
  readonly triangles: Uint32Array;
  /** Is every vertex where it was? */
  readonly areInPlace: boolean;
}

/** Welds the vertices of a mesh that was checked, and takes its triangles from `first` to before `last`. */
export function weldedTriangles(
  own: DoubleMesh,
  distance: number,
  first = 0,
  last = own.indices.length / 3,
): WeldedTriangles {
  const { mesh, map } = weldVertices(own, { distance, clusters: false });
  const { positions, indices } = mesh as DoubleMesh;
  const triangles = Uint32Array.from({ length: last - first }, (_, i) => first + i).filter((t) => {
    const [a, b, c] = [indices[3 * t], indices[3 * t + 1], indices[3 * t + 2]];
    return a !== b && b !== c && c !== a;
  });
  return {
    positions,
    indices: Uint32Array.from(
      { length: 3 * triangles.length },
      (_, i) => indices[3 * triangles[Math.floor(i / 3)]! + (i % 3)]!,
    ),
    triangles,
    areInPlace: map.every((to, v) => isAt(positions, to, own.positions, v)),
  };
}

const isAt = (a: Float64Array, i: number, b: Float64Array, j: number): boolean =>
  a[3 * i] === b[3 * j] && a[3 * i + 1] === b[3 * j + 1] && a[3 * i + 2] === b[3 * j + 2];
