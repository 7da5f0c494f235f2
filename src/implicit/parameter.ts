import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { reject, requireFinite, requireObject } from '../core/errors.js';
import type { Line, Point2, Point3, Ray } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import { GUARD, productBound, signWithin, U } from './ball.js';
import { roundScaledQuotient } from './coordinates.js';
import { type ExactPlane, type PlaneLike, requirePoint3, toExactPlane } from './exact-plane.js';
import { alignedSum, signOf } from './homogeneous.js';
import { requirePoint2 } from './implicit-point2.js';

const abs = Math.abs;

/** numerator / denominator · 2^exponent, with a positive denominator. */
export interface ExactQuotient {
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly exponent: number;
}

/**
 * Where on a line a point lies: the number t of origin + t · direction, or of p + t · (q - p), exactly. A quotient of two
 * polynomials in the inputs, kept as rounded values with error bounds, and as integers once those are needed.
 */
export class Parameter {
  /** Numerator, denominator (positive) and their error bounds. */
  readonly approximation: readonly number[];
  readonly #derive: () => ExactQuotient;
  #exact: ExactQuotient | undefined;

  /** @internal Use `parameter`, `crossingParameter` and their kin. */
  constructor(approximation: readonly number[], derive: () => ExactQuotient) {
    this.approximation = approximation;
    this.#derive = derive;
  }

  /** The number as a quotient of integers. */
  get exact(): ExactQuotient {
    this.#exact ??= this.#derive();
    return this.#exact;
  }

  /**
   * A double that is not less than the number and little more, without big integers where the rounded values suffice: to bound
   * a search by a hit that has been found.
   *
   * The error bounds hold with GUARD (ball.ts); the quotient has a few roundings of at most u = 2^-53 each, and the factor makes
   * up for more. Only for a positive numerator that the bound does not overflow, with a denominator
   * far from zero, so that nothing underflows but to something still above: else the nearest double and one unit more.
   *
   * @example crossingParameter([0, 0, 0], [0, 0, 4], { normal: [0, 0, 1], constant: -1 })!.ceiling() >= 0.25; // true
   */
  ceiling(): number {
    const [numerator, denominator, numeratorError, denominatorError] = this.approximation;
    const least = denominator! - denominatorError! * GUARD;
    const bound = ((numerator! + numeratorError! * GUARD) / least) * (1 + 2 ** -48);
    if (least > 0.5 * denominator! && bound > 2 ** -1000 && bound < Infinity) return bound;
    return nextAbove(this.toNumber());
  }

  /**
   * The nearest double (ties to even; never -0; Infinity only beyond the largest double).
   *
   * @example crossingParameter([0, 0, 0], [0, 0, 3], { normal: [0, 0, 1], constant: -1 })!.toNumber(); // 1 / 3
   */
  toNumber(): number {
    const { numerator, denominator, exponent } = this.exact;
    return roundScaledQuotient(numerator, denominator, exponent);
  }
}

/** A double above t, at a distance of some units of its last place. (What rounds to -Infinity is below all finite doubles.) */
function nextAbove(t: number): number {
  if (t === Number.NEGATIVE_INFINITY) return -Number.MAX_VALUE;
  return t + abs(t) * 2 ** -51 + 2 ** -1074;
}

/**
 * A double as a parameter, to compare others with.
 *
 * @throws RangeError if t is not finite
 * @example compareParameters(parameter(0.5), parameter(1)); // -1
 */
export function parameter(t: number): Parameter {
  requireFinite('parameter', 't', [t]);
  return new Parameter([t, 1, 0, 0], () => {
    const exponent = commonExponent([t]);
    const [numerator] = scaledIntegers([t], exponent);
    return { numerator, denominator: 1n, exponent };
  });
}

/**
 * The order of two parameters: 1 if s is greater than t. They may belong to different lines, or be the same number by
 * different definitions.
 *
 * @example
 * const floor = { normal: [0, 0, 1], constant: -1 };
 * const third = crossingParameter([0, 0, 0], [1, 1, 3], floor)!;
 * compareParameters(third, parameter(1 / 3)); // 1: a third is a little more than its double
 */
export function compareParameters(s: Parameter, t: Parameter): Sign {
  const a = s?.approximation;
  const b = t?.approximation;
  if (a === undefined) reject('compareParameters', 's', 'a Parameter (see parameter)', s);
  if (b === undefined) reject('compareParameters', 't', 'a Parameter (see parameter)', t);
  if (s === t) return 0;
  const value = a[0]! * b[1]! - b[0]! * a[1]!;
  const bound =
    productBound(a[0]!, a[2]!, b[1]!, b[3]!) + productBound(b[0]!, b[2]!, a[1]!, a[3]!) + U * abs(value);
  const rounded = signWithin(value, bound);
  return rounded === UNDECIDED ? compareExactly(s.exact, t.exact) : rounded;
}

function compareExactly(s: ExactQuotient, t: ExactQuotient): Sign {
  return signOf(
    alignedSum(s.numerator * t.denominator, s.exponent, -t.numerator * s.denominator, t.exponent),
  );
}

/** Out of rounded values and integers whose denominator may be negative or zero. */
function fromQuotient(rounded: number[], derive: () => ExactQuotient): Parameter | undefined {
  let exact: ExactQuotient | undefined;
  if (!(abs(rounded[1]!) > rounded[3]! * GUARD)) {
    exact = derive();
    if (exact.denominator === 0n) return undefined;
    rounded[3] = Infinity;
  } else if (rounded[1]! < 0) {
    rounded[0] = -rounded[0]!;
    rounded[1] = -rounded[1]!;
  }
  return new Parameter(rounded, () => {
    const { numerator, denominator, exponent } = exact ?? derive();
    return denominator > 0n
      ? { numerator, denominator, exponent }
      : { numerator: -numerator, denominator: -denominator, exponent };
  });
}

/**
 * The t at which origin + t · direction lies on a plane; undefined if the line is parallel to the plane or lies in it.
 *
 * @throws RangeError if a number is not finite, or the direction or the plane's normal is zero
 * @example crossingParameter([0, 0, 2], [0, 0, -4], { normal: [0, 0, 1], constant: 0 })!.toNumber(); // 0.5
 */
export function crossingParameter(
  origin: Point3,
  direction: Point3,
  plane: PlaneLike,
): Parameter | undefined {
  requirePoint3('crossingParameter', 'origin', origin);
  requirePoint3('crossingParameter', 'direction', direction);
  if (direction[0] === 0 && direction[1] === 0 && direction[2] === 0) {
    reject('crossingParameter', 'direction', 'other than zero', '(0, 0, 0)');
  }
  return cross([...numbers(origin), ...numbers(direction)], false, toExactPlane(plane));
}

/**
 * The t at which p + t · (q - p) lies on a plane: from 0 to 1 if the segment meets it. Undefined if the segment is
 * parallel to the plane, lies in it, or is a point.
 *
 * @throws RangeError if a number is not finite or the plane's normal is zero
 * @example segmentCrossingParameter([0, 0, 2], [0, 0, -2], { normal: [0, 0, 1], constant: 0 })!.toNumber(); // 0.5
 */
export function segmentCrossingParameter(p: Point3, q: Point3, plane: PlaneLike): Parameter | undefined {
  requirePoint3('segmentCrossingParameter', 'p', p);
  requirePoint3('segmentCrossingParameter', 'q', q);
  return cross([...numbers(p), ...numbers(q)], true, toExactPlane(plane));
}

function numbers(p: Point3): [number, number, number] {
  return [p[0]!, p[1]!, p[2]!];
}

/** t = -(n·o + c) / (n·d), for a line as a point and a second point (`twoPoints`) or a direction. */
function cross(line: readonly number[], twoPoints: boolean, plane: ExactPlane): Parameter | undefined {
  return fromQuotient(roundedCrossing(line, twoPoints, plane), () => {
    const { a, b, c, d, normalExponent, constantExponent } = plane.exact;
    const exponent = commonExponent(line);
    const [ox, oy, oz, qx, qy, qz] = scaledIntegers(line as Six, exponent);
    const [dx, dy, dz] = twoPoints ? [qx - ox, qy - oy, qz - oz] : [qx, qy, qz];
    const p = normalExponent + exponent;
    const height = alignedSum(a * ox + b * oy + c * oz, p, d, constantExponent);
    const denominator = (a * dx + b * dy + c * dz) << BigInt(Math.max(p - constantExponent, 0));
    return { numerator: -height, denominator, exponent: 0 };
  });
}

type Six = [number, number, number, number, number, number];
type Eight = [number, number, number, number, number, number, number, number];

function roundedCrossing(line: readonly number[], twoPoints: boolean, plane: ExactPlane): number[] {
  const [nx, ny, nz, enx, eny, enz, constant, constantBound] = plane.approximation as Eight;
  const [ox, oy, oz, qx, qy, qz] = line as Six;
  const dx = twoPoints ? qx - ox : qx;
  const dy = twoPoints ? qy - oy : qy;
  const dz = twoPoints ? qz - oz : qz;
  const rounding = twoPoints ? U : 0;
  const w1 = nx * dx + ny * dy;
  const w = w1 + nz * dz;
  const ew =
    productBound(nx, enx, dx, rounding * abs(dx)) +
    productBound(ny, eny, dy, rounding * abs(dy)) +
    productBound(nz, enz, dz, rounding * abs(dz)) +
    U * (abs(w1) + abs(w));
  // The height of o over the plane, times the normal's length; from the anchor if there is one.
  const anchor = plane.points;
  const rx = anchor === undefined ? ox : ox - anchor[0]!;
  const ry = anchor === undefined ? oy : oy - anchor[1]!;
  const rz = anchor === undefined ? oz : oz - anchor[2]!;
  const shift = anchor === undefined ? 0 : U;
  const h1 = nx * rx + ny * ry;
  const h2 = h1 + nz * rz;
  const h = h2 + constant;
  const eh =
    productBound(nx, enx, rx, shift * abs(rx)) +
    productBound(ny, eny, ry, shift * abs(ry)) +
    productBound(nz, enz, rz, shift * abs(rz)) +
    constantBound +
    U * (abs(h1) + abs(h2) + abs(h));
  return [-h, w, eh, ew];
}

/**
 * The t at which a + t · (b - a) lies on the line through c and d, in the plane; undefined if the lines are parallel or
 * identical, or a pair of points is equal.
 *
 * @throws RangeError if a coordinate is not finite
 * @example crossingParameter2d([0, 0], [4, 0], [1, -1], [1, 1])!.toNumber(); // 0.25
 */
export function crossingParameter2d(a: Point2, b: Point2, c: Point2, d: Point2): Parameter | undefined {
  requirePoint2('crossingParameter2d', 'a', a);
  requirePoint2('crossingParameter2d', 'b', b);
  requirePoint2('crossingParameter2d', 'c', c);
  requirePoint2('crossingParameter2d', 'd', d);
  return cross2d([a[0]!, a[1]!, b[0]!, b[1]!], true, [c[0]!, c[1]!, d[0]!, d[1]!], true);
}

/**
 * The t at which a.origin + t · a.direction lies on the line of b, in the plane; undefined if the directions are
 * parallel.
 *
 * @throws RangeError if a number is not finite or a direction is zero
 * @example
 * const b = { origin: [2, -1], direction: [0, 1] };
 * rayCrossingParameter2d({ origin: [0, 0], direction: [4, 0] }, b)!.toNumber(); // 0.5
 */
export function rayCrossingParameter2d(a: Ray | Line, b: Ray | Line): Parameter | undefined {
  return cross2d(lineNumbers('a', a), false, lineNumbers('b', b), false);
}

function lineNumbers(name: string, line: Ray | Line): number[] {
  requireObject('rayCrossingParameter2d', name, '{origin, direction}', line);
  const { origin, direction } = line;
  requirePoint2('rayCrossingParameter2d', `${name}.origin`, origin);
  requirePoint2('rayCrossingParameter2d', `${name}.direction`, direction);
  if (direction[0] === 0 && direction[1] === 0) {
    reject('rayCrossingParameter2d', `${name}.direction`, 'other than zero', '(0, 0)');
  }
  return [origin[0]!, origin[1]!, direction[0]!, direction[1]!];
}

/** t = cross(c - a, v) / cross(u, v) for the lines a + t u and c + s v, as four numbers each. */
export function cross2d(
  p: readonly number[],
  pTwoPoints: boolean,
  q: readonly number[],
  qTwoPoints: boolean,
): Parameter | undefined {
  const ux = pTwoPoints ? p[2]! - p[0]! : p[2]!;
  const uy = pTwoPoints ? p[3]! - p[1]! : p[3]!;
  const eu = pTwoPoints ? U : 0;
  const vx = qTwoPoints ? q[2]! - q[0]! : q[2]!;
  const vy = qTwoPoints ? q[3]! - q[1]! : q[3]!;
  const ev = qTwoPoints ? U : 0;
  const rx = q[0]! - p[0]!;
  const ry = q[1]! - p[1]!;
  const n = rx * vy - ry * vx;
  const en =
    productBound(rx, U * abs(rx), vy, ev * abs(vy)) +
    productBound(ry, U * abs(ry), vx, ev * abs(vx)) +
    U * abs(n);
  const d = ux * vy - uy * vx;
  const ed =
    productBound(ux, eu * abs(ux), vy, ev * abs(vy)) +
    productBound(uy, eu * abs(uy), vx, ev * abs(vx)) +
    U * abs(d);
  return fromQuotient([n, d, en, ed], () => {
    const all = [...p, ...q];
    const [ax, ay, bx, by, cx, cy, ex, ey] = scaledIntegers(all as Eight, commonExponent(all));
    const [u0, u1] = pTwoPoints ? [bx - ax, by - ay] : [bx, by];
    const [v0, v1] = qTwoPoints ? [ex - cx, ey - cy] : [ex, ey];
    return {
      numerator: (cx - ax) * v1 - (cy - ay) * v0,
      denominator: u0 * v1 - u1 * v0,
      exponent: 0,
    };
  });
}
