/** Triangles of a convex ring, without a sweep. */
import { orient2dAt } from '../../predicates/index.js';
import { isBefore } from './lexicographic-order.js';

/**
 * A ring that is strictly convex, as triangles from its first vertex; null for any other. It turns to the same side at
 * each vertex, and goes around once: along x, then y, one vertex only comes before both of its neighbours.
 *
 * @param count how many vertices there are, 3 or more
 * @returns three vertices for each triangle, counterclockwise
 */
export function convexFan(xy: Float64Array, count: number): number[] | null {
  const turn = orient2dAt(xy, 0, 1, 2);
  if (turn === 0) return null;
  let least = 0;
  let isDown = isBefore(xy, 0, count - 1);
  for (let i = 0; i < count; i++) {
    const next = i + 1 === count ? 0 : i + 1;
    if (i > 0 && orient2dAt(xy, i, next, next + 1 === count ? 0 : next + 1) !== turn) return null;
    const wasDown = isDown;
    isDown = isBefore(xy, next, i);
    if (wasDown && !isDown && ++least > 1) return null;
  }
  const triangles: number[] = [];
  for (let i = 1; i + 1 < count; i++) {
    if (turn > 0) triangles.push(0, i, i + 1);
    else triangles.push(0, i + 1, i);
  }
  return triangles;
}
