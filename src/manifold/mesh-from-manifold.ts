import {
  reject,
  rejectWords,
  requireCount,
  requireFiniteNumbers,
  requireIndices,
  requireList,
  requireNoMore,
  requireObject,
} from '../core/arguments/index.js';
import type { DoubleMesh } from '../mesh/structure/indexed-mesh.js';
import type { ManifoldMeshLike } from './structures.js';

/** A mesh that was made of one of manifold-3d; its triangles have the numbers that they have there. */
export interface ManifoldMesh extends DoubleMesh {
  readonly source: ManifoldMeshLike;
}

/**
 * The mesh of a `Mesh` of manifold-3d, with one vertex for each place, as functions about solids want it.
 *
 * Numbers of 32 bits are doubles: nothing is rounded. Vertices that `mergeFromVert` and `mergeToVert` call the same are
 * one, at the place of the second; those that no triangle has are left out. Triangles keep their numbers, so that
 * `manifoldFromMesh` finds properties, runs and faces again. Tangents say how a mesh would be refined: they are not
 * looked at, and the mesh is that of its flat triangles, as all of manifold-3d but its `refine` takes it.
 *
 * @throws RangeError naming the member that is wrong
 * @example
 * const vertProperties = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]);
 * const triVerts = new Uint32Array([4, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]);
 * const [mergeFromVert, mergeToVert] = [new Uint32Array([4]), new Uint32Array([0])];
 * const mesh = meshFromManifold({ numProp: 3, vertProperties, triVerts, mergeFromVert, mergeToVert });
 * mesh.positions.length; // 12
 * mesh.indices.length; // 12
 */
export function meshFromManifold(mesh: ManifoldMeshLike): ManifoldMesh {
  const where = 'meshFromManifold';
  if (arguments.length > 1) requireNoMore(where, 1, arguments[1], 'one mesh at a time');
  const { numProp, vertProperties, triVerts } = requireManifoldMesh(where, 'mesh', mesh);
  const placeOf = mergedPlaces(where, mesh, vertProperties.length / numProp);
  const numbers = new Int32Array(placeOf.length).fill(-1);
  const positions: number[] = [];
  const indices = triVerts.map((own) => {
    const v = placeOf[own]!;
    if (numbers[v]! < 0) {
      numbers[v] = positions.length / 3;
      // Adding zero makes 0 of -0.
      for (let i = 0; i < 3; i++) positions.push(vertProperties[numProp * v + i]! + 0);
    }
    return numbers[v]!;
  });
  return { positions: Float64Array.from(positions), indices, source: mesh };
}

/** @throws RangeError naming the member that is wrong */
function requireManifoldMesh(where: string, name: string, mesh: ManifoldMeshLike): ManifoldMeshLike {
  requireObject(where, name, 'a Mesh of manifold-3d', mesh);
  const { numProp, vertProperties, triVerts } = mesh;
  if (typeof (mesh as { getMesh?: unknown }).getMesh === 'function')
    rejectWords(where, name, 'a Mesh of manifold-3d', 'a Manifold: pass manifold.getMesh()');
  requireCount(where, `${name}.numProp`, numProp, 3);
  requireList(where, `${name}.vertProperties`, 'a list of numbers', vertProperties);
  requireFiniteNumbers(where, `${name}.vertProperties`, vertProperties);
  if (vertProperties.length % numProp !== 0)
    reject(
      where,
      `${name}.vertProperties.length`,
      `a multiple of numProp, ${numProp}`,
      vertProperties.length,
    );
  if (!(triVerts instanceof Uint32Array)) reject(where, `${name}.triVerts`, 'a Uint32Array', triVerts);
  requireIndices(where, `${name}.triVerts`, triVerts, vertProperties.length / numProp);
  requireRuns(where, name, mesh);
  requireFaceNumbers(where, name, mesh);
  return mesh;
}

/** One number for each triangle; an empty list is none. */
function requireFaceNumbers(where: string, name: string, { triVerts, faceID }: ManifoldMeshLike): void {
  if (faceID === undefined) return;
  requireList(where, `${name}.faceID`, 'a list of numbers', faceID);
  const count = triVerts.length / 3;
  if (faceID.length !== 0 && faceID.length !== count)
    reject(where, `${name}.faceID.length`, `${count}, one for each triangle`, faceID.length);
}

/** Runs are ranges of whole triangles, one behind the other, in which all of them are. */
function requireRuns(where: string, name: string, mesh: ManifoldMeshLike): void {
  const { triVerts, runIndex, runOriginalID = new Uint32Array() } = mesh;
  requireList(where, `${name}.runOriginalID`, 'a list of numbers', runOriginalID);
  if (runOriginalID.length === 0 || runIndex === undefined) return;
  requireList(where, `${name}.runIndex`, 'a list of places in triVerts', runIndex);
  if (runIndex.length < runOriginalID.length)
    reject(where, `${name}.runIndex.length`, `${runOriginalID.length}, one for each run`, runIndex.length);
  for (let i = 0; i < runIndex.length; i++) {
    const [from, to] = [runIndex[i - 1] ?? 0, triVerts.length];
    const at = runIndex[i]!;
    if (!(at % 3 === 0 && at >= from && at <= to))
      reject(where, `${name}.runIndex[${i}]`, `a multiple of 3 from ${from} to ${to}`, at);
  }
  if (runIndex[0] !== 0)
    reject(where, `${name}.runIndex[0]`, '0, where the first triangle begins', runIndex[0]);
  const last = runOriginalID.length;
  if (runIndex.length > last && runIndex[last] !== triVerts.length)
    reject(
      where,
      `${name}.runIndex[${last}]`,
      `${triVerts.length}, where the last triangle ends`,
      runIndex[last],
    );
}

/** The vertex that each one is. */
function mergedPlaces(where: string, mesh: ManifoldMeshLike, count: number): Uint32Array {
  const { mergeFromVert = [], mergeToVert = [] } = mesh;
  requireList(where, 'mesh.mergeFromVert', 'a list of vertices', mergeFromVert);
  requireList(where, 'mesh.mergeToVert', 'a list of vertices', mergeToVert);
  if (mergeToVert.length !== mergeFromVert.length)
    reject(
      where,
      'mesh.mergeToVert.length',
      `${mergeFromVert.length}, as of mergeFromVert`,
      mergeToVert.length,
    );
  const places = Uint32Array.from({ length: count }, (_, v) => v);
  const placeOf = (v: number): number => {
    let at = v;
    // Each step halves the way for the next one: long chains would take the square of their length.
    while (places[at] !== at) at = places[at] = places[places[at]!]!;
    return at;
  };
  for (let i = 0; i < mergeFromVert.length; i++) {
    requireCount(where, `mesh.mergeFromVert[${i}]`, mergeFromVert[i]!);
    requireCount(where, `mesh.mergeToVert[${i}]`, mergeToVert[i]!);
    const [from, to] = [mergeFromVert[i]!, mergeToVert[i]!];
    if (from >= count) reject(where, `mesh.mergeFromVert[${i}]`, `a vertex below ${count}`, from);
    if (to >= count) reject(where, `mesh.mergeToVert[${i}]`, `a vertex below ${count}`, to);
    const [a, b] = [placeOf(from), placeOf(to)];
    if (a !== b) places[a] = b;
  }
  return places.map((_, v) => placeOf(v));
}
