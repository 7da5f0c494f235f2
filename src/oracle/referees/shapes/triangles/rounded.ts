/** Points and parameters over the rationals, rounded to doubles by bisection. */
import { nearestDouble } from '../nearest-double.js';
import type { Rational3 } from '../vectors.js';

/** Rounded coordinates of a rational point whose numerators are over `one`. */
export function roundedCoordinates({ x, y, z, w }: Rational3, one: bigint): number[] {
  return [x, y, z].map((part) => nearestDouble(part, w * one) + 0);
}

/** The same as text: `(0 0.5 1)`. */
export function roundedPoint(at: Rational3, one: bigint): string {
  return `(${roundedCoordinates(at, one).join(' ')})`;
}

/** A parameter and a point: `0.5(6 -6 12)`. */
export function roundedHit(n: bigint, d: bigint, at: Rational3, one: bigint): string {
  return `${nearestDouble(n, d) + 0}${roundedPoint(at, one)}`;
}
