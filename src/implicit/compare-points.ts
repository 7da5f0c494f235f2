import { requireIndex, requireNoMore } from '../core/arguments/index.js';
import type { Point3 } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import type { PointLike3 } from './data.js';
import { exactForm3, roundedPlain3 } from './forms.js';
import { exactSignCompareCoordinate, signCompareCoordinate } from './generated/predicates.js';
import type { HomogeneousPoint } from './homogeneous.js';
import { type Point3Object, roundedPoint3 } from './objects/point3-object.js';
import { point3From } from './revive.js';

/**
 * The order along some axes, from the first to the last, until one tells; for points whose objects are known, if they
 * have any.
 */
function compareAlong(
  first: number,
  last: number,
  p: PointLike3,
  q: PointLike3,
  ip: Point3Object | undefined,
  iq: Point3Object | undefined,
): Sign {
  if (ip === undefined && iq === undefined) return comparePlain(first, last, p as Point3, q as Point3);
  if (ip === iq) return 0;
  const a = ip === undefined ? roundedPlain3(p as Point3) : roundedPoint3(ip);
  const b = iq === undefined ? roundedPlain3(q as Point3) : roundedPoint3(iq);
  for (let axis = first; axis <= last; axis++) {
    const rounded = signCompareCoordinate(axis, a, b);
    const order =
      rounded === UNDECIDED
        ? compareExactly(axis, exactForm3(ip ?? (p as Point3)), exactForm3(iq ?? (q as Point3)))
        : rounded;
    if (order !== 0) return order;
  }
  return 0;
}

function comparePlain(first: number, last: number, p: Point3, q: Point3): Sign {
  for (let axis = first; axis <= last; axis++) {
    if (p[axis]! !== q[axis]!) return p[axis]! < q[axis]! ? -1 : 1;
  }
  return 0;
}

function compareExactly(axis: number, p: HomogeneousPoint, q: HomogeneousPoint): Sign {
  const unit = Math.min(p.exponent, q.exponent);
  const [x, y] = [
    coordinate(p, axis) << BigInt(p.exponent - unit),
    coordinate(q, axis) << BigInt(q.exponent - unit),
  ];
  return exactSignCompareCoordinate(x, p.w, y, q.w);
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
  const ip = point3From(where, 'p', p);
  const iq = point3From(where, 'q', q);
  return compareAlong(0, 2, p, q, ip, iq);
}

/** {@link compareLexicographic} of plain points, or of implicit ones that this copy of the package made. */
export function orderOfPoints(p: Point3 | Point3Object, q: Point3 | Point3Object): Sign {
  return compareAlong(
    0,
    2,
    p as PointLike3,
    q as PointLike3,
    'type' in p ? p : undefined,
    'type' in q ? q : undefined,
  );
}

/** The order along one axis of plain points, or of implicit ones that this copy of the package made. */
export function orderAlong(axis: 0 | 1 | 2, p: Point3 | Point3Object, q: Point3 | Point3Object): Sign {
  const [ip, iq] = ['type' in p ? p : undefined, 'type' in q ? q : undefined];
  return compareAlong(axis, axis, p as PointLike3, q as PointLike3, ip, iq);
}

/**
 * Are two points, plain or implicit, the same point of space?
 *
 * @throws RangeError if a coordinate is not finite
 * @example samePoint([0, 0, 0], [-0, 0, 0]); // true
 */
export function samePoint(p: PointLike3, q: PointLike3): boolean {
  if (arguments.length > 2) requireNoMore('samePoint', 2, arguments[2]);
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
  const ip = point3From('compareCoordinate', 'p', p);
  const iq = point3From('compareCoordinate', 'q', q);
  return compareAlong(axis, axis, p, q, ip, iq);
}
