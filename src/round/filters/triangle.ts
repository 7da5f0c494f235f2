import type { Point3 } from '../../core/shapes.js';
import type { Sign, Undecided } from '../../core/sign.js';
import { UNDECIDED } from '../../core/sign.js';
import { DOT_BOUND, LENGTH_TINY } from './bounds.js';
import { isNear, levelOf } from './hull.js';
import { clamped } from './propose.js';

/**
 * The sign of the distance of a point from a triangle, less a radius, or 2: as `hullFilter` of hull.ts, of the rounded
 * differences, for a guess by the regions of a triangle. All in one function, with no array: numbers that are passed
 * cost more than what is done with them.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.5.
 */
export function ballTriangleFilter(
  center: Point3,
  radius: number,
  a: Point3,
  b: Point3,
  c: Point3,
): Sign | Undecided {
  const ox = center[0]!;
  const oy = center[1]!;
  const oz = center[2]!;
  const ax = a[0]! - ox;
  const ay = a[1]! - oy;
  const az = a[2]! - oz;
  const bx = b[0]! - ox;
  const by = b[1]! - oy;
  const bz = b[2]! - oz;
  const cx = c[0]! - ox;
  const cy = c[1]! - oy;
  const cz = c[2]! - oz;
  const aa = ax * ax + ay * ay + az * az;
  const ab = ax * bx + ay * by + az * bz;
  const ac = ax * cx + ay * cy + az * cz;
  const bb = bx * bx + by * by + bz * bz;
  const bc = bx * cx + by * cy + bz * cz;
  const cc = cx * cx + cy * cy + cz * cz;
  // The products of the edges ab and ac with the vectors from the corners to the origin.
  const d1 = aa - ab;
  const d2 = aa - ac;
  const d3 = ab - bb;
  const d4 = ab - bc;
  const d5 = ac - bc;
  const d6 = ac - cc;
  const va = d3 * d6 - d5 * d4;
  const vb = d5 * d2 - d1 * d6;
  const vc = d1 * d4 - d3 * d2;
  let u = 0;
  let v = 0;
  let w = 0;
  if (d1 <= 0 && d2 <= 0) {
    u = 1;
  } else if (d3 >= 0 && d4 <= d3) {
    v = 1;
  } else if (vc <= 0 && d1 >= 0 && d3 <= 0) {
    v = clamped(d1 / (d1 - d3));
    u = 1 - v;
  } else if (d6 >= 0 && d5 <= d6) {
    w = 1;
  } else if (vb <= 0 && d2 >= 0 && d6 <= 0) {
    w = clamped(d2 / (d2 - d6));
    u = 1 - w;
  } else if (va <= 0 && d4 >= d3 && d5 >= d6) {
    w = clamped((d4 - d3) / (d4 - d3 + (d5 - d6)));
    v = 1 - w;
  } else {
    // Rounding may make one of them negative, which would be no proof.
    const all = va + vb + vc;
    u = clamped(va / all);
    v = clamped(vb / all);
    w = clamped(vc / all);
  }
  const x = u * ax + v * bx + w * cx;
  const y = u * ay + v * by + w * cy;
  const z = u * az + v * bz + w * cz;
  const size =
    u * (Math.abs(ax) + Math.abs(ay) + Math.abs(az)) +
    v * (Math.abs(bx) + Math.abs(by) + Math.abs(bz)) +
    w * (Math.abs(cx) + Math.abs(cy) + Math.abs(cz));
  const length = Math.sqrt(x * x + y * y + z * z);
  if (isNear(length, size, radius * (u + v + w))) return -1;
  if (!(length > LENGTH_TINY)) return UNDECIDED;
  const level = levelOf(radius * length);
  const isBeyond =
    above(x * ax, y * ay, z * az, level) &&
    above(x * bx, y * by, z * bz, level) &&
    above(x * cx, y * cy, z * cz, level);
  return isBeyond ? 1 : UNDECIDED;
}

/** Is a sum of three products above a level, for certain? */
function above(p: number, q: number, r: number, level: number): boolean {
  return p + q + r - DOT_BOUND * (Math.abs(p) + Math.abs(q) + Math.abs(r)) > level;
}
