import { reject, requireFiniteNumbers } from '../../core/arguments/index.js';

/** Numbers at each corner of each triangle. */
export interface CornerNumbers {
  readonly name: string;
  readonly itemSize: number;
  readonly array: Float64Array;
}

/** A mesh, and numbers at its corners. */
export interface NumberedCorners {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  /** For each triangle the number of the one whose numbers it has; undefined if it is itself. */
  readonly triangles?: Uint32Array;
  readonly attributes: readonly CornerNumbers[];
}

/** Vertices that have one item of all numbers each. */
export interface SharedVertices<L extends Float32Array | Float64Array = Float32Array | Float64Array> {
  readonly indices: Uint32Array;
  readonly positions: L;
  /** For each list of numbers those of the vertices. */
  readonly arrays: readonly L[];
  /** For each vertex which one of the mesh it is. */
  readonly vertices: readonly number[];
  /** The largest change of a coordinate by rounding, exactly. */
  readonly deviation: number;
}

/**
 * Corners at one vertex with equal numbers, once these are rounded, become one vertex.
 *
 * @throws RangeError for a number beyond 32 bits
 */
export function verticesOfCorners(
  where: string,
  { positions, indices, triangles, attributes }: NumberedCorners,
  List: typeof Float32Array | typeof Float64Array,
): SharedVertices {
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
  const own = gathered(List, positions, 3, vertices);
  const deviation = movedBy(where, own, positions, vertices);
  const arrays = rounded.map(({ array, itemSize }) => gathered(List, array, itemSize, corners));
  return { indices: index, positions: own, arrays, vertices, deviation };
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
