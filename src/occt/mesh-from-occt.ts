import {
  reject,
  rejectWords,
  requireIndices,
  requireList,
  requireNotNegative,
  requireObject,
  requireOptions,
  requirePositions,
} from '../core/arguments/index.js';
import type { DoubleMesh } from '../mesh/structure/indexed-mesh.js';
import { weldedTriangles } from '../mesh/weld/welded-triangles.js';
import type { OcctColor, OcctFaceLike, OcctMeshLike } from './structures.js';

/** A mesh that was made of one of OpenCascade. */
export interface OcctMesh extends DoubleMesh {
  /** For each triangle its number there. */
  readonly triangles: Uint32Array;
  /** For each triangle the number of its face, a place in `brep_faces`; -1 for a triangle of no face. */
  readonly faces: Int32Array;
  /** Is every corner where it was? Else some were welded to others. */
  readonly isExact: boolean;
  readonly source: OcctMeshLike;
}

/** How a mesh is made of one of OpenCascade. */
export interface OcctMeshOptions {
  /**
   * Vertices up to this far from each other become one, as `weldVertices` merges them; 0, the default, merges those
   * with equal coordinates. Edges where faces meet need none where OpenCascade has given both faces the same points.
   */
  readonly distance?: number | undefined;
}

/**
 * The mesh of a mesh of OpenCascade in JavaScript, as `occt-import-js` gives it, with one vertex for each point, as
 * functions about solids want it.
 *
 * OpenCascade repeats the vertices along edges for each face; those with equal coordinates become one here, and nothing
 * else without a `distance`. `faces` keeps which face of the model each triangle belongs to, so that `occtFromMesh`
 * finds faces, colours and normals again. A triangle that names a vertex twice, or does after vertices were merged, is
 * left out. What counts are the triangles: the mesh is that of the model as it was triangulated.
 *
 * @throws RangeError naming the member that is wrong, or the option
 * @example
 * const position = { array: [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1] };
 * const brep_faces = [{ first: 0, last: 0, color: [1, 0, 0] }, { first: 1, last: 1, color: null }];
 * const mesh = meshFromOcct({ attributes: { position }, index: { array: [0, 2, 1, 3, 5, 4] }, brep_faces });
 * mesh.positions.length / 3; // 4
 * mesh.indices; // new Uint32Array([0, 2, 1, 1, 3, 0])
 * mesh.faces; // new Int32Array([0, 1])
 */
export function meshFromOcct(mesh: OcctMeshLike, options: OcctMeshOptions = {}): OcctMesh {
  const where = 'meshFromOcct';
  const own = requireOcctMesh(where, 'mesh', mesh);
  requireOptions(where, 'options', options, 'distance');
  const { distance = 0 } = options;
  requireNotNegative(where, 'options.distance', distance);
  requireColor(where, 'mesh.color', mesh.color);
  const faceOf = facesOfTriangles(where, 'mesh.brep_faces', mesh.brep_faces ?? [], own.indices.length / 3);
  const { areInPlace, ...welded } = weldedTriangles(own, distance);
  const faces = Int32Array.from(welded.triangles, (t) => faceOf[t]!);
  return { ...welded, faces, isExact: areInPlace, source: mesh };
}

/** @throws RangeError naming the member that is wrong */
function requireOcctMesh(where: string, name: string, mesh: OcctMeshLike): DoubleMesh {
  const expected = 'a mesh of occt-import-js';
  requireObject(where, name, expected, mesh);
  const { attributes, index } = mesh;
  if (attributes === undefined && 'meshes' in mesh)
    rejectWords(where, name, expected, 'a result that holds meshes: pass each of result.meshes');
  requireObject(where, `${name}.attributes`, '{ position, normal }', attributes);
  const { position, normal } = attributes;
  requireObject(where, `${name}.attributes.position`, '{ array }', position);
  const vertices = requirePositions(where, `${name}.attributes.position.array`, position.array);
  if (normal !== undefined) {
    requireObject(where, `${name}.attributes.normal`, '{ array }', normal);
    const normals = requirePositions(where, `${name}.attributes.normal.array`, normal.array);
    if (normals !== vertices)
      reject(
        where,
        `${name}.attributes.normal.array.length`,
        `${3 * vertices}, as of position`,
        normal.array.length,
      );
  }
  requireObject(where, `${name}.index`, '{ array }', index);
  requireIndices(where, `${name}.index.array`, index.array, vertices);
  // Adding zero makes 0 of -0.
  const positions = Float64Array.from(position.array, (x) => x + 0);
  return { positions, indices: Uint32Array.from(index.array) };
}

/** @throws RangeError for what is no colour, and not nothing */
function requireColor(where: string, name: string, color: OcctColor | null | undefined): void {
  if (color === undefined || color === null) return;
  const expected = 'a list of red, green and blue, each from 0 to 1, or null';
  requireList(where, name, expected, color);
  const isPart = (x: unknown) => typeof x === 'number' && x >= 0 && x <= 1;
  if (color.length !== 3 || !Array.from(color).every(isPart)) reject(where, name, expected, color);
}

/** The number of the face of each triangle: the first one that has it. */
function facesOfTriangles(
  where: string,
  name: string,
  faces: readonly OcctFaceLike[],
  count: number,
): Int32Array {
  requireList(where, name, 'a list of faces', faces);
  const found = new Int32Array(count).fill(-1);
  for (let i = faces.length - 1; i >= 0; i--) {
    const face = faces[i]!;
    requireObject(where, `${name}[${i}]`, '{ first, last, color }', face);
    const { first, last, color } = face;
    const isPlace = (t: number, least: number) => Number.isInteger(t) && t >= least && t < count;
    if (!isPlace(first, 0) && first !== count)
      reject(where, `${name}[${i}].first`, `a triangle from 0 to ${count - 1}`, first);
    // One before the first: a face without triangles.
    if (!isPlace(last, first - 1))
      reject(where, `${name}[${i}].last`, `a triangle from ${first} to ${count - 1}`, last);
    requireColor(where, `${name}[${i}].color`, color);
    found.fill(i, first, last + 1);
  }
  return found;
}
