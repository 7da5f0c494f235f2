import {
  enclosingCircle2d,
  enclosingSphere,
  smallestEnclosingCircle2d,
  smallestEnclosingSphere,
} from '../../../enclosing/index.js';
import { fractionText } from '../../answers/numbers.js';
import { pointsOf } from '../../cases/enclosing/clouds.js';

/** The radius that encloses, or Infinity where no double does. */
function radiusOf(enclose: () => { readonly radius: number }): number {
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
  const enclosing = radiusOf(() => (dimension === 2 ? enclosingCircle2d(points) : enclosingSphere(points)));
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
