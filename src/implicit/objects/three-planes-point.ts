import { productBound, U } from '../ball.js';
import type { ExactPlane, ThreePlanesPoint } from '../data.js';
import { determinant3, type HomogeneousPoint } from '../homogeneous.js';
import { exactPlane, type PlaneObject, roundedPlane } from './plane-object.js';
import { withPositiveRoundedWeight } from './point2-object.js';
import { Point3Object } from './point3-object.js';
import { isSamePlane } from './same-plane.js';

const abs = Math.abs;

/** The common point of three planes. Nothing is calculated when it is made. */
export class ThreePlanesPointObject extends Point3Object implements ThreePlanesPoint {
  readonly type = 'three-planes';
  readonly planes: readonly [ExactPlane & PlaneObject, ExactPlane & PlaneObject, ExactPlane & PlaneObject];

  constructor(p: PlaneObject, q: PlaneObject, r: PlaneObject) {
    super();
    this.planes = [p, q, r] as unknown as ThreePlanesPointObject['planes'];
  }

  override isDefinedBy(plane: PlaneObject): boolean {
    const [p, q, r] = this.planes;
    return isSamePlane(p, plane) || isSamePlane(q, plane) || isSamePlane(r, plane);
  }

  protected override round(): readonly number[] {
    const [p, q, r] = this.planes;
    return withPositiveRoundedWeight(approximate(p, q, r), 3);
  }

  protected override derive(): HomogeneousPoint {
    const [p, q, r] = this.planes;
    return integers(p, q, r);
  }
}

/** The constant of a plane's form at the origin, with its bound: N · (0 - anchor) if there is an anchor. */
function constantOf(plane: PlaneObject, out: number[]): void {
  const n = roundedPlane(plane);
  const anchor = plane.anchored;
  if (anchor === undefined) {
    out[0] = -n[6]!;
    out[1] = n[7]!;
    return;
  }
  const s = n[0]! * anchor[0]! + n[1]! * anchor[1]!;
  const value = s + n[2]! * anchor[2]!;
  out[0] = value;
  out[1] =
    productBound(n[0]!, n[3]!, anchor[0]!, 0) +
    productBound(n[1]!, n[4]!, anchor[1]!, 0) +
    productBound(n[2]!, n[5]!, anchor[2]!, 0) +
    U * (abs(s) + abs(value));
}

/** x, y, z, w and their bounds, by the rules of ball.ts; w may be negative. */
function approximate(p: PlaneObject, q: PlaneObject, r: PlaneObject): number[] {
  const a = roundedPlane(p);
  const ax = a[0]!;
  const ay = a[1]!;
  const az = a[2]!;
  const eax = a[3]!;
  const eay = a[4]!;
  const eaz = a[5]!;
  const b = roundedPlane(q);
  const bx = b[0]!;
  const by = b[1]!;
  const bz = b[2]!;
  const ebx = b[3]!;
  const eby = b[4]!;
  const ebz = b[5]!;
  const c = roundedPlane(r);
  const cx = c[0]!;
  const cy = c[1]!;
  const cz = c[2]!;
  const ecx = c[3]!;
  const ecy = c[4]!;
  const ecz = c[5]!;
  const out = [0, 0];
  constantOf(p, out);
  const ad = out[0]!;
  const ead = out[1]!;
  constantOf(q, out);
  const bd = out[0]!;
  const ebd = out[1]!;
  constantOf(r, out);
  const cd = out[0]!;
  const ecd = out[1]!;
  // The solution of N x = d: minors of the rows q and r, taken twice along p and once along each replaced column.
  const yz = by * cz - bz * cy;
  const zx = bz * cx - bx * cz;
  const xy = bx * cy - by * cx;
  const eyz = minorBound(by, eby, cz, ecz, bz, ebz, cy, ecy, yz);
  const ezx = minorBound(bz, ebz, cx, ecx, bx, ebx, cz, ecz, zx);
  const exy = minorBound(bx, ebx, cy, ecy, by, eby, cx, ecx, xy);
  const xd = bx * cd - bd * cx;
  const yd = by * cd - bd * cy;
  const zd = bz * cd - bd * cz;
  const exd = minorBound(bx, ebx, cd, ecd, bd, ebd, cx, ecx, xd);
  const eyd = minorBound(by, eby, cd, ecd, bd, ebd, cy, ecy, yd);
  const ezd = minorBound(bz, ebz, cd, ecd, bd, ebd, cz, ecz, zd);
  const w1 = ax * yz + ay * zx;
  const w = w1 + az * xy;
  const ew = tripleBound(ax, eax, yz, eyz, ay, eay, zx, ezx, az, eaz, xy, exy, w1, w);
  // Column x replaced by d: ad·yz + ay·(bz cd - bd cz) - az·(by cd - bd cy), and so on cyclically.
  const x1 = ad * yz + ay * zd;
  const x = x1 - az * yd;
  const ex = tripleBound(ad, ead, yz, eyz, ay, eay, zd, ezd, az, eaz, yd, eyd, x1, x);
  const y1 = ad * zx + az * xd;
  const y = y1 - ax * zd;
  const ey = tripleBound(ad, ead, zx, ezx, az, eaz, xd, exd, ax, eax, zd, ezd, y1, y);
  const z1 = ad * xy + ax * yd;
  const z = z1 - ay * xd;
  const ez = tripleBound(ad, ead, xy, exy, ax, eax, yd, eyd, ay, eay, xd, exd, z1, z);
  return [x, y, z, w, ex, ey, ez, ew];
}

function minorBound(
  a: number,
  ea: number,
  b: number,
  eb: number,
  c: number,
  ec: number,
  d: number,
  ed: number,
  value: number,
): number {
  return productBound(a, ea, b, eb) + productBound(c, ec, d, ed) + U * abs(value);
}

function tripleBound(
  a: number,
  ea: number,
  b: number,
  eb: number,
  c: number,
  ec: number,
  d: number,
  ed: number,
  e: number,
  ee: number,
  f: number,
  ef: number,
  partial: number,
  value: number,
): number {
  return (
    productBound(a, ea, b, eb) +
    productBound(c, ec, d, ed) +
    productBound(e, ee, f, ef) +
    U * (abs(partial) + abs(value))
  );
}

/** The exact coordinates; w may be zero or negative. */
function integers(p: PlaneObject, q: PlaneObject, r: PlaneObject): HomogeneousPoint {
  const rows = [exactPlane(p), exactPlane(q), exactPlane(r)] as const;
  // N_i · X 2^(f_i) = -D_i 2^(g_i): with X in units of the least 2^(g_i - f_i) all right sides are integers.
  const exponent = Math.min(...rows.map((row) => row.constantExponent - row.normalExponent));
  const [a, b, c] = rows;
  const [ad, bd, cd] = rows.map(
    (row) => -row.d << BigInt(row.constantExponent - row.normalExponent - exponent),
  ) as [bigint, bigint, bigint];
  return {
    x: determinant3(ad, a.b, a.c, bd, b.b, b.c, cd, c.b, c.c),
    y: determinant3(a.a, ad, a.c, b.a, bd, b.c, c.a, cd, c.c),
    z: determinant3(a.a, a.b, ad, b.a, b.b, bd, c.a, c.b, cd),
    w: determinant3(a.a, a.b, a.c, b.a, b.b, b.c, c.a, c.b, c.c),
    exponent,
  };
}
