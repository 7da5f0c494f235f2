import type { Surd } from '../../arithmetic/surd.js';
import { reject, requireNoMore, requireSpheres } from '../../core/arguments/index.js';
import type { Sphere } from '../../core/shapes.js';
import { radiusAroundBalls, roundedSmallestOfBalls, smallestOfBalls } from './smallest-of-balls.js';

/** The smallest sphere around spheres, exactly. See {@link smallestEnclosingSphereOfSpheres}. */
export interface SmallestSphereOfSpheres {
  /** The three coordinates of the center, and the radius: numbers over one square root. */
  readonly center: readonly Surd[];
  readonly radius: Surd;
  /**
   * The numbers of one to four spheres, ascending: no smaller sphere encloses them, all of them touch it from inside,
   * and none can be left out.
   */
  readonly support: readonly number[];
  /** The doubles nearest to the center and to the radius; it may miss spheres by their rounding. */
  readonly rounded: Sphere;
}

/**
 * The smallest sphere that encloses spheres: its center and its radius, exactly, and the spheres that it rests on.
 * Points are spheres of radius 0.
 *
 * There is one, whatever the spheres are. Where more of them touch it than are needed, the support is a choice of which
 * none can be left out; which one depends on the order of the spheres and on nothing else. The radius of `rounded` is
 * infinite where the nearest double is.
 *
 * Every decision is exact; candidates are looked for in doubles. Each step enlarges the sphere, so that the search
 * ends.
 *
 * Source: Fischer and Gärtner 2003, "The smallest enclosing ball of balls: combinatorial structure and algorithms";
 * Eberly, Geometric Tools (minimum-volume sphere containing spheres).
 *
 * @throws RangeError naming the number that is not finite, or the radius that is negative; or if there are no spheres
 * @example
 * const spheres = [{ center: [0, 0, 0], radius: 1 }, { center: [4, 0, 0], radius: 2 }, { center: [1, 1, 0], radius: 0.5 }];
 * const { rounded, support } = smallestEnclosingSphereOfSpheres(spheres);
 * rounded; // { center: [2.5, 0, 0], radius: 3.5 }
 * support; // [0, 1]
 */
export function smallestEnclosingSphereOfSpheres(spheres: ArrayLike<Sphere>): SmallestSphereOfSpheres {
  if (arguments.length > 1) requireNoMore('smallestEnclosingSphereOfSpheres', 1, arguments[1]);
  requireSpheres('smallestEnclosingSphereOfSpheres', 'spheres', spheres, 1);
  return smallestOfBalls(numbersOf(spheres));
}

/**
 * A sphere of doubles that encloses spheres for certain: its center is that of the smallest one, rounded to the nearest
 * doubles, its radius the least double that reaches the far end of every sphere from there (compared exactly).
 *
 * @throws RangeError naming the number that is not finite, or the radius that is negative; if there are no spheres; or
 *   if no double is large enough to be the radius
 * @example
 * enclosingSphereOfSpheres([{ center: [0, 0, 0], radius: 1 }, { center: [1, 1, 0], radius: 1 }]); // { center: [0.5, 0.5, 0], radius: 1.7071067811865477 }
 */
export function enclosingSphereOfSpheres(spheres: ArrayLike<Sphere>): Sphere {
  if (arguments.length > 1) requireNoMore('enclosingSphereOfSpheres', 1, arguments[1]);
  requireSpheres('enclosingSphereOfSpheres', 'spheres', spheres, 1);
  const x = numbersOf(spheres);
  const { center } = roundedSmallestOfBalls(x);
  const radius = radiusAroundBalls(x, center);
  if (!Number.isFinite(radius)) {
    reject('enclosingSphereOfSpheres', 'spheres', 'spheres that one of doubles can enclose', spheres);
  }
  return { center, radius };
}

function numbersOf(spheres: ArrayLike<Sphere>): Float64Array<ArrayBuffer> {
  return Float64Array.from(
    Array.from(spheres).flatMap(({ center, radius }) => [
      center[0]! + 0,
      center[1]! + 0,
      center[2]! + 0,
      radius + 0,
    ]),
  );
}
