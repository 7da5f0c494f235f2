import type { Rational } from '../arithmetic/rational.js';
import * as rational from '../arithmetic/rational.js';
import { reject } from '../core/arguments/index.js';
import type { Point2, Point3 } from '../core/shapes.js';
import type { ParameterLike, PointLike2, PointLike3 } from './data.js';
import { type ExactNumber, nearestNumber, requireNumberLike } from './exact-number.js';
import { exactPoint2, nearestOf2 } from './objects/point2-object.js';
import { exactPoint3, nearestOf3 } from './objects/point3-object.js';
import { exactQuotientOf } from './parameter.js';
import { parameterFrom, point2From, point3From } from './revive.js';

/** A point whose coordinates are exact numbers, as answers have it: two or three of them. */
export type ExactPoint = readonly ExactNumber[];

/** Is a point a list of exact numbers? */
export function isExactList(point: unknown): point is ExactPoint {
  return Array.isArray(point) && typeof point[0] === 'object' && point[0] !== null;
}

function requireLength(where: string, point: ExactPoint, length: 2 | 3): void {
  if (point.length !== length) reject(where, 'point', `a point of ${length} coordinates`, point);
}

/** A copy of the list, of which each coordinate is a number. */
function checkedList(where: string, point: ExactPoint, length: 2 | 3): ExactNumber[] {
  requireLength(where, point, length);
  point.forEach((x, i) => {
    requireNumberLike(where, `point[${i}]`, x);
  });
  return [...point];
}

/** The nearest double to each coordinate. */
function roundedList(where: string, point: ExactPoint, length: 2 | 3): number[] {
  requireLength(where, point, length);
  return point.map((x, i) => nearestNumber(where, `point[${i}]`, x));
}

/**
 * The coordinates of a point of space, each the double nearest to the true one (ties to even; never -0; Infinity only
 * if the true coordinate lies beyond the largest double). A plain point gives its own coordinates. A list of three
 * exact numbers of any kind is a point, too, as answers of distances and about round shapes have it.
 *
 * @throws RangeError naming the argument, if it is no point of space
 * @example
 * const third = linePlanePoint([0, 0, 0], [1, 1, 3], { normal: [0, 0, 1], constant: -1 })!;
 * coordinates(third); // [1 / 3, 1 / 3, 1]
 */
export function coordinates(point: PointLike3 | ExactPoint): [number, number, number] {
  if (isExactList(point)) return roundedList('coordinates', point, 3) as [number, number, number];
  const implicit = point3From('coordinates', 'point', point);
  if (implicit !== undefined) return nearestOf3(implicit);
  const p = point as Point3;
  return [p[0]! + 0, p[1]! + 0, p[2]! + 0];
}

/**
 * The coordinates of a point of the plane, as {@link coordinates} gives those of a point of space.
 *
 * @throws RangeError if a coordinate of a plain point is not finite
 * @example coordinates2d(lineLinePoint2d([0, 0], [1, 1], [0, 1], [1, 0])!); // [0.5, 0.5]
 */
export function coordinates2d(point: PointLike2 | ExactPoint): [number, number] {
  if (isExactList(point)) return roundedList('coordinates2d', point, 2) as [number, number];
  const implicit = point2From('coordinates2d', 'point', point);
  if (implicit !== undefined) return nearestOf2(implicit);
  const p = point as Point2;
  return [p[0]! + 0, p[1]! + 0];
}

/** n / d · 2^exponent in lowest terms. */
function quotient(n: bigint, d: bigint, exponent: number): Rational {
  return exponent >= 0
    ? rational.fromParts(n << BigInt(exponent), d)
    : rational.fromParts(n, d << BigInt(-exponent));
}

/**
 * The coordinates of a point of space without rounding, as fractions in lowest terms (`rational` of
 * `unerring/arithmetic` calculates with them). A list of exact numbers, which may be surds, is given back as it is.
 *
 * @throws RangeError if a coordinate of a plain point is not finite
 * @example
 * const third = linePlanePoint([0, 0, 0], [1, 1, 3], { normal: [0, 0, 1], constant: -1 })!;
 * exactCoordinates(third)[0]; // { numerator: 1n, denominator: 3n }
 */
export function exactCoordinates<N extends ExactNumber>(point: readonly N[]): [N, N, N];
export function exactCoordinates(point: PointLike3): [Rational, Rational, Rational];
export function exactCoordinates(point: PointLike3 | ExactPoint): ExactNumber[] {
  if (isExactList(point)) return checkedList('exactCoordinates', point, 3);
  const implicit = point3From('exactCoordinates', 'point', point);
  if (implicit === undefined) {
    const p = point as Point3;
    return [rational.fromNumber(p[0]!), rational.fromNumber(p[1]!), rational.fromNumber(p[2]!)];
  }
  const { x, y, z, w, exponent } = exactPoint3(implicit);
  return [quotient(x, w, exponent), quotient(y, w, exponent), quotient(z, w, exponent)];
}

/**
 * The coordinates of a point of the plane without rounding, as fractions in lowest terms.
 *
 * @throws RangeError if a coordinate of a plain point is not finite
 * @example
 * const point = lineLinePoint2d([0, 0], [3, 1], [1, 0], [1, 1])!;
 * exactCoordinates2d(point)[1]; // { numerator: 1n, denominator: 3n }
 */
export function exactCoordinates2d<N extends ExactNumber>(point: readonly N[]): [N, N];
export function exactCoordinates2d(point: PointLike2): [Rational, Rational];
export function exactCoordinates2d(point: PointLike2 | ExactPoint): ExactNumber[] {
  if (isExactList(point)) return checkedList('exactCoordinates2d', point, 2);
  const implicit = point2From('exactCoordinates2d', 'point', point);
  if (implicit === undefined) {
    const p = point as Point2;
    return [rational.fromNumber(p[0]!), rational.fromNumber(p[1]!)];
  }
  const { x, y, w, exponent } = exactPoint2(implicit);
  return [quotient(x, w, exponent), quotient(y, w, exponent)];
}

/**
 * A parameter without rounding, as a fraction in lowest terms.
 *
 * @throws RangeError if the argument is no parameter
 * @example exactParameterValue(crossingParameter2d([0, 0], [3, 0], [1, -1], [1, 1])!); // { numerator: 1n, denominator: 3n }
 */
export function exactParameterValue(parameter: ParameterLike): Rational {
  return exactQuotientOf(parameterFrom('exactParameterValue', 'parameter', parameter));
}
