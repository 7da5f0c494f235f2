import { requireIndex, requireNoMore } from '../core/arguments/index.js';
import type { Point2 } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import type { PointLike2 } from './data.js';
import { exactForm2, roundedPlain2 } from './forms.js';
import { exactSignCompareCoordinate, signCompareCoordinate2d } from './generated/predicates.js';
import type { HomogeneousPoint2 } from './homogeneous.js';
import { type Point2Object, roundedPoint2 } from './objects/point2-object.js';
import { point2From } from './revive.js';

/**
 * The order along some axes, from the first to the last, until one tells; for points whose objects are known, if they
 * have any.
 */
function compareAlong(
  first: number,
  last: number,
  p: PointLike2,
  q: PointLike2,
  ip: Point2Object | undefined,
  iq: Point2Object | undefined,
): Sign {
  if (ip === undefined && iq === undefined) return comparePlain(first, last, p as Point2, q as Point2);
  if (ip === iq) return 0;
  const a = ip === undefined ? roundedPlain2(p as Point2) : roundedPoint2(ip);
  const b = iq === undefined ? roundedPlain2(q as Point2) : roundedPoint2(iq);
  for (let axis = first; axis <= last; axis++) {
    const rounded = signCompareCoordinate2d(axis, a, b);
    const order =
      rounded === UNDECIDED
        ? compareExactly(axis, exactForm2(ip ?? (p as Point2)), exactForm2(iq ?? (q as Point2)))
        : rounded;
    if (order !== 0) return order;
  }
  return 0;
}

function comparePlain(first: number, last: number, p: Point2, q: Point2): Sign {
  for (let axis = first; axis <= last; axis++) {
    if (p[axis]! !== q[axis]!) return p[axis]! < q[axis]! ? -1 : 1;
  }
  return 0;
}

function compareExactly(axis: number, p: HomogeneousPoint2, q: HomogeneousPoint2): Sign {
  const unit = Math.min(p.exponent, q.exponent);
  const [x, y] = [
    coordinate(p, axis) << BigInt(p.exponent - unit),
    coordinate(q, axis) << BigInt(q.exponent - unit),
  ];
  return exactSignCompareCoordinate(x, p.w, y, q.w);
}

function coordinate(p: HomogeneousPoint2, axis: number): bigint {
  return axis === 0 ? p.x : p.y;
}

/**
 * The sign of one coordinate's difference: 1 if p lies further along the axis (0 is x) than q.
 *
 * @throws RangeError if a coordinate is not finite or there is no such axis
 * @example compareCoordinate2d(1, [9, 1], [0, 2]); // -1
 */
export function compareCoordinate2d(axis: 0 | 1, p: PointLike2, q: PointLike2): Sign {
  requireIndex('compareCoordinate2d', 'axis', axis, 2);
  const ip = point2From('compareCoordinate2d', 'p', p);
  const iq = point2From('compareCoordinate2d', 'q', q);
  return compareAlong(axis, axis, p, q, ip, iq);
}

/**
 * The lexicographic order of two points of the plane, plain or implicit: by x, then by y. 1 if p comes after q, 0 if
 * they are the same point.
 *
 * @throws RangeError if a coordinate is not finite
 * @example compareLexicographic2d([1, 2], [1, 3]); // -1
 */
export function compareLexicographic2d(p: PointLike2, q: PointLike2): Sign {
  return compareFor('compareLexicographic2d', p, q);
}

/** {@link compareLexicographic2d} for the function that was called. */
function compareFor(where: string, p: PointLike2, q: PointLike2): Sign {
  const ip = point2From(where, 'p', p);
  const iq = point2From(where, 'q', q);
  return compareAlong(0, 1, p, q, ip, iq);
}

/**
 * Are two points of the plane, plain or implicit, the same point?
 *
 * @throws RangeError if a coordinate is not finite
 * @example samePoint2d([0, 0], [-0, 0]); // true
 */
export function samePoint2d(p: PointLike2, q: PointLike2): boolean {
  if (arguments.length > 2) requireNoMore('samePoint2d', 2, arguments[2]);
  return compareFor('samePoint2d', p, q) === 0;
}
