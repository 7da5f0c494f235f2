import { requireNoMore } from '../../core/arguments/surplus.js';
import { UnionFind } from '../../core/collections/union-find.js';
import { adoptMesh, type IndexedMesh, type MeshInput } from './indexed-mesh.js';

/**
 * One vertex of each piece of a mesh: triangles belong together if they have a vertex in common, by number. Vertices
 * that no triangle names are no pieces.
 *
 * @returns the lowest vertex of each piece, ascending
 * @throws RangeError for what is not a mesh
 * @example
 * const mesh = { positions: new Float64Array(21), indices: new Uint32Array([1, 2, 3, 3, 2, 5, 0, 4, 4]) };
 * piecesOf(mesh); // new Uint32Array([0, 1])
 */
export function piecesOf(mesh: MeshInput): Uint32Array {
  if (arguments.length > 1) requireNoMore('piecesOf', 1, arguments[1]);
  return lowestOfPieces(adoptMesh('piecesOf', 'mesh', mesh));
}

/** {@link piecesOf} for a mesh that is known to be one. */
export function lowestOfPieces({ positions, indices }: IndexedMesh): Uint32Array {
  const vertices = positions.length / 3;
  const sets = new UnionFind(vertices);
  const used = new Uint8Array(vertices);
  for (let h = 0; h < indices.length; h += 3) {
    sets.union(indices[h]!, indices[h + 1]!);
    sets.union(indices[h]!, indices[h + 2]!);
    used[indices[h]!] = 1;
    used[indices[h + 1]!] = 1;
    used[indices[h + 2]!] = 1;
  }
  const lowest = [];
  for (let v = 0; v < vertices; v++) if (used[v] === 1 && sets.find(v) === v) lowest.push(v);
  return Uint32Array.from(lowest);
}
