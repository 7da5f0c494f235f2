/** The check of a mesh. */
import { requireGroups, requireIndices, requirePositions } from './buffers.js';
import { reject } from './errors.js';
import { foreignMeshWay } from './foreign-meshes.js';
import { requireObject } from './lists.js';

/**
 * Checks that a mesh means something: whole vertices and triangles, finite coordinates, numbers of vertices that exist.
 *
 * @throws RangeError naming the array, the place and the value: `mesh.indices[2] must be an integer from 0 to 3, got 7`
 */
export function requireMesh(
  where: string,
  name: string,
  mesh: { readonly positions: ArrayLike<number>; readonly indices: ArrayLike<number> },
): void {
  requireObject(where, name, '{positions, indices}', mesh);
  const { positions, indices } = mesh;
  if (positions === undefined && (indices === undefined || 'vertices' in mesh))
    reject(
      where,
      name,
      '{positions, indices}',
      mesh,
      'isUnbounded' in mesh
        ? 'solidToMesh(solid)'
        : 'placement' in mesh
          ? 'transformMesh(v.mesh, v.placement)'
          : 'mesh' in mesh
            ? 'v.mesh'
            : foreignMeshWay(mesh),
    );
  const vertices = requirePositions(where, `${name}.positions`, positions);
  requireIndices(where, `${name}.indices`, indices, vertices);
}

/**
 * Checks that a mesh has whole vertices and triangles; none of them is looked at.
 *
 * @throws RangeError naming the array
 */
export function requireMeshLists(
  where: string,
  name: string,
  { positions, indices }: { readonly positions: ArrayLike<number>; readonly indices: ArrayLike<number> },
): void {
  requireGroups(where, `${name}.positions`, positions, 3);
  requireGroups(where, `${name}.indices`, indices, 3);
}
