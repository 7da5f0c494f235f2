import type { Point2 } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import { incircle } from '../predicates/index.js';
import type { PointLike2 } from './data.js';
import { type Aligned2, alignedForms2, roundedForm2 } from './forms.js';
import { exactSignInCircle2d, signInCircle2d } from './generated/predicates.js';
import { point2From } from './revive.js';

/**
 * Whether s lies in the circle through p, q, r, plain or implicit points in any mixture: 1 inside, -1 outside, 0 on it
 * (or if the points are such that the determinant vanishes) for p, q, r counterclockwise; for clockwise ones the signs
 * are exchanged, as those of `incircle`.
 *
 * @throws RangeError naming the point that is wrong
 * @example
 * const center = lineLinePoint2d([0, 0], [2, 2], [0, 2], [2, 0])!;
 * inCircle2d([0, 0], [2, 0], [0, 2], center); // 1
 * inCircle2d([0, 0], [2, 0], center, [2, 1]); // -1
 */
export function inCircle2d(p: PointLike2, q: PointLike2, r: PointLike2, s: PointLike2): Sign {
  const a = point2From('inCircle2d', 'p', p) ?? (p as Point2);
  const b = point2From('inCircle2d', 'q', q) ?? (q as Point2);
  const c = point2From('inCircle2d', 'r', r) ?? (r as Point2);
  const d = point2From('inCircle2d', 's', s) ?? (s as Point2);
  if (!('type' in a || 'type' in b || 'type' in c || 'type' in d)) {
    return incircle(a[0]!, a[1]!, b[0]!, b[1]!, c[0]!, c[1]!, d[0]!, d[1]!);
  }
  const rounded = signInCircle2d(roundedForm2(a), roundedForm2(b), roundedForm2(c), roundedForm2(d));
  if (rounded !== UNDECIDED) return rounded;
  const [i, j, k, l] = alignedForms2([a, b, c, d]) as [Aligned2, Aligned2, Aligned2, Aligned2];
  return exactSignInCircle2d(i.x, i.y, i.w, j.x, j.y, j.w, k.x, k.y, k.w, l.x, l.y, l.w);
}
