import type { Rational } from '../../arithmetic/rational.js';
import { extentOf } from '../hull/first-simplex.js';
import { rootUp } from '../points/root-up.js';
import { scaledRational } from '../points/scaled-rational.js';
import {
  difference,
  dot,
  exactDifference,
  exactDot,
  type IntegerVector,
  integersOf,
  pointAt,
  type Vector,
} from '../points/vectors.js';
import { greatestOf } from './farthest.js';

/**
 * Part of D² by which the square of a distance from a segment may be wrong in doubles, D² being three times the square of the greatest
 * extent of points and ends. Differences of coordinates have a relative error of u = 2^-53; v · v, v · e and e · e one of 3u, 6u and 5u of the
 * sums of sizes, which are at most |v|², |v| |e| and |e|²; so (v · e)² / e · e is wrong by less than 25u |v|², and all by less than
 * 32u D² = 2^-48 D².
 */
const WRONG_BY = 2 ** -48;
/** Squares of lengths between these neither overflow nor lose digits. */
const LEAST = 2 ** -800;
const MOST = 2 ** 1000;

/** How wrong squares of distances may be in doubles; infinite if nothing is known. */
export function boundOfSquares(
  x: Float64Array,
  places: readonly Vector[],
  squares: readonly number[],
): number {
  const all = Float64Array.from([...x, ...places.flat()]);
  const size = 3 * Math.max(...extentOf(all)) ** 2;
  const isSafe = [size, ...squares].every((square) => square > LEAST && square < MOST);
  return isSafe ? WRONG_BY * size : Number.POSITIVE_INFINITY;
}

/** The square of the distance of p from the segment from s to s + e, in doubles. */
export function squareToSegment(p: Vector, s: Vector, e: Vector): number {
  const v = difference(p, s);
  const along = dot(v, e);
  if (along <= 0) return dot(v, v);
  const square = dot(e, e);
  const w = difference(v, e);
  return along >= square ? dot(w, w) : dot(v, v) - (along * along) / square;
}

/** The same exactly, for points. */
export function exactSquareToSegment(point: Vector, start: Vector, end: Vector): Rational {
  const { vectors, exponent } = integersOf([point, start, end]);
  const [p, s, t] = vectors as readonly [IntegerVector, IntegerVector, IntegerVector];
  return squareBeside(exactDifference(p, s), exactDifference(t, s), exponent);
}

/** The square of the distance of a vector from the segment that another one is. */
export function squareBeside(w: IntegerVector, e: IntegerVector, exponent: number): Rational {
  const [along, square] = [exactDot(w, e), exactDot(e, e)];
  const rest = exactDifference(w, e);
  if (along <= 0n) return scaledRational(exactDot(w, w), 1n, 2 * exponent);
  if (along >= square) return scaledRational(exactDot(rest, rest), 1n, 2 * exponent);
  return scaledRational(exactDot(w, w) * square - along * along, square, 2 * exponent);
}

/** The least radius of doubles around a segment that reaches all points; Infinity if none does. */
export function radiusAroundSegment(x: Float64Array, start: Vector, end: Vector): number {
  const e = difference(end, start);
  const square = dot(e, e);
  const bound = boundOfSquares(x, [start, end], square === 0 ? [] : [square]);
  const farthest = greatestOf(
    x.length / 3,
    (i) => squareToSegment(pointAt(x, i), start, e),
    bound,
    (i) => exactSquareToSegment(pointAt(x, i), start, end),
  );
  return rootUp(farthest);
}
