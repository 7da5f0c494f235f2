import { exact } from '../../referees/shapes/vectors.js';
import { convexRingAt } from './convex-rings.js';

/** Where the ring stands among the values, behind the point. */
export const CONVEX_RING_AT = 2;

/** The convex polygon that the values stand for. */
export function convexRingOf(values: Float64Array) {
  return convexRingAt(values, exact(values), CONVEX_RING_AT);
}

/** The arguments of the kernel's function. */
export function pointAndConvexRing(
  values: ArrayLike<number>,
): readonly [readonly [number, number], [number, number][]] {
  return [[values[0]!, values[1]!], convexRingOf(Float64Array.from(values)).ring];
}
