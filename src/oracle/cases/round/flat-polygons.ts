/**
 * Decoding the flat values of questions on flat shapes against polygons of space: how many vertices count, the shape,
 * then the vertices.
 */
import { FLAT_KINDS, shapeAt, sizeOf } from '../distance/operands.js';
import { COUNT, ROUND_AT } from './space-polygons.js';

/** The kinds of flat shapes that are asked about polygons of space. */
export { FLAT_KINDS };

export type FlatKind = (typeof FLAT_KINDS)[number];

/** Where the vertices stand. */
export const flatCornersFrom = (kind: FlatKind): number => ROUND_AT + sizeOf(kind);

/** The arguments of the kernel's function. */
export function flatAndCorners(kind: FlatKind) {
  const at = flatCornersFrom(kind);
  return (v: ArrayLike<number>): readonly [unknown, [number, number, number][]] => [
    shapeAt(kind, v, ROUND_AT),
    Array.from({ length: v[COUNT]! }, (_, i) => [v[at + 3 * i]!, v[at + 3 * i + 1]!, v[at + 3 * i + 2]!]),
  ];
}
