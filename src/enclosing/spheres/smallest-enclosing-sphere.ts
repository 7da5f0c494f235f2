import type { Rational } from '../../arithmetic/rational.js';
import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import type { Sphere } from '../../core/shapes.js';
import { radiusAround } from './enclosing-ball.js';
import { roundedSmallest, smallestOfPoints } from './smallest-of-points.js';

/** The smallest sphere around points, exactly. See {@link smallestEnclosingSphere}. */
export interface SmallestEnclosingSphere {
  /** The three coordinates of the center. */
  readonly center: readonly Rational[];
  readonly squaredRadius: Rational;
  /** The double nearest to the radius. */
  readonly radius: number;
  /** The numbers of one to four points, ascending: no smaller sphere encloses them, and all of them lie on it. */
  readonly support: readonly number[];
  /** The doubles nearest to the center and to the radius; it may miss points by their rounding. */
  readonly rounded: Sphere;
}

/**
 * The smallest sphere that encloses points of space: its center and the square of its radius, exactly, and the points
 * that it rests on.
 *
 * There is one, whatever the points are. Where more points lie on it than are needed, the support is a smallest choice
 * of them; which one depends on the order of the points and on nothing else. The radius of `rounded` is infinite where
 * the nearest double is.
 *
 * Every decision is exact; candidates are looked for in doubles. Each step enlarges the sphere, so that the search
 * ends; it takes a few dozens of looks at all points.
 *
 * Source: Welzl 1991, "Smallest enclosing disks (balls and ellipsoids)"; Gärtner 1999, "Fast and robust smallest
 * enclosing balls"; Ericson, Real-Time Collision Detection, 4.3.5.
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; or if there are none
 * @example
 * const { center, squaredRadius, radius, support } = smallestEnclosingSphere([[0, 0, 0], [1, 0, 0], [4, 0, 0], [2, 1, 0]]);
 * center; // [{ numerator: 2n, denominator: 1n }, { numerator: 0n, denominator: 1n }, { numerator: 0n, denominator: 1n }]
 * squaredRadius; // { numerator: 4n, denominator: 1n }
 * radius; // 2
 * support; // [0, 2]
 */
export function smallestEnclosingSphere(points: PointList): SmallestEnclosingSphere {
  if (arguments.length > 1) requireNoMore('smallestEnclosingSphere', 1, arguments[1]);
  return smallestOfPoints(loadPoints('smallestEnclosingSphere', 'points', points, 3, 1), 3);
}

/**
 * A sphere of doubles that encloses points of space for certain: its center is that of the smallest one, rounded to the
 * nearest doubles, its radius the least double that reaches all points from there (compared exactly).
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; if there are none; or if no
 *   double is large enough to be the radius
 * @example
 * enclosingSphere([[0, 0, 0], [1, 1, 0]]); // { center: [0.5, 0.5, 0], radius: 0.7071067811865476 }
 */
export function enclosingSphere(points: PointList): Sphere {
  if (arguments.length > 1) requireNoMore('enclosingSphere', 1, arguments[1]);
  const x = loadPoints('enclosingSphere', 'points', points, 3, 1);
  const { center } = roundedSmallest(x, 3);
  return { center, radius: radiusAround('enclosingSphere', x, center) };
}
