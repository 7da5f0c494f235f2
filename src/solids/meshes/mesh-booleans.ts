import { foreignMeshWay, isList, reject, rejectWords } from '../../core/arguments/index.js';
import type { MeshInput, PreparedMesh } from '../../mesh/index.js';
import type { MeshCombination } from './arrangement.js';
import { type CombinedMesh, checkedMeshes, combined, type MeshBooleanOptions } from './combined-mesh.js';
import { MESH_RULES } from './mesh-rules.js';

const isMesh = (value: unknown): boolean => 'positions' in Object(value) && 'indices' in Object(value);

function combine(
  where: string,
  meshes: readonly (MeshInput | PreparedMesh)[],
  options: MeshBooleanOptions,
  combination: MeshCombination,
): CombinedMesh {
  if (!isList(meshes)) {
    const way = isMesh(options) ? '[a, b]' : isList(options) ? '[v, ...options], all in one list' : '[v]';
    reject(
      where,
      'meshes',
      'a list of meshes, [a, b]',
      meshes,
      isMesh(meshes) ? way : foreignMeshWay(meshes),
    );
  }
  if (meshes.length === 0) rejectWords(where, 'meshes', 'a list of at least one mesh', 'an empty one');
  if (isMesh(options)) reject(where, 'options', 'an object, and no mesh', options, '[...meshes, v]');
  return combined(checkedMeshes(where, meshes, (place) => `meshes[${place}]`, options, combination));
}

/**
 * The union of what closed meshes enclose, as a mesh: what `solidToMesh` makes of `solidUnion`, without a solid in
 * between. Triangles that meet no other mesh stay the doubles that they are; the others are cut exactly, only vertices
 * that are new are rounded, and only what is new is tested with what is near it.
 *
 * A mesh that meets itself, or has triangles without an area, is taken as `solidFromMesh` takes it, by the rule
 * `positive`. One that was prepared (`prepareMesh`) is looked through once, however often it is combined.
 *
 * Source: Zhou et al. 2016, "Mesh Arrangements for Solid Geometry"; Cherchi et al. 2022, "Interactive and Robust Mesh
 * Booleans".
 *
 * @param meshes closed: each edge is run as often one way as the other; vertices with equal coordinates are one
 * @throws RangeError naming what is wrong with a mesh, an edge that is open, a mesh that is inside out, or an option
 * @example
 * const corner = (size) => ({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * const { certificate, origins } = meshUnion([corner(1), corner(2)]);
 * certificate.type; // 'valid'
 * origins.operands.includes(1); // true
 */
export function meshUnion(
  meshes: readonly (MeshInput | PreparedMesh)[],
  options: MeshBooleanOptions = {},
): CombinedMesh {
  return combine('meshUnion', meshes, options, MESH_RULES.union);
}

/**
 * The intersection of what closed meshes enclose, as a mesh, without faces, edges and points that have no inside: see
 * {@link meshUnion}.
 *
 * Source: Zhou et al. 2016, "Mesh Arrangements for Solid Geometry".
 *
 * @throws RangeError naming what is wrong with a mesh, an edge that is open, a mesh that is inside out, or an option
 * @example
 * const corner = (size) => ({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * Math.max(...meshIntersection([corner(1), corner(2)]).positions); // 1
 */
export function meshIntersection(
  meshes: readonly (MeshInput | PreparedMesh)[],
  options: MeshBooleanOptions = {},
): CombinedMesh {
  return combine('meshIntersection', meshes, options, MESH_RULES.intersection);
}

/**
 * What the first of some closed meshes encloses, and none of the others, as a mesh: see {@link meshUnion}. Triangles of
 * the others are turned.
 *
 * Source: Zhou et al. 2016, "Mesh Arrangements for Solid Geometry".
 *
 * @throws RangeError naming what is wrong with a mesh, an edge that is open, a mesh that is inside out, or an option
 * @example
 * const corner = (size) => ({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * meshDifference([corner(1), corner(2)]).indices.length; // 0
 * meshDifference([corner(2), corner(1)]).origins.turned.includes(1); // true
 */
export function meshDifference(
  meshes: readonly (MeshInput | PreparedMesh)[],
  options: MeshBooleanOptions = {},
): CombinedMesh {
  return combine('meshDifference', meshes, options, MESH_RULES.difference);
}

/**
 * What belongs to an odd number of the insides of closed meshes, as a mesh: see {@link meshUnion}.
 *
 * Source: Zhou et al. 2016, "Mesh Arrangements for Solid Geometry".
 *
 * @throws RangeError naming what is wrong with a mesh, an edge that is open, a mesh that is inside out, or an option
 * @example
 * const corner = (size) => ({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * meshSymmetricDifference([corner(2), corner(2)]).indices.length; // 0
 */
export function meshSymmetricDifference(
  meshes: readonly (MeshInput | PreparedMesh)[],
  options: MeshBooleanOptions = {},
): CombinedMesh {
  return combine('meshSymmetricDifference', meshes, options, MESH_RULES['symmetric-difference']);
}
