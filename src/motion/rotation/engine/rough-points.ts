/** The corners of a core as doubles, over a power of two that makes all lengths moderate, and how far they are off. */

import { exponentOf, powerOfTwo, scaleByPowerOfTwo } from '../../../arithmetic/float64.js';
import { bitLength } from '../../../arithmetic/integers.js';
import { roundQuotient } from '../../../arithmetic/rounding.js';
import { exactDoubles } from '../../../distance/engine/doubles.js';
import type { Given } from '../../../distance/lazy/given.js';

/** Three coordinates for each point, each point off by no more than the error. */
export interface RoughPoints {
  readonly coordinates: Float64Array;
  readonly error: number;
}

/** Are the corners doubles, as they were given? */
const isExact = ({ kind }: Given): boolean => kind.doubles === exactDoubles || kind.highest === 3;

/** Are the doubles of a core to be used? Those of boxes and hulls are what was given, others know their errors. */
function hasDoubles(core: Given): boolean {
  if (core.kind.doubles === null) return false;
  return isExact(core) || Math.max(...core.doubles().reach) < Infinity;
}

/** A number that no coordinate is much greater than, as an exponent of two. */
export function greatestExponent(core: Given): number {
  if (hasDoubles(core)) {
    const { coordinates } = core.doubles();
    let greatest = 0;
    for (let i = 0; i < coordinates.length; i++) greatest = Math.max(greatest, Math.abs(coordinates[i]!));
    return exponentOrLeast(greatest);
  }
  const { points, scale } = core.cells();
  const bits = points.all().flatMap((p) => p.map((x) => bitLength(x < 0n ? -x : x)));
  return Math.max(0, ...bits) - bitLength(scale.denominator) + 1 + scale.exponent;
}

/** Of 0, one that is below all others. */
export const exponentOrLeast = (x: number): number => (x === 0 ? -2000 : exponentOf(x));

/** Multiplies by a power of two. What underflows is nothing beside lengths of about 1. */
export function scalerBy(exponent: number): (x: number) => number {
  if (exponent === 0) return (x) => x;
  if (Math.abs(exponent) > 1000) return (x) => scaleByPowerOfTwo(x, exponent);
  const factor = powerOfTwo(exponent);
  return (x) => x * factor;
}

const U = 2 ** -53;

/** The corners times 2^exponent. */
export function roughPoints(core: Given, exponent: number): RoughPoints {
  if (!hasDoubles(core)) return fromIntegers(core, exponent);
  const scaled = scalerBy(exponent);
  const { coordinates, reach } = core.doubles();
  // A coordinate is off by at most 4.1u of the reach: the length of three such is less than 8u of the greatest.
  const error = isExact(core) ? 0 : 8 * U * scaled(Math.max(...reach));
  return { coordinates: exponent === 0 ? coordinates : coordinates.map(scaled), error };
}

/** Rounded to nearest: a coordinate of at most 4 is off by 2u, a point by less than 4u. */
function fromIntegers(core: Given, exponent: number): RoughPoints {
  const { points, scale } = core.cells();
  const by = BigInt(scale.exponent + exponent);
  const rounded = (n: bigint): number =>
    by >= 0n ? roundQuotient(n << by, scale.denominator) : roundQuotient(n, scale.denominator << -by);
  return { coordinates: Float64Array.from(points.all().flatMap((p) => p.map(rounded))), error: 4 * U };
}
