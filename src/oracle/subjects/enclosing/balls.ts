import { fromNumber } from '../../../arithmetic/rational.js';
import { compareRational } from '../../../arithmetic/surd.js';
import {
  enclosingCircleOfCircles2d,
  enclosingSphereOfSpheres,
  smallestEnclosingCircleOfCircles2d,
  smallestEnclosingSphereOfSpheres,
} from '../../../enclosing/index.js';
import { fractionText } from '../../answers/numbers.js';
import { ballsOf } from '../../cases/enclosing/ball-clouds.js';

/** The radius that encloses, or Infinity where no double does. */
function radiusOf(enclose: () => { readonly radius: number }): number {
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
    radiusOf(() => enclosing(balls)),
  ].join(' ');
}
