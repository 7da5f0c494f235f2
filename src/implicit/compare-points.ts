import { reject } from '../core/errors.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import { productBound, signWithin, U } from './ball.js';
import { requirePoint3 } from './exact-plane.js';
import { type HomogeneousPoint, signOf } from './homogeneous.js';
import { ImplicitPoint3, type PointLike3 } from './implicit-point3.js';
import { homogeneous } from './side-of-plane.js';

/** Both forms of a point of space: what filters read, and the integers on request. */
function approximationOf(point: PointLike3): readonly number[] {
  return point instanceof ImplicitPoint3
    ? point.approximation
    : [point[0]!, point[1]!, point[2]!, 1, 0, 0, 0, 0];
}

/** The integers of a plain or an implicit point. */
export function exactFormOf(point: PointLike3): HomogeneousPoint {
  return point instanceof ImplicitPoint3 ? point.exact : homogeneous(point);
}

function requireAny(where: string, argument: string, point: PointLike3): void {
  if (!(point instanceof ImplicitPoint3)) requirePoint3(where, argument, point);
}

/** The sign of p's coordinate minus q's, for axis 0, 1 or 2. */
function compareOnAxis(axis: number, p: PointLike3, q: PointLike3): Sign {
  const a = approximationOf(p);
  const b = approximationOf(q);
  const left = a[axis]! * b[3]!;
  const right = b[axis]! * a[3]!;
  const value = left - right;
  const bound =
    productBound(a[axis]!, a[axis + 4]!, b[3]!, b[7]!) +
    productBound(b[axis]!, b[axis + 4]!, a[3]!, a[7]!) +
    U * Math.abs(value);
  const rounded = signWithin(value, bound);
  if (rounded !== UNDECIDED) return rounded;
  return compareExactly(axis, exactFormOf(p), exactFormOf(q));
}

function compareExactly(axis: number, p: HomogeneousPoint, q: HomogeneousPoint): Sign {
  const left = coordinate(p, axis) * q.w;
  const right = coordinate(q, axis) * p.w;
  const shift = p.exponent - q.exponent;
  return signOf(shift > 0 ? (left << BigInt(shift)) - right : left - (right << BigInt(-shift)));
}

function coordinate(p: HomogeneousPoint, axis: number): bigint {
  return axis === 0 ? p.x : axis === 1 ? p.y : p.z;
}

/**
 * The lexicographic order of two points, plain or implicit: by x, then by y, then by z. 1 if p comes after q, 0 if they
 * are the same point.
 *
 * @throws RangeError if a coordinate is not finite
 * @example compareLexicographic3d([1, 2, 3], [1, 2, 4]); // -1
 */
export function compareLexicographic3d(p: PointLike3, q: PointLike3): Sign {
  requireAny('compareLexicographic3d', 'p', p);
  requireAny('compareLexicographic3d', 'q', q);
  if (p === q) return 0;
  for (let axis = 0; axis < 3; axis++) {
    const order = compareOnAxis(axis, p, q);
    if (order !== 0) return order;
  }
  return 0;
}

/**
 * Are two points, plain or implicit, the same point of space?
 *
 * @throws RangeError if a coordinate is not finite
 * @example samePoint3d([0, 0, 0], [-0, 0, 0]); // true
 */
export function samePoint3d(p: PointLike3, q: PointLike3): boolean {
  return compareLexicographic3d(p, q) === 0;
}

/**
 * The sign of one coordinate's difference: 1 if p lies further along the axis (0 is x) than q.
 *
 * @throws RangeError if a coordinate is not finite or there is no such axis
 * @example compareCoordinate3d(2, [9, 9, 1], [0, 0, 2]); // -1
 */
export function compareCoordinate3d(axis: 0 | 1 | 2, p: PointLike3, q: PointLike3): Sign {
  if (!Number.isInteger(axis) || axis < 0 || axis > 2) {
    reject('compareCoordinate3d', 'axis', 'an integer from 0 to 2', axis);
  }
  requireAny('compareCoordinate3d', 'p', p);
  requireAny('compareCoordinate3d', 'q', q);
  return compareOnAxis(axis, p, q);
}
