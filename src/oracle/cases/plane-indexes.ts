import { patternBoxes } from './indexes.js';

/**
 * Questions on hundreds of boxes and points of the plane: the boxes of a pattern without their third axis, or their
 * lowest corners, and what is asked about.
 */

/** The values: how many boxes, the pattern, the seed and the scale as in space; then what is asked. */
export const MANY_PLANE = { k: 4, point: 5, radius: 7, box: 8, target: 12, isRay: 14, size: 15 } as const;

/** The boxes, four numbers each. */
export function planeBoxes(v: ArrayLike<number>): Float64Array {
  return patternBoxes(v).filter((_, i) => i % 3 !== 2);
}

/** The points, two numbers each. */
export function planePoints(v: ArrayLike<number>): Float64Array {
  return patternBoxes(v).filter((_, i) => i % 6 < 2);
}

const numbersAt = (v: ArrayLike<number>, at: number, size: number) =>
  Float64Array.from({ length: size }, (_, i) => v[at + i] ?? 0);

/** The point that is asked about. */
export const planePoint = (v: ArrayLike<number>): Float64Array => numbersAt(v, MANY_PLANE.point, 2);

/** The box that is asked about. */
export const planeBox = (v: ArrayLike<number>): Float64Array => numbersAt(v, MANY_PLANE.box, 4);

/** The segment or ray that is asked about: from the point to the target, or in its direction where it has one. */
export function planeLinear(v: ArrayLike<number>) {
  const target = numbersAt(v, MANY_PLANE.target, 2);
  const isRay = v[MANY_PLANE.isRay] === 1 && target.some((x) => x !== 0);
  return { from: planePoint(v), to: target, isRay };
}
