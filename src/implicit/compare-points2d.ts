import { productBound, signWithin, U } from '../arithmetic/ball.js';
import { requireIndex } from '../core/arguments/index.js';
import type { Point2 } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import type { PointLike2 } from './data.js';
import { exactForm2, roundedForm2 } from './forms.js';
import { signOf } from './homogeneous.js';
import type { Point2Object } from './objects/point2-object.js';
import { point2From } from './revive.js';

type AnyPoint = Point2 | Point2Object;

/** The sign of p's coordinate minus q's, for axis 0 or 1. */
function compareOnAxis(axis: 0 | 1, p: AnyPoint, q: AnyPoint): Sign {
  const a = roundedForm2(p);
  const b = roundedForm2(q);
  const value = a[axis]! * b[2]! - b[axis]! * a[2]!;
  const bound =
    productBound(a[axis]!, a[axis + 3]!, b[2]!, b[5]!) +
    productBound(b[axis]!, b[axis + 3]!, a[2]!, a[5]!) +
    U * Math.abs(value);
  const rounded = signWithin(value, bound);
  return rounded === UNDECIDED ? compareExactly(axis, p, q) : rounded;
}

function compareExactly(axis: 0 | 1, p: AnyPoint, q: AnyPoint): Sign {
  const a = exactForm2(p);
  const b = exactForm2(q);
  const left = (axis === 0 ? a.x : a.y) * b.w;
  const right = (axis === 0 ? b.x : b.y) * a.w;
  const shift = a.exponent - b.exponent;
  return signOf(shift > 0 ? (left << BigInt(shift)) - right : left - (right << BigInt(-shift)));
}

/**
 * The sign of one coordinate's difference: 1 if p lies further along the axis (0 is x) than q.
 *
 * @throws RangeError if a coordinate is not finite or there is no such axis
 * @example compareCoordinate2d(1, [9, 1], [0, 2]); // -1
 */
export function compareCoordinate2d(axis: 0 | 1, p: PointLike2, q: PointLike2): Sign {
  requireIndex('compareCoordinate2d', 'axis', axis, 2);
  const a = point2From('compareCoordinate2d', 'p', p) ?? (p as Point2);
  const b = point2From('compareCoordinate2d', 'q', q) ?? (q as Point2);
  return compareOnAxis(axis, a, b);
}

/**
 * The lexicographic order of two points of the plane, plain or implicit: by x, then by y. 1 if p comes after q, 0 if they
 * are the same point.
 *
 * @throws RangeError if a coordinate is not finite
 * @example compareLexicographic2d([1, 2], [1, 3]); // -1
 */
export function compareLexicographic2d(p: PointLike2, q: PointLike2): Sign {
  return compareFor('compareLexicographic2d', p, q);
}

/** {@link compareLexicographic2d} for the function that was called. */
function compareFor(where: string, p: PointLike2, q: PointLike2): Sign {
  const a = point2From(where, 'p', p) ?? (p as Point2);
  const b = point2From(where, 'q', q) ?? (q as Point2);
  if (a === b) return 0;
  const order = compareOnAxis(0, a, b);
  return order !== 0 ? order : compareOnAxis(1, a, b);
}

/**
 * Are two points of the plane, plain or implicit, the same point?
 *
 * @throws RangeError if a coordinate is not finite
 * @example samePoint2d([0, 0], [-0, 0]); // true
 */
export function samePoint2d(p: PointLike2, q: PointLike2): boolean {
  return compareFor('samePoint2d', p, q) === 0;
}
