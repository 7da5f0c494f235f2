import * as rational from '../../arithmetic/rational.js';
import { requirePoints2, requirePoints3 } from '../../core/arguments/index.js';
import type { Point2, Point3 } from '../../core/shapes.js';
import type { DistanceCertificate } from '../certificate.js';
import { measured, proofOf } from '../engine/measure.js';
import { hullCells } from '../shapes/cells-of.js';

/** All x with normal · x + constant = 0, exactly; in the plane a line. */
export interface ExactSeparator {
  readonly normal: readonly rational.Rational[];
  readonly constant: rational.Rational;
}

/**
 * The plane half way between the convex hulls of two sets of points: all of the first set are in front of it, all of
 * the second behind, and none on it. It is the plane from which both sets are as far as they can be. `null` if the
 * hulls meet, and no plane is between them.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 5.2.1.
 *
 * @throws RangeError naming the argument, if a list has no point or a coordinate is not finite
 * @example
 * separatingPlane([[2, 0, 0], [2, 1, 0]], [[0, 0, 1], [0, 0, -1]])!.normal[0]; // { numerator: 2n, denominator: 1n }
 * separatingPlane([[1, 0, 0], [-1, 0, 0]], [[0, 1, 0], [0, -1, 0]]); // null
 */
export function separatingPlane(a: readonly Point3[], b: readonly Point3[]): ExactSeparator | null {
  requirePoints3('separatingPlane', 'a', a, 1);
  requirePoints3('separatingPlane', 'b', b, 1);
  return between(flat(a), flat(b));
}

/**
 * The line half way between the convex hulls of two sets of points of the plane, as {@link separatingPlane}.
 *
 * Source: Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 5.2.1.
 *
 * @throws RangeError naming the argument, if a list has no point or a coordinate is not finite
 * @example
 * const line = separatingLine2d([[3, 0], [3, 5]], [[0, 1], [-4, 0]])!;
 * line.normal[0]; // { numerator: 3n, denominator: 1n }
 * line.constant; // { numerator: -9n, denominator: 2n }
 */
export function separatingLine2d(a: readonly Point2[], b: readonly Point2[]): ExactSeparator | null {
  requirePoints2('separatingLine2d', 'a', a, 1);
  requirePoints2('separatingLine2d', 'b', b, 1);
  const found = between(flat(a), flat(b));
  return found && { ...found, normal: found.normal.slice(0, 2) };
}

/** Three numbers for each point. */
function flat(points: readonly (Point2 | Point3)[]): number[] {
  return points.flatMap((p) => [p[0]!, p[1]!, p[2] ?? 0]);
}

function between(a: readonly number[], b: readonly number[]): ExactSeparator | null {
  const certificate = proofOf(measured(hullCells(a, 'interior'), hullCells(b, 'interior')));
  return certificate.direction.every(({ numerator }) => numerator === 0n) ? null : half(certificate);
}

/** d · x = d · (p + q) / 2. */
function half({ direction, a, b }: DistanceCertificate): ExactSeparator {
  const sum = direction.reduce(
    (total, d, k) => rational.add(total, rational.multiply(d, rational.add(a.point[k]!, b.point[k]!))),
    rational.fromNumber(0),
  );
  return { normal: direction, constant: rational.divide(sum, rational.fromNumber(-2)) };
}
