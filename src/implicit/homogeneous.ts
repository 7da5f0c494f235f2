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

/** The point (x/w, y/w) · 2^exponent of the plane, with w > 0. */
export interface HomogeneousPoint2 {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
  readonly exponent: number;
}
