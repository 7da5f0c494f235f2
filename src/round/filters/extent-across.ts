/** How far what moves reaches across a plane, in doubles that know their errors. */
import { TINY, U } from '../../arithmetic/ball.js';
import { type PlaneObject, roundedPlane } from '../../implicit/objects/plane-object.js';

/** The hull of some points, three coordinates each, with a ball around each of its points. */
export interface RoundHull {
  /** The points, and perhaps others behind them. */
  readonly points: ArrayLike<number>;
  readonly count: number;
  readonly radius: number;
  /** No coordinate is greater in magnitude, and each is off by at most 4.1u of it; Infinity: by anything. */
  readonly reach: number;
}

/**
 * The value of a plane on a hull, at time t: from `low` + t `rate` to `high` + t `rate`, but for `slack`. The normal is
 * at most `length` long.
 */
export interface Extent {
  readonly low: number;
  readonly high: number;
  readonly rate: number;
  readonly slack: number;
  readonly length: number;
}

/** More than the roundings of a root, and of the squares under it. */
const LONGER = 1 + 2 ** -50;

const abs = Math.abs;

/**
 * How far a hull that moves by `motion` from time 0 to 1 reaches across a plane. Where something overflows, `slack` is
 * Infinity or no number.
 *
 * For a plane of the normal N = n ± e through an anchor, or the origin, N · (p + t v - anchor) + d is the computed one
 * but for e · (|p| + |v|), the bound of the constant, and roundings. Coordinates are off by 4.1u of the reach;
 * differences from the anchor, products and sums lose less than 6u of the magnitudes: 16u of all is enough. On a ball
 * around p, the value differs by at most the radius times |N|.
 */
export function extentAcross(
  { points, count, radius, reach }: RoundHull,
  motion: ArrayLike<number>,
  plane: PlaneObject,
): Extent {
  const n = roundedPlane(plane);
  const anchor = plane.anchored;
  let [high, low, rate] = [-Infinity, Infinity, 0];
  let [size, bound, most] = [abs(n[6]!), n[7]!, 0];
  for (let k = 0; k < 3; k++) {
    const length = abs(n[k]!) + n[3 + k]!;
    const far = reach + abs(motion[k]!) + (anchor === undefined ? 0 : abs(anchor[k]!));
    rate += n[k]! * motion[k]!;
    size += length * far;
    bound += n[3 + k]! * far;
    most += length;
  }
  const [a, b, c] = anchor === undefined ? [0, 0, 0] : [anchor[0]!, anchor[1]!, anchor[2]!];
  for (let i = 0; i < 3 * count; i += 3) {
    const value =
      n[0]! * (points[i]! - a) + n[1]! * (points[i + 1]! - b) + n[2]! * (points[i + 2]! - c) + n[6]!;
    if (value > high) high = value;
    if (value < low) low = value;
  }
  const length = Math.min(most, lengthOf(n) + 2 * (n[3]! + n[4]! + n[5]!));
  const spread = radius * length;
  return { low, high, rate, slack: spread + bound + 16 * U * (size + bound + spread) + TINY, length };
}

/** The length of a rounded normal, not rounded down; where squares may underflow, Infinity. */
function lengthOf(n: readonly number[]): number {
  const square = n[0]! * n[0]! + n[1]! * n[1]! + n[2]! * n[2]!;
  return square > 2 ** -900 ? Math.sqrt(square) * LONGER : Infinity;
}

/** Two numbers that are not greater than the distance of a hull from what is in front of a plane, and behind it. */
export function gapsToSides(hull: RoundHull, plane: PlaneObject): readonly [front: number, back: number] {
  const { low, high, slack, length } = extentAcross(hull, STILL, plane);
  // What is no number is no gap.
  const gap = (height: number): number => (height > 0 && height < Infinity ? (height / length) * SHORTER : 0);
  return [gap(-high - slack), gap(low - slack)];
}

const STILL = [0, 0, 0];
const SHORTER = 1 - 2 ** -50;
