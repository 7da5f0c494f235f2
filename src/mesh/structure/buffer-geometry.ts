import {
  foreignMeshWay,
  isList,
  reject,
  rejectWords,
  requireNoMore,
  requireObject,
} from '../../core/arguments/index.js';
import type { IndexedMesh } from './indexed-mesh.js';

/**
 * An attribute of three.js: numbers in a row, or some of each stride of a buffer that it shares, which its methods know
 * to find.
 */
interface Attribute {
  readonly count: number;
  readonly itemSize: number;
  readonly array: ArrayLike<number>;
  /** The buffer of an interleaved attribute. */
  readonly data?: unknown;
  readonly getX?: (i: number) => number;
  readonly getY?: (i: number) => number;
  readonly getZ?: (i: number) => number;
}

/** What is read of a `BufferGeometry` of three.js. */
export interface BufferGeometryLike {
  readonly attributes: { readonly position?: unknown };
  readonly index?: unknown;
}

/**
 * The mesh of a `BufferGeometry` of three.js: its positions, also interleaved ones, and its index, whatever its type of
 * integers. Without an index each three vertices are a triangle, as in three.js: `weldVertices` then finds what is
 * shared.
 *
 * Positions in doubles or single precision in a row are taken as they are, without a copy; so is an index of 32-bit
 * integers. Whether numbers are finite and indices in range is checked where the mesh is used (`prepareMesh`).
 *
 * The geometry is taken as it is in its own coordinates: apply a `matrixWorld` before. Its drawing range and groups are
 * not asked.
 *
 * @throws RangeError for what has no attribute `position` with three numbers for each vertex
 * @example
 * const position = { array: new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]), itemSize: 3, count: 3 };
 * meshFromBufferGeometry({ attributes: { position }, index: null }).indices; // new Uint32Array([0, 1, 2])
 */
export function meshFromBufferGeometry(geometry: BufferGeometryLike): IndexedMesh {
  if (arguments.length > 1) requireNoMore('meshFromBufferGeometry', 1, arguments[1]);
  return readBufferGeometry('meshFromBufferGeometry', 'geometry', geometry);
}

/**
 * The positions and the index of a geometry.
 *
 * @throws RangeError naming what is no geometry
 */
export function readBufferGeometry(where: string, name: string, geometry: BufferGeometryLike): IndexedMesh {
  requireObject(where, name, 'a BufferGeometry of three.js', geometry);
  if ('geometry' in geometry)
    rejectWords(where, name, 'a BufferGeometry of three.js', 'an object that has one: pass mesh.geometry');
  // Groups of meshes have no attributes, nor do files and lists.
  if (geometry.attributes === undefined)
    reject(where, name, 'a BufferGeometry of three.js', geometry, foreignMeshWay(geometry));
  requireObject(where, `${name}.attributes`, 'an object with a position', geometry.attributes);
  const position = requireAttribute(where, `${name}.attributes.position`, geometry.attributes.position, 3);
  const index = geometry.index ?? null;
  const indices =
    index === null
      ? Uint32Array.from({ length: position.count }, (_, i) => i)
      : indicesOf(requireAttribute(where, `${name}.index`, index, 1));
  return { positions: positionsOf(position), indices };
}

function requireAttribute(where: string, path: string, value: unknown, itemSize: number): Attribute {
  const expected = `a BufferAttribute of ${itemSize === 1 ? '1 number' : '3 numbers'} for each vertex`;
  requireObject(where, path, expected, value);
  const attribute = value as Attribute;
  const { array, count, data } = attribute;
  const isCounted = Number.isInteger(count) && count >= 0;
  if (attribute.itemSize !== itemSize || !isCounted || !isList(array)) reject(where, path, expected, value);
  // The numbers of one that is interleaved are in another list.
  if (data === undefined && array.length < count * itemSize)
    reject(where, `${path}.array.length`, `${count * itemSize} or more`, array.length);
  return attribute;
}

function positionsOf(attribute: Attribute): Float64Array | Float32Array {
  const { array, data, count } = attribute;
  if (data === undefined && (array instanceof Float64Array || array instanceof Float32Array)) {
    return array.length === 3 * count ? array : array.subarray(0, 3 * count);
  }
  const positions = new Float64Array(3 * count);
  for (let i = 0; i < count; i++) {
    // The methods know strides, halves and integers that stand for fractions.
    positions[3 * i] = attribute.getX?.(i) ?? array[3 * i]!;
    positions[3 * i + 1] = attribute.getY?.(i) ?? array[3 * i + 1]!;
    positions[3 * i + 2] = attribute.getZ?.(i) ?? array[3 * i + 2]!;
  }
  return positions;
}

function indicesOf(attribute: Attribute): Uint32Array {
  const { array, data, count } = attribute;
  if (data === undefined && array instanceof Uint32Array) {
    return array.length === count ? array : array.subarray(0, count);
  }
  return Uint32Array.from({ length: count }, (_, i) => attribute.getX?.(i) ?? array[i]!);
}
