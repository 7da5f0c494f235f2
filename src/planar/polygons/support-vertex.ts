import { requireDirection2, requirePoints2 } from '../../core/arguments/index.js';
import type { Point2, Ring } from '../../core/shapes.js';
import { compareAlong2d } from '../../predicates/index.js';

function requireArguments(where: string, points: Ring, direction: Point2): void {
  requirePoints2(where, 'points', points, 1);
  requireDirection2(where, 'direction', direction);
}

/** Number of the farthest point: the first of them, for every `sign`. */
function farthest(points: Ring, direction: Point2, sign: 1 | -1): number {
  let best = 0;
  for (let i = 1; i < points.length; i++) {
    const [p, q] = [points[i]!, points[best]!];
    if (compareAlong2d(direction[0]!, direction[1]!, p[0]!, p[1]!, q[0]!, q[1]!) === sign) best = i;
  }
  return best;
}

/**
 * The support vertex: which of the points is the farthest in a direction? The first one of several.
 *
 * For any points, in any order; linear time.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.8.
 *
 * @throws RangeError naming the argument, if a point or the direction has not two finite coordinates, if there is no
 * point, or if the direction is zero
 * @example
 * supportVertex2d([[0, 0], [4, 0], [4, 4], [0, 4]], [1, 1]); // 2
 * supportVertex2d([[0, 0], [4, 0], [4, 4], [0, 4]], [1, 0]); // 1: the first of two
 */
export function supportVertex2d(points: Ring, direction: Point2): number {
  requireArguments('supportVertex2d', points, direction);
  return farthest(points, direction, 1);
}

/**
 * The first of the points that lie the least far in a direction, and the first of those that lie the farthest.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.2.4 (ExtremePointsAlongDirection).
 *
 * @throws RangeError naming the argument, if a point or the direction has not two finite coordinates, if there is no
 * point, or if the direction is zero
 * @example
 * extremeVertices2d([[0, 0], [4, 0], [4, 4], [0, 4]], [1, 1]); // { min: 0, max: 2 }
 */
export function extremeVertices2d(
  points: Ring,
  direction: Point2,
): { readonly min: number; readonly max: number } {
  requireArguments('extremeVertices2d', points, direction);
  return { min: farthest(points, direction, -1), max: farthest(points, direction, 1) };
}
