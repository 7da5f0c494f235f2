import type { Point3 } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import { insphere } from '../predicates/index.js';
import type { PointLike3 } from './data.js';
import { type Aligned3, alignedForms3, roundedForm3 } from './forms.js';
import { exactSignInSphere, signInSphere } from './generated/predicates.js';
import type { Point3Object } from './objects/point3-object.js';
import { point3From } from './revive.js';

/**
 * Whether t lies in the sphere through p, q, r, s, plain or implicit points in any mixture: 1 inside, -1 outside, 0 on
 * it (or if the determinant vanishes) for p, q, r, s with `orientation` 1; else the signs are exchanged, as those of
 * `insphere`.
 *
 * @throws RangeError naming the point that is wrong
 * @example
 * const hit = linePlanePoint([1, 1, 5], [1, 1, -5], { normal: [0, 0, 1], constant: -1 })!;
 * inSphere([0, 0, 0], [2, 0, 0], [0, 2, 0], [0, 0, 2], hit); // 1
 */
export function inSphere(p: PointLike3, q: PointLike3, r: PointLike3, s: PointLike3, t: PointLike3): Sign {
  const a = point3From('inSphere', 'p', p) ?? (p as Point3);
  const b = point3From('inSphere', 'q', q) ?? (q as Point3);
  const c = point3From('inSphere', 'r', r) ?? (r as Point3);
  const d = point3From('inSphere', 's', s) ?? (s as Point3);
  const e = point3From('inSphere', 't', t) ?? (t as Point3);
  const all = [a, b, c, d, e];
  if (all.every((point) => !('type' in point))) {
    const numbers = (all as Point3[]).flatMap((point) => [point[0]!, point[1]!, point[2]!]);
    return insphere(...(numbers as Parameters<typeof insphere>));
  }
  const rounded = signInSphere(
    roundedForm3(a),
    roundedForm3(b),
    roundedForm3(c),
    roundedForm3(d),
    roundedForm3(e),
  );
  return rounded === UNDECIDED ? exactly(all) : rounded;
}

function exactly(points: readonly (Point3 | Point3Object)[]): Sign {
  const numbers = alignedForms3(points).flatMap(({ x, y, z, w }: Aligned3) => [x, y, z, w]);
  return exactSignInSphere(...(numbers as Parameters<typeof exactSignInSphere>));
}
