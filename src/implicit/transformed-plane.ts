import { bitLength, trailingZeros } from '../arithmetic/integers.js';
import { roundScaled } from '../arithmetic/rounding.js';
import type { Placement } from '../core/shapes.js';
import type { CoefficientsPlane, PlaneLike, ThreePointsPlane, TransformedPlane } from './data.js';
import {
  type ExactPlacement,
  exactPlacement,
  isMirrored,
  placedPlane,
  placedPoint,
} from './exact-placement.js';
import { homogeneous } from './forms.js';
import type { HomogeneousPlane, HomogeneousPoint } from './homogeneous.js';
import { exactPlane, type PlaneObject } from './objects/plane-object.js';
import { CoefficientsPlaneObject, ThreePointsPlaneObject } from './objects/planes.js';
import { TransformedPlaneObject } from './objects/transformed-plane.js';
import { planeFrom } from './revive.js';

/**
 * A plane mapped by a placement, exactly: the place of a point is on it, in front of it or behind it where the point is
 * so of the plane, also where the placement mirrors. What is exactly a plane through three points that are doubles, or
 * one with coefficients that are, is one of these.
 *
 * @throws RangeError for what is no plane, or a placement that cannot be undone
 * @example
 * const quarter = { type: 'parts', rotation: [0, 0, 1, 1] };
 * transformedPlane({ normal: [1, 0, 0], constant: -3 }, quarter); // { type: 'coefficients', normal: [0, 1, 0], constant: -3 }
 * const turned = transformedPlane({ normal: [1, 0, 0], constant: -1 }, { type: 'parts', rotation: [0, 0, 1, 2] });
 * turned; // { type: 'coefficients', normal: [0.75, 1, 0], constant: -1.25 }
 */
export function transformedPlane(
  plane: PlaneLike,
  placement: Placement,
): TransformedPlane | CoefficientsPlane | ThreePointsPlane {
  const own = planeFrom('transformedPlane', 'plane', plane);
  const to = exactPlacement('transformedPlane', 'placement', placement);
  return placedPlaneObject(own, to) as unknown as ReturnType<typeof transformedPlane>;
}

/** {@link transformedPlane} of what has been checked. */
export function placedPlaneObject(plane: PlaneObject, to: ExactPlacement): PlaneObject {
  if (plane instanceof ThreePointsPlaneObject) {
    const points = placedCorners(plane.points, to);
    if (points !== null) return new ThreePointsPlaneObject(points);
  }
  return byCoefficients(plane, placedPlane(to, exactPlane(plane))) ?? new TransformedPlaneObject(plane, to);
}

/** The places of three points in the order in which their front is that of the plane; null, if one is no double. */
function placedCorners(points: readonly number[], to: ExactPlacement): number[] | null {
  const [a, b, c] = [0, 3, 6].map((i) => placedDoubles(points.slice(i, i + 3), to));
  if (a == null || b == null || c == null) return null;
  return isMirrored(to) ? [...a, ...c, ...b] : [...a, ...b, ...c];
}

/** Where a point goes, if its coordinates there are doubles; null if not. */
export function placedDoubles(point: readonly number[], to: ExactPlacement): number[] | null {
  return exactDoubles(placedPoint(to, homogeneous(point)));
}

/** The coordinates of a point, if all of them are doubles; null if not. */
export function exactDoubles({ x, y, z, w, exponent }: HomogeneousPoint): number[] | null {
  const doubles: number[] = [];
  for (const numerator of [x, y, z]) {
    const quotient = numerator / w;
    const double =
      quotient * w === numerator ? exactDouble(quotient, exponent) : exactQuotient(numerator, w, exponent);
    if (double === null) return null;
    doubles.push(double);
  }
  return doubles;
}

/** A fraction whose denominator, in lowest terms, is a power of two is an integer times one. */
function exactQuotient(numerator: bigint, denominator: bigint, exponent: number): number | null {
  const zeros = trailingZeros(denominator);
  const odd = denominator >> BigInt(zeros);
  const quotient = numerator / odd;
  return quotient * odd === numerator ? exactDouble(quotient, exponent - zeros) : null;
}

/** The bits of a double. */
const PRECISION = 53;
const LEAST_EXPONENT = -1074;

/** n 2^exponent, if it is a double; null if not. */
function exactDouble(n: bigint, exponent: number): number | null {
  if (n === 0n) return 0;
  const zeros = trailingZeros(n);
  const isDouble = bitLength(n) - zeros <= PRECISION && exponent + zeros >= LEAST_EXPONENT;
  const double = isDouble ? roundScaled(n, exponent) : Number.NaN;
  return Number.isFinite(double) ? double : null;
}

/** The size of a normal: the least k with all |n| < 2^k. */
const sizeOf = ({ a, b, c, normalExponent }: HomogeneousPlane): number =>
  normalExponent + Math.max(bitLength(a), bitLength(b), bitLength(c));

/** The plane by its coefficients, scaled by a power of two so that the normal keeps its size, if these are doubles. */
function byCoefficients(before: PlaneObject, plane: HomogeneousPlane): CoefficientsPlaneObject | null {
  if (plane.a === 0n && plane.b === 0n && plane.c === 0n) return null;
  const up = sizeOf(exactPlane(before)) - sizeOf(plane);
  const { a, b, c, d, normalExponent, constantExponent } = plane;
  const [x, y, z] = [a, b, c].map((n) => exactDouble(n, normalExponent + up));
  const constant = exactDouble(d, constantExponent + up);
  if (x == null || y == null || z == null || constant === null) return null;
  return new CoefficientsPlaneObject([x, y, z], constant);
}
