import { roundQuotient } from '../../arithmetic/rounding.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import {
  reject,
  requireBoolean,
  requireCount,
  requireFiniteNumbers,
  requireList,
  requireObject,
  requireOneOf,
  requireOptions,
} from '../../core/arguments/index.js';
import type { DoubleMesh } from '../../mesh/structure/indexed-mesh.js';
import type { CombinedMesh } from './combined-mesh.js';
import type { CornerWeights } from './corner-weights.js';
import { type MadeCorners, requireForEachMesh, requireResult } from './made-corners.js';

/** Numbers at the vertices or the corners of a mesh, named as three.js names them: texture coordinates, colours. */
export interface MeshAttribute {
  /** The numbers of one vertex or corner behind those of the other. */
  readonly array: ArrayLike<number>;
  /** How many numbers each has: 2 for texture coordinates, 3 for normals. */
  readonly itemSize: number;
  /**
   * Whether there is one for each vertex of the mesh, which is the default, or for each corner of each triangle:
   * corner k of triangle t is number 3 t + k.
   */
  readonly per?: 'vertex' | 'corner' | undefined;
}

/** How attributes are interpolated. */
export interface InterpolateOptions {
  /**
   * Whether the numbers of triangles that were turned are negated, as it has to be with normals. It is false by
   * default.
   */
  readonly negateTurned?: boolean | undefined;
}

/**
 * An attribute of meshes that were combined, at each corner of each triangle of the result: corner k of triangle t has
 * the `itemSize` numbers from place `itemSize * (3 t + k)` on. (Not at each vertex: where two meshes meet, each side
 * has numbers of its own.)
 *
 * A corner that is one of the source's own has its numbers, to the bit. Any other lies in the source triangle as an
 * exact point: each number is that of the linear function between the three corners there, exactly, rounded once. So
 * the two sides of a cut through a triangle agree. Numbers of normals are interpolated like all others; their length is
 * left to the caller.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.4, for barycentric coordinates.
 *
 * @param result what `meshUnion` and its kin gave, not a copy of it, with origins
 * @param attributes one for each mesh that was combined, in the order of the meshes, all of one `itemSize`
 * @throws RangeError naming what is wrong with an attribute, or a result without origins
 * @example
 * const corner = (size) => ({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * const result = meshDifference([corner(4), corner(1)]);
 * const heights = [0, 0, 0, 4];
 * const values = interpolateAttributes(result, [
 *   { array: heights, itemSize: 1 },
 *   { array: [0, 0, 0, 1], itemSize: 1 },
 * ]);
 * values.length === result.indices.length; // true
 * values.every((z, i) => z === result.positions[3 * result.indices[i] + 2]); // true
 */
export function interpolateAttributes(
  result: CombinedMesh,
  attributes: readonly MeshAttribute[],
  options: InterpolateOptions = {},
): Float64Array {
  const where = 'interpolateAttributes';
  const corners = requireResult(where, result);
  requireList(where, 'attributes', 'a list of attributes', attributes);
  requireOptions(where, 'options', options, 'negateTurned');
  const { negateTurned = false } = options;
  requireBoolean(where, 'options.negateTurned', negateTurned);
  const { meshes } = corners.memory;
  requireForEachMesh(where, 'attributes', attributes, meshes.length);
  const read = meshes.map((mesh, i) => readAttribute(where, `attributes[${i}]`, attributes[i]!, mesh));
  const { itemSize } = read[0]!;
  read.forEach((attribute, i) => {
    if (attribute.itemSize === itemSize) return;
    reject(where, `attributes[${i}].itemSize`, `${itemSize}, as of the first one`, attribute.itemSize);
  });
  return interpolated(corners, read, itemSize, negateTurned);
}

/** An attribute that was checked, with the place of each corner's numbers. */
interface Read {
  readonly array: ArrayLike<number>;
  readonly itemSize: number;
  readonly itemOf: (corner: number) => number;
}

function readAttribute(
  where: string,
  name: string,
  attribute: MeshAttribute,
  { positions, indices }: DoubleMesh,
): Read {
  requireObject(where, name, '{array, itemSize}', attribute);
  const { array, itemSize, per = 'vertex' } = attribute;
  requireCount(where, `${name}.itemSize`, itemSize, 1);
  requireOneOf(where, `${name}.per`, per, ['vertex', 'corner']);
  requireList(where, `${name}.array`, 'a list of numbers', array);
  const items = per === 'vertex' ? positions.length / 3 : indices.length;
  if (array.length !== items * itemSize) {
    const expected = `${items * itemSize}, ${itemSize} for each ${per} of the mesh`;
    reject(where, `${name}.array.length`, expected, array.length);
  }
  requireFiniteNumbers(where, `${name}.array`, array);
  return { array, itemSize, itemOf: per === 'vertex' ? (corner) => indices[corner]! : (corner) => corner };
}

function interpolated(
  corners: MadeCorners,
  attributes: readonly Read[],
  itemSize: number,
  negateTurned: boolean,
): Float64Array {
  const { indices, origins } = corners.memory;
  const { operands, triangles, turned } = origins;
  const values = new Float64Array(itemSize * indices.length);
  for (let corner = 0; corner < indices.length; corner++) {
    const t = Math.floor(corner / 3);
    const { array, itemOf } = attributes[operands[t]!]!;
    const first = 3 * triangles[t]!;
    const place = corners.of(corner);
    const isNegated = negateTurned && turned[t] === 1;
    for (let i = 0; i < itemSize; i++) {
      const numberAt = (k: number) => array[itemSize * itemOf(first + k) + i]!;
      const value =
        typeof place === 'number'
          ? numberAt(place)
          : weightedMean(place, [numberAt(0), numberAt(1), numberAt(2)]);
      // So that 0 stays 0.
      values[itemSize * corner + i] = isNegated ? 0 - value : value;
    }
  }
  return values;
}

/** The number at a place between three corners, rounded once. */
export function weightedMean(
  { parts, whole }: CornerWeights,
  numbers: readonly [number, number, number],
): number {
  const [x, y, z] = numbers;
  if (x === y && y === z) return x;
  const exponent = commonExponent(numbers);
  const [a, b, c] = scaledIntegers(numbers, exponent);
  const sum = a * parts[0] + b * parts[1] + c * parts[2];
  return exponent > 0
    ? roundQuotient(sum << BigInt(exponent), whole)
    : roundQuotient(sum, whole << BigInt(-exponent));
}
