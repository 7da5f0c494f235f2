import { productBound, signWithin, U } from '../arithmetic/ball.js';
import { fromParts, type Rational } from '../arithmetic/rational.js';
import {
  requireDirection3,
  requireLinear2,
  requireNumber,
  requirePoint2,
  requirePoint3,
} from '../core/arguments/index.js';
import type { Line, Point2, Point3, Ray, Segment } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import type { Parameter, ParameterLike, PlaneLike } from './data.js';
import { alignedSum, signOf } from './homogeneous.js';
import { by, numbersOf2 } from './line-line-point2d.js';
import { sixNumbers } from './line-plane-point.js';
import {
  type ExactQuotient,
  exactParameter,
  existsParameter,
  type ParameterObject,
  roundedParameter,
} from './objects/parameter-object.js';
import {
  LineLineParameterObject,
  LinePlaneParameterObject,
  NumberParameterObject,
} from './objects/parameters.js';
import { parameterFrom, planeFrom } from './revive.js';

/**
 * A double as a parameter: a place along a line for `pointAt`.
 *
 * @throws RangeError if value is not finite
 * @example compare(parameter(0.5), parameter(1)); // -1
 */
export function parameter(value: number): Parameter {
  requireNumber('parameter', 'value', value);
  return new NumberParameterObject(value);
}

/** The order of two parameters of hits, which the kernel made: {@link compare} without its other kinds. */
export function compareParameters(s: ParameterLike, t: ParameterLike): Sign {
  return compareParameterObjects(parameterFrom('compare', 'x', s), parameterFrom('compare', 'y', t));
}

/** The order of two parameters. They may be of different lines, or the same number by different definitions. */
export function compareParameterObjects(p: ParameterObject, q: ParameterObject): Sign {
  if (p === q) return 0;
  const a = roundedParameter(p);
  const b = roundedParameter(q);
  const value = a[0]! * b[1]! - b[0]! * a[1]!;
  const bound =
    productBound(a[0]!, a[2]!, b[1]!, b[3]!) + productBound(b[0]!, b[2]!, a[1]!, a[3]!) + U * Math.abs(value);
  const rounded = signWithin(value, bound);
  return rounded === UNDECIDED ? compareExactly(exactParameter(p), exactParameter(q)) : rounded;
}

/** A parameter as a fraction in lowest terms. */
export function exactQuotientOf(parameter: ParameterObject): Rational {
  const { numerator, denominator, exponent } = exactParameter(parameter);
  return exponent >= 0
    ? fromParts(numerator << BigInt(exponent), denominator)
    : fromParts(numerator, denominator << BigInt(-exponent));
}

function compareExactly(s: ExactQuotient, t: ExactQuotient): Sign {
  return signOf(
    alignedSum(s.numerator * t.denominator, s.exponent, -t.numerator * s.denominator, t.exponent),
  );
}

function existing<T extends ParameterObject>(parameter: T): T | null {
  return existsParameter(parameter) ? parameter : null;
}

/**
 * The t at which origin + t · direction lies on a plane; null if the line is parallel to the plane or lies in it.
 *
 * @throws RangeError if a number is not finite, or the direction or the plane's normal is zero
 * @example crossingParameter([0, 0, 2], [0, 0, -4], { normal: [0, 0, 1], constant: 0 })!.toNumber(); // 0.5
 */
export function crossingParameter(origin: Point3, direction: Point3, plane: PlaneLike): Parameter | null {
  requirePoint3('crossingParameter', 'origin', origin);
  requireDirection3('crossingParameter', 'direction', direction);
  const exact = planeFrom('crossingParameter', 'plane', plane);
  return existing(new LinePlaneParameterObject(sixNumbers(origin, direction), 'direction', exact));
}

/**
 * The t at which p + t · (q - p) lies on a plane: from 0 to 1 if the segment meets it. Null if the segment is parallel
 * to the plane, lies in it, or is a point.
 *
 * @throws RangeError if a number is not finite or the plane's normal is zero
 * @example segmentCrossingParameter([0, 0, 2], [0, 0, -2], { normal: [0, 0, 1], constant: 0 })!.toNumber(); // 0.5
 */
export function segmentCrossingParameter(p: Point3, q: Point3, plane: PlaneLike): Parameter | null {
  requirePoint3('segmentCrossingParameter', 'p', p);
  requirePoint3('segmentCrossingParameter', 'q', q);
  const exact = planeFrom('segmentCrossingParameter', 'plane', plane);
  return existing(new LinePlaneParameterObject(sixNumbers(p, q), 'points', exact));
}

/**
 * The t at which a + t · (b - a) lies on the line through c and d, in the plane; null if the lines are parallel or
 * identical, or a pair of points is equal.
 *
 * @throws RangeError if a coordinate is not finite
 * @example crossingParameter2d([0, 0], [4, 0], [1, -1], [1, 1])!.toNumber(); // 0.25
 */
export function crossingParameter2d(a: Point2, b: Point2, c: Point2, d: Point2): Parameter | null {
  requirePoint2('crossingParameter2d', 'a', a);
  requirePoint2('crossingParameter2d', 'b', b);
  requirePoint2('crossingParameter2d', 'c', c);
  requirePoint2('crossingParameter2d', 'd', d);
  const p = [a[0]! + 0, a[1]! + 0, b[0]! + 0, b[1]! + 0];
  const q = [c[0]! + 0, c[1]! + 0, d[0]! + 0, d[1]! + 0];
  return existing(new LineLineParameterObject(p, 'points', q, 'points'));
}

/**
 * Where on a the lines of two segments, rays or lines of the plane cross, exactly: the t of start + t · (end - start),
 * or of origin + t · direction. Null if the lines are parallel or identical, or if a segment is a point.
 *
 * @throws RangeError if a number is not finite or a direction is zero
 * @example
 * const ray = { origin: [0, 0], direction: [3, 3] };
 * linearCrossingParameter2d(ray, { start: [0, 2], end: [2, 0] })!.toNumber(); // 1 / 3
 */
export function linearCrossingParameter2d(
  a: Segment | Ray | Line,
  b: Segment | Ray | Line,
): Parameter | null {
  requireLinear2('linearCrossingParameter2d', 'a', a);
  requireLinear2('linearCrossingParameter2d', 'b', b);
  return existing(new LineLineParameterObject(numbersOf2(a), by(a), numbersOf2(b), by(b)));
}
