import * as rational from '../arithmetic/rational.js';
import type { Surd } from '../arithmetic/surd.js';
import * as surd from '../arithmetic/surd.js';
import { requireNoMore } from '../core/arguments/index.js';
import type { ExactPoint } from './coordinates.js';
import type { PlaneLike, PointLike3 } from './data.js';
import { properPlane } from './proper-plane.js';
import { rationalForm } from './rational-form.js';

/**
 * How far a point is from a plane, exactly, and on which side: a number b√c, positive in front (the side that the
 * normal points to), negative behind, 0 on the plane. The distance is the true one, for a normal of any length.
 * `toNumber` rounds it once; `compare` orders it beside any other number.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.6 and 5.1.1 (DistPointPlane).
 *
 * @param plane plain, or one that is constructed: through three points, or another of this entry
 * @param point plain, implicit, or a list of three exact numbers that are rational
 * @throws RangeError naming the argument, or the part of it, that is wrong
 * @example
 * const plane = { normal: [0, 3, 4], constant: -10 };
 * toNumber(signedDistanceToPlane(plane, [7, 0, 0])); // -2
 * toNumber(signedDistanceToPlane({ normal: [1, 1, 0], constant: 0 }, [1, 0, 5])); // Math.SQRT1_2
 * toNumber(signedDistanceToPlane(planeThrough([0, 0, 1], [3, 0, 1], [0, 3, 1]), [7, 7, 3])); // 2
 */
export function signedDistanceToPlane(plane: PlaneLike, point: PointLike3 | ExactPoint): Surd {
  const where = 'signedDistanceToPlane';
  if (arguments.length > 2) requireNoMore(where, 2, arguments[2]);
  const own = properPlane(where, 'plane', plane);
  const along = (n: bigint): rational.Rational => fractionOf(n, 1n, own.normalExponent);
  const [a, b, c] = [along(own.a), along(own.b), along(own.c)];
  const d = fractionOf(own.d, 1n, own.constantExponent);
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

/** n / w · 2^exponent. */
const fractionOf = (n: bigint, w: bigint, exponent: number): rational.Rational =>
  exponent >= 0
    ? rational.fromParts(n << BigInt(exponent), w)
    : rational.fromParts(n, w << BigInt(-exponent));
