/** When a moving shape may have points on one side of a plane, in doubles that know their errors. */
import { TINY, U } from '../../arithmetic/ball.js';
import { type PlaneObject, roundedPlane } from '../../implicit/objects/plane-object.js';
import type { MovingHull } from './moving-hull.js';

/** A stretch of time; it is empty where the first is above the last. */
export interface Window {
  readonly first: number;
  readonly last: number;
}

/** All of the time. */
export const ALWAYS: Window = { first: 0, last: 1 };

/** More than a quotient loses; and more than what underflows in one. */
const SHORTER = 1 - 2 ** -50;
const LONGER = 1 + 2 ** -50;
const LEAST = 2 ** -1070;

const abs = Math.abs;

/**
 * The two parts of a window in which a shape may have points in front of a plane, and behind it, both closed.
 *
 * For a plane of the normal N = n ± e through an anchor, or the origin, N · (p + t v - anchor) + d is the computed one
 * but for e · (|p| + |v|), the bound of the constant, and roundings. Coordinates are off by 4.1u of the reach, which is
 * u the half of the last bit; differences from the anchor, products and sums lose less than 8u of the magnitudes: 16u of
 * all is enough. On a ball around p, the value differs by at most the radius times |N|.
 */
export function windowsOf(
  hull: MovingHull,
  plane: PlaneObject,
  { first, last }: Window,
): { readonly front: Window; readonly back: Window } {
  const n = roundedPlane(plane);
  const anchor = plane.anchored;
  const { points, count, motion, radius, reach } = hull;
  let [high, low, rate] = [-Infinity, Infinity, 0];
  let [size, bound, most] = [abs(n[6]!), n[7]!, 0];
  for (let k = 0; k < 3; k++) {
    const length = abs(n[k]!) + n[3 + k]!;
    const from = anchor === undefined ? 0 : abs(anchor[k]!);
    const far = reach + abs(motion[k]!);
    rate += n[k]! * motion[k]!;
    size += length * (far + from);
    bound += n[3 + k]! * (far + from);
    most += length;
  }
  const [a, b, c] = anchor === undefined ? [0, 0, 0] : anchor;
  for (let i = 0; i < 3 * count; i += 3) {
    const value =
      n[0]! * (points[i]! - a!) + n[1]! * (points[i + 1]! - b!) + n[2]! * (points[i + 2]! - c!) + n[6]!;
    if (value > high) high = value;
    if (value < low) low = value;
  }
  const spread = radius * Math.min(most, lengthOf(n) + 2 * (n[3]! + n[4]! + n[5]!));
  const slack = spread + bound + 16 * U * (size + bound + spread) + TINY;
  return {
    front: whileAbove(high + slack, rate, first, last),
    back: whileAbove(slack - low, -rate, first, last),
  };
}

/** The length of a rounded normal, not rounded down; where squares may underflow, Infinity. */
function lengthOf(n: readonly number[]): number {
  const square = n[0]! * n[0]! + n[1]! * n[1]! + n[2]! * n[2]!;
  return square > 2 ** -900 ? Math.sqrt(square) * LONGER : Infinity;
}

/** The times from first to last at which height + t rate may be at least 0. */
function whileAbove(height: number, rate: number, first: number, last: number): Window {
  // What overflowed says nothing.
  if (!(abs(height) < Infinity && abs(rate) < Infinity)) return { first, last };
  if (rate > 0)
    return height >= 0
      ? { first, last }
      : { first: Math.max(first, (-height / rate) * SHORTER - LEAST), last };
  if (height < 0) return { first: Infinity, last };
  if (rate === 0) return { first, last };
  return { first, last: Math.min(last, (height / -rate) * LONGER + LEAST) };
}
