import { exact } from '../../referees/shapes/vectors.js';
import { CONVEX_RING_SIZE, convexRingAt } from './convex-rings.js';

/** The two convex polygons that the values stand for. */
export function convexPair(values: Float64Array) {
  const numbers = exact(values);
  return [convexRingAt(values, numbers, 0), convexRingAt(values, numbers, CONVEX_RING_SIZE)] as const;
}
