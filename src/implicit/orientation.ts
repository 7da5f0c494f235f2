import type { Point3 } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import { orient3d } from '../predicates/index.js';
import type { PointLike3 } from './data.js';
import { type Aligned3, alignedForms3, roundedForm3 } from './forms.js';
import { exactSignOrientation, signOrientation } from './generated/predicates.js';
import type { Point3Object } from './objects/point3-object.js';
import { point3From } from './revive.js';
import { sideOfImplicitThrough } from './side-of-plane.js';

/**
 * The orientation of four points of space, plain or implicit in any mixture: 1 if s lies on the side of the plane
 * through p, q, r that (q - p) × (r - p) points to, -1 on the other side, 0 if the four are coplanar. If three of them
 * span a plane that the fourth was defined by, the answer costs nothing.
 *
 * @throws RangeError if a coordinate is not finite
 * @example
 * const [a, b, c] = [[0, 0, 0], [4, 0, 0], [0, 4, 0]];
 * const hit = linePlanePoint([1, 1, 5], [1, 2, -5], planeThrough(a!, b!, c!))!;
 * orientation(a!, b!, c!, hit); // 0
 * orientation(a!, b!, hit, [0, 0, 1]); // 1
 */
export function orientation(p: PointLike3, q: PointLike3, r: PointLike3, s: PointLike3): Sign {
  const ip = point3From('orientation', 'p', p);
  const iq = point3From('orientation', 'q', q);
  const ir = point3From('orientation', 'r', r);
  const is = point3From('orientation', 's', s);
  const [a, b, c, d] = [p as Point3, q as Point3, r as Point3, s as Point3];
  const implicit =
    Number(ip !== undefined) + Number(iq !== undefined) + Number(ir !== undefined) + Number(is !== undefined);
  if (implicit === 0) return orient3dOf(a, b, c, d);
  if (implicit === 1) {
    // Even permutations bring the implicit point to the end.
    if (is !== undefined) return sideOfImplicitThrough(a, b, c, is);
    if (ir !== undefined) return sideOfImplicitThrough(a, d, b, ir);
    if (iq !== undefined) return sideOfImplicitThrough(a, c, d, iq);
    return sideOfImplicitThrough(b, d, c, ip!);
  }
  const [u, v, w, x] = [ip ?? a, iq ?? b, ir ?? c, is ?? d];
  const rounded = signOrientation(roundedForm3(u), roundedForm3(v), roundedForm3(w), roundedForm3(x));
  return rounded === UNDECIDED ? exactOrientation(u, v, w, x) : rounded;
}

type AnyPoint = Point3 | Point3Object;

function orient3dOf(p: Point3, q: Point3, r: Point3, s: Point3): Sign {
  return orient3d(p[0]!, p[1]!, p[2]!, q[0]!, q[1]!, q[2]!, r[0]!, r[1]!, r[2]!, s[0]!, s[1]!, s[2]!);
}

function exactOrientation(p: AnyPoint, q: AnyPoint, r: AnyPoint, s: AnyPoint): Sign {
  const [a, b, c, d] = alignedForms3([p, q, r, s]) as [Aligned3, Aligned3, Aligned3, Aligned3];
  return exactSignOrientation(a.x, a.y, a.z, a.w, b.x, b.y, b.z, b.w, c.x, c.y, c.z, c.w, d.x, d.y, d.z, d.w);
}
