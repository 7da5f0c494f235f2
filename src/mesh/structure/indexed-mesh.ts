import { requireMesh } from '../../core/arguments/index.js';

/**
 * Triangles over shared vertices, named as three.js names them. Vertex i is at `positions[3 i]`, `[3 i + 1]`,
 * `[3 i + 2]`; triangle t has the corners `indices[3 t]`, `[3 t + 1]`, `[3 t + 2]`, counterclockwise seen from outside.
 */
export interface IndexedMesh {
  readonly positions: Float64Array | Float32Array;
  readonly indices: Uint32Array;
}

/** An {@link IndexedMesh} in whatever lists: plain arrays, `Uint16Array`, `Int32Array`. */
export interface MeshInput {
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

/** A mesh whose numbers are doubles and 32-bit integers. */
export interface DoubleMesh extends IndexedMesh {
  readonly positions: Float64Array;
}

/**
 * Checks a mesh: whole vertices and triangles, finite coordinates, numbers of vertices that exist. Arrays of the right
 * kind are taken as they are, others are copied.
 *
 * @throws RangeError naming the array, the place and the value
 */
export function adoptMesh(where: string, name: string, mesh: MeshInput): IndexedMesh {
  requireMesh(where, name, mesh);
  const { positions, indices } = mesh;
  return {
    positions: positions instanceof Float32Array ? positions : inDoubles(positions),
    indices: indices instanceof Uint32Array ? indices : Uint32Array.from(indices),
  };
}

/** {@link adoptMesh}, with positions as doubles. */
export function adoptDoubleMesh(where: string, name: string, mesh: MeshInput): DoubleMesh {
  const { positions, indices } = adoptMesh(where, name, mesh);
  return { positions: inDoubles(positions), indices };
}

function inDoubles(positions: ArrayLike<number>): Float64Array {
  return positions instanceof Float64Array ? positions : Float64Array.from(positions);
}
