/** The first of two ellipses as a curve over t, and the equation of the second along it. */
import type { Polynomial } from '../../arithmetic/polynomial.js';
import { add, fromIntegers, multiply, subtract } from '../../arithmetic/polynomial.js';
import type { BallPair, BallUnderMap, Cells } from './quadric-form.js';
import { product } from './quadric-form.js';

/** (1 + t²) (c + (1 - t²)/(1 + t²) u + 2t/(1 + t²) v), by its coefficients. */
export function turnOf(c: bigint, u: bigint, v: bigint): Cells {
  return [c + u, 2n * v, c - u];
}

/** One coordinate of the curve times 1 + t². */
export function coordinateTurn({ center, axes }: BallUnderMap, coordinate: number): Cells {
  return turnOf(center[coordinate]!, axes[0]![coordinate]!, axes[1]![coordinate]!);
}

/** |R (p - center)|² - radius² of the second at the points p of the first, times (1 + t²)². */
export function alongFirst({ a, b }: Pick<BallPair, 'a' | 'b'>): Polynomial {
  const offset = a.center.map((x, i) => x - b.center[i]!);
  const square = (p: Polynomial) => multiply(p, p);
  const reach = fromIntegers([b.radius, 0n, b.radius]);
  return b.rows
    .map((row) => {
      const [u, v] = a.axes as [Cells, Cells];
      return square(fromIntegers(turnOf(product(row, offset), product(row, u), product(row, v))));
    })
    .reduce((sum, term) => add(sum, term), subtract(fromIntegers([]), square(reach)));
}
