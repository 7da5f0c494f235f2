import * as rational from '../arithmetic/rational.js';
import type { Surd } from '../arithmetic/surd.js';
import * as surd from '../arithmetic/surd.js';
import { requireNoMore, requirePlane } from '../core/arguments/index.js';
import type { Plane } from '../core/shapes.js';
import type { ExactPoint } from './coordinates.js';
import type { PointLike3 } from './data.js';
import { rationalForm } from './rational-form.js';

/**
 * How far a point is from a plane, exactly, and on which side: a number b√c, positive in front (the side that the
 * normal points to), negative behind, 0 on the plane. The distance is the true one, for a normal of any length.
 * `toNumber` rounds it once; `compare` orders it beside any other number.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.6 and 5.1.1 (DistPointPlane).
 *
 * @param point plain, implicit, or a list of three exact numbers that are rational
 * @throws RangeError naming the argument, or the part of it, that is wrong
 * @example
 * const plane = { normal: [0, 3, 4], constant: -10 };
 * toNumber(signedDistanceToPlane(plane, [7, 0, 0])); // -2
 * toNumber(signedDistanceToPlane({ normal: [1, 1, 0], constant: 0 }, [1, 0, 5])); // Math.SQRT1_2
 */
export function signedDistanceToPlane(plane: Plane, point: PointLike3 | ExactPoint): Surd {
  const where = 'signedDistanceToPlane';
  if (arguments.length > 2) requireNoMore(where, 2, arguments[2]);
  requirePlane(where, 'plane', plane);
  const { normal } = plane;
  const [a, b, c, d] = [normal[0]!, normal[1]!, normal[2]!, plane.constant].map(rational.fromNumber) as Four;
  const { x, y, z, w, exponent } = rationalForm(where, 'point', point);
  const coordinate = (n: bigint): rational.Rational => fractionOf(n, w, exponent);
  const value = [
    rational.multiply(a, coordinate(x)),
    rational.multiply(b, coordinate(y)),
    rational.multiply(c, coordinate(z)),
  ].reduce(rational.add, d);
  const square = [a, b, c].map(rational.square).reduce(rational.add);
  // value / √square = value / square · √square.
  return surd.fromParts(rational.fromNumber(0), rational.divide(value, square), square);
}

type Four = [rational.Rational, rational.Rational, rational.Rational, rational.Rational];

/** n / w · 2^exponent. */
const fractionOf = (n: bigint, w: bigint, exponent: number): rational.Rational =>
  exponent >= 0
    ? rational.fromParts(n << BigInt(exponent), w)
    : rational.fromParts(n, w << BigInt(-exponent));
