/**
 * Questions on hundreds of points: the lowest corners of the boxes of a pattern, a point, a number, a radius, and a
 * box.
 */
import { MANY, patternBoxes } from './many-boxes.js';

/** The values: how many points, the pattern, the seed and the scale as of many boxes; then what is asked. */
export const MANY_POINTS = { k: 4, point: 5, radius: 8, box: 9, size: 15 } as const;

/** The points, three numbers each. */
export function manyPoints(v: ArrayLike<number>): Float64Array {
  const boxes = patternBoxes(v);
  return Float64Array.from({ length: 3 * v[MANY.count]! }, (_, i) => boxes[6 * Math.floor(i / 3) + (i % 3)]!);
}

/** The point that is asked about. */
export function askedPoint(v: ArrayLike<number>): Float64Array {
  return Float64Array.from({ length: 3 }, (_, i) => v[MANY_POINTS.point + i]!);
}

/** The box that is asked about. */
export function askedBox(v: ArrayLike<number>): Float64Array {
  return Float64Array.from({ length: 6 }, (_, i) => v[MANY_POINTS.box + i]!);
}
