import {
  reject,
  rejectWords,
  requireCount,
  requireFunction,
  requireList,
  requireObject,
  requireOptions,
} from '../core/arguments/index.js';
import { adoptDoubleMesh, type MeshInput } from '../mesh/structure/indexed-mesh.js';
import type { CombinedMesh } from '../solids/meshes/combined-mesh.js';
import { groupTriangles } from '../solids/meshes/group-triangles.js';
import { interpolateAttributes } from '../solids/meshes/interpolate-attributes.js';
import { requireForEachMesh, requireResult } from '../solids/meshes/made-corners.js';
import { type CornerNumbers, verticesOfCorners } from '../solids/meshes/vertices-of-corners.js';
import type { ManifoldMesh } from './mesh-from-manifold.js';
import type { ManifoldMeshData } from './structures.js';

/** The class that a mesh is made of: the module of manifold-3d, or an object with this one. */
export interface ManifoldClasses<M> {
  readonly Mesh: new (options: ManifoldMeshData) => M;
}

/** How a mesh of manifold-3d is made. */
export interface ManifoldOptions {
  /** What `meshFromManifold` gave for each mesh that was combined, in the order of the meshes. */
  readonly sources?: readonly ManifoldMesh[] | undefined;
  /**
   * The place of the first of three properties that are a normal, counted as in `vertProperties`: 3 where normals come
   * behind the place. They are negated where triangles are turned. Without it nothing is.
   */
  readonly normals?: number | undefined;
}

/** A mesh of manifold-3d that was made. */
export interface MadeManifoldMesh<M> {
  readonly mesh: M;
  /**
   * The largest change of a coordinate by rounding to 32 bits, exactly; 0 if none changed: then the certificate of the
   * result holds for the mesh.
   */
  readonly deviation: number;
}

/**
 * What a `Mesh` of manifold-3d is made of, or with `manifold`, the module, the `Mesh` itself: of any mesh, or of what
 * `meshUnion` and its kin gave, with the properties, runs and faces of the meshes that were combined.
 *
 * With `sources` each corner has the properties of all sources, interpolated exactly on the triangle that it comes from
 * and rounded once to 32 bits; of a source that has fewer, the others are 0, as manifold-3d has it. Triangles are in
 * the order of the runs of their sources, with `runOriginalID` and `faceID` where all sources have them. Vertices at
 * one place with other properties are told by `mergeFromVert` and `mergeToVert`. Tangents are left out.
 *
 * Coordinates are rounded to 32 bits: with `{ precision: 'single' }`, results of `meshUnion` and its kin have such
 * already, so that nothing meets that did not.
 *
 * @param options `sources`, `normals`, and `manifold`, the module
 * @throws RangeError naming what is wrong: a result that had to be resolved or is a copy, sources that are not those
 *   that were combined, a coordinate beyond 32 bits
 * @example
 * const indices = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];
 * const tetrahedron = { positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], indices };
 * const { mesh, deviation } = manifoldFromMesh(tetrahedron);
 * mesh.vertProperties.length; // 12
 * mesh.mergeFromVert.length; // 0
 * deviation; // 0
 */
export function manifoldFromMesh<M>(
  result: MeshInput | CombinedMesh,
  options: ManifoldOptions & { readonly manifold: ManifoldClasses<M> },
): MadeManifoldMesh<M>;
export function manifoldFromMesh(
  result: MeshInput | CombinedMesh,
  options?: ManifoldOptions,
): MadeManifoldMesh<ManifoldMeshData>;
export function manifoldFromMesh<M>(
  result: MeshInput | CombinedMesh,
  options: ManifoldOptions & { readonly manifold?: ManifoldClasses<M> } = {},
): MadeManifoldMesh<M | ManifoldMeshData> {
  const where = 'manifoldFromMesh';
  const { positions, indices } = adoptDoubleMesh(where, 'result', result);
  requireOptions(where, 'options', options, 'sources normals manifold');
  const { sources, normals, manifold } = options;
  if (manifold !== undefined) {
    requireObject(where, 'options.manifold', 'the module of manifold-3d', manifold);
    requireFunction(where, 'options.manifold.Mesh', manifold.Mesh);
  }
  if (normals !== undefined) requireCount(where, 'options.normals', normals, 3);
  const parts =
    sources === undefined ? NOTHING : carriedParts(where, result as CombinedMesh, sources, normals);
  const own = verticesOfCorners(where, { positions, indices, ...parts }, Float32Array);
  const data = { ...vertexData(own, parts.attributes[0]?.itemSize ?? 0), ...parts.runs };
  return { mesh: manifold === undefined ? data : new manifold.Mesh(data), deviation: own.deviation };
}

type Runs = Pick<ManifoldMeshData, 'runIndex' | 'runOriginalID' | 'faceID'>;

/** What a mesh without sources has. */
const NOTHING: { readonly attributes: readonly CornerNumbers[]; readonly runs: Runs } = {
  attributes: [],
  runs: {},
};

function carriedParts(
  where: string,
  result: CombinedMesh,
  sources: readonly ManifoldMesh[],
  normals: number | undefined,
) {
  requireList(where, 'options.sources', 'a list of what meshFromManifold gave', sources);
  if (!('origins' in result))
    rejectWords(where, 'result', 'what meshUnion or its kin gave, as there are sources', 'another mesh');
  const { meshes } = requireResult(where, result).memory;
  requireForEachMesh(where, 'options.sources', sources, meshes.length);
  sources.forEach((source, i) => {
    const expected = 'what meshFromManifold gave';
    requireObject(where, `options.sources[${i}]`, expected, source);
    if (!('source' in source)) reject(where, `options.sources[${i}]`, expected, source);
    if (source.indices.length === meshes[i]!.indices.length) return;
    const other = 'one with other triangles';
    rejectWords(where, `options.sources[${i}]`, 'the mesh that was combined at this place', other);
  });
  const itemSize = Math.max(...sources.map(({ source }) => source.numProp)) - 3;
  if (normals !== undefined && normals > itemSize)
    reject(
      where,
      'options.normals',
      `${itemSize} at most, as vertices have ${itemSize + 3} numbers`,
      normals,
    );
  const grouped = groupTriangles(result, sources.map(runsOf));
  const { faceID, runOriginalID } = idsOf(sources);
  const { origins } = result;
  const faces =
    faceID && grouped.triangles.map((t) => faceID[origins!.operands[t]!]![origins!.triangles[t]!]!);
  const runs: Runs = {
    ...(faces && { faceID: faces }),
    ...(runOriginalID && {
      runOriginalID: Uint32Array.from(
        grouped.groups,
        ({ operand, group }) => runOriginalID[operand]![group]!,
      ),
      runIndex: Uint32Array.from([...grouped.groups.map(({ start }) => start), grouped.indices.length]),
    }),
  };
  const attributes = itemSize === 0 ? [] : [carriedProperties(result, sources, itemSize, normals)];
  return { indices: grouped.indices, triangles: grouped.triangles, attributes, runs };
}

/** The runs of a source as groups. One without any is one run. */
function runsOf({ source, indices }: ManifoldMesh) {
  const { runIndex, runOriginalID } = source;
  const count = runOriginalID?.length ?? 0;
  if (runIndex === undefined || count === 0) return [{ start: 0, count: indices.length }];
  return Array.from({ length: count }, (_, i) => {
    const start = runIndex[i]!;
    return { start, count: (runIndex[i + 1] ?? indices.length) - start };
  });
}

/** Numbers of faces and originals, if all sources have them. */
function idsOf(sources: readonly ManifoldMesh[]) {
  const faces = sources.map(({ source }) => source.faceID ?? new Uint32Array());
  const originals = sources.map(({ source }) => source.runOriginalID ?? new Uint32Array());
  const haveFaces = sources.every(({ indices }, i) => 3 * faces[i]!.length === indices.length);
  const haveOriginals = originals.every((ids) => ids.length > 0);
  return { faceID: haveFaces ? faces : undefined, runOriginalID: haveOriginals ? originals : undefined };
}

function carriedProperties(
  result: CombinedMesh,
  sources: readonly ManifoldMesh[],
  itemSize: number,
  normals: number | undefined,
): CornerNumbers {
  const lists = sources.map(({ source }) => {
    const { numProp, vertProperties, triVerts } = source;
    const array = new Float64Array(itemSize * triVerts.length);
    triVerts.forEach((v, corner) => {
      for (let i = 3; i < numProp; i++) array[itemSize * corner + i - 3] = vertProperties[numProp * v + i]!;
    });
    return { array, itemSize, per: 'corner' as const };
  });
  const array = interpolateAttributes(result, lists);
  if (normals !== undefined) {
    const { turned } = result.origins!;
    for (let corner = 0; corner < result.indices.length; corner++) {
      if (turned[Math.floor(corner / 3)] === 0) continue;
      const at = itemSize * corner + normals - 3;
      // So that 0 stays 0.
      for (let i = at; i < at + 3; i++) array[i] = 0 - array[i]!;
    }
  }
  return { name: 'properties', itemSize, array };
}

function vertexData(
  { indices, positions, arrays, vertices }: ReturnType<typeof verticesOfCorners>,
  itemSize: number,
): ManifoldMeshData {
  const numProp = 3 + itemSize;
  const vertProperties = new Float32Array(numProp * vertices.length);
  const first = new Map<number, number>();
  const mergeFromVert: number[] = [];
  const mergeToVert: number[] = [];
  vertices.forEach((own, v) => {
    vertProperties.set(positions.subarray(3 * v, 3 * v + 3), numProp * v);
    if (itemSize > 0)
      vertProperties.set(arrays[0]!.subarray(itemSize * v, itemSize * v + itemSize), numProp * v + 3);
    const to = first.get(own);
    if (to === undefined) first.set(own, v);
    else {
      mergeFromVert.push(v);
      mergeToVert.push(to);
    }
  });
  return {
    ...{ numProp, vertProperties, triVerts: indices },
    mergeFromVert: Uint32Array.from(mergeFromVert),
    mergeToVert: Uint32Array.from(mergeToVert),
  };
}
