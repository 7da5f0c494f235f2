import { roundQuotient } from '../arithmetic/rounding.js';
import { requirePoint3 } from './exact-plane.js';
import { ImplicitPoint2, type PointLike2, requirePoint2 } from './implicit-point2.js';
import { ImplicitPoint3, type PointLike3 } from './implicit-point3.js';

/** n / d · 2^exponent as the nearest double. */
export function roundScaledQuotient(n: bigint, d: bigint, exponent: number): number {
  return exponent >= 0 ? roundQuotient(n << BigInt(exponent), d) : roundQuotient(n, d << BigInt(-exponent));
}

/**
 * The coordinates of a point of space, each the double nearest to the true one (ties to even; never -0; Infinity only
 * if the true coordinate lies beyond the largest double). A plain point gives its own coordinates.
 *
 * @throws RangeError if a coordinate of a plain point is not finite
 * @example
 * const third = linePlanePoint([0, 0, 0], [1, 1, 3], { normal: [0, 0, 1], constant: -1 })!;
 * coordinates(third); // [1 / 3, 1 / 3, 1]
 */
export function coordinates(point: PointLike3): [number, number, number] {
  if (!(point instanceof ImplicitPoint3)) {
    requirePoint3('coordinates', 'point', point);
    return [point[0]! + 0, point[1]! + 0, point[2]! + 0];
  }
  const { x, y, z, w, exponent } = point.exact;
  return [x, y, z].map((c) => roundScaledQuotient(c, w, exponent)) as [number, number, number];
}

/**
 * The coordinates of a point of the plane, as {@link coordinates} gives those of a point of space.
 *
 * @throws RangeError if a coordinate of a plain point is not finite
 * @example coordinates2d(lineLinePoint([0, 0], [1, 1], [0, 1], [1, 0])!); // [0.5, 0.5]
 */
export function coordinates2d(point: PointLike2): [number, number] {
  if (!(point instanceof ImplicitPoint2)) {
    requirePoint2('coordinates2d', 'point', point);
    return [point[0]! + 0, point[1]! + 0];
  }
  const { x, y, w, exponent } = point.exact;
  return [x, y].map((c) => roundScaledQuotient(c, w, exponent)) as [number, number];
}
