/** Numbers of attributes of three.js: in rows, interleaved, or integers that stand for fractions. */
import { isList, reject, requireObject } from '../core/arguments/index.js';

/** What is read of an attribute. */
export interface AttributeLike {
  readonly count: number;
  readonly itemSize: number;
  readonly array: ArrayLike<number>;
  /** The buffer of an interleaved attribute. */
  readonly data?: { readonly array: ArrayLike<number>; readonly version?: number } | undefined;
  readonly normalized?: boolean;
  readonly version?: number;
  readonly getX?: (i: number) => number;
  readonly getY?: (i: number) => number;
  readonly getZ?: (i: number) => number;
  readonly getW?: (i: number) => number;
}

/** The number of a vertex at a place of its item. */
export type NumberAt = (vertex: number, place: number) => number;

const GETTERS = ['getX', 'getY', 'getZ', 'getW'] as const;

/**
 * Checks an attribute.
 *
 * @throws RangeError naming the attribute
 */
export function requireAttributeLike(where: string, name: string, value: unknown): AttributeLike {
  const expected = 'a BufferAttribute of three.js';
  requireObject(where, name, expected, value);
  const attribute = value as AttributeLike;
  const isOne = isList(attribute.array) && attribute.itemSize >= 1 && attribute.count >= 0;
  return isOne ? attribute : reject(where, name, expected, value);
}

/** How the numbers of an attribute are read: by its methods, where it has them; they know strides and fractions. */
export function numbersOf(attribute: AttributeLike): NumberAt {
  const { array, itemSize } = attribute;
  const isPlain = attribute.data === undefined && attribute.normalized !== true;
  if (isPlain && (array instanceof Float32Array || array instanceof Float64Array)) {
    return (vertex, place) => array[itemSize * vertex + place]!;
  }
  return (vertex, place) => {
    const getter = GETTERS[place];
    return (getter && attribute[getter]?.(vertex)) ?? array[itemSize * vertex + place]!;
  };
}
