import type { Surd } from '../../arithmetic/surd.js';
import { reject, requireCircles, requireNoMore } from '../../core/arguments/index.js';
import type { Circle } from '../../core/shapes.js';
import { radiusAroundBalls, roundedSmallestOfBalls, smallestOfBalls } from './smallest-of-balls.js';

/** The smallest circle around circles, exactly. See {@link smallestEnclosingCircleOfCircles2d}. */
export interface SmallestCircleOfCircles {
  /** The two coordinates of the center, and the radius: numbers over one square root. */
  readonly center: readonly Surd[];
  readonly radius: Surd;
  /**
   * The numbers of one to three circles, ascending: no smaller circle encloses them, all of them touch it from inside,
   * and none can be left out.
   */
  readonly support: readonly number[];
  /** The doubles nearest to the center and to the radius; it may miss circles by their rounding. */
  readonly rounded: Circle;
}

/**
 * The smallest circle that encloses circles of the plane: its center and its radius, exactly, and the circles that it
 * rests on. See {@link smallestEnclosingSphereOfSpheres}: all that is said there holds here.
 *
 * Source: Fischer and Gärtner 2003, "The smallest enclosing ball of balls: combinatorial structure and algorithms".
 *
 * @throws RangeError naming the number that is not finite, or the radius that is negative; or if there are no circles
 * @example
 * const { rounded, support } = smallestEnclosingCircleOfCircles2d([{ center: [0, 0], radius: 1 }, { center: [4, 0], radius: 2 }]);
 * rounded; // { center: [2.5, 0], radius: 3.5 }
 * support; // [0, 1]
 */
export function smallestEnclosingCircleOfCircles2d(circles: ArrayLike<Circle>): SmallestCircleOfCircles {
  if (arguments.length > 1) requireNoMore('smallestEnclosingCircleOfCircles2d', 1, arguments[1]);
  requireCircles('smallestEnclosingCircleOfCircles2d', 'circles', circles, 1);
  const { center, radius, support, rounded } = smallestOfBalls(numbersOf(circles));
  const plane = { center: rounded.center.slice(0, 2), radius: rounded.radius };
  return { center: center.slice(0, 2), radius, support, rounded: plane };
}

/**
 * A circle of doubles that encloses circles of the plane for certain. See {@link enclosingSphereOfSpheres}.
 *
 * @throws RangeError naming the number that is not finite, or the radius that is negative; if there are no circles; or
 *   if no double is large enough to be the radius
 * @example
 * enclosingCircleOfCircles2d([{ center: [0, 0], radius: 1 }, { center: [1, 1], radius: 1 }]); // { center: [0.5, 0.5], radius: 1.7071067811865477 }
 */
export function enclosingCircleOfCircles2d(circles: ArrayLike<Circle>): Circle {
  if (arguments.length > 1) requireNoMore('enclosingCircleOfCircles2d', 1, arguments[1]);
  requireCircles('enclosingCircleOfCircles2d', 'circles', circles, 1);
  const x = numbersOf(circles);
  const { center } = roundedSmallestOfBalls(x);
  const radius = radiusAroundBalls(x, center);
  if (!Number.isFinite(radius)) {
    reject('enclosingCircleOfCircles2d', 'circles', 'circles that one of doubles can enclose', circles);
  }
  return { center: center.slice(0, 2), radius };
}

/** As spheres with z = 0. */
function numbersOf(circles: ArrayLike<Circle>): Float64Array<ArrayBuffer> {
  return Float64Array.from(
    Array.from(circles).flatMap(({ center, radius }) => [center[0]! + 0, center[1]! + 0, 0, radius + 0]),
  );
}
