import { absolute } from '../../arithmetic/integers.js';
import { compare, type Rational } from '../../arithmetic/rational.js';
import { rootUp } from '../points/root-up.js';
import { scaledRational } from '../points/scaled-rational.js';
import {
  difference,
  dot,
  exactCross,
  exactDifference,
  exactDot,
  type IntegerVector,
  integersOf,
  pointAt,
  scaled,
  type Vector,
} from '../points/vectors.js';
import { greatestOf } from './farthest.js';
import { squareBeside } from './segment-distance.js';

/**
 * By how much the square of a distance may exceed what doubles say. What they subtract is a point of the parallelogram,
 * up to rounding, whatever the quotients are: with F the sum of the greatest sizes of the vector and the edges, u =
 * 2^-53, each coordinate of what is left is wrong by u of the vector and of each edge and by u F for each of two
 * differences, 3u F; its length by 5.2u F. It is at most 1.8F long, so that its square is too small by 19u F², and by
 * 3u of itself, 10u F²: less than 64u F² = 2^-47 F². The rest is for the rounding of F and of sums with the bound.
 *
 * Where F is between LEAST and MOST nothing overflows: squares are below 3F² < 2^802. Products of edges with a factor
 * err by 2^-1075 each where they underflow, which counts as 8F · 2^-1074 < 2^-671 in the square, and squares of
 * coordinates err by as much: less than u F², as F² > 2^-800. A quotient of squares that underflow may be anything, but
 * is put between 0 and 1.
 */
const WRONG_BY = 2 ** -47;
const LEAST = 2 ** -400;
const MOST = 2 ** 400;

/** The least radius of doubles around a parallelogram that reaches all points; Infinity if none does. */
export function radiusAroundRectangle(
  x: Float64Array,
  origin: Vector,
  edges: readonly [Vector, Vector],
): number {
  const farthest = greatestOf(
    x.length / 3,
    (i) => squareToRectangle(difference(pointAt(x, i), origin), edges),
    boundOfSquares(x, origin, edges),
    (i) => exactSquareToRectangle(pointAt(x, i), origin, edges),
  );
  return rootUp(farthest);
}

/** The square of the distance of a vector from a rectangle with a corner in the origin, in doubles. */
export function squareToRectangle(v: Vector, edges: readonly [Vector, Vector]): number {
  let rest = v;
  for (const edge of edges) {
    const square = dot(edge, edge);
    const along = square > 0 ? Math.min(1, Math.max(0, dot(v, edge) / square)) : 0;
    rest = difference(rest, scaled(edge, along));
  }
  return dot(rest, rest);
}

/** By how much the square of a distance may exceed what doubles say; infinite if nothing is known. */
export function boundOfSquares(x: Float64Array, origin: Vector, edges: readonly [Vector, Vector]): number {
  const sizeOf = (v: Vector) => Math.max(Math.abs(v[0]), Math.abs(v[1]), Math.abs(v[2]));
  let reach = 0;
  for (let i = 0; 3 * i < x.length; i++) reach = Math.max(reach, sizeOf(difference(pointAt(x, i), origin)));
  const far = reach + sizeOf(edges[0]) + sizeOf(edges[1]);
  const isSafe = far > LEAST && far < MOST;
  return isSafe ? WRONG_BY * far * far : Number.POSITIVE_INFINITY;
}

/** The square of the distance of a point from a parallelogram, exactly. */
export function exactSquareToRectangle(
  point: Vector,
  origin: Vector,
  edges: readonly [Vector, Vector],
): Rational {
  const { vectors, exponent } = integersOf([point, origin, ...edges]);
  const [p, o, u, v] = vectors as readonly [IntegerVector, IntegerVector, IntegerVector, IntegerVector];
  const w = exactDifference(p, o);
  const normal = exactCross(u, v);
  const area = exactDot(normal, normal);
  // w = s u + t v + h n: s and t times the area.
  const [s, t] = [exactDot(exactCross(w, v), normal), exactDot(exactCross(u, w), normal)];
  if (area > 0n && s >= 0n && s <= area && t >= 0n && t <= area) {
    const height = absolute(exactDot(w, normal));
    return scaledRational(height * height, area, 2 * exponent);
  }
  const sides = [
    [w, u],
    [w, v],
    [exactDifference(w, u), v],
    [exactDifference(w, v), u],
  ] as const;
  return sides
    .map(([from, edge]) => squareBeside(from, edge, exponent))
    .reduce((least, square) => (compare(square, least) < 0 ? square : least));
}
