import { type Rational, toNumber } from '../../arithmetic/rational.js';
import { roundQuotient, roundSqrt } from '../../arithmetic/rounding.js';
import { scaleToModerate } from '../../arithmetic/scale-to-moderate.js';
import { IntegerPoints } from '../points/integer-points.js';
import { scaledQuotient, scaledRational } from '../points/scaled-rational.js';
import { ExactBall } from './exact-ball.js';
import { type SupportedBall, smallestSupportedBall } from './smallest-ball.js';

/** The doubles nearest to the center and to the radius. */
export interface RoundedBall {
  readonly center: readonly number[];
  readonly radius: number;
}

/** The smallest sphere around points of space, or of the plane, exactly. */
export interface SmallestBall {
  readonly center: readonly Rational[];
  readonly squaredRadius: Rational;
  readonly radius: number;
  readonly support: readonly number[];
  readonly rounded: RoundedBall;
}

/** @param positions coordinates of one point or more; in the plane two for each */
export function smallestOfPoints(positions: Float64Array<ArrayBuffer>, dimension: 2 | 3): SmallestBall {
  const { support, ball, exponent } = supportedBall(inSpace(positions, dimension));
  const { center, denominator, square, squareDenominator } = ball.exact();
  const exact = center.slice(0, dimension).map((c) => scaledRational(c, denominator, exponent));
  const squaredRadius = scaledRational(square, squareDenominator, 2 * exponent);
  const radius = roundSqrt(squaredRadius.numerator, squaredRadius.denominator);
  return { center: exact, squaredRadius, radius, support, rounded: { center: exact.map(toNumber), radius } };
}

/** The same where only the nearest doubles are asked for: quotients need not be in lowest terms. */
export function roundedSmallest(positions: Float64Array<ArrayBuffer>, dimension: 2 | 3): RoundedBall {
  const { ball, exponent } = supportedBall(inSpace(positions, dimension));
  const { center, denominator, square, squareDenominator } = ball.exact();
  const rounded = center.slice(0, dimension).map((c) => {
    const quotient = scaledQuotient(c, denominator, exponent);
    return roundQuotient(quotient.numerator, quotient.denominator);
  });
  const squared = scaledQuotient(square, squareDenominator, 2 * exponent);
  return { center: rounded, radius: roundSqrt(squared.numerator, squared.denominator) };
}

/** The smallest sphere; found where filters decide, and then in numbers of the coordinates as they are. */
function supportedBall(x: Float64Array<ArrayBuffer>): SupportedBall {
  const moderate = scaleToModerate(x);
  const found = smallestSupportedBall(moderate);
  if (moderate === x) return found;
  const chosen = Float64Array.from(found.support.flatMap((i) => Array.from(x.subarray(3 * i, 3 * i + 3))));
  const points = new IntegerPoints(chosen);
  const ball = ExactBall.through(found.support.map((_, i) => points.at(i)));
  return { support: found.support, ball, exponent: points.exponent };
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
