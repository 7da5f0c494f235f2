import { add, fromNumber, type Rational, square, subtract } from '../../arithmetic/rational.js';
import { compareDistance3d } from '../../predicates/index.js';

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
  let sum = fromNumber(0);
  for (let k = 0; k < p.length; k++) {
    sum = add(sum, square(subtract(fromNumber(p[k]!), fromNumber(q[k]!))));
  }
  return sum;
}
