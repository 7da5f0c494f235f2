import { commonExponent } from '../../arithmetic/scaled-integers.js';
import { exactPlane, type PlaneObject } from './plane-object.js';

/** A plane for the numbers of a line as integers over 2^exponent: n · o + height means something. */
export interface ScaledPlane {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
  readonly height: bigint;
  readonly exponent: number;
}

/** The coefficients of a plane in units in which its constant and the products with a line's numbers can be added. */
export function scaledPlane(plane: PlaneObject, line: readonly number[]): ScaledPlane {
  return planeInUnits(plane, commonExponent(line));
}

/** {@link scaledPlane} for numbers that are integers over 2^exponent. */
export function planeInUnits(plane: PlaneObject, exponent: number): ScaledPlane {
  const { a, b, c, d, normalExponent, constantExponent } = exactPlane(plane);
  const up = normalExponent + exponent - constantExponent;
  if (up <= 0) return { a, b, c, height: d << BigInt(-up), exponent };
  const shift = BigInt(up);
  return { a: a << shift, b: b << shift, c: c << shift, height: d, exponent };
}
