import { reject, rejectWords, requireList, requireObject, requireOptions } from '../core/arguments/index.js';
import { adoptDoubleMesh, type MeshInput } from '../mesh/structure/indexed-mesh.js';
import type { CombinedMesh } from '../solids/meshes/combined-mesh.js';
import { interpolateAttributes } from '../solids/meshes/interpolate-attributes.js';
import { requireForEachMesh, requireResult } from '../solids/meshes/made-corners.js';
import { makeUnit } from '../solids/meshes/unit-vectors.js';
import { type CornerNumbers, verticesOfCorners } from '../solids/meshes/vertices-of-corners.js';
import type { OcctMesh } from './mesh-from-occt.js';
import type { OcctColor, OcctMeshData } from './structures.js';

/** How a mesh in the form of `occt-import-js` is made. */
export interface OcctOptions {
  /** What `meshFromOcct` gave for each mesh that was combined, in the order of the meshes. */
  readonly sources?: readonly OcctMesh[] | undefined;
}

/** The triangles of one face of a source, and its colour. */
interface Face {
  readonly triangles: number[];
  readonly color: OcctColor | null;
}

/**
 * A mesh in the form that `occt-import-js` gives: of any mesh, or of what `meshUnion` and its kin gave, with the faces
 * of the models that were combined.
 *
 * With `sources`, each face of a source of which something is left is one face again, with its own colour or else that
 * of its mesh: by source, then by number, triangles of no face last. Each face has vertices of its own. Normals are
 * there if all sources have some: interpolated exactly on the triangle that each corner comes from, turned round where
 * the triangle is, and made one long in doubles. Without `sources` all triangles are one face, without normals.
 *
 * Coordinates are doubles, and none is rounded.
 *
 * @throws RangeError naming what is wrong: a result that had to be resolved or is a copy, sources that are not those
 *   that were combined
 * @example
 * const indices = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];
 * const tetrahedron = { positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], indices };
 * const made = occtFromMesh(tetrahedron);
 * made.index.array.length; // 12
 * made.brep_faces; // [{ first: 0, last: 3, color: null }]
 */
export function occtFromMesh(result: MeshInput | CombinedMesh, options: OcctOptions = {}): OcctMeshData {
  const where = 'occtFromMesh';
  const { positions, indices } = adoptDoubleMesh(where, 'result', result);
  requireOptions(where, 'options', options, 'sources');
  const { sources } = options;
  if (sources === undefined) {
    const last = indices.length / 3 - 1;
    return {
      attributes: { position: { array: Array.from(positions, (x) => x + 0) } },
      index: { array: Array.from(indices) },
      brep_faces: last < 0 ? [] : [{ first: 0, last, color: null }],
    };
  }
  const combined = requireSources(where, result as CombinedMesh, sources);
  const faces = facesOf(combined, sources);
  const order = Uint32Array.from(faces.flatMap(({ triangles }) => triangles));
  const sorted = new Uint32Array(indices.length);
  order.forEach((t, at) => {
    sorted.set(indices.subarray(3 * t, 3 * t + 3), 3 * at);
  });
  const attributes = cornerNumbers(combined, sources, faces);
  const corners = { positions, indices: sorted, triangles: order, attributes };
  const own = verticesOfCorners(where, corners, Float64Array);
  const normals = own.arrays[1];
  let next = 0;
  return {
    attributes: {
      position: { array: Array.from(own.positions) },
      ...(normals && { normal: { array: Array.from(normals) } }),
    },
    index: { array: Array.from(own.indices) },
    brep_faces: faces.map(({ triangles, color }) => {
      const first = next;
      next += triangles.length;
      return { first, last: next - 1, color };
    }),
  };
}

/** @throws RangeError for what is no result, and for sources that are not those that were combined */
function requireSources(where: string, result: CombinedMesh, sources: readonly OcctMesh[]): CombinedMesh {
  requireList(where, 'options.sources', 'a list of what meshFromOcct gave', sources);
  if (!('origins' in result))
    rejectWords(where, 'result', 'what meshUnion or its kin gave, as there are sources', 'another mesh');
  const { meshes } = requireResult(where, result).memory;
  requireForEachMesh(where, 'options.sources', sources, meshes.length);
  sources.forEach((source, i) => {
    const expected = 'what meshFromOcct gave';
    requireObject(where, `options.sources[${i}]`, expected, source);
    if (!('faces' in source && 'source' in source)) reject(where, `options.sources[${i}]`, expected, source);
    if (source.indices.length === meshes[i]!.indices.length) return;
    const other = 'one with other triangles';
    rejectWords(where, `options.sources[${i}]`, 'the mesh that was combined at this place', other);
  });
  return result;
}

/** The triangles of a result by the faces that they come from, those that are not empty. */
function facesOf({ origins }: CombinedMesh, sources: readonly OcctMesh[]): Face[] {
  const { operands, triangles } = origins!;
  const ofSources = sources.map(({ source }): Face[] => {
    const own = (source.brep_faces ?? []).map(({ color }) => color ?? source.color ?? null);
    return [...own, source.color ?? null].map((color) => ({ triangles: [], color }));
  });
  operands.forEach((operand, t) => {
    const own = ofSources[operand]!;
    // Those of no face come behind the last one.
    own.at(sources[operand]!.faces[triangles[t]!]!)!.triangles.push(t);
  });
  return ofSources.flat().filter(({ triangles: some }) => some.length > 0);
}

/** At each corner of a result the number of its face, and the normal if all sources have some. */
function cornerNumbers(
  result: CombinedMesh,
  sources: readonly OcctMesh[],
  faces: readonly Face[],
): CornerNumbers[] {
  const numbers = new Float64Array(result.indices.length);
  faces.forEach(({ triangles }, i) => {
    for (const t of triangles) numbers.fill(i, 3 * t, 3 * t + 3);
  });
  const face = { name: 'face', itemSize: 1, array: numbers };
  if (sources.some(({ source }) => source.attributes.normal === undefined)) return [face];
  const lists = sources.map(({ source, triangles, indices }) => {
    const normals = source.attributes.normal!.array;
    const array = Float64Array.from({ length: 3 * indices.length }, (_, i) => {
      const corner = Math.floor(i / 3);
      const own = source.index.array[3 * triangles[Math.floor(corner / 3)]! + (corner % 3)]!;
      return normals[3 * own + (i % 3)]!;
    });
    return { array, itemSize: 3, per: 'corner' as const };
  });
  const array = interpolateAttributes(result, lists, { negateTurned: true });
  makeUnit(array);
  return [face, { name: 'normal', itemSize: 3, array: array.map((x) => x + 0) }];
}
