import type { Rational } from '../../arithmetic/rational.js';
import { extentOf } from '../../hull/first-simplex.js';
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
 * Part of D² by which the square of a distance from a segment or its line may be wrong in doubles, D² being three times
 * the square of the greatest extent of points and ends, u = 2^-53. Differences of coordinates have a relative error of
 * u; so v · v, v · e and e · e err by 5u of the sums of the sizes of their terms, which are at most |v|², |v| |e| and
 * |e|². The square of v · e errs by 11u, its quotient by e · e by 17u |v|², and the difference of v · v and that by
 * less than 23u |v|². Where the foot is the other end, w = v - e errs by u (|v| + |e| + |w|), and w · w by 6u D² + 3u
 * D². What is left of 32u D² = 2^-48 D² is for terms of higher order and the rounding of D² and of sums with the bound.
 */
const WRONG_BY = 2 ** -48;
/**
 * Between these neither D² nor e · e have products that leave the range of doubles: (v · e)² is at most D⁴ < 2^1000. A
 * product that underflows errs by 2^-1075: three of them in v · e change the quotient by |v| / |e| · 2^-1072 < 2^450 ·
 * 2^-1072, one in its square changes it by 2^-1075 / e · e < 2^-675, three in e · e change it by a part of 2^-1073 /
 * 2^-400; together by less than u D², as D² > 2^-400.
 */
const LEAST = 2 ** -400;
const MOST = 2 ** 500;

/**
 * How wrong squares of distances may be in doubles; infinite if nothing is known. @param squares of lengths of segments
 */
export function boundOfSquares(
  x: Float64Array,
  places: readonly Vector[],
  squares: readonly number[],
): number {
  const all = Float64Array.from([...x, ...places.flat()]);
  const extent = Math.max(...extentOf(all));
  const size = 3 * extent * extent;
  // A square that is not computed safely is not between these: what underflows is below, what overflows above.
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
