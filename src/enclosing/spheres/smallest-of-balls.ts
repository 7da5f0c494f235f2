import { nextUp } from '../../arithmetic/float64.js';
import { fromNumber, fromParts, type Rational } from '../../arithmetic/rational.js';
import * as surd from '../../arithmetic/surd.js';
import { squaredDistanceOf } from '../points/farthest-from.js';
import { IntegerNumbers } from '../points/integer-points.js';
import { scaleToModerate } from '../points/scale-to-moderate.js';
import { scaledRational } from '../points/scaled-rational.js';
import { BallReach } from './ball-reach.js';
import { subsetsOfThree } from './subsets.js';
import { type IntegerBall, TangentBall } from './tangent-ball.js';

/** The smallest sphere around spheres, exactly. */
export interface SmallestOfBalls {
  readonly center: readonly [surd.Surd, surd.Surd, surd.Surd];
  readonly radius: surd.Surd;
  readonly support: readonly number[];
  /** The nearest doubles. */
  readonly rounded: { readonly center: readonly [number, number, number]; readonly radius: number };
}

/** @param x three finite coordinates and the radius, at least 0, of each of one sphere or more */
export function smallestOfBalls(x: Float64Array<ArrayBuffer>): SmallestOfBalls {
  const support = supportOf(scaleToModerate(x));
  return described(x, support);
}

/** Spheres as integers over a common power of two, made when they are needed. */
class IntegerBalls {
  readonly #numbers: IntegerNumbers;

  constructor(x: Float64Array) {
    this.#numbers = new IntegerNumbers(x);
  }

  get exponent(): number {
    return this.#numbers.exponent;
  }

  at(i: number): IntegerBall {
    const numbers = this.#numbers;
    const center = [numbers.at(4 * i), numbers.at(4 * i + 1), numbers.at(4 * i + 2)] as const;
    return { center, radius: numbers.at(4 * i + 3) };
  }
}

/**
 * The numbers of up to four spheres whose smallest enclosing sphere is that of all.
 *
 * As for points: a sphere that is not within, the farthest out if doubles can tell, joins the support, and the smallest sphere around these up to five is found by
 * trying all their subsets that the new one is in. It is strictly larger than the one before, so that no support comes twice.
 *
 * Source: Fischer and Gärtner 2003 (the problem is LP-type; Welzl's algorithm for points is wrong for spheres).
 */
function supportOf(x: Float64Array<ArrayBuffer>): number[] {
  const balls = new IntegerBalls(x);
  const reach = new BallReach(x);
  let support = [0];
  for (;;) {
    const ball = new TangentBall(support.map((i) => balls.at(i)));
    const outside = findOutside(x, support, balls, reach, ball);
    if (outside === undefined) return support.sort((i, j) => i - j);
    support = joined(balls, support, outside);
  }
}

function joined(balls: IntegerBalls, support: readonly number[], outside: number): number[] {
  for (const others of subsetsOfThree(support)) {
    const chosen = [...others, outside];
    const ball = new TangentBall(chosen.map((i) => balls.at(i)));
    if (ball.growth === undefined) continue;
    if (support.every((i) => others.includes(i) || !ball.excludes(balls.at(i)))) return chosen;
  }
  throw new RangeError('smallestOfBalls: five spheres without a smallest one around them');
}

/** A sphere that is not within, the farthest out if doubles can tell; `undefined` if there is none. */
function findOutside(
  x: Float64Array<ArrayBuffer>,
  support: readonly number[],
  balls: IntegerBalls,
  reach: BallReach,
  ball: TangentBall,
): number | undefined {
  const { center, radius } = described(x, support).rounded;
  const near: number[] = [];
  let most = reach.bound;
  let farthest: number | undefined;
  for (let i = 0; i < reach.length; i++) {
    const excess = reach.from(center, i) - radius;
    if (excess < -reach.bound) continue;
    near.push(i);
    if (excess > most) {
      most = excess;
      farthest = i;
    }
  }
  return farthest ?? near.find((i) => ball.excludes(balls.at(i)));
}

/** The sphere that a support has, in numbers of the coordinates. */
function described(x: Float64Array<ArrayBuffer>, support: readonly number[]): SmallestOfBalls {
  const chosen = Float64Array.from(support.flatMap((i) => Array.from(x.subarray(4 * i, 4 * i + 4))));
  const balls = new IntegerBalls(chosen);
  const ball = new TangentBall(support.map((_, i) => balls.at(i)));
  const { numerators, denominator } = ball.center();
  const inUnits = (numerator: bigint, below: bigint) =>
    surd.fromRational(scaledRational(numerator, below, balls.exponent));
  const z = ball.growth!;
  const [a, b, c] = numerators.map(({ constant, slope }) =>
    surd.add(inUnits(constant, denominator), surd.multiply(inUnits(slope, denominator), z)),
  ) as [surd.Surd, surd.Surd, surd.Surd];
  const radius = surd.add(surd.fromNumber(chosen[3]!), surd.multiply(inUnits(1n, 1n), z));
  return {
    center: [a, b, c],
    radius,
    support,
    rounded: {
      center: [surd.toNumber(a), surd.toNumber(b), surd.toNumber(c)],
      radius: surd.toNumber(radius),
    },
  };
}

/** The least radius of doubles around a center that reaches all spheres; Infinity if there is none. */
export function radiusAroundBalls(
  x: Float64Array<ArrayBuffer>,
  center: readonly [number, number, number],
): number {
  const reach = new BallReach(x);
  const reaches = Array.from({ length: reach.length }, (_, i) => reach.from(center, i));
  const most = reaches.reduce((one, other) => Math.max(one, other), 0);
  return reaches.reduce(
    (radius, far, i) =>
      far < most - 2 * reach.bound ? radius : Math.max(radius, reachUp(center, x.subarray(4 * i, 4 * i + 4))),
    0,
  );
}

const ONE: Rational = fromParts(1n, 1n);

/** The least double that is not below the distance of a place from the farthest point of a sphere. */
function reachUp(center: readonly [number, number, number], ball: Float64Array): number {
  const far = surd.fromParts(fromNumber(ball[3]!), ONE, squaredDistanceOf(center, ball.subarray(0, 3)));
  const nearest = surd.toNumber(far);
  return Number.isFinite(nearest) && surd.compareRational(far, fromNumber(nearest)) > 0
    ? nextUp(nearest)
    : nearest;
}
