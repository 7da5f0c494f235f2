import { exactDifference, exactProduct, exactSum } from '../../arithmetic/exact-or-nan.js';
import type { Sign, Undecided } from '../../core/sign.js';
import { UNDECIDED } from '../../core/sign.js';
import { SQUARES_BOUND, SQUARES_TINY } from './bounds.js';

/**
 * The sign of the distance of two points less r, of which a tail was cut off where it is a sum (that is, rounded once),
 * or 2: by squares in doubles, which also decide where nothing is rounded at all, as with small integers.
 *
 * @param tail NaN where r is rounded, else 0
 */
export function distanceFilter(
  px: number,
  py: number,
  pz: number,
  qx: number,
  qy: number,
  qz: number,
  r: number,
  tail: number,
): Sign | Undecided {
  const x = px - qx;
  const y = py - qy;
  const z = pz - qz;
  const sign = lengthFilter(x, y, z, r);
  if (sign !== UNDECIDED) return sign;
  const [u, v, w] = [exactDifference(px, qx), exactDifference(py, qy), exactDifference(pz, qz)];
  const sum = exactSum(exactSum(exactProduct(u, u), exactProduct(v, v)), exactProduct(w, w));
  const exact = exactDifference(sum, exactProduct(r + tail, r + tail));
  return Number.isNaN(exact) ? UNDECIDED : exact > 0 ? 1 : exact < 0 ? -1 : 0;
}

/** The sign of the length of a vector of rounded differences less r, rounded once at most, or 2. */
export function lengthFilter(x: number, y: number, z: number, r: number): Sign | Undecided {
  const square = x * x + y * y + z * z;
  const limit = r * r;
  const value = square - limit;
  const bound = SQUARES_BOUND * (square + limit) + SQUARES_TINY;
  if (value > bound) return 1;
  return -value > bound ? -1 : UNDECIDED;
}

/**
 * The sign of a distance less r, by its square as the nearest double, or 2. Rounding is monotonic: where the rounded
 * squares differ, the true ones do.
 */
export function roundedSquareFilter(square: number, r: number): Sign | Undecided {
  const limit = r * r;
  if (square > limit) return 1;
  return square < limit ? -1 : UNDECIDED;
}

/** The number of an interval that is nearest to x. */
export function within(x: number, low: number, high: number): number {
  return Math.max(low, Math.min(x, high));
}
