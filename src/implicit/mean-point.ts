import { rejectWords, requireList, requireNoMore } from '../core/arguments/index.js';
import type { Point3 } from '../core/shapes.js';
import type { PointLike3 } from './data.js';
import { exactForm3 } from './forms.js';
import { sumOf } from './objects/mean-of-points.js';
import type { Point3Object } from './objects/point3-object.js';
import { roundScaledQuotient } from './objects/round-quotient.js';
import { point3From } from './revive.js';

/**
 * (a + b) / 2 as the nearest double, for finite doubles. The sum is rounded correctly; halving it is exact unless the
 * half is subnormal, and then the sum is below 2^-1021, where sums of doubles (multiples of 2^-1074 that fit 53 bits)
 * are exact, so that there is one rounding in all. Where the sum overflows both are beyond 2^969, and their halves are
 * exact.
 */
function middle(a: number, b: number): number {
  const both = a + b;
  return (Number.isFinite(both) ? both / 2 : a / 2 + b / 2) + 0;
}

/**
 * The mean of points: of two the midpoint, of the corners of a triangle its centroid, of the extreme points of a convex
 * set a point inside. It is taken of the true points; each coordinate is the double nearest to the true one (ties to
 * even; never -0).
 *
 * @throws RangeError if there is no point, or a coordinate of a plain point is not finite
 * @example
 * meanPoint([[0, 0, 0], [1, 0, 0], [0, 1, 0]]); // [1 / 3, 1 / 3, 0]
 * meanPoint([[1e308, 0, 0], [1.5e308, 0, 0]]); // [1.25e308, 0, 0]
 */
export function meanPoint(points: readonly PointLike3[]): [number, number, number] {
  if (arguments.length > 1) requireNoMore('meanPoint', 1, arguments[1]);
  requireList('meanPoint', 'points', 'a list of points', points);
  if (points.length === 0) rejectWords('meanPoint', 'points', 'at least one point', 'none');
  const all = points.map((point, i) => point3From('meanPoint', `points[${i}]`, point) ?? (point as Point3));
  const [p, q = p] = all as [Point3 | Point3Object, (Point3 | Point3Object)?];
  if (points.length <= 2 && !('type' in p) && !('type' in q)) {
    return [middle(p[0]!, q[0]!), middle(p[1]!, q[1]!), middle(p[2]!, q[2]!)];
  }
  const { x, y, z, w, exponent } = all.map(exactForm3).reduce(sumOf);
  const weight = w * BigInt(points.length);
  return [x, y, z].map((c) => roundScaledQuotient(c, weight, exponent)) as [number, number, number];
}
