/**
 * Questions on a brush that is grown by something round, and a point: where the values stand that follow the brushes.
 */
import { OTHER } from './brush-lists.js';

export const POINT = OTHER;
export const RADIUS = OTHER + 3;
/** Of a cylinder only. */
export const HALF_HEIGHT = OTHER + 4;
export const AXIS = OTHER + 5;

/** The cylinder of a case. */
export function cylinderOf(v: ArrayLike<number>) {
  return { axis: v[AXIS]! as 0 | 1 | 2, radius: v[RADIUS]!, halfHeight: v[HALF_HEIGHT]! };
}
