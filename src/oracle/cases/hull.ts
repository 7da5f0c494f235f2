/** Decoding the flat values of questions on sets of points. */
import { pointOf } from './boxes/values.js';

/** As many points as the first value says. */
export function countedPoints(v: ArrayLike<number>): [number, number, number][] {
  return Array.from({ length: v[0]! }, (_, i) => pointOf(v, 1 + 3 * i));
}
