import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { rejectWords, requireList } from '../core/arguments/index.js';
import type { Point3 } from '../core/shapes.js';
import type { PointLike3 } from './data.js';
import type { HomogeneousPoint } from './homogeneous.js';
import { exactPoint3, type Point3Object } from './objects/point3-object.js';
import { roundScaledQuotient } from './objects/round-quotient.js';
import { point3From } from './revive.js';

function exactPoint(point: Point3 | Point3Object): HomogeneousPoint {
  if ('type' in point) return exactPoint3(point);
  const numbers = [point[0]!, point[1]!, point[2]!];
  const exponent = commonExponent(numbers);
  const [x, y, z] = scaledIntegers(numbers as [number, number, number], exponent);
  return { x, y, z, w: 1n, exponent };
}

/** The sum of two points as vectors, over the product of their weights; not in lowest terms. */
function sum(p: HomogeneousPoint, q: HomogeneousPoint): HomogeneousPoint {
  const exponent = Math.min(p.exponent, q.exponent);
  const ofP = q.w << BigInt(p.exponent - exponent);
  const ofQ = p.w << BigInt(q.exponent - exponent);
  return {
    x: p.x * ofP + q.x * ofQ,
    y: p.y * ofP + q.y * ofQ,
    z: p.z * ofP + q.z * ofQ,
    w: p.w * q.w,
    exponent,
  };
}

/**
 * (a + b) / 2 as the nearest double, for finite doubles. The sum is rounded correctly; halving it is exact unless the half is
 * subnormal, and then the sum is below 2^-1021, where sums of doubles (multiples of 2^-1074 that fit 53 bits) are exact, so that there is
 * one rounding in all. Where the sum overflows both are beyond 2^969, and their halves are exact.
 */
function middle(a: number, b: number): number {
  const both = a + b;
  return (Number.isFinite(both) ? both / 2 : a / 2 + b / 2) + 0;
}

/**
 * The mean of points: of two the midpoint, of the corners of a triangle its centroid, of the extreme points of a convex set a
 * point inside. It is taken of the true points; each coordinate is the double nearest to the true one (ties to even; never -0).
 *
 * @throws RangeError if there is no point, or a coordinate of a plain point is not finite
 * @example
 * meanPoint([[0, 0, 0], [1, 0, 0], [0, 1, 0]]); // [1 / 3, 1 / 3, 0]
 * meanPoint([[1e308, 0, 0], [1.5e308, 0, 0]]); // [1.25e308, 0, 0]
 */
export function meanPoint(points: readonly PointLike3[]): [number, number, number] {
  requireList('meanPoint', 'points', 'a list of points', points);
  if (points.length === 0) rejectWords('meanPoint', 'points', 'at least one point', 'none');
  const all = points.map((point, i) => point3From('meanPoint', `points[${i}]`, point) ?? (point as Point3));
  const [p, q = p] = all as [Point3 | Point3Object, (Point3 | Point3Object)?];
  if (points.length <= 2 && !('type' in p) && !('type' in q)) {
    return [middle(p[0]!, q[0]!), middle(p[1]!, q[1]!), middle(p[2]!, q[2]!)];
  }
  const { x, y, z, w, exponent } = all.map(exactPoint).reduce(sum);
  const weight = w * BigInt(points.length);
  return [x, y, z].map((c) => roundScaledQuotient(c, weight, exponent)) as [number, number, number];
}
