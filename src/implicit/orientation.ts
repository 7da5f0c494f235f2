import type { Point3 } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import { orient3d } from '../predicates/index.js';
import { productBound, signWithin, U } from './ball.js';
import type { PointLike3 } from './data.js';
import { throughPoints } from './exact-plane.js';
import { exactForm3, roundedForm3 } from './forms.js';
import { determinant3, signOf } from './homogeneous.js';
import type { Point3Object } from './objects/point3-object.js';
import { point3From } from './revive.js';
import { sideOfImplicit } from './side-of-plane.js';

const abs = Math.abs;

/**
 * The orientation of four points of space, plain or implicit in any mixture: 1 if s lies on the side of the plane through
 * p, q, r that (q - p) × (r - p) points to, -1 on the other side, 0 if the four are coplanar. If three of them span a
 * plane that the fourth was defined by, the answer costs nothing.
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
    if (is !== undefined) return sideOfImplicit(throughPoints(a, b, c), is);
    if (ir !== undefined) return sideOfImplicit(throughPoints(a, d, b), ir);
    if (iq !== undefined) return sideOfImplicit(throughPoints(a, c, d), iq);
    return sideOfImplicit(throughPoints(b, d, c), ip!);
  }
  const [u, v, w, x] = [ip ?? a, iq ?? b, ir ?? c, is ?? d];
  const rounded = roundedOrientation(u, v, w, x);
  return rounded === UNDECIDED ? exactOrientation(u, v, w, x) : rounded;
}

type AnyPoint = Point3 | Point3Object;

function orient3dOf(p: Point3, q: Point3, r: Point3, s: Point3): Sign {
  return orient3d(p[0]!, p[1]!, p[2]!, q[0]!, q[1]!, q[2]!, r[0]!, r[1]!, r[2]!, s[0]!, s[1]!, s[2]!);
}

/** X_q w_p - X_p w_q and its bounds: the vector from p to q times two positive weights. */
function vector(p: readonly number[], q: readonly number[]): number[] {
  const v = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 3; i++) {
    const value = q[i]! * p[3]! - p[i]! * q[3]!;
    v[i] = value;
    v[i + 3] =
      productBound(q[i]!, q[i + 4]!, p[3]!, p[7]!) +
      productBound(p[i]!, p[i + 4]!, q[3]!, q[7]!) +
      U * abs(value);
  }
  return v;
}

function roundedOrientation(p: AnyPoint, q: AnyPoint, r: AnyPoint, s: AnyPoint): Sign | typeof UNDECIDED {
  const origin = roundedForm3(p);
  const a = vector(origin, roundedForm3(q));
  const b = vector(origin, roundedForm3(r));
  const c = vector(origin, roundedForm3(s));
  let value = 0;
  let bound = 0;
  for (let i = 0; i < 3; i++) {
    const j = (i + 1) % 3;
    const k = (i + 2) % 3;
    const minor = a[j]! * b[k]! - a[k]! * b[j]!;
    const minorBound =
      productBound(a[j]!, a[j + 3]!, b[k]!, b[k + 3]!) +
      productBound(a[k]!, a[k + 3]!, b[j]!, b[j + 3]!) +
      U * abs(minor);
    value += minor * c[i]!;
    bound += productBound(minor, minorBound, c[i]!, c[i + 3]!) + U * abs(value);
  }
  return signWithin(value, bound);
}

function exactOrientation(p: AnyPoint, q: AnyPoint, r: AnyPoint, s: AnyPoint): Sign {
  const points = [p, q, r, s].map(exactForm3);
  const unit = Math.min(...points.map((point) => point.exponent));
  const [o, a, b, c] = points.map(({ x, y, z, w, exponent }) => {
    const shift = BigInt(exponent - unit);
    return { x: x << shift, y: y << shift, z: z << shift, w };
  }) as [Weighted, Weighted, Weighted, Weighted];
  const rows = [a, b, c].map((v) => [
    v.x * o.w - o.x * v.w,
    v.y * o.w - o.y * v.w,
    v.z * o.w - o.z * v.w,
  ]) as [Row, Row, Row];
  return signOf(determinant3(...rows[0], ...rows[1], ...rows[2]));
}

type Row = [bigint, bigint, bigint];

interface Weighted {
  readonly x: bigint;
  readonly y: bigint;
  readonly z: bigint;
  readonly w: bigint;
}
