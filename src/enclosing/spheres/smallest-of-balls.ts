import { nextUp } from '../../arithmetic/float64.js';
import { greatestCommonDivisor } from '../../arithmetic/integers.js';
import { fromNumber, fromParts, type Rational } from '../../arithmetic/rational.js';
import { scaleToModerate } from '../../arithmetic/scale-to-moderate.js';
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { squaredDistanceOf } from '../points/farthest-from.js';
import { IntegerNumbers } from '../points/integer-points.js';
import { BallReach } from './ball-reach.js';
import { subsetsOfThree } from './subsets.js';
import { type IntegerBall, type Line, TangentBall } from './tangent-ball.js';

/** The smallest sphere around spheres, exactly. */
export interface SmallestOfBalls {
  readonly center: readonly [Surd, Surd, Surd];
  readonly radius: Surd;
  readonly support: readonly number[];
  /** The nearest doubles. */
  readonly rounded: RoundedSphere;
}

/** The nearest doubles to the center and to the radius. */
interface RoundedSphere {
  readonly center: readonly [number, number, number];
  readonly radius: number;
}

/** @param x three finite coordinates and the radius, at least 0, of each of one sphere or more */
export function smallestOfBalls(x: Float64Array<ArrayBuffer>): SmallestOfBalls {
  const { support, ball, exponent } = supportedBall(x);
  const [a, b, c, radius] = numbersOf(ball, exponent).map(inLowestTerms) as [Surd, Surd, Surd, Surd];
  return { center: [a, b, c], radius, support, rounded: roundedOf([a, b, c, radius]) };
}

/** The same where only the nearest doubles are asked for. */
export function roundedSmallestOfBalls(x: Float64Array<ArrayBuffer>): RoundedSphere {
  const { ball, exponent } = supportedBall(x);
  return roundedOf(numbersOf(ball, exponent));
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
 * The numbers of up to four spheres, and the smallest one around them in numbers of the coordinates divided by
 * 2^exponent.
 */
interface SupportedBall {
  readonly support: readonly number[];
  readonly ball: TangentBall;
  readonly exponent: number;
}

/**
 * Up to four spheres, their numbers ascending, whose smallest enclosing sphere is that of all.
 *
 * As for points: a sphere that is not within, the farthest out if doubles can tell, joins the support, and the smallest
 * sphere around these up to five is found by trying all their subsets that the new one is in. It is strictly larger
 * than the one before, so that no support comes twice.
 *
 * Source: Fischer and Gärtner 2003 (the problem is LP-type; Welzl's algorithm for points is wrong for spheres).
 */
function smallestSupportedBall(x: Float64Array<ArrayBuffer>): SupportedBall {
  const balls = new IntegerBalls(x);
  const reach = new BallReach(x);
  let [support, ball]: [number[], TangentBall] = [[0], new TangentBall([balls.at(0)])];
  for (;;) {
    const outside = findOutside(balls, reach, ball);
    if (outside === undefined) {
      return { support: support.sort((i, j) => i - j), ball, exponent: balls.exponent };
    }
    [support, ball] = joined(balls, support, outside);
  }
}

/** The smallest sphere; found where filters decide, and then in numbers of the coordinates as they are. */
function supportedBall(x: Float64Array<ArrayBuffer>): SupportedBall {
  const moderate = scaleToModerate(x);
  const found = smallestSupportedBall(moderate);
  if (moderate === x) return found;
  const chosen = Float64Array.from(found.support.flatMap((i) => Array.from(x.subarray(4 * i, 4 * i + 4))));
  const balls = new IntegerBalls(chosen);
  const ball = new TangentBall(found.support.map((_, i) => balls.at(i)));
  return { support: found.support, ball, exponent: balls.exponent };
}

function joined(balls: IntegerBalls, support: readonly number[], outside: number): [number[], TangentBall] {
  for (const others of subsetsOfThree(support)) {
    const chosen = [...others, outside];
    const ball = new TangentBall(chosen.map((i) => balls.at(i)));
    if (ball.growth === undefined) continue;
    if (support.every((i) => others.includes(i) || !ball.excludes(balls.at(i)))) return [chosen, ball];
  }
  throw new RangeError('smallestOfBalls: five spheres without a smallest one around them');
}

/** A sphere that is not within, the farthest out if doubles can tell; `undefined` if there is none. */
function findOutside(balls: IntegerBalls, reach: BallReach, ball: TangentBall): number | undefined {
  const { center, radius } = roundedOf(numbersOf(ball, balls.exponent));
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

/**
 * The center and the radius of a sphere whose integers count 2^exponent each; in lowest terms or not, for what is only
 * rounded.
 */
function numbersOf(ball: TangentBall, exponent: number): readonly Surd[] {
  const { numerators, denominator } = ball.center();
  return [
    ...numerators.map((line) => surdOn(ball.growth!, line, denominator, exponent)),
    surdOn(ball.growth!, ball.radius(), 1n, exponent),
  ];
}

/** (constant + slope · z) / denominator times 2^exponent. */
function surdOn(z: Surd, { constant, slope }: Line, denominator: bigint, exponent: number): Surd {
  const [up, down] = exponent < 0 ? [0n, BigInt(-exponent)] : [BigInt(exponent), 0n];
  return {
    type: 'surd',
    rational: (constant * z.denominator + slope * z.rational) << up,
    coefficient: (slope * z.coefficient) << up,
    radicand: z.radicand,
    denominator: (denominator * z.denominator) << down,
  };
}

function inLowestTerms({ rational, coefficient, radicand, denominator }: Surd): Surd {
  const common = greatestCommonDivisor(greatestCommonDivisor(coefficient, rational), denominator);
  return {
    type: 'surd',
    rational: rational / common,
    coefficient: coefficient / common,
    radicand: coefficient === 0n ? 0n : radicand,
    denominator: denominator / common,
  };
}

function roundedOf(numbers: readonly Surd[]): RoundedSphere {
  const [x, y, z, radius] = numbers.map(surd.toNumber) as [number, number, number, number];
  return { center: [x, y, z], radius };
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
