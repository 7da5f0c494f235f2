import { requirePoint2, requireRing2 } from '../../core/arguments/index.js';
import type { Point2, Ring } from '../../core/shapes.js';
import { crossingTurn, isOnLevel, ON_EDGE } from './edge-winding.js';

/** What `ringWinding` returns for a point of the ring. It is no winding number: no ring has 2^30 edges. */
export const ON_RING = 2 ** 30;

/**
 * The winding number of a ring around (x, y), or `ON_RING`.
 *
 * Counts the edges that cross the ray from the point in direction +x. A vertex on the ray counts as below it, so that
 * an edge crosses if just one of its ends is above. The arguments are not checked.
 */
export function ringWinding(ring: Ring, x: number, y: number): number {
  const n = ring.length;
  if (n === 0) return 0;
  let a = ring[n - 1]!;
  let wasUp = a[1]! > y;
  let winding = 0;
  for (let i = 0; i < n; i++) {
    const b = ring[i]!;
    const by = b[1]!;
    const up = by > y;
    if (up !== wasUp) {
      const turn = crossingTurn(a[0]!, a[1]!, b[0]!, by, x, y, up);
      if (turn === ON_EDGE) return ON_RING;
      winding += turn;
      wasUp = up;
    } else if (by === y && isOnLevel(a[0]!, a[1]!, b[0]!, x, y)) return ON_RING;
    a = b;
  }
  return winding;
}

/**
 * How often does a ring run around a point counterclockwise?
 *
 * Zero outside of the ring; clockwise turns count as negative. Rings may touch and cross themselves. A point of the
 * ring (of an edge or vertex) has no winding number: `null`. A ring of no point runs around nothing; one of one or
 * two points is a point or a segment, and runs around nothing either.
 *
 * Source: Hormann and Agathos 2001, "The point in polygon problem for arbitrary polygons".
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates
 * @example
 * windingNumber2d([1, 1], [[0, 0], [4, 0], [0, 4]]); // 1
 * windingNumber2d([1, 1], [[0, 4], [4, 0], [0, 0]]); // -1
 * windingNumber2d([2, 2], [[0, 4], [4, 0], [0, 0]]); // null
 */
export function windingNumber2d(point: Point2, ring: Ring): number | null {
  requirePoint2('windingNumber2d', 'point', point);
  requireRing2('windingNumber2d', 'ring', ring);
  const winding = ringWinding(ring, point[0]!, point[1]!);
  return winding === ON_RING ? null : winding;
}
