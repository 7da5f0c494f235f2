import type { Rational } from '../../arithmetic/rational.js';
import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import type { Circle } from '../../core/shapes.js';
import { radiusAround } from './enclosing-ball.js';
import { inSpace, roundedSmallest, smallestOfPoints } from './smallest-of-points.js';

/** The smallest circle around points, exactly. See {@link smallestEnclosingCircle2d}. */
export interface SmallestEnclosingCircle {
  /** The two coordinates of the center. */
  readonly center: readonly Rational[];
  readonly squaredRadius: Rational;
  /** The double nearest to the radius. */
  readonly radius: number;
  /** The numbers of one to three points, ascending: no smaller circle encloses them, and all of them lie on it. */
  readonly support: readonly number[];
  /** The doubles nearest to the center and to the radius; it may miss points by their rounding. */
  readonly rounded: Circle;
}

/**
 * The smallest circle that encloses points of the plane: its center and the square of its radius, exactly, and the
 * points that it rests on. See {@link smallestEnclosingSphere}: all that is said there holds here.
 *
 * Source: Welzl 1991, "Smallest enclosing disks (balls and ellipsoids)"; Ericson, Real-Time Collision Detection, 4.3.5.
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; or if there are none
 * @example
 * const { rounded, support } = smallestEnclosingCircle2d([[0, 0], [2, 0], [0, 2], [1, 1]]);
 * rounded; // { center: [1, 1], radius: 1.4142135623730951 }
 * support; // [1, 2]
 */
export function smallestEnclosingCircle2d(points: PointList): SmallestEnclosingCircle {
  if (arguments.length > 1) requireNoMore('smallestEnclosingCircle2d', 1, arguments[1]);
  return smallestOfPoints(loadPoints('smallestEnclosingCircle2d', 'points', points, 2, 1), 2);
}

/**
 * A circle of doubles that encloses points of the plane for certain. See {@link enclosingSphere}.
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; if there are none; or if no
 *   double is large enough to be the radius
 * @example
 * enclosingCircle2d([[0, 0], [3, 4], [1, 1]]); // { center: [1.5, 2], radius: 2.5 }
 */
export function enclosingCircle2d(points: PointList): Circle {
  if (arguments.length > 1) requireNoMore('enclosingCircle2d', 1, arguments[1]);
  const positions = loadPoints('enclosingCircle2d', 'points', points, 2, 1);
  const { center } = roundedSmallest(positions, 2);
  return { center, radius: radiusAround('enclosingCircle2d', inSpace(positions, 2), [...center, 0]) };
}
