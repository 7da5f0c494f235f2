import { requireDirection3, requirePoints3 } from '../../core/arguments/points.js';
import type { Point3 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { compareAlong3d } from '../../predicates/index.js';

function requireArguments(where: string, points: readonly Point3[], direction: Point3): void {
  requirePoints3(where, 'points', points, 1);
  requireDirection3(where, 'direction', direction);
}

/** The order of two points along a direction. */
function compare(u: Point3, p: Point3, q: Point3): Sign {
  return compareAlong3d(u[0]!, u[1]!, u[2]!, p[0]!, p[1]!, p[2]!, q[0]!, q[1]!, q[2]!);
}

/** Number of the farthest point (`sign` 1) or the nearest (-1): the first of them. */
function farthest(points: readonly Point3[], direction: Point3, sign: 1 | -1): number {
  let best = 0;
  for (let i = 1; i < points.length; i++) {
    if (compare(direction, points[i]!, points[best]!) === sign) best = i;
  }
  return best;
}

/**
 * The support vertex: which of the points is the farthest in a direction? The first one of several. For any points of
 * space, in any order; linear time. `supportVertex2d` does it in the plane.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.8.
 *
 * @throws RangeError naming the argument, if a point or the direction has not three finite coordinates, if there is no
 * point, or if the direction is zero
 * @example
 * supportVertex([[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]], [1, 2, 3]); // 3
 * supportVertex([[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]], [1, 1, 1]); // 1: the first of three
 */
export function supportVertex(points: readonly Point3[], direction: Point3): number {
  requireArguments('supportVertex', points, direction);
  return farthest(points, direction, 1);
}

/**
 * All of the points that are the farthest in a direction, in ascending order: the vertices of a polyhedron's supporting
 * vertex, edge or face.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.8.
 *
 * @throws RangeError naming the argument, if a point or the direction has not three finite coordinates, if there is no
 * point, or if the direction is zero
 * @example
 * supportVertices([[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]], [1, 1, 0]); // [1, 2]
 */
export function supportVertices(points: readonly Point3[], direction: Point3): number[] {
  requireArguments('supportVertices', points, direction);
  const best = points[farthest(points, direction, 1)]!;
  return [...points.keys()].filter((i) => compare(direction, points[i]!, best) === 0);
}

/**
 * The first of the points that lie the least far in a direction, and the first of those that lie the farthest.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.2.4 (ExtremePointsAlongDirection).
 *
 * @throws RangeError naming the argument, if a point or the direction has not three finite coordinates, if there is no
 * point, or if the direction is zero
 * @example
 * extremeVertices([[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]], [1, 2, 3]); // { min: 0, max: 3 }
 */
export function extremeVertices(
  points: readonly Point3[],
  direction: Point3,
): { readonly min: number; readonly max: number } {
  requireArguments('extremeVertices', points, direction);
  return { min: farthest(points, direction, -1), max: farthest(points, direction, 1) };
}
