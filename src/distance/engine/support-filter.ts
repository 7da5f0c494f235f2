import type { Doubles } from './doubles.js';
import type { PointList } from './point-list.js';
import { dot, type Vector } from './vectors.js';

/**
 * 16 u, u = 2^-53. With coordinates off by at most 4.1 u of the reach r, the rounding of x, of the product and of two
 * sums, a value is off by at most 4.1 u Σ |x_k| r_k and ((1 + u)^4 - 1) Σ |x_k| r_k (1 + 4.1 u), together less than 8.3
 * u Σ |x_k| r_k. That sum is itself calculated as at least (1 - u)^4 of what it is. Coordinates are zero or at least
 * 2^-852, and x is of integers: nothing underflows. Where a value overflows, so does the sum of the magnitudes.
 */
const ERROR = 16 * 2 ** -53;

/**
 * The first of the points where x is least, exactly. Doubles leave those whose value is not certain to be greater than
 * another one's; integers decide among them.
 *
 * With |value - true| <= e for all points, one that is truly least has a value of at most the least value + 2 e; 4 e
 * has room for the rounding of the bound itself.
 */
export function lowest(points: PointList, x: Vector): number {
  return leastAmong(points, likelyLowest(points, x), x);
}

/** Points among which those are where x is least, in their order. */
export function likelyLowest({ length, doubles }: PointList, x: Vector): number[] {
  const all = Array.from({ length }, (_, i) => i);
  if (doubles === null) return all;
  const direction = [Number(x[0]), Number(x[1]), Number(x[2])] as const;
  const values = valuesAlong(doubles, direction);
  const bound = leastOf(values) + 4 * ERROR * magnitude(doubles, direction);
  // Where something overflows nothing is certain: no comparison holds with NaN.
  return all.filter((i) => !(values[i]! > bound));
}

function valuesAlong({ coordinates }: Doubles, [x, y, z]: readonly [number, number, number]): Float64Array {
  const values = new Float64Array(coordinates.length / 3);
  for (let i = 0, at = 0; i < values.length; i++, at += 3) {
    values[i] = x * coordinates[at]! + y * coordinates[at + 1]! + z * coordinates[at + 2]!;
  }
  return values;
}

/** The least value; NaN if one is. */
function leastOf(values: Float64Array): number {
  let least = Infinity;
  for (const value of values) {
    if (Number.isNaN(value)) return value;
    if (value < least) least = value;
  }
  return least;
}

function magnitude({ reach }: Doubles, [x, y, z]: readonly [number, number, number]): number {
  return Math.abs(x) * reach[0] + Math.abs(y) * reach[1] + Math.abs(z) * reach[2];
}

/** The first of some of the points where x is least. */
function leastAmong(points: PointList, open: readonly number[], x: Vector): number {
  let best = open[0]!;
  if (open.length === 1) return best;
  let least = dot(x, points.at(best));
  for (const i of open.slice(1)) {
    const value = dot(x, points.at(i));
    if (value < least) {
      least = value;
      best = i;
    }
  }
  return best;
}

/** All of the points where x is least, exactly. */
export function allLowest(points: PointList, x: Vector): number[] {
  const open = likelyLowest(points, x);
  if (open.length === 1) return open;
  const values = open.map((i) => dot(x, points.at(i)));
  let least = values[0]!;
  for (const value of values) if (value < least) least = value;
  return open.filter((_, i) => values[i] === least);
}
