import { fromNumber } from '../../../arithmetic/rational.js';
import { compareRational } from '../../../arithmetic/surd.js';
import {
  enclosingCircle2d,
  enclosingCircleOfCircles2d,
  enclosingSphere,
  enclosingSphereOfSpheres,
  smallestEnclosingCircle2d,
  smallestEnclosingCircleOfCircles2d,
  smallestEnclosingSphere,
  smallestEnclosingSphereOfSpheres,
} from '../../../enclosing/index.js';
import { fractionText } from '../../answers/numbers.js';
import { ballsOf } from '../../cases/enclosing/ball-clouds.js';
import { pointsOf } from '../../cases/enclosing/clouds.js';

/** The radius that encloses, or Infinity where no double does. */
function ballsRadiusOf(enclose: () => { readonly radius: number }): number {
  try {
    return enclose().radius;
  } catch (error) {
    if (error instanceof RangeError && error.message.includes('of doubles can enclose')) return Infinity;
    throw error;
  }
}

/** The kernel's smallest circle of circles, or sphere of spheres, and its enclosing one. */
export function ballsSubject(values: Float64Array, dimension: 2 | 3): string {
  const balls = ballsOf(values, dimension);
  const [smallest, enclosing] =
    dimension === 2
      ? [smallestEnclosingCircleOfCircles2d, enclosingCircleOfCircles2d]
      : [smallestEnclosingSphereOfSpheres, enclosingSphereOfSpheres];
  const { radius, rounded } = smallest(balls);
  // No radius is greater than that of what encloses, and one that is as great is of the same sphere.
  const isOne = balls.some((ball) => compareRational(radius, fromNumber(ball.radius)) === 0);
  const { rational: p, coefficient: q, radicand, denominator } = radius;
  return [
    isOne ? 'one' : 'several',
    fractionText(2n * p, denominator),
    fractionText(p * p - q * q * radicand, denominator ** 2n),
    ...Array.from(rounded.center),
    rounded.radius,
    ballsRadiusOf(() => enclosing(balls)),
  ].join(' ');
}

/** The radius that encloses, or Infinity where no double does. */
function smallestBallRadiusOf(enclose: () => { readonly radius: number }): number {
  try {
    return enclose().radius;
  } catch (error) {
    if (error instanceof RangeError && error.message.includes('a sphere of doubles')) return Infinity;
    throw error;
  }
}

/** The kernel's smallest circle or sphere, and its enclosing one. */
export function smallestBallSubject(values: Float64Array, dimension: 2 | 3): string {
  const points = pointsOf(values, dimension);
  const { center, squaredRadius, rounded } =
    dimension === 2 ? smallestEnclosingCircle2d(points) : smallestEnclosingSphere(points);
  const enclosing = smallestBallRadiusOf(() =>
    dimension === 2 ? enclosingCircle2d(points) : enclosingSphere(points),
  );
  const fraction = (x: { readonly numerator: bigint; readonly denominator: bigint }) =>
    fractionText(x.numerator, x.denominator);
  return [
    squaredRadius.numerator === 0n ? 'point' : 'round',
    ...center.map(fraction),
    fraction(squaredRadius),
    ...Array.from(rounded.center),
    rounded.radius,
    enclosing,
  ].join(' ');
}
