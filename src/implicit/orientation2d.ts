import type { Point2 } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import { orient2d } from '../predicates/index.js';
import type { PointLike2 } from './data.js';
import { type Aligned2, alignedForms2, roundedForm2 } from './forms.js';
import { exactSignOrientation2d, signOrientation2d } from './generated/predicates.js';
import type { Point2Object } from './objects/point2-object.js';
import { point2From } from './revive.js';

/**
 * The orientation of three points of the plane, plain or implicit in any mixture: 1 counterclockwise, -1 clockwise, 0
 * on one line. If two of them define a line that the third was defined by, the answer costs nothing.
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
  const rounded = signOrientation2d(roundedForm2(u), roundedForm2(v), roundedForm2(w));
  return rounded === UNDECIDED ? exactOrientation(u, v, w) : rounded;
}

type AnyPoint = Point2 | Point2Object;

/** Is a point defined by a line through these plain points? */
function isBetween(point: Point2Object, p: Point2, q: Point2): boolean {
  return point.isOnLineThrough(p[0]!, p[1]!, q[0]!, q[1]!);
}

function exactOrientation(p: AnyPoint, q: AnyPoint, r: AnyPoint): Sign {
  const [a, b, c] = alignedForms2([p, q, r]) as [Aligned2, Aligned2, Aligned2];
  return exactSignOrientation2d(a.x, a.y, a.w, b.x, b.y, b.w, c.x, c.y, c.w);
}
