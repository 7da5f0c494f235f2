import type { Doubles } from './doubles.js';
import { likelyShortest, type Triple } from './proposal.js';

/**
 * 16 u, u = 2^-53. With coordinates off by at most 4.1 u of the reach r and the rounding of the product and of two
 * sums, a value x · p is off by at most 4.1 u Σ |x_k| r_k and ((1 + u)^3 - 1) Σ |x_k| r_k (1 + 4.1 u), together less
 * than 7.2 u Σ |x_k| r_k, and that sum is itself calculated as at least (1 - u)^3 of what it is. The rest has room for
 * the rounding of differences and bounds.
 */
export const SEPARATION_ERROR = 16 * 2 ** -53;

/**
 * Of both values, what is lost where a product underflows: at most 2^-1075, six times. Nothing overflows: x is a vector
 * between points of coordinates of at most 1, and those of the points are below 2^802.
 */
export const SEPARATION_UNDERFLOW = 2 ** -1070;

/**
 * Is there certainly a plane between the hulls of two sets of points, and a gap beside it? By the vector that is likely
 * to be the shortest one between them: whether it tells them apart is certain, whatever it is. Where it is false,
 * nothing is known.
 */
export function certainlyApart(a: Doubles, b: Doubles): boolean {
  const x = likelyShortest(a, b);
  const gap = leastAlong(a, x, 1) + leastAlong(b, x, -1);
  return gap > SEPARATION_ERROR * (magnitude(a, x) + magnitude(b, x)) + SEPARATION_UNDERFLOW;
}

/** The least of sign · x · p. Where that is no number, or overflows, the magnitude is infinite. */
export function leastAlong({ coordinates: p }: Doubles, [x, y, z]: Triple, sign: 1 | -1): number {
  let least = Infinity;
  for (let i = 0; i < p.length; i += 3) {
    const value = sign * (x * p[i]! + y * p[i + 1]! + z * p[i + 2]!);
    if (value < least) least = value;
  }
  return least;
}

/** The sum of the magnitudes of the products, at most. */
export function magnitude({ reach }: Doubles, [x, y, z]: Triple): number {
  return Math.abs(x) * reach[0] + Math.abs(y) * reach[1] + Math.abs(z) * reach[2];
}
