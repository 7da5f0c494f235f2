import { requireNoMore } from '../../core/arguments/surplus.js';
import type { Triangle } from '../../core/shapes.js';
import { adoptMesh, type DoubleMesh, type IndexedMesh, type MeshInput } from './indexed-mesh.js';

/**
 * The corners of triangles by the vertex they stand at. Corner 3 t + k is corner k of triangle t; those at vertex v are
 * `corners[first[v]] ... corners[first[v + 1] - 1]`, in ascending order.
 */
export interface VertexCorners {
  readonly first: Uint32Array;
  readonly corners: Uint32Array;
}

/**
 * Sorts the corners of a mesh by vertex, in linear time.
 *
 * @throws RangeError for what is not a mesh
 * @example
 * const mesh = { positions: new Float64Array(12), indices: new Uint32Array([0, 1, 2, 2, 1, 3]) };
 * const { first, corners } = vertexCorners(mesh);
 * Array.from(corners.subarray(first[1], first[2])); // [1, 4]
 */
export function vertexCorners(mesh: MeshInput): VertexCorners {
  if (arguments.length > 1) requireNoMore('vertexCorners', 1, arguments[1]);
  return cornersOf(adoptMesh('vertexCorners', 'mesh', mesh));
}

/** {@link vertexCorners} of a mesh that is known to be one. */
export function cornersOf({ positions, indices }: IndexedMesh): VertexCorners {
  const vertices = positions.length / 3;
  const next = new Uint32Array(vertices + 1);
  for (let h = 0; h < indices.length; h++) next[indices[h]! + 1]!++;
  for (let v = 0; v < vertices; v++) next[v + 1]! += next[v]!;
  const first = next.slice();
  const corners = new Uint32Array(indices.length);
  for (let h = 0; h < indices.length; h++) {
    const v = indices[h]!;
    const place = next[v]!;
    corners[place] = h;
    next[v] = place + 1;
  }
  return { first, corners };
}

/** Triangle t as a shape. */
export function triangleOf({ positions, indices }: DoubleMesh, t: number): Triangle {
  const corner = (k: number) => positions.subarray(3 * indices[3 * t + k]!, 3 * indices[3 * t + k]! + 3);
  return { a: corner(0), b: corner(1), c: corner(2) };
}
