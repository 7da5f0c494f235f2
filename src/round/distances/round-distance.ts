import type { Rational } from '../../arithmetic/rational.js';
import * as rational from '../../arithmetic/rational.js';
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { roundRootOfSurd } from '../../arithmetic/surd-root.js';
import { type Feature, vertex } from '../../core/feature.js';
import { pairOf, type RoundedPair } from '../../distance/distance.js';
import { scaledRational } from '../../distance/engine/measure.js';
import type { Vector } from '../../distance/engine/vectors.js';

/** A point and a point of a round shape, as close to each other as the point and the shape are. */
export interface RoundClosestPair {
  /** Of the point: its vertex 0. */
  readonly a: Feature;
  /** What of the shape its point lies on. */
  readonly b: Feature;
  /** The point, exactly. */
  readonly pointA: readonly Rational[];
  /** The point of the shape, exactly: coordinates a + b√c with one c. */
  readonly pointB: readonly Surd[];
  /** Both points as the nearest doubles. Found when it is first read. */
  readonly rounded: RoundedPair;
}

/** How far a point is from a round shape. */
export interface RoundDistance {
  /**
   * The square of the distance, exactly: a number a + b√c. `compareDistance` and `compareDistances` of
   * `unerring/distance` compare it.
   */
  readonly squaredDistance: Surd;
  /**
   * The distance, rounded to the nearest double (ties to even; Infinity only beyond the largest double). 0 exactly if
   * the point is in the shape, or if less than half the least double.
   */
  readonly distance: number;
  /** Is there only one closest point? Of a circle, a point on its axis has all. */
  readonly unique: boolean;
  /** The closest point; of all points of a circle, the first in lexicographic order. Found when it is first read. */
  readonly closest: readonly RoundClosestPair[];
}

/** (whole + part √radicand) / below, for the radicand of a {@link Nearest}. */
export interface RootQuotient {
  readonly whole: bigint;
  readonly part: bigint;
  readonly below: bigint;
}

/** A point of a shape that is closest, over integers times 2^exponent. */
export interface Nearest {
  readonly exponent: number;
  readonly radicand: bigint;
  /** The square of the distance, in units of 2^(2 exponent). */
  readonly squared: RootQuotient;
  readonly unique: boolean;
  readonly feature: Feature;
  /** The coordinates of the closest point. */
  coordinates(): readonly RootQuotient[];
}

/** The number, times 2^exponent. */
export function surdOf({ whole, part, below }: RootQuotient, radicand: bigint, exponent: number): Surd {
  return surd.fromParts(
    scaledRational(whole, below, exponent),
    scaledRational(part, below, exponent),
    rational.fromParts(radicand, 1n),
  );
}

/** The answer for a point. */
export function roundDistanceOf(point: ArrayLike<number>, nearest: Nearest): RoundDistance {
  const { exponent, radicand, unique, feature } = nearest;
  const squaredDistance = surdOf(nearest.squared, radicand, 2 * exponent);
  const at = Array.from(point, (x) => rational.fromNumber(x + 0));
  let closest: readonly RoundClosestPair[] | undefined;
  const find = (): RoundClosestPair => {
    const pointB = nearest.coordinates().map((x) => surdOf(x, radicand, exponent));
    return pairOf([vertex(0), at], [feature, pointB], rational.toNumber, surd.toNumber);
  };
  return {
    squaredDistance,
    distance: roundRootOfSurd(squaredDistance),
    unique,
    get closest() {
      closest ??= [find()];
      return closest;
    },
  };
}

/** A rational number. */
export const whole = (n: bigint, below = 1n): RootQuotient => ({ whole: n, part: 0n, below });

/** The coordinates base + offset / below, which are rational. */
export function rationalPoint(base: Vector, offset: Vector, below: bigint): RootQuotient[] {
  return base.map((x, i) => whole(x * below + offset[i]!, below));
}
