import { reject, requireList, requireObject } from '../../core/errors.js';

/**
 * Triangles over shared vertices, named as three.js names them. Vertex i is at `positions[3 i]`, `[3 i + 1]`,
 * `[3 i + 2]`; triangle t has the corners `indices[3 t]`, `[3 t + 1]`, `[3 t + 2]`, counterclockwise seen from outside.
 */
export interface IndexedMesh {
  readonly positions: Float64Array | Float32Array;
  readonly indices: Uint32Array;
}

/**
 * Checks that a mesh means something: whole vertices and triangles, finite coordinates, indices of vertices that exist.
 *
 * @throws RangeError naming the array, the place and the value
 * @example
 * requireMesh('load', { positions: new Float64Array(9), indices: new Uint32Array([0, 1, 2]) });
 */
export function requireMesh(where: string, mesh: IndexedMesh): void {
  requireObject(where, 'mesh', '{positions, indices}', mesh);
  const { positions, indices } = mesh;
  requireList(where, 'mesh.positions', 'a list of coordinates', positions);
  requireList(where, 'mesh.indices', 'a list of vertex numbers', indices);
  if (positions.length % 3 !== 0) reject(where, 'positions.length', 'a multiple of 3', positions.length);
  if (indices.length % 3 !== 0) reject(where, 'indices.length', 'a multiple of 3', indices.length);
  for (let i = 0; i < positions.length; i++) {
    if (!Number.isFinite(positions[i])) reject(where, `positions[${i}]`, 'a finite number', positions[i]);
  }
  const vertices = positions.length / 3;
  for (let i = 0; i < indices.length; i++) {
    if (isVertex(indices[i]!, vertices)) continue;
    const below = `less than ${vertices}`;
    reject(
      where,
      `indices[${i}]`,
      indices[i]! >= vertices ? below : `an integer from 0 on, ${below}`,
      indices[i],
    );
  }
}

/** Whether a number is that of a vertex: arrays that are not a Uint32Array may hold -1, 2.5 and NaN. */
function isVertex(index: number, vertices: number): boolean {
  return index >= 0 && index < vertices && Number.isInteger(index);
}
