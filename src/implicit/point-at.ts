import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { reject, requireObject } from '../core/errors.js';
import type { Line, Point3, Ray, Segment } from '../core/shapes.js';
import { roundScaledQuotient } from './coordinates.js';
import { requirePoint3 } from './exact-plane.js';
import { alignedSum } from './homogeneous.js';
import type { Parameter } from './parameter.js';

type Six = [number, number, number, number, number, number];

/** A point of the carrier, then another one (`twoPoints`) or a direction. */
function numbersOf(carrier: Segment | Ray | Line): { readonly numbers: Six; readonly twoPoints: boolean } {
  requireObject('pointAt', 'carrier', '{start, end} or {origin, direction}', carrier);
  const twoPoints = 'start' in carrier;
  const [p, q]: [Point3, Point3] = twoPoints
    ? [carrier.start, carrier.end]
    : [carrier.origin, carrier.direction];
  requirePoint3('pointAt', twoPoints ? 'start' : 'origin', p);
  requirePoint3('pointAt', twoPoints ? 'end' : 'direction', q);
  return { numbers: [p[0]!, p[1]!, p[2]!, q[0]!, q[1]!, q[2]!], twoPoints };
}

/**
 * The point start + t (end - start) of a segment, or origin + t direction of a ray or a line, for an exact t: each coordinate is the
 * double nearest to the true one (ties to even; never -0; Infinity only if the true coordinate lies beyond the largest double).
 *
 * @throws RangeError if the carrier is none, a coordinate is not finite, or t is no `Parameter`
 * @example
 * const third = crossingParameter([0, 0, 0], [1, 1, 3], { normal: [0, 0, 1], constant: -1 })!;
 * pointAt({ origin: [0, 0, 0], direction: [1, 1, 3] }, third); // [1 / 3, 1 / 3, 1]
 */
export function pointAt(carrier: Segment | Ray | Line, t: Parameter): [number, number, number] {
  const { numbers, twoPoints } = numbersOf(carrier);
  if ((t as Parameter | undefined | null)?.exact === undefined)
    reject('pointAt', 't', 'a Parameter (see parameter)', t);
  const exponent = commonExponent(numbers);
  const [px, py, pz, qx, qy, qz] = scaledIntegers(numbers, exponent);
  const { numerator, denominator, exponent: shift } = t.exact;
  const way: readonly (readonly [bigint, bigint])[] = [
    [px, twoPoints ? qx - px : qx],
    [py, twoPoints ? qy - py : qy],
    [pz, twoPoints ? qz - pz : qz],
  ];
  // alignedSum leaves the sum in units of the smaller of both exponents.
  const unit = Math.min(exponent, exponent + shift);
  return way.map(([from, along]) => {
    const sum = alignedSum(from * denominator, exponent, along * numerator, exponent + shift);
    return roundScaledQuotient(sum, denominator, unit);
  }) as [number, number, number];
}
