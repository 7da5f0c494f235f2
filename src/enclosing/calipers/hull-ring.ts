import { type Rational, toNumber } from '../../arithmetic/rational.js';
import { roundQuotient } from '../../arithmetic/rounding.js';
import { scaleToModerate } from '../../arithmetic/scale-to-moderate.js';
import { loadPoints, type PointList } from '../../core/arguments/index.js';
import { hullOfPositions } from '../../hull/convex-hull.js';
import { convexHull2d } from '../../planar/polygons/convex-hull.js';
import { cross2d, dot2d } from '../../predicates/index.js';
import { IntegerNumbers } from '../points/integer-points.js';
import { scaledQuotient, scaledRational } from '../points/scaled-rational.js';
import { inSpace } from '../spheres/smallest-of-points.js';

/** A vector of integers. */
export type Integer2 = readonly [bigint, bigint];

/** A point of the plane, exactly. */
export type ExactPoint2 = readonly [Rational, Rational];

/**
 * The corners of the hull of points of the plane in counterclockwise order, and signs and integers that calipers ask
 * for.
 */
export class HullRing {
  /** The numbers of the corners. */
  readonly numbers: readonly number[];
  readonly #x: Float64Array;
  /** The power of two of the integers. */
  readonly exponent: number;
  readonly #integers: readonly Integer2[];

  /** @param points one or more */
  constructor(where: string, points: PointList) {
    const flat = loadPoints(where, 'points', points, 2, 1);
    this.numbers = cornersOf(flat);
    this.#x = new Float64Array(2 * this.numbers.length);
    this.numbers.forEach((i, at) => {
      this.#x[2 * at] = flat[2 * i]!;
      this.#x[2 * at + 1] = flat[2 * i + 1]!;
    });
    const integers = new IntegerNumbers(this.#x);
    this.exponent = integers.exponent;
    this.#integers = this.numbers.map((_, at) => [integers.at(2 * at), integers.at(2 * at + 1)]);
  }

  /** How many corners there are. */
  get length(): number {
    return this.numbers.length;
  }

  /** The number of the corner behind so many; places count on around the ring. */
  number(at: number): number {
    return this.numbers[at % this.length]!;
  }

  /** A corner over the power of two. */
  integers(at: number): Integer2 {
    return this.#integers[at % this.length]!;
  }

  /** The vector from a corner to another over the power of two. */
  vector(from: number, to: number): Integer2 {
    const [p, q] = [this.integers(from), this.integers(to)];
    return [q[0] - p[0], q[1] - p[1]];
  }

  /**
   * The sign of the product of two edges, each by the corner where it starts: whether the second goes on along the
   * first.
   */
  along(edge: number, other: number): -1 | 0 | 1 {
    return this.#ask(dot2d, edge, other);
  }

  /** The sign of their cross product: whether the second goes on away from the first. */
  away(edge: number, other: number): -1 | 0 | 1 {
    return this.#ask(cross2d, edge, other);
  }

  #ask(predicate: typeof dot2d, edge: number, other: number): -1 | 0 | 1 {
    const x = this.#x;
    const [a, b] = [2 * (edge % this.length), 2 * ((edge + 1) % this.length)];
    const [c, d] = [2 * (other % this.length), 2 * ((other + 1) % this.length)];
    return predicate(x[a]!, x[a + 1]!, x[b]!, x[b + 1]!, x[c]!, x[c + 1]!, x[d]!, x[d + 1]!);
  }

  /** A fraction of the power of two, of its square ... */
  rational(numerator: bigint, denominator: bigint, power: 1 | 2): Rational {
    return scaledRational(numerator, denominator, power * this.exponent);
  }

  /** The nearest double to a fraction of the power of two. */
  rounded(numerator: bigint, denominator: bigint): number {
    const quotient = scaledQuotient(numerator, denominator, this.exponent);
    return roundQuotient(quotient.numerator, quotient.denominator);
  }
}

/** Up to so many points, a hull of the plane, whose points are sorted, takes less time than one of space. */
const FEW = 32;

/**
 * The numbers of the corners of the hull of points of the plane, counterclockwise from the lowest one on; the ends of a
 * line.
 */
function cornersOf(positions: Float64Array<ArrayBuffer>): number[] {
  if (positions.length > 2 * FEW) {
    const { dimension, vertices, corners } = hullOfPositions(inSpace(positions, 2));
    return Array.from(dimension < 2 ? vertices : corners);
  }
  const x = scaleToModerate(positions);
  const corners = convexHull2d(Array.from({ length: x.length / 2 }, (_, i) => [x[2 * i]!, x[2 * i + 1]!]));
  const lowest = corners.reduce((least, corner, at) => (corner < corners[least]! ? at : least), 0);
  return [...corners.slice(lowest), ...corners.slice(0, lowest)];
}

export const dot = (a: Integer2, b: Integer2): bigint => a[0] * b[0] + a[1] * b[1];
export const cross = (a: Integer2, b: Integer2): bigint => a[0] * b[1] - a[1] * b[0];

/** The nearest doubles. */
export const roundedPoint = (p: ExactPoint2): readonly [number, number] => [toNumber(p[0]), toNumber(p[1])];
