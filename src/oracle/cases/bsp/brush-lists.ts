/**
 * Questions on trees of brushes: their values, and how to decode them. A brush is a convex solid given by planes, their
 * fronts outside.
 */
import { pointOf } from '../boxes/values.js';

/** The values: how many brushes count, of each how many planes count and its planes, then the other shape. */
export const MOST_BRUSHES = 4;
export const MOST_PLANES = 8;
/** Of a brush: the number of its planes, then four values for each. */
export const BRUSH_SIZE = 1 + 4 * MOST_PLANES;
export const BRUSH_COUNT = 0;
export const BRUSHES = 1;
/** Where the other shape begins. */
export const OTHER = BRUSHES + MOST_BRUSHES * BRUSH_SIZE;

/** Where a plane of a brush begins. */
export function planePlace(brush: number, plane: number): number {
  return BRUSHES + brush * BRUSH_SIZE + 1 + 4 * plane;
}

/** How many planes of a brush count. */
export function planeCount(v: ArrayLike<number>, brush: number): number {
  return v[BRUSHES + brush * BRUSH_SIZE]!;
}

/** The brushes as lists of planes, plain data. */
export function brushesOf(v: ArrayLike<number>) {
  return Array.from({ length: v[BRUSH_COUNT]! }, (_, brush) =>
    Array.from({ length: planeCount(v, brush) }, (_, i) => {
      const at = planePlace(brush, i);
      return { normal: pointOf(v, at), constant: v[at + 3]! };
    }),
  );
}
