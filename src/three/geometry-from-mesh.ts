import {
  reject,
  rejectWords,
  requireFiniteNumbers,
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
import { type CornerAttribute, carriedAttributes } from './carried-attributes.js';
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
  /** The largest change of a coordinate by rounding to 32 bits, exactly; 0 if none changed. */
  readonly deviation: number;
  /** The attributes that were not carried over: not all sources have them, or they have no meaning on the result. */
  readonly omitted: readonly string[];
}

/**
 * The `BufferGeometry` of a mesh: of any, or of what `meshUnion` and its kin gave, with the attributes and the
 * materials of the objects that were combined.
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
interface Corners {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  /** For each triangle the number of the one whose attributes it has; undefined if it is itself. */
  readonly triangles?: Uint32Array;
  readonly attributes: readonly CornerAttribute[];
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
  { positions, indices, triangles, attributes, groups }: Corners,
  List: typeof Float32Array | typeof Float64Array,
): { readonly data: GeometryData; readonly deviation: number } {
  const rounded = attributes.map(({ name, array, itemSize }) => {
    const own = List.from(array);
    requireFiniteNumbers(where, `${name} in 32 bits`, own);
    return { array: own, itemSize };
  });
  const cornerOf = (at: number): number =>
    triangles === undefined ? at : 3 * triangles[Math.floor(at / 3)]! + (at % 3);
  const areEqual = (c: number, d: number): boolean =>
    rounded.every(({ array, itemSize }) => {
      for (let i = 0; i < itemSize; i++)
        if (array[itemSize * c + i] !== array[itemSize * d + i]) return false;
      return true;
    });
  const index = new Uint32Array(indices.length);
  // The vertices that were made at each vertex, as chains; and of each its first corner.
  const newest = new Int32Array(positions.length / 3).fill(-1);
  const before: number[] = [];
  const corners: number[] = [];
  const vertices: number[] = [];
  for (let at = 0; at < indices.length; at++) {
    const v = indices[at]!;
    const corner = cornerOf(at);
    let made = newest[v]!;
    while (made >= 0 && !areEqual(corners[made]!, corner)) made = before[made]!;
    if (made < 0) {
      made = corners.push(corner) - 1;
      vertices.push(v);
      before.push(newest[v]!);
      newest[v] = made;
    }
    index[at] = made;
  }
  const position = gathered(List, positions, 3, vertices);
  const deviation = movedBy(where, position, positions, vertices);
  const others = attributes.map(({ name }, i) => {
    const { array, itemSize } = rounded[i]!;
    return [name, { array: gathered(List, array, itemSize, corners), itemSize }] as const;
  });
  const all = { ...Object.fromEntries(others), position: { array: position, itemSize: 3 } };
  return { data: { attributes: all, index, groups }, deviation };
}

function gathered(
  List: typeof Float32Array | typeof Float64Array,
  array: ArrayLike<number>,
  itemSize: number,
  items: readonly number[],
): Float32Array | Float64Array {
  const found = new List(itemSize * items.length);
  items.forEach((item, at) => {
    for (let i = 0; i < itemSize; i++) found[itemSize * at + i] = array[itemSize * item + i]!;
  });
  return found;
}

/** The largest difference of two lists of coordinates; each difference of a double and its rounding is a double. */
function movedBy(
  where: string,
  rounded: ArrayLike<number>,
  positions: Float64Array,
  vertices: readonly number[],
): number {
  let most = 0;
  for (let i = 0; i < rounded.length; i++) {
    const exact = positions[3 * vertices[Math.floor(i / 3)]! + (i % 3)]!;
    if (!Number.isFinite(rounded[i])) reject(where, 'result', 'coordinates within 32 bits', exact);
    most = Math.max(most, Math.abs(rounded[i]! - exact));
  }
  return most;
}

function filled<G extends GeometrySink>(three: ThreeClasses<G>, data: GeometryData): G {
  const geometry = new three.BufferGeometry() as G;
  for (const [name, { array, itemSize }] of Object.entries(data.attributes))
    geometry.setAttribute(name, new three.BufferAttribute(array, itemSize) as never);
  geometry.setIndex(new three.BufferAttribute(data.index, 1) as never);
  for (const { start, count, materialIndex } of data.groups) geometry.addGroup(start, count, materialIndex);
  return geometry;
}
