import {
  foreignMeshWay,
  reject,
  rejectWords,
  requireFiniteNumbers,
  requireIndices,
  requireNotNegative,
  requireObject,
  requireOptions,
} from '../core/arguments/index.js';
import type { Placement } from '../core/shapes.js';
import { type ExactPlacement, exactPlacement, isMirrored } from '../implicit/exact-placement.js';
import { readBufferGeometry } from '../mesh/structure/buffer-geometry.js';
import type { DoubleMesh } from '../mesh/structure/indexed-mesh.js';
import { transformedMesh } from '../mesh/structure/transform-mesh.js';
import { weldedTriangles } from '../mesh/weld/welded-triangles.js';
import { matrixPlacement } from './placement-of.js';
import type { GeometryLike, MaterialOf, ObjectLike } from './structures.js';

/** A mesh that was made of a geometry, and what its triangles are there. */
export interface GeometryMesh<M = unknown> extends DoubleMesh {
  /** For each triangle its number in the geometry. */
  readonly triangles: Uint32Array;
  /** Is every corner at the doubles that geometry and placement say? Else some were rounded, or welded to others. */
  readonly isExact: boolean;
  /** The placement mirrors: the second and the third corner of each triangle have changed places. */
  readonly isMirrored: boolean;
  readonly geometry: GeometryLike;
  /** Where the geometry was put; null if it stayed where it is. */
  readonly placement: Placement | null;
  /** The material or materials of the object; undefined for a geometry alone. */
  readonly material: M | readonly M[] | undefined;
}

/** How a mesh is made of an object. */
export interface ObjectMeshOptions {
  /**
   * Vertices up to this far from each other become one, as `weldVertices` merges them; 0, the default, merges those
   * with equal coordinates. Seams of `SphereGeometry` and its kin need about 1e-6 of their size: their ends are sines
   * of 0 and of 2 π, which differ.
   */
  readonly distance?: number | undefined;
}

/** How a mesh is made of a geometry. */
export interface GeometryMeshOptions extends ObjectMeshOptions {
  /** Where the geometry is put; `placementOf(matrix)` makes one of a `Matrix4`. */
  readonly placement?: Placement | undefined;
}

/**
 * The mesh of a `BufferGeometry` of three.js, with one vertex for each point, as functions about solids want it.
 *
 * Any position attribute with three numbers serves (interleaved, half-precision, integers that stand for fractions),
 * and any index, or none. Numbers of 32 bits are doubles: nothing is rounded, but what a placement rounds to the
 * nearest double, which `isExact` tells. Only triangles in the drawing range are taken; a triangle that names a vertex
 * twice, or does after vertices were merged, is left out. `meshFromBufferGeometry` of `unerring/mesh` is the same
 * without all that: vertices keep their numbers.
 *
 * @throws RangeError naming what is wrong: no position, morph targets, instances, a coordinate that is not finite
 * @example
 * const array = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0]);
 * const geometry = { attributes: { position: { array, itemSize: 3, count: 6 } }, index: null };
 * const mesh = meshFromGeometry(geometry);
 * mesh.indices; // new Uint32Array([0, 1, 2, 2, 1, 3])
 * mesh.positions.length / 3; // 4
 */
export function meshFromGeometry(geometry: GeometryLike, options: GeometryMeshOptions = {}): GeometryMesh {
  const where = 'meshFromGeometry';
  requireOptions(where, 'options', options, 'distance placement');
  const { distance = 0, placement } = options;
  requireNotNegative(where, 'options.distance', distance);
  const to = placement === undefined ? null : exactPlacement(where, 'options.placement', placement);
  return geometryMesh(where, 'geometry', geometry, to, 'options.placement', distance, undefined);
}

/**
 * The mesh of a `Mesh` of three.js where its `matrixWorld` takes it: see {@link meshFromGeometry}. The matrix is
 * brought up to date first (`updateWorldMatrix`), and taken as it is then; coordinates are rounded to the nearest
 * doubles.
 *
 * @throws RangeError naming what is wrong, also for skinned, instanced and batched meshes, whose vertices are elsewhere
 * @example
 * const array = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]);
 * const geometry = { attributes: { position: { array, itemSize: 3, count: 3 } }, index: null };
 * const matrixWorld = { elements: [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 7, 1] };
 * Array.from(meshFromObject({ geometry, matrixWorld }).positions); // [0, 0, 7, 2, 0, 7, 0, 2, 7]
 */
export function meshFromObject<O extends ObjectLike>(
  object: O,
  options: ObjectMeshOptions = {},
): GeometryMesh<MaterialOf<O>> {
  const where = 'meshFromObject';
  requireMeshObject(where, 'object', object);
  requireOptions(where, 'options', options, 'distance');
  const { distance = 0 } = options;
  requireNotNegative(where, 'options.distance', distance);
  object.updateWorldMatrix?.(true, false);
  const placement = matrixPlacement(where, 'object.matrixWorld', object.matrixWorld);
  const to = isIdentity(placement.elements) ? null : exactPlacement(where, 'object.matrixWorld', placement);
  const { geometry } = object;
  const material = object.material as MaterialOf<O> | readonly MaterialOf<O>[] | undefined;
  return geometryMesh(where, 'object.geometry', geometry, to, 'object.matrixWorld', distance, material);
}

/**
 * Checks a `Mesh` of three.js whose triangles are those of its geometry.
 *
 * @throws RangeError naming what else it is
 */
export function requireMeshObject(where: string, name: string, object: ObjectLike): void {
  const expected = 'a Mesh of three.js';
  requireObject(where, name, expected, object);
  if ('attributes' in object)
    rejectWords(where, name, expected, 'a geometry: pass it to meshFromGeometry, or an object that has it');
  if (!('geometry' in object)) reject(where, name, expected, object, foreignMeshWay(object));
  for (const kind of ['Line', 'Points', 'Sprite']) {
    if ((object as unknown as Record<string, unknown>)[`is${kind}`] !== true) continue;
    rejectWords(where, name, expected, `a three.js ${kind}, which has no triangles`);
  }
  for (const kind of ['SkinnedMesh', 'InstancedMesh', 'BatchedMesh']) {
    if ((object as unknown as Record<string, unknown>)[`is${kind}`] !== true) continue;
    const way =
      kind === 'InstancedMesh' ? ': pass v.geometry to meshFromGeometry, each matrix to placementOf' : '';
    rejectWords(where, name, 'a mesh whose vertices are those of its geometry', `a three.js ${kind}${way}`);
  }
  requireStill(where, `${name}.geometry`, object.geometry);
}

/** Refuses geometries whose vertices are elsewhere when they are drawn. */
function requireStill(where: string, name: string, geometry: GeometryLike): void {
  requireObject(where, name, 'a BufferGeometry of three.js', geometry);
  const { morphAttributes = {} } = geometry;
  const morphed = Object.keys(morphAttributes);
  if (morphed.length > 0)
    rejectWords(where, `${name}.morphAttributes`, 'empty', `morph targets of ${morphed.join(', ')}`);
  if ((geometry as { isInstancedBufferGeometry?: unknown }).isInstancedBufferGeometry === true)
    rejectWords(where, name, 'a BufferGeometry of three.js', 'one of instances');
}

const isIdentity = (elements: ArrayLike<number>): boolean =>
  Array.from(elements).every((x, i) => x === (i % 5 === 0 ? 1 : 0));

/**
 * The triangles of a geometry over its own vertices, those that are whole.
 *
 * @throws RangeError naming what is wrong with the geometry
 */
export function ownMesh(where: string, name: string, geometry: GeometryLike): DoubleMesh {
  requireStill(where, name, geometry);
  const { positions, indices } = readBufferGeometry(where, name, geometry);
  requireFiniteNumbers(where, `${name}.attributes.position`, positions);
  const whole = indices.subarray(0, indices.length - (indices.length % 3));
  requireIndices(where, `${name}.index`, whole, positions.length / 3);
  return { positions: Float64Array.from(positions), indices: whole.slice() };
}

function geometryMesh<M>(
  where: string,
  name: string,
  geometry: GeometryLike,
  to: ExactPlacement | null,
  placementName: string,
  distance: number,
  material: M | readonly M[] | undefined,
): GeometryMesh<M> {
  const own = ownMesh(where, name, geometry);
  const placed = to === null ? { ...own, isExact: true } : transformedMesh(where, placementName, own, to);
  const { first, last } = drawnTriangles(where, name, geometry, own.indices.length / 3);
  const { areInPlace, ...welded } = weldedTriangles(placed, distance, first, last);
  const isLost = distance > 0 && last > first && welded.indices.length === 0;
  if (isLost && weldedTriangles(placed, 0, first, last).indices.length > 0) {
    const got = `${distance}, at which all ${last - first} triangles collapse`;
    rejectWords(where, 'options.distance', 'less than what the mesh measures', got);
  }
  return {
    ...welded,
    isExact: placed.isExact && areInPlace,
    isMirrored: to !== null && isMirrored(to),
    geometry,
    placement: to?.placement ?? null,
    material,
  };
}

/** Which triangles three.js draws: those that begin within the drawing range. */
export function drawnTriangles(
  where: string,
  name: string,
  { drawRange }: GeometryLike,
  triangles: number,
): { readonly first: number; readonly last: number } {
  const { start, count } = drawRange ?? { start: 0, count: Number.POSITIVE_INFINITY };
  return triangleRange(where, `${name}.drawRange`, start, count, triangles);
}

/**
 * A range of an index in triangles: those that begin in it.
 *
 * @throws RangeError for a range that does not begin with a triangle
 */
export function triangleRange(
  where: string,
  name: string,
  start: number,
  count: number,
  triangles: number,
): { readonly first: number; readonly last: number } {
  if (!(Number.isInteger(start) && start >= 0 && start % 3 === 0))
    reject(where, `${name}.start`, 'a multiple of 3', start);
  if (!(count >= 0)) reject(where, `${name}.count`, 'a number of indices', count);
  const first = Math.min(start / 3, triangles);
  return { first, last: Math.max(first, Math.min(Math.ceil((start + count) / 3), triangles)) };
}
