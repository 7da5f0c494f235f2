import { nextDown, nextUp } from '../../../../arithmetic/float64.js';
import { roundQuotient } from '../../../../arithmetic/rounding.js';
import { readNumberText } from '../../../answers/construction.js';
import { mayBeRefused, REFUSAL } from '../../../cases/enclosing/merges.js';
import { dot, type Exact, exact, pointsAt, sameVector, subtract, vectorAt } from '../vectors.js';
import { toSegment } from './volumes.js';

/** Whether a sphere of radius r, the square of whose center's distance is a fraction, is within one of radius R. */
function reaches(squared: readonly [bigint, bigint], r: bigint, whole: bigint): boolean {
  return whole >= r && squared[0] <= (whole - r) ** 2n * squared[1];
}

/** What is true of any answer: whether one center is the other. */
export function mergeReferee(values: Float64Array): string {
  const half = values.length / 2;
  const size = half - 1;
  const isOne = Array.from({ length: size }, (_, k) => values[k] === values[half + k]).every(Boolean);
  return isOne ? 'same' : 'apart';
}

/** What is wrong with a sphere that should contain two. */
export function mergedSphereFault(values: Float64Array, said: string): string | undefined {
  if (said === REFUSAL && mayBeRefused(values)) return undefined;
  const numbers = exact([...values, ...readNumberText(said, 4)]);
  const center = vectorAt(numbers, 8, 3);
  const whole = numbers.numerators[11]!;
  for (const [i, at] of [0, 4].entries()) {
    const d = subtract(vectorAt(numbers, at, 3), center);
    if (!reaches([dot(d, d), 1n], numbers.numerators[at + 3]!, whole)) return `sphere ${i} is not inside`;
  }
  return isLarge(numbers, whole, [3, 7], [0, 4]) ? 'it is more than the sum of all sizes' : undefined;
}

/** What is wrong with a capsule that should contain two. */
export function mergedCapsuleFault(values: Float64Array, said: string): string | undefined {
  if (said === REFUSAL && mayBeRefused(values)) return undefined;
  const numbers = exact([...values, ...readNumberText(said, 7)]);
  const start = vectorAt(numbers, 14, 3);
  const along = subtract(vectorAt(numbers, 17, 3), start);
  const whole = numbers.numerators[20]!;
  for (const at of [0, 3, 7, 10]) {
    const radius = numbers.numerators[at < 7 ? 6 : 13]!;
    if (!reaches(toSegment(vectorAt(numbers, at, 3), start, along), radius, whole)) {
      return `the end at ${at} is not inside`;
    }
  }
  return isLarge(numbers, whole, [6, 13], [0, 3, 7, 10]) ? 'it is more than the sum of all sizes' : undefined;
}

/** Whether a radius is more than those that are inside and twice the greatest distance of places, together. */
function isLarge(
  numbers: Exact,
  whole: bigint,
  radii: readonly number[],
  places: readonly number[],
): boolean {
  const rest = radii.reduce((left, at) => left - 2n * numbers.numerators[at]!, whole);
  const points = places.map((at) => vectorAt(numbers, at, 3));
  const isFarApart = points.some((p) =>
    points.some((q) => 4n * dot(subtract(p, q), subtract(p, q)) >= rest * rest),
  );
  return rest > 0n && !isFarApart;
}

/**
 * The bounds of a k-DOP: the least and greatest products of axes with integer coordinates, rounded outward; `none` if
 * one is no double.
 */
export function kDopBounds(values: Float64Array, axes: readonly (readonly number[])[]): string {
  const numbers = exact(values);
  const points = pointsAt(numbers, 3, 1, values[0]!);
  const bounds = axes.map((axis) => {
    const heights = points
      .map((p) => axis.reduce((sum, a, k) => sum + BigInt(a) * p[k]!, 0n))
      .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    return [outward(heights[0]!, numbers.one, -1), outward(heights.at(-1)!, numbers.one, 1)] as const;
  });
  const kind = points.every((p) => sameVector(p, points[0]!)) ? 'point' : 'several';
  const flat = bounds.flat();
  return flat.every(Number.isFinite) ? [kind, ...flat].join(' ') : `${kind} none`;
}

/** The nearest double that is not inside. */
function outward(numerator: bigint, denominator: bigint, way: 1 | -1): number {
  const nearest = roundQuotient(numerator, denominator);
  if (!Number.isFinite(nearest)) return nearest;
  const { numerators, one } = exact([nearest]);
  const off = numerators[0]! * denominator - numerator * one;
  if (way > 0) return off < 0n ? nextUp(nearest) : nearest;
  return off > 0n ? nextDown(nearest) : nearest;
}

/**
 * Two lists of intervals, lower bounds, then upper ones: the first and the last of both in exact order; whether these
 * are those of one of them.
 */
export function mergedBounds(values: ArrayLike<number>): string {
  const count = values.length / 4;
  const { numerators } = exact(values);
  const later = (i: number, j: number) => (numerators[i]! < numerators[j]! ? j : i);
  const earlier = (i: number, j: number) => (later(i, j) === i ? j : i);
  const places = Array.from({ length: 2 * count }, (_, i) => {
    const other = 2 * count + i;
    return i < count ? earlier(i, other) : later(i, other);
  });
  const isOf = (from: number) => places.every((at, i) => numerators[at] === numerators[from + i]);
  const kind = isOf(0) ? (isOf(2 * count) ? 'same' : 'first') : isOf(2 * count) ? 'second' : 'larger';
  return [kind, ...places.map((at) => values[at]! + 0)].join(' ');
}
