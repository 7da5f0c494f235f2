import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Plane } from '../../core/shapes.js';
import type { Vector } from '../../distance/engine/vectors.js';

/** A plane over integers. */
export interface PlaneIntegers {
  readonly normal: Vector;
  readonly constant: bigint;
}

/** The plane over integer points of an exponent: normal · p + constant has the sign of its function. */
export function planeIntegers({ normal, constant }: Plane, exponent: number): PlaneIntegers {
  const numbers = Array.from(normal) as [number, number, number];
  const own = commonExponent(numbers);
  const [x, y, z] = scaledIntegers(numbers, own);
  const of = commonExponent([constant]);
  const [c] = scaledIntegers([constant], of);
  const shift = of - own - exponent;
  const factor = shift < 0 ? 1n << BigInt(-shift) : 1n;
  return { normal: [x * factor, y * factor, z * factor], constant: shift > 0 ? c << BigInt(shift) : c };
}
