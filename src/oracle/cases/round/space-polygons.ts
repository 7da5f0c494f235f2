/**
 * Decoding the flat values of questions on round shapes against polygons of space: how many vertices count, the round
 * shape, then the vertices.
 */
import { type ROUND_KINDS, shapeAt, sizeOf } from './operands.js';

/** The kinds of round shapes that are asked about polygons of space. */
export type SolidKind = Exclude<(typeof ROUND_KINDS)[number], 'infiniteCylinder'>;
export const SOLID_KINDS: readonly SolidKind[] = [
  'sphere',
  'capsule',
  'lozenge',
  'ellipsoid',
  'cylinder',
  'cone',
  'truncatedCone',
];

/** Where the count stands, and where the round shape does. */
export const COUNT = 0;
export const ROUND_AT = 1;
/** How many vertices there may be. */
export const MOST_CORNERS = 8;

/** Where the vertices stand. */
export function cornersFrom(kind: SolidKind): number {
  return ROUND_AT + sizeOf(kind);
}

/** The vertices that count. */
export function cornersAt(kind: SolidKind, values: ArrayLike<number>): [number, number, number][] {
  const at = cornersFrom(kind);
  return Array.from({ length: values[COUNT]! }, (_, i) => [
    values[at + 3 * i]!,
    values[at + 3 * i + 1]!,
    values[at + 3 * i + 2]!,
  ]);
}

/** The arguments of the kernel's function. */
export function roundAndCorners(kind: SolidKind) {
  return (values: ArrayLike<number>): readonly [unknown, [number, number, number][]] => [
    shapeAt(kind, values, ROUND_AT),
    cornersAt(kind, values),
  ];
}
