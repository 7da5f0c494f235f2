import { reject } from '../core/errors.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import { productBound, signWithin, U } from './ball.js';
import { signOf } from './homogeneous.js';
import {
  approximationOf2d,
  exactFormOf2d,
  ImplicitPoint2,
  type PointLike2,
  requirePoint2,
} from './implicit-point2.js';

/** The sign of p's coordinate minus q's, for axis 0 or 1. */
function compareOnAxis(axis: 0 | 1, p: PointLike2, q: PointLike2): Sign {
  const a = approximationOf2d(p);
  const b = approximationOf2d(q);
  const value = a[axis]! * b[2]! - b[axis]! * a[2]!;
  const bound =
    productBound(a[axis]!, a[axis + 3]!, b[2]!, b[5]!) +
    productBound(b[axis]!, b[axis + 3]!, a[2]!, a[5]!) +
    U * Math.abs(value);
  const rounded = signWithin(value, bound);
  return rounded === UNDECIDED ? compareExactly(axis, p, q) : rounded;
}

function compareExactly(axis: 0 | 1, p: PointLike2, q: PointLike2): Sign {
  const a = exactFormOf2d(p);
  const b = exactFormOf2d(q);
  const left = (axis === 0 ? a.x : a.y) * b.w;
  const right = (axis === 0 ? b.x : b.y) * a.w;
  const shift = a.exponent - b.exponent;
  return signOf(shift > 0 ? (left << BigInt(shift)) - right : left - (right << BigInt(-shift)));
}

function requireAny(where: string, argument: string, point: PointLike2): void {
  if (!(point instanceof ImplicitPoint2)) requirePoint2(where, argument, point);
}

/**
 * The sign of one coordinate's difference: 1 if p lies further along the axis (0 is x) than q.
 *
 * @throws RangeError if a coordinate is not finite or there is no such axis
 * @example compareCoordinate2d(1, [9, 1], [0, 2]); // -1
 */
export function compareCoordinate2d(axis: 0 | 1, p: PointLike2, q: PointLike2): Sign {
  if (!Number.isInteger(axis) || axis < 0 || axis > 1) {
    reject('compareCoordinate2d', 'axis', 'an integer from 0 to 1', axis);
  }
  requireAny('compareCoordinate2d', 'p', p);
  requireAny('compareCoordinate2d', 'q', q);
  return compareOnAxis(axis, p, q);
}

/**
 * The lexicographic order of two points of the plane, plain or implicit: by x, then by y. 1 if p comes after q, 0 if they
 * are the same point.
 *
 * @throws RangeError if a coordinate is not finite
 * @example compareLexicographic2d([1, 2], [1, 3]); // -1
 */
export function compareLexicographic2d(p: PointLike2, q: PointLike2): Sign {
  requireAny('compareLexicographic2d', 'p', p);
  requireAny('compareLexicographic2d', 'q', q);
  if (p === q) return 0;
  const order = compareOnAxis(0, p, q);
  return order !== 0 ? order : compareOnAxis(1, p, q);
}

/**
 * Are two points of the plane, plain or implicit, the same point?
 *
 * @throws RangeError if a coordinate is not finite
 * @example samePoint2d([0, 0], [-0, 0]); // true
 */
export function samePoint2d(p: PointLike2, q: PointLike2): boolean {
  return compareLexicographic2d(p, q) === 0;
}
