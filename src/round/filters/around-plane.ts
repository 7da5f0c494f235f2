/** A ball around a shape beside planes of any kind, in doubles: on which side it certainly is. */
import { TINY, U } from '../../arithmetic/ball.js';
import type { Sign } from '../../core/sign.js';
import { type PlaneObject, roundedPlane } from '../../implicit/objects/plane-object.js';

const abs = Math.abs;

/** A ball around all of a shape: no point of the shape is farther from the middle than the reach. */
export interface Around {
  readonly middle: readonly number[];
  readonly reach: number;
}

/** A ball around all points that are within the radius of two others. */
export function aroundSwept(p: ArrayLike<number>, q: ArrayLike<number>, radius: number): Around {
  const middle = [0, 1, 2].map((k) => p[k]! / 2 + q[k]! / 2);
  // The sums of the magnitudes of the differences are no less than the lengths; roundings are less than 8u of all.
  const length = (r: ArrayLike<number>) => middle.reduce((sum, m, k) => sum + abs(r[k]! - m), 0);
  const size = middle.reduce((sum, m) => sum + abs(m), 0);
  const reach = Math.max(length(p), length(q)) + radius;
  return { middle, reach: reach + 8 * U * (reach + size) + TINY };
}

/**
 * 1: all of the ball is in front of a plane, -1: behind it; 0: it may meet it, as far as doubles tell.
 *
 * With the normal N = n ± e and the constant, the value N · m + d at the middle is the computed one but for e · |m|,
 * the bound of the constant, and roundings: three products and three sums lose less than 6u of the sum of the
 * magnitudes. On the ball, the value differs from that by at most the reach times |N|, which is at most the sum of the
 * magnitudes of N: no square is taken that could underflow.
 */
export function sideOfAround({ middle, reach }: Around, plane: PlaneObject): Sign {
  const n = roundedPlane(plane);
  const anchor = plane.anchored;
  let [value, size, bound, most] = [n[6]!, abs(n[6]!), n[7]!, 0];
  for (let k = 0; k < 3; k++) {
    const m = anchor === undefined ? middle[k]! : middle[k]! - anchor[k]!;
    const length = abs(n[k]!) + n[3 + k]!;
    value += n[k]! * m;
    size += length * abs(m);
    bound += n[3 + k]! * abs(m);
    most += length;
  }
  const spread = reach * most;
  // A difference from the anchor is off by u of itself, which is one more rounding of each product.
  const least = spread + bound + 16 * U * (size + bound + spread) + TINY;
  if (value > least) return 1;
  return -value > least ? -1 : 0;
}
