import { productBound, signWithin, U } from '../arithmetic/ball.js';
import { requireIndex } from '../core/arguments/index.js';
import type { Point3 } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import type { PointLike3 } from './data.js';
import { exactForm3, roundedForm3 } from './forms.js';
import { type HomogeneousPoint, signOf } from './homogeneous.js';
import type { Point3Object } from './objects/point3-object.js';
import { point3From } from './revive.js';

type AnyPoint = Point3 | Point3Object;

/** The sign of p's coordinate minus q's, for axis 0, 1 or 2. */
function compareOnAxis(axis: number, p: AnyPoint, q: AnyPoint): Sign {
  const a = roundedForm3(p);
  const b = roundedForm3(q);
  const left = a[axis]! * b[3]!;
  const right = b[axis]! * a[3]!;
  const value = left - right;
  const bound =
    productBound(a[axis]!, a[axis + 4]!, b[3]!, b[7]!) +
    productBound(b[axis]!, b[axis + 4]!, a[3]!, a[7]!) +
    U * Math.abs(value);
  const rounded = signWithin(value, bound);
  if (rounded !== UNDECIDED) return rounded;
  return compareExactly(axis, exactForm3(p), exactForm3(q));
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
 * @example compareLexicographic([1, 2, 3], [1, 2, 4]); // -1
 */
export function compareLexicographic(p: PointLike3, q: PointLike3): Sign {
  return compareFor('compareLexicographic', p, q);
}

/** {@link compareLexicographic} for the function that was called. */
function compareFor(where: string, p: PointLike3, q: PointLike3): Sign {
  const a = point3From(where, 'p', p) ?? (p as Point3);
  const b = point3From(where, 'q', q) ?? (q as Point3);
  if (a === b) return 0;
  for (let axis = 0; axis < 3; axis++) {
    const order = compareOnAxis(axis, a, b);
    if (order !== 0) return order;
  }
  return 0;
}

/**
 * Are two points, plain or implicit, the same point of space?
 *
 * @throws RangeError if a coordinate is not finite
 * @example samePoint([0, 0, 0], [-0, 0, 0]); // true
 */
export function samePoint(p: PointLike3, q: PointLike3): boolean {
  return compareFor('samePoint', p, q) === 0;
}

/**
 * The sign of one coordinate's difference: 1 if p lies further along the axis (0 is x) than q.
 *
 * @throws RangeError if a coordinate is not finite or there is no such axis
 * @example compareCoordinate(2, [9, 9, 1], [0, 0, 2]); // -1
 */
export function compareCoordinate(axis: 0 | 1 | 2, p: PointLike3, q: PointLike3): Sign {
  requireIndex('compareCoordinate', 'axis', axis, 3);
  const a = point3From('compareCoordinate', 'p', p) ?? (p as Point3);
  const b = point3From('compareCoordinate', 'q', q) ?? (q as Point3);
  return compareOnAxis(axis, a, b);
}
