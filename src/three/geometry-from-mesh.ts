import {
  reject,
  rejectWords,
  requireFunction,
  requireList,
  requireObject,
  requireOneOf,
  requireOptions,
} from '../core/arguments/index.js';
import { adoptDoubleMesh, type MeshInput } from '../mesh/structure/indexed-mesh.js';
import type { CombinedMesh } from '../solids/meshes/combined-mesh.js';
import { groupTriangles } from '../solids/meshes/group-triangles.js';
import { requireForEachMesh, requireResult } from '../solids/meshes/made-corners.js';
import { type NumberedCorners, verticesOfCorners } from '../solids/meshes/vertices-of-corners.js';
import { carriedAttributes } from './carried-attributes.js';
import { carriedMaterials } from './carried-materials.js';
import type { GeometryMesh } from './geometry-mesh.js';

/** Numbers of vertices, as a `BufferAttribute` has them. */
export interface AttributeData {
  readonly array: Float32Array | Float64Array;
  readonly itemSize: number;
}

/** A range of an index and its material. */
export interface GroupData {
  readonly start: number;
  readonly count: number;
  readonly materialIndex: number;
}

/** What a `BufferGeometry` is made of. */
export interface GeometryData {
  readonly attributes: { readonly position: AttributeData; readonly [name: string]: AttributeData };
  readonly index: Uint32Array;
  /** None if all triangles have the one material. */
  readonly groups: readonly GroupData[];
}

/** A geometry as three.js makes it. */
export interface GeometrySink {
  /** Takes the numbers of each vertex under a name. */
  setAttribute(name: string, attribute: never): unknown;
  /** Takes three numbers of vertices for each triangle. */
  setIndex(index: never): unknown;
  /** Gives a range of the index a material. */
  addGroup(start: number, count: number, materialIndex: number): unknown;
}

/** The classes that a geometry is made of: the module three, or an object with these two. */
export interface ThreeClasses<G extends GeometrySink> {
  // The class is generic: the compiler knows what it makes by its prototype.
  readonly BufferGeometry: { new (): GeometrySink; readonly prototype: G };
  readonly BufferAttribute: new (
    array: Float32Array | Float64Array | Uint32Array,
    itemSize: number,
  ) => object;
}

/** How a geometry is made. */
export interface GeometryOptions<M = unknown> {
  /** What `meshFromObject` or `meshFromGeometry` gave for each mesh that was combined, in the order of the meshes. */
  readonly sources?: readonly GeometryMesh<M>[] | undefined;
  /**
   * `single`, the default, rounds to 32 bits, which is what graphics hardware takes; `double` keeps the doubles, for
   * programs: the renderer of three.js refuses them.
   */
  readonly precision?: 'single' | 'double' | undefined;
}

/** A geometry that was made of a mesh. */
export interface MadeGeometry<G, M = unknown> {
  readonly geometry: G;
  /** For `new Mesh(geometry, material)`: one, or a list if the geometry has groups; undefined if no source has any. */
  readonly material: M | M[] | undefined;
  /**
   * The largest change of a coordinate by rounding to 32 bits, exactly; 0 if none changed: then the certificate of the
   * result holds for the geometry.
   */
  readonly deviation: number;
  /** The attributes that were not carried over: not all sources have them, or they have no meaning on the result. */
  readonly omitted: readonly string[];
}

/**
 * The `BufferGeometry` of a mesh: of any, or of what `meshUnion` and its kin gave, with the attributes and the
 * materials of the objects that were combined. In 32 bits, triangles of a result in doubles may meet that did not:
 * those of `meshUnion(sources, { precision: 'single' })` do not, which the certificate says, and nothing is rounded
 * here.
 *
 * With `sources` each corner has the attributes that all of them have (texture coordinates, colours, normals, one's
 * own), interpolated exactly on the triangle that it comes from and rounded once; normals are turned as their objects
 * and triangles are, and made one long in doubles. Triangles are in groups by their materials, each of which is there
 * once. `tangent`, `skinIndex` and `skinWeight` are left out. Without sources there are positions alone: call
 * `computeVertexNormals`, after `toNonIndexed` for flat faces.
 *
 * @param options `sources`, `precision`, and `three`, the module; without it, `geometry` is the arrays themselves
 * @throws RangeError naming what is wrong: a result that had to be resolved or is a copy, sources that are not those
 *   that were combined, a coordinate beyond 32 bits
 * @example
 * const indices = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];
 * const tetrahedron = { positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], indices };
 * const { geometry, deviation } = geometryFromMesh(tetrahedron);
 * geometry.index.length; // 12
 * geometry.attributes.position.itemSize; // 3
 * deviation; // 0
 */
export function geometryFromMesh<G extends GeometrySink, M>(
  result: MeshInput | CombinedMesh,
  options: GeometryOptions<M> & { readonly three: ThreeClasses<G> },
): MadeGeometry<G, M>;
export function geometryFromMesh<M>(
  result: MeshInput | CombinedMesh,
  options?: GeometryOptions<M>,
): MadeGeometry<GeometryData, M>;
export function geometryFromMesh<G extends GeometrySink, M>(
  result: MeshInput | CombinedMesh,
  options: GeometryOptions<M> & { readonly three?: ThreeClasses<G> } = {},
): MadeGeometry<G | GeometryData, M> {
  const where = 'geometryFromMesh';
  const { positions, indices } = adoptDoubleMesh(where, 'result', result);
  requireOptions(where, 'options', options, 'sources three precision');
  const { sources, three, precision = 'single' } = options;
  requireOneOf(where, 'options.precision', precision, ['single', 'double']);
  if (three !== undefined) requireThree(where, 'options.three', three);
  const parts =
    sources === undefined
      ? { ...NOTHING, indices }
      : carriedParts(where, result as CombinedMesh, sources as readonly GeometryMesh<M>[]);
  const corners = { ...parts, positions };
  const { data, deviation } = merged(where, corners, precision === 'single' ? Float32Array : Float64Array);
  const { material, omitted } = parts;
  return { geometry: three === undefined ? data : filled(three, data), material, deviation, omitted };
}

/** What a geometry is made of, corner by corner. */
interface Corners extends NumberedCorners {
  readonly groups: readonly GroupData[];
}

const NOTHING = { attributes: [], groups: [], omitted: [], material: undefined };

function requireThree(where: string, name: string, three: ThreeClasses<GeometrySink>): void {
  requireObject(where, name, 'the module three', three);
  requireFunction(where, `${name}.BufferGeometry`, three.BufferGeometry);
  requireFunction(where, `${name}.BufferAttribute`, three.BufferAttribute);
}

function carriedParts<M>(where: string, result: CombinedMesh, sources: readonly GeometryMesh<M>[]) {
  requireList(where, 'options.sources', 'a list of what meshFromObject gave', sources);
  if (!('origins' in result))
    rejectWords(where, 'result', 'what meshUnion or its kin gave, as there are sources', 'another mesh');
  const { meshes } = requireResult(where, result).memory;
  requireForEachMesh(where, 'options.sources', sources, meshes.length);
  sources.forEach((source, i) => {
    const name = `options.sources[${i}]`;
    const expected = 'what meshFromObject or meshFromGeometry gave';
    requireObject(where, name, expected, source);
    if (!('triangles' in source && 'geometry' in source)) reject(where, name, expected, source);
    if (source.indices.length === meshes[i]!.indices.length) return;
    rejectWords(where, name, 'the mesh that was combined at this place', 'one with other triangles');
  });
  const { carried: attributes, omitted } = carriedAttributes(where, result, sources);
  const { materials, count, groups } = carriedMaterials(where, sources);
  const grouped = groupTriangles(result, groups);
  const isWhole = grouped.groups.every(({ group }) => group >= 0) && count <= 1;
  const material = isWhole ? materials[0] : materials.length > 0 ? [...materials] : undefined;
  return {
    indices: grouped.indices,
    triangles: grouped.triangles,
    attributes,
    omitted,
    groups: isWhole ? [] : joined(grouped.groups),
    material,
  };
}

/** Groups of one material that are next to each other as one; those of none are left out. */
function joined(
  groups: readonly {
    readonly start: number;
    readonly count: number;
    readonly materialIndex: number | undefined;
  }[],
): GroupData[] {
  const found: GroupData[] = [];
  for (const { start, count, materialIndex } of groups) {
    if (materialIndex === undefined) continue;
    const last = found.at(-1);
    if (last !== undefined && last.materialIndex === materialIndex && last.start + last.count === start)
      found[found.length - 1] = { ...last, count: last.count + count };
    else found.push({ start, count, materialIndex });
  }
  return found;
}

/** Corners at one vertex with equal attributes, once these are rounded, become one vertex. */
function merged(
  where: string,
  corners: Corners,
  List: typeof Float32Array | typeof Float64Array,
): { readonly data: GeometryData; readonly deviation: number } {
  const { indices, positions, arrays, deviation } = verticesOfCorners(where, corners, List);
  const { attributes, groups } = corners;
  const others = attributes.map(({ name, itemSize }, i) => [name, { array: arrays[i]!, itemSize }] as const);
  const all = { ...Object.fromEntries(others), position: { array: positions, itemSize: 3 } };
  return { data: { attributes: all, index: indices, groups }, deviation };
}

function filled<G extends GeometrySink>(three: ThreeClasses<G>, data: GeometryData): G {
  const geometry = new three.BufferGeometry() as G;
  for (const [name, { array, itemSize }] of Object.entries(data.attributes))
    geometry.setAttribute(name, new three.BufferAttribute(array, itemSize) as never);
  geometry.setIndex(new three.BufferAttribute(data.index, 1) as never);
  for (const { start, count, materialIndex } of data.groups) geometry.addGroup(start, count, materialIndex);
  return geometry;
}
