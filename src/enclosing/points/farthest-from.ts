import type { Rational } from '../../arithmetic/rational.js';
import { compareDistance3d } from '../../predicates/index.js';
import { IntegerNumbers } from './integer-points.js';
import { scaledRational } from './scaled-rational.js';

/**
 * The number of the point that is farthest from a place; the first of equally far ones.
 *
 * @param x three finite coordinates for each of one point or more
 */
export function farthestFrom(x: Float64Array, center: readonly number[]): number {
  const [cx, cy, cz] = center as readonly [number, number, number];
  let far = 0;
  for (let i = 1; 3 * i < x.length; i++) {
    const sign = compareDistance3d(
      cx,
      cy,
      cz,
      x[3 * i]!,
      x[3 * i + 1]!,
      x[3 * i + 2]!,
      x[3 * far]!,
      x[3 * far + 1]!,
      x[3 * far + 2]!,
    );
    if (sign > 0) far = i;
  }
  return far;
}

/** The square of the distance of two points. */
export function squaredDistanceOf(p: ArrayLike<number>, q: ArrayLike<number>): Rational {
  const numbers = new IntegerNumbers(Float64Array.from([...Array.from(p), ...Array.from(q)]));
  let sum = 0n;
  for (let k = 0; k < p.length; k++) {
    const difference = numbers.at(k) - numbers.at(p.length + k);
    sum += difference * difference;
  }
  return scaledRational(sum, 1n, 2 * numbers.exponent);
}
