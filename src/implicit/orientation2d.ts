import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import { orient2d } from '../predicates/index.js';
import { productBound, signWithin, U } from './ball.js';
import { signOf } from './homogeneous.js';
import {
  approximationOf2d,
  exactFormOf2d,
  ImplicitPoint2,
  type PointLike2,
  requirePoint2,
} from './implicit-point2.js';

const abs = Math.abs;

/**
 * The orientation of three points of the plane, plain or implicit in any mixture: 1 counterclockwise, -1 clockwise, 0 on
 * one line. If two of them define a line that the third was defined by, the answer costs nothing.
 *
 * @throws RangeError if a coordinate is not finite
 * @example
 * const middle = lineLinePoint([0, 0], [3, 3], [0, 1], [1, 0])!;
 * orientation2d([0, 0], [3, 3], middle); // 0
 * orientation2d([0, 0], [3, 2], middle); // 1
 */
export function orientation2d(p: PointLike2, q: PointLike2, r: PointLike2): Sign {
  const pImplicit = p instanceof ImplicitPoint2;
  const qImplicit = q instanceof ImplicitPoint2;
  const rImplicit = r instanceof ImplicitPoint2;
  if (!pImplicit) requirePoint2('orientation2d', 'p', p);
  if (!qImplicit) requirePoint2('orientation2d', 'q', q);
  if (!rImplicit) requirePoint2('orientation2d', 'r', r);
  if (!(pImplicit || qImplicit || rImplicit)) return orient2d(p[0]!, p[1]!, q[0]!, q[1]!, r[0]!, r[1]!);
  if (isOnOwnLine(p, q, r) || isOnOwnLine(q, r, p) || isOnOwnLine(r, p, q)) return 0;
  const rounded = roundedOrientation(approximationOf2d(p), approximationOf2d(q), approximationOf2d(r));
  return rounded === UNDECIDED ? exactOrientation(p, q, r) : rounded;
}

/** Is p defined by a line through the plain points q and r? */
function isOnOwnLine(p: PointLike2, q: PointLike2, r: PointLike2): boolean {
  if (!(p instanceof ImplicitPoint2) || q instanceof ImplicitPoint2 || r instanceof ImplicitPoint2)
    return false;
  return p.lines.some((line) => isEnd(line, q[0]!, q[1]!) && isEnd(line, r[0]!, r[1]!));
}

function isEnd(line: readonly number[], x: number, y: number): boolean {
  return (line[0] === x && line[1] === y) || (line[2] === x && line[3] === y);
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

function exactOrientation(p: PointLike2, q: PointLike2, r: PointLike2): Sign {
  const points = [exactFormOf2d(p), exactFormOf2d(q), exactFormOf2d(r)];
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
