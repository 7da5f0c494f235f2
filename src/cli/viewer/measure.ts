import { pointPointDistance } from '../../distance/index.js';

/** A point by its doubles. */
export type Place = readonly [number, number, number];

/** Longer fractions are not read by people. */
const SHORT = 80;

/** A double with 17 significant digits, which tell it from all others; zeros at the end are left out. */
export function digits17(x: number): string {
  return x
    .toPrecision(17)
    .replace(/(\.\d*?)0+(?=e|$)/, '$1')
    .replace(/\.(?=e|$)/, '');
}

/** How far two points are from each other, in words. */
export interface Measured {
  /** The double that is nearest to the distance. */
  readonly distance: string;
  /** The squared distance, exactly: a whole number, a fraction, or how long that would be. */
  readonly squared: string;
}

/** Measures between two points, exactly. */
export function measured(a: Place, b: Place): Measured {
  const { distance, squaredDistance } = pointPointDistance(a, b);
  const { numerator, denominator } = squaredDistance;
  const [kind, text] =
    denominator === 1n ? ['a whole number', `${numerator}`] : ['a fraction', `${numerator}/${denominator}`];
  return {
    distance: distance === Number.POSITIVE_INFINITY ? 'beyond the largest double' : digits17(distance),
    squared: text.length <= SHORT ? text : `${kind} of ${text.replace(/\D/g, '').length} digits`,
  };
}
