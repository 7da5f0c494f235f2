import { requireNoMore } from '../../core/arguments/surplus.js';
import { edgesOf } from './edges.js';
import { adoptMesh, type IndexedMesh, type MeshInput } from './indexed-mesh.js';

/** What keeps a mesh from having an inside. */
export interface Closure {
  /** Edges with an odd number of triangles. */
  readonly openEdges: number;
  /** Edges along which more triangles run one way than the other. */
  readonly unbalancedEdges: number;
}

/**
 * Counts the edges that keep a mesh from having an inside.
 *
 * @throws RangeError for what is not a mesh
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * closureOf({ positions, indices: new Uint32Array([0, 1, 2, 2, 1, 0]) }); // { openEdges: 0, unbalancedEdges: 0 }
 */
export function closureOf(mesh: MeshInput): Closure {
  if (arguments.length > 1) requireNoMore('closureOf', 1, arguments[1]);
  return closureOfMesh(adoptMesh('closureOf', 'mesh', mesh));
}

/** {@link closureOf} of a mesh that is known to be one. */
export function closureOfMesh(mesh: IndexedMesh): Closure {
  const { count, first, halfEdges } = edgesOf(mesh);
  const { indices } = mesh;
  let openEdges = 0;
  let unbalancedEdges = 0;
  for (let e = 0; e < count; e++) {
    let balance = 0;
    for (let i = first[e]!; i < first[e + 1]!; i++) {
      const h = halfEdges[i]!;
      balance += indices[h]! < indices[h % 3 === 2 ? h - 2 : h + 1]! ? 1 : -1;
    }
    if ((first[e + 1]! - first[e]!) % 2 === 1) openEdges++;
    if (balance !== 0) unbalancedEdges++;
  }
  return { openEdges, unbalancedEdges };
}
