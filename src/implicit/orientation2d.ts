import type { Point2 } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import { orient2d } from '../predicates/index.js';
import { productBound, signWithin, U } from './ball.js';
import type { PointLike2 } from './data.js';
import { exactForm2, roundedForm2 } from './forms.js';
import { signOf } from './homogeneous.js';
import type { Point2Object } from './objects/point2-object.js';
import { point2From } from './revive.js';

const abs = Math.abs;

/**
 * The orientation of three points of the plane, plain or implicit in any mixture: 1 counterclockwise, -1 clockwise, 0 on
 * one line. If two of them define a line that the third was defined by, the answer costs nothing.
 *
 * @throws RangeError if a coordinate is not finite
 * @example
 * const middle = lineLinePoint2d([0, 0], [3, 3], [0, 1], [1, 0])!;
 * orientation2d([0, 0], [3, 3], middle); // 0
 * orientation2d([0, 0], [3, 2], middle); // 1
 */
export function orientation2d(p: PointLike2, q: PointLike2, r: PointLike2): Sign {
  const ip = point2From('orientation2d', 'p', p);
  const iq = point2From('orientation2d', 'q', q);
  const ir = point2From('orientation2d', 'r', r);
  const a = p as Point2;
  const b = q as Point2;
  const c = r as Point2;
  if (ip === undefined && iq === undefined && ir === undefined) {
    return orient2d(a[0]!, a[1]!, b[0]!, b[1]!, c[0]!, c[1]!);
  }
  if (ip !== undefined && iq === undefined && ir === undefined && isBetween(ip, b, c)) return 0;
  if (iq !== undefined && ip === undefined && ir === undefined && isBetween(iq, c, a)) return 0;
  if (ir !== undefined && ip === undefined && iq === undefined && isBetween(ir, a, b)) return 0;
  const [u, v, w] = [ip ?? a, iq ?? b, ir ?? c];
  const rounded = roundedOrientation(roundedForm2(u), roundedForm2(v), roundedForm2(w));
  return rounded === UNDECIDED ? exactOrientation(u, v, w) : rounded;
}

type AnyPoint = Point2 | Point2Object;

/** Is a point defined by a line through these plain points? */
function isBetween(point: Point2Object, p: Point2, q: Point2): boolean {
  return point.isOnLineThrough(p[0]!, p[1]!, q[0]!, q[1]!);
}

/**
 * With v = X_q w_p - X_p w_q and the same for r, v_q × v_r is the determinant times w_p² w_q w_r, which is positive.
 */
function roundedOrientation(
  p: readonly number[],
  q: readonly number[],
  r: readonly number[],
): Sign | typeof UNDECIDED {
  const ux = q[0]! * p[2]! - p[0]! * q[2]!;
  const uy = q[1]! * p[2]! - p[1]! * q[2]!;
  const vx = r[0]! * p[2]! - p[0]! * r[2]!;
  const vy = r[1]! * p[2]! - p[1]! * r[2]!;
  const eux = differenceBound(q, p, 0, ux);
  const euy = differenceBound(q, p, 1, uy);
  const evx = differenceBound(r, p, 0, vx);
  const evy = differenceBound(r, p, 1, vy);
  const value = ux * vy - uy * vx;
  const bound = productBound(ux, eux, vy, evy) + productBound(uy, euy, vx, evx) + U * abs(value);
  return signWithin(value, bound);
}

function differenceBound(q: readonly number[], p: readonly number[], i: 0 | 1, value: number): number {
  return (
    productBound(q[i]!, q[i + 3]!, p[2]!, p[5]!) +
    productBound(p[i]!, p[i + 3]!, q[2]!, q[5]!) +
    U * abs(value)
  );
}

function exactOrientation(p: AnyPoint, q: AnyPoint, r: AnyPoint): Sign {
  const points = [exactForm2(p), exactForm2(q), exactForm2(r)];
  const unit = Math.min(...points.map((point) => point.exponent));
  const [a, b, c] = points.map(({ x, y, w, exponent }) => {
    const shift = BigInt(exponent - unit);
    return { x: x << shift, y: y << shift, w };
  }) as [Weighted, Weighted, Weighted];
  return signOf(
    (b.x * a.w - a.x * b.w) * (c.y * a.w - a.y * c.w) - (b.y * a.w - a.y * b.w) * (c.x * a.w - a.x * c.w),
  );
}

interface Weighted {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}
