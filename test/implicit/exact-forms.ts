/** Exact planes and points as balls and dyadic numbers, derived from the inputs alone. */

import type { Dyadic } from '../../src/arithmetic/dyadic.js';
import * as dyadic from '../../src/arithmetic/dyadic.js';
import type { ExactPlane, ImplicitPoint3 } from '../../src/implicit/data.js';
import { Ball, differenceOf, dot, isClose, minor, type Vector, vectorOf } from './ball.js';
import { seePlane, seePoint } from './see.js';

/** u × v. */
export function crossProduct(u: Vector, v: Vector): Vector {
  return [minor(u[1], u[2], v[1], v[2]), minor(u[2], u[0], v[2], v[0]), minor(u[0], u[1], v[0], v[1])];
}

/** The normal of a plane through three points, by the rules and in truth. */
export function normalThrough(p: readonly number[]): Vector {
  return crossProduct(differenceOf(p, 3, p, 0), differenceOf(p, 6, p, 0));
}

/** A plane as a formula needs it: its normal and constant with the bounds that it states, its anchor, and the truth. */
export interface PlaneBalls {
  readonly normal: Vector;
  readonly constant: Ball;
  readonly anchor: readonly number[] | undefined;
}

export function throughBalls(plane: ExactPlane): PlaneBalls {
  const truth = normalThrough(seePlane(plane).points!);
  const n = seePlane(plane).approximation;
  const normal = [0, 1, 2].map((i) => new Ball(n[i]!, n[i + 3]!, truth[i]!.exact)) as unknown as Vector;
  return { normal, constant: Ball.of(0), anchor: seePlane(plane).points!.slice(0, 3) };
}

export function coefficientBalls(normal: ArrayLike<number>, constant: number): PlaneBalls {
  return { normal: vectorOf(normal), constant: Ball.of(constant), anchor: undefined };
}

/** N · (p - anchor) + constant. */
export function heightOver(plane: PlaneBalls, p: readonly number[]): Ball {
  const from = plane.anchor === undefined ? vectorOf(p) : differenceOf(p, 0, plane.anchor, 0);
  return dot(plane.normal, from).plus(plane.constant);
}

/** Is x / w of the point's exact form the quotient of these two numbers? */
export function isQuotient(
  numerator: bigint,
  denominator: bigint,
  exponent: number,
  x: Dyadic,
  w: Dyadic,
): boolean {
  const left = dyadic.multiply(dyadic.fromParts(numerator, exponent), w);
  return dyadic.equals(left, dyadic.multiply(x, dyadic.fromParts(denominator, 0)));
}

/** Whether an exact point is (x/w, y/w, z/w) with its own w positive. */
export function isPoint(point: ImplicitPoint3, balls: readonly Ball[]): boolean {
  const { x, y, z, w, exponent } = seePoint(point).exact;
  const [bx, by, bz, bw] = balls.map((ball) => ball.exact!) as [Dyadic, Dyadic, Dyadic, Dyadic];
  return (
    w > 0n &&
    isQuotient(x, w, exponent, bx, bw) &&
    isQuotient(y, w, exponent, by, bw) &&
    isQuotient(z, w, exponent, bz, bw)
  );
}

/**
 * Whether a point's rounded coordinates are what the balls say, whose last is the weight: turned to a positive weight,
 * with an infinite bound of the weight where its sign is not certain. Then every bound holds.
 */
export function isApproximation(approximation: readonly number[], balls: readonly Ball[]): string {
  const n = balls.length;
  const weight = balls[n - 1]!;
  const certain = weight.certainty > 1;
  const turn = certain && weight.value < 0;
  for (let i = 0; i < n; i++) {
    const ball = turn ? balls[i]!.negated() : balls[i]!;
    const [value, bound] = [approximation[i]!, approximation[i + n]!];
    if (!(value === ball.value || (Number.isNaN(value) && Number.isNaN(ball.value))))
      return `value ${i}: ${value}, not ${ball.value}`;
    if (i === n - 1 && !certain) {
      if (bound !== Infinity) return `weight not certain, but bound ${bound}`;
    } else if (!isClose(ball.bound, bound)) return `bound ${i}: ${bound}, not ${ball.bound}`;
    if (!new Ball(value, bound, ball.exact).holds) return `bound ${i} does not hold`;
  }
  return 'as derived';
}
