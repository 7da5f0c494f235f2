import { type Rational, toNumber } from '../../arithmetic/rational.js';
import { roundSqrt } from '../../arithmetic/rounding.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { scaleToModerate } from '../points/scale-to-moderate.js';
import { scaledRational } from '../points/scaled-rational.js';
import { ExactBall } from './exact-ball.js';
import { smallestBallSupport } from './smallest-ball.js';

/** The smallest sphere around points of space, or of the plane, exactly. */
export interface SmallestBall {
  readonly center: readonly Rational[];
  readonly squaredRadius: Rational;
  readonly support: readonly number[];
  /** The nearest doubles. */
  readonly rounded: { readonly center: readonly number[]; readonly radius: number };
}

/** @param positions coordinates of one point or more; in the plane two for each */
export function smallestOfPoints(positions: Float64Array<ArrayBuffer>, dimension: 2 | 3): SmallestBall {
  const x = inSpace(positions, dimension);
  const support = smallestBallSupport(scaleToModerate(x));
  const points = support.map((i) => [x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!] as const);
  const exponent = commonExponent(points.flat());
  const ball = new ExactBall(points.map((p) => scaledIntegers(p, exponent)));
  const { center, denominator, square, squareDenominator } = ball.exact();
  const exact = center.slice(0, dimension).map((c) => scaledRational(c, denominator, exponent));
  const squaredRadius = scaledRational(square, squareDenominator, 2 * exponent);
  const radius = roundSqrt(squaredRadius.numerator, squaredRadius.denominator);
  return { center: exact, squaredRadius, support, rounded: { center: exact.map(toNumber), radius } };
}

/** Points of the plane as those of space with z = 0. */
export function inSpace(positions: Float64Array<ArrayBuffer>, dimension: 2 | 3): Float64Array<ArrayBuffer> {
  if (dimension === 3) return positions;
  const x = new Float64Array((positions.length / 2) * 3);
  for (let i = 0; i < positions.length / 2; i++) {
    x[3 * i] = positions[2 * i]!;
    x[3 * i + 1] = positions[2 * i + 1]!;
  }
  return x;
}
