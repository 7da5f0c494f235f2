import { powerOfTwo } from '../../arithmetic/float64.js';
import { type Doubles, scaleToOne } from '../engine/doubles.js';

/** An edge by the numbers of its ends. */
export type Edge = readonly [number, number];

export type Triple = readonly [number, number, number];

/** Points times a power of two, and no coordinate on an axis greater than the reach. */
export interface ScaledPoints {
  readonly coordinates: Float64Array;
  readonly reach: Triple;
}

/** Two shapes, both times the power of two that brings the greatest of all reaches between 1/2 and 1. */
export interface ScaledPair {
  readonly a: ScaledPoints;
  readonly b: ScaledPoints;
  /** The power; 0, and with it all coordinates, if nothing is known of their errors. */
  readonly scale: number;
  /** R, the sum of the six reaches: at least 1/2, at most 6. No difference of two points is longer. */
  readonly reach: number;
}

/** A depth, and what it is off by at most; NaN both, with which no comparison holds, where nothing is certain. */
export interface Depth {
  readonly depth: number;
  readonly error: number;
}

const UNKNOWN: Depth = { depth: Number.NaN, error: Number.NaN };

/**
 * The bound of the error of a depth is 2 u R (32 + 40 R (l + m) / |n|), u = 2^-53, for edges of lengths l and m and
 * their vector product n, by which the depth is divided.
 * - Coordinates are off by 4.1 u R, and edges, with their own rounding, by 11 u R.
 * - n is off by 11 u R (l + m), and by 4 u l m for its products and differences, at most 4 u R (l + m) because no edge
 *   is longer than 2 R: 20 u R (l + m). (Where the product of the errors of both edges counts beside that, l + m is
 *   less than 24 u R, and the bound is more than 13 R: no two depths are as far from each other.)
 * - So the direction n / |n| is off by twice as much over |n|, and a depth changes by at most R times as much as its
 *   direction does.
 * - The products, sums, root and quotient of the depth itself round by less than 32 u R.
 * Twice all of it leaves room for the roundings of the bound.
 */
const VALUE = 2 * 32 * 2 ** -53;
const PRODUCT = 20 * 2 ** -53;

/**
 * Shorter vector products tell nothing. With |n| from here on, what underflows is nothing beside the bound: at most
 * 2^-1075 for each coordinate that is scaled and for each product, against u R >= 2^-54 for coordinates, u R (l + m) >=
 * 2^-53 √|n| >= 2^-253 for the products in n (l m >= |n|), u R |n| >= 2^-454 for those along n, and u |n|² >= 2^-853
 * for the squares of the root; a length whose squares underflow is nothing beside the other one, which is at least
 * √|n|. Nothing overflows, all coordinates being at most 1.
 */
export const LEAST = powerOfTwo(-400);

/** Two shapes on a scale on which no product of the depths underflows where it counts, and none overflows. */
export function scaledPair(p: Doubles, q: Doubles): ScaledPair {
  const scale = scaleToOne(p, q);
  const [a, b] = [scaled(p, scale), scaled(q, scale)];
  return { a, b, scale, reach: [...a.reach, ...b.reach].reduce((sum, x) => sum + x, 0) };
}

function scaled({ coordinates, reach: [x, y, z] }: Doubles, scale: number): ScaledPoints {
  return { coordinates: coordinates.map((c) => c * scale), reach: [x * scale, y * scale, z * scale] };
}

/** A direction, how long it is, and what it is off by at most. */
export interface NearNormal {
  readonly vector: Triple;
  readonly size: number;
  readonly error: number;
}

/**
 * The lesser of the depths along a normal and against it, divided by its length. The direction is off by twice the
 * error of the normal over its length, and the bound has twice that, as above. If a normal is nothing but its error,
 * the bound is more than 4 R, and leaves no other one out.
 */
export function depthAlong({ a, b, reach }: ScaledPair, { vector, size, error }: NearNormal): Depth {
  if (!(size >= LEAST)) return UNKNOWN;
  const [first, second] = [rangeAlong(a, vector), rangeAlong(b, vector)];
  return {
    depth: Math.min(second.high - first.low, first.high - second.low) / size,
    error: reach * (VALUE + (4 * error) / size),
  };
}

/**
 * The lesser of the depths along e × f and against it, divided by its length, for an edge of each shape.
 *
 * The n of parallel edges is nothing but its error, at most 20 u R (l + m): then the bound is more than 3 R, and leaves
 * no other pair out, no depth being more than R.
 */
export function depthAcross(pair: ScaledPair, e: Edge, f: Edge): Depth {
  const { a, b, reach } = pair;
  const [l, m] = [span(a, e), span(b, f)];
  const n: Triple = [l[1] * m[2] - l[2] * m[1], l[2] * m[0] - l[0] * m[2], l[0] * m[1] - l[1] * m[0]];
  return depthAlong(pair, { vector: n, size: length(n), error: PRODUCT * reach * (length(l) + length(m)) });
}

/** An edge as a vector. */
export function span({ coordinates: p }: ScaledPoints, [i, j]: Edge): Triple {
  return [p[3 * j]! - p[3 * i]!, p[3 * j + 1]! - p[3 * i + 1]!, p[3 * j + 2]! - p[3 * i + 2]!];
}

export function length([x, y, z]: Triple): number {
  return Math.sqrt(x * x + y * y + z * z);
}

function rangeAlong({ coordinates: p }: ScaledPoints, [x, y, z]: Triple): { low: number; high: number } {
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < p.length; i += 3) {
    const value = x * p[i]! + y * p[i + 1]! + z * p[i + 2]!;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { low, high };
}
