import * as rational from '../arithmetic/rational.js';
import { surdSign } from '../arithmetic/root-signs.js';
import type { Surd } from '../arithmetic/surd.js';
import * as surd from '../arithmetic/surd.js';
import {
  requireNoNumber,
  requireNotNegative,
  requireObject,
  requireSquare,
  requireSurdSquare,
} from '../core/arguments/index.js';
import type { Feature } from '../core/feature.js';
import { recordOf } from '../core/lazy-record.js';
import { type Sign, UNDECIDED, type Undecided } from '../core/sign.js';
import { LazyDistance } from './lazy/lazy-distance.js';

/** A point of the first shape and one of the second, as close to each other as the shapes are. */
export interface ClosestPair {
  /** What of the first shape the point lies on. */
  readonly a: Feature;
  /** What of the second shape the point lies on. */
  readonly b: Feature;
  /** The point of the first shape, exactly. */
  readonly pointA: readonly rational.Rational[];
  /** The point of the second shape, exactly. */
  readonly pointB: readonly rational.Rational[];
  /** Both points as the nearest doubles. Found when it is first read. */
  readonly rounded: RoundedPair;
}

/** Two closest points as the nearest doubles. */
export interface RoundedPair {
  readonly pointA: readonly number[];
  readonly pointB: readonly number[];
}

/** A pair of closest points, each with the feature that it lies on; it is rounded when that is first read. */
export function pairOf<F extends Feature, G extends Feature, A, B>(
  [a, pointA]: readonly [F, readonly A[]],
  [b, pointB]: readonly [G, readonly B[]],
  toNumberA: (x: A) => number,
  toNumberB: (x: B) => number,
) {
  let rounded: RoundedPair | undefined;
  return {
    a,
    b,
    pointA,
    pointB,
    get rounded() {
      rounded ??= { pointA: pointA.map(toNumberA), pointB: pointB.map(toNumberB) };
      return rounded;
    },
  };
}

/** A pair whose points are rational. */
export function rationalPair(
  a: readonly [Feature, readonly rational.Rational[]],
  b: readonly [Feature, readonly rational.Rational[]],
): ClosestPair {
  return pairOf(a, b, rational.toNumber, rational.toNumber);
}

/** How far two closed shapes are from each other. */
export interface Distance {
  /** The square of the distance, which is rational. */
  readonly squaredDistance: rational.Rational;
  /**
   * The distance, rounded to the nearest double (ties to even; Infinity only beyond the largest double). 0 if and only
   * if the shapes meet, or are at most half the least double apart: exactly half, 2^-1075, is a tie, and 0 is even.
   */
  readonly distance: number;
  /** Is there only one pair of closest points? Parallel edges have many. */
  readonly unique: boolean;
  /**
   * The closest points: the extreme ones of the set of all pairs, so that the others are what lies between. Of shapes
   * that meet, the extreme points of the common part. Where the set is a line or a plane, the pair whose points are
   * nearest to the origin. In the lexicographic order of the middles between both points, which swapping the shapes
   * does not change; for convex shapes, whose pairs differ by one vector, it is that of the first points, and of the
   * second ones. Found when it is first read.
   */
  readonly closest: readonly ClosestPair[];
}

/** What is compared of a distance: only its square, a fraction, or a number a + b√c as round shapes have it. */
export interface Squared {
  readonly squaredDistance: rational.Rational | Surd;
}

function requireSquared(where: string, name: string, distance: Squared): void {
  requireObject(where, name, 'a Distance', distance);
  const square: unknown = distance.squaredDistance;
  const isSurd = typeof square === 'object' && square !== null && 'type' in square;
  if (isSurd) requireSurdSquare(where, `${name}.squaredDistance`, square, surdSign);
  else requireSquare(where, `${name}.squaredDistance`, square);
}

/** An answer of the kernel, which needs no check and may know more; `null`: something else. */
function lazyOf(distance: Squared): LazyDistance | null {
  const record = recordOf(distance);
  return record instanceof LazyDistance ? record : null;
}

/** The order of two squares. Fractions need no roots. */
function compareSquares(s: rational.Rational | Surd, t: rational.Rational | Surd): Sign {
  if ('type' in s) return 'type' in t ? surd.compare(s, t) : surd.compareRational(s, t);
  return 'type' in t ? ((0 - surd.compareRational(t, s)) as Sign) : rational.compare(s, t);
}

/**
 * The order of two distances, exactly: 1 if the first is greater.
 *
 * @throws RangeError naming the argument, if one is no distance
 * @example
 * const near = pointSegmentDistance([0, 1, 0], { start: [0, 0, 0], end: [1, 0, 0] });
 * const far = pointSegmentDistance([3, 1, 0], { start: [0, 0, 0], end: [1, 0, 0] });
 * compareDistances(near, far); // -1
 */
export function compareDistances(d: Squared, e: Squared): Sign {
  const [first, second] = [lazyOf(d), lazyOf(e)];
  if (first === null) requireSquared('compareDistances', 'd', d);
  if (second === null) requireSquared('compareDistances', 'e', e);
  const filtered = compareRounded(first?.inDoubles() ?? Number.NaN, second?.inDoubles() ?? Number.NaN);
  if (filtered !== UNDECIDED) return filtered;
  return compareSquares(d.squaredDistance, e.squaredDistance);
}

/** Rounding keeps the order. */
function compareRounded(s: number, t: number): Sign | Undecided {
  if (s < t) return -1;
  return s > t ? 1 : UNDECIDED;
}

/**
 * The sign of a distance minus a number, exactly: -1 if the shapes are closer than r, 0 if exactly r apart.
 *
 * @throws RangeError naming the argument, if it is no distance, or r is negative or not finite
 * @example
 * const apart = pointSegmentDistance([4, 5, 0], { start: [0, 0, 0], end: [1, 1, 0] });
 * apart.distance; // 5
 * compareDistance(apart, 5); // 0
 * compareDistance(apart, 5.000000000000001); // -1
 */
export function compareDistance(d: Squared, r: number): Sign {
  if (arguments.length > 2) requireNoNumber('compareDistance', 2, arguments[2]);
  const lazy = lazyOf(d);
  if (lazy === null) requireSquared('compareDistance', 'd', d);
  requireNotNegative('compareDistance', 'r', r);
  const filtered = lazy === null ? UNDECIDED : lazy.compareInDoubles(r);
  if (filtered !== UNDECIDED) return filtered;
  return compareSquares(d.squaredDistance, rational.square(rational.fromNumber(r)));
}

/** The closest points. */
export type Found = Pick<Distance, 'unique' | 'closest'>;
