import { compare, fromNumber, type Rational } from '../../arithmetic/rational.js';

/**
 * The greatest of exact numbers which doubles bound from above: only those are made whose bounds are not below the
 * greatest one.
 *
 * @param count how many numbers there are, one or more
 * @param estimate a number that number i does not exceed by more than the bound; NaN where doubles cannot tell
 * @param bound infinite where nothing is known; with room for the rounding of sums with it
 */
export function greatestOf(
  count: number,
  estimate: (i: number) => number,
  bound: number,
  exact: (i: number) => Rational,
): Rational {
  const estimates = Float64Array.from({ length: count }, (_, i) => estimate(i));
  const most = estimates.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const least = most - 2 * bound;
  const greatest = (isAsked: (i: number) => boolean): Rational | undefined => {
    let found: Rational | undefined;
    for (let i = 0; i < count; i++) {
      if (!isAsked(i)) continue;
      const value = exact(i);
      if (found === undefined || compare(value, found) > 0) found = value;
    }
    return found;
  };
  const found = greatest((i) => !(estimates[i]! < least));
  // All others are below least + bound. Where estimates are far above the numbers, that may not be enough.
  const isEnough = !(least > Number.NEGATIVE_INFINITY) || compare(found!, fromNumber(least + bound)) >= 0;
  return isEnough ? found! : greatest(() => true)!;
}
