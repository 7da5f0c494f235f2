/**
 * The exact forms behind implicit points and planes: integers, so that every question about them is the sign of an
 * integer. They are built only when a filter could not decide.
 */
import type { Sign } from '../core/sign.js';

/** The point (x/w, y/w, z/w) · 2^exponent, with w > 0. */
export interface HomogeneousPoint {
  readonly x: bigint;
  readonly y: bigint;
  readonly z: bigint;
  readonly w: bigint;
  readonly exponent: number;
}

/** The plane of all X with (a, b, c) · X · 2^normalExponent + d · 2^constantExponent = 0. */
export interface HomogeneousPlane {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
  readonly d: bigint;
  readonly normalExponent: number;
  readonly constantExponent: number;
}

/** The sign of an integer. */
export function signOf(x: bigint): Sign {
  return x > 0n ? 1 : x < 0n ? -1 : 0;
}

/** x · 2^p + y · 2^q times the positive power of two that makes both integers: only its sign means something. */
export function alignedSum(x: bigint, p: number, y: bigint, q: number): bigint {
  return p > q ? (x << BigInt(p - q)) + y : x + (y << BigInt(q - p));
}

/** The sign of the plane's form at a point. */
export function exactSide(plane: HomogeneousPlane, point: HomogeneousPoint): Sign {
  const along = plane.a * point.x + plane.b * point.y + plane.c * point.z;
  const offset = plane.d * point.w;
  return signOf(alignedSum(along, plane.normalExponent + point.exponent, offset, plane.constantExponent));
}

/** A homogeneous point with w > 0 out of one with w != 0. */
export function withPositiveWeight(
  x: bigint,
  y: bigint,
  z: bigint,
  w: bigint,
  exponent: number,
): HomogeneousPoint {
  return w > 0n ? { x, y, z, w, exponent } : { x: -x, y: -y, z: -z, w: -w, exponent };
}

/** The three-by-three determinant of rows a, b, c. */
export function determinant3(
  ax: bigint,
  ay: bigint,
  az: bigint,
  bx: bigint,
  by: bigint,
  bz: bigint,
  cx: bigint,
  cy: bigint,
  cz: bigint,
): bigint {
  return ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx);
}

/** The point (x/w, y/w) · 2^exponent of the plane, with w > 0. */
export interface HomogeneousPoint2 {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
  readonly exponent: number;
}
