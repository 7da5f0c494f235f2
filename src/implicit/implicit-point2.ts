import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { reject, requireFinite, requireObject } from '../core/errors.js';
import type { Line, Point2, Ray } from '../core/shapes.js';
import { GUARD, productBound, U } from './ball.js';

const abs = Math.abs;

/** The point (x/w, y/w) · 2^exponent, with w > 0. */
export interface HomogeneousPoint2 {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
  readonly exponent: number;
}

/**
 * The point of the plane where two lines cross, kept as the two lines. Rounded homogeneous coordinates with error
 * bounds answer most questions; the exact integers are made at the first question that those cannot answer, and kept.
 */
export class ImplicitPoint2 {
  /** x, y, w as rounded (0-2) and the bounds of their errors (3-5); the true w is positive. */
  readonly approximation: readonly number[];
  /** The lines that the point lies on, each as two points if it was given so: x, y, x, y. */
  readonly lines: readonly (readonly number[])[];
  readonly #derive: () => HomogeneousPoint2;
  #exact: HomogeneousPoint2 | undefined;

  /** @internal Use `lineLinePoint`. */
  constructor(
    approximation: readonly number[],
    lines: readonly (readonly number[])[],
    derive: () => HomogeneousPoint2,
  ) {
    this.approximation = approximation;
    this.lines = lines;
    this.#derive = derive;
  }

  /** The homogeneous coordinates as integers. */
  get exact(): HomogeneousPoint2 {
    this.#exact ??= this.#derive();
    return this.#exact;
  }
}

/** A point given by two coordinates, or an implicit one. */
export type PointLike2 = Point2 | ImplicitPoint2;

/**
 * Checks a point of the plane.
 *
 * @throws RangeError naming the function and the argument, if the length is not 2 or a coordinate is not finite
 */
export function requirePoint2(where: string, argument: string, point: Point2): void {
  if (point?.length !== 2) reject(where, argument, 'a point of 2 coordinates', point);
  if (Number.isFinite(point[0]) && Number.isFinite(point[1])) return;
  requireFinite(where, `${argument}[0] ${argument}[1]`, [point[0]!, point[1]!]);
}

/**
 * The point where the line through a and b crosses the line through c and d; undefined if the lines are parallel or
 * identical, or if one of them is no line because its points are equal.
 *
 * The point is a + (cross(c - a, d - c) / cross(b - a, d - c)) (b - a): homogeneous coordinates of degree 3 and 2.
 *
 * @throws RangeError if a coordinate is not finite
 * @example coordinates2d(lineLinePoint([0, 0], [2, 2], [0, 2], [2, 0])!); // [1, 1]
 */
export function lineLinePoint(a: Point2, b: Point2, c: Point2, d: Point2): ImplicitPoint2 | undefined {
  requirePoint2('lineLinePoint', 'a', a);
  requirePoint2('lineLinePoint', 'b', b);
  requirePoint2('lineLinePoint', 'c', c);
  requirePoint2('lineLinePoint', 'd', d);
  return cross([a[0]!, a[1]!, b[0]!, b[1]!], true, [c[0]!, c[1]!, d[0]!, d[1]!], true);
}

/**
 * The point where two lines cross, each given by an origin and a direction; undefined if they are parallel or identical.
 *
 * @throws RangeError if a number is not finite or a direction is zero
 * @example
 * coordinates2d(rayRayPoint({ origin: [0, 0], direction: [1, 0] }, { origin: [3, 1], direction: [0, 1] })!); // [3, 0]
 */
export function rayRayPoint(a: Ray | Line, b: Ray | Line): ImplicitPoint2 | undefined {
  return cross(numbersOf('a', a), false, numbersOf('b', b), false);
}

function numbersOf(name: string, line: Ray | Line): number[] {
  requireObject('rayRayPoint', name, '{origin, direction}', line);
  const { origin, direction } = line;
  requirePoint2('rayRayPoint', `${name}.origin`, origin);
  requirePoint2('rayRayPoint', `${name}.direction`, direction);
  if (direction[0] === 0 && direction[1] === 0) {
    reject('rayRayPoint', `${name}.direction`, 'other than zero', '(0, 0)');
  }
  return [origin[0]!, origin[1]!, direction[0]!, direction[1]!];
}

/** The crossing of lines as four numbers: a point, then a second point (`twoPoints`) or a direction. */
export function cross(
  p: readonly number[],
  pTwoPoints: boolean,
  q: readonly number[],
  qTwoPoints: boolean,
): ImplicitPoint2 | undefined {
  const rounded = approximate(p, pTwoPoints, q, qTwoPoints);
  let exact: HomogeneousPoint2 | undefined;
  if (!(abs(rounded[2]!) > rounded[5]! * GUARD)) {
    exact = integers(p, pTwoPoints, q, qTwoPoints);
    if (exact.w === 0n) return undefined;
    // The sign of w is not known from the rounded value: no filter may use these coordinates.
    rounded[5] = Infinity;
  } else if (rounded[2]! < 0) {
    for (let i = 0; i < 3; i++) rounded[i] = -rounded[i]!;
  }
  const lines = [...(pTwoPoints ? [p] : []), ...(qTwoPoints ? [q] : [])];
  return new ImplicitPoint2(rounded, lines, () => {
    const { x, y, w, exponent } = exact ?? integers(p, pTwoPoints, q, qTwoPoints);
    return w > 0n ? { x, y, w, exponent } : { x: -x, y: -y, w: -w, exponent };
  });
}

/** x, y, w and their bounds, by the rules of ball.ts; w may be negative. */
function approximate(
  p: readonly number[],
  pTwoPoints: boolean,
  q: readonly number[],
  qTwoPoints: boolean,
): number[] {
  const ux = pTwoPoints ? p[2]! - p[0]! : p[2]!;
  const uy = pTwoPoints ? p[3]! - p[1]! : p[3]!;
  const eu = pTwoPoints ? U : 0;
  const vx = qTwoPoints ? q[2]! - q[0]! : q[2]!;
  const vy = qTwoPoints ? q[3]! - q[1]! : q[3]!;
  const ev = qTwoPoints ? U : 0;
  const rx = q[0]! - p[0]!;
  const ry = q[1]! - p[1]!;
  const eux = eu * abs(ux);
  const euy = eu * abs(uy);
  const evx = ev * abs(vx);
  const evy = ev * abs(vy);
  const w = ux * vy - uy * vx;
  const ew = productBound(ux, eux, vy, evy) + productBound(uy, euy, vx, evx) + U * abs(w);
  const s = rx * vy - ry * vx;
  const es = productBound(rx, U * abs(rx), vy, evy) + productBound(ry, U * abs(ry), vx, evx) + U * abs(s);
  const x = p[0]! * w + ux * s;
  const y = p[1]! * w + uy * s;
  const ex = productBound(p[0]!, 0, w, ew) + productBound(ux, eux, s, es) + U * abs(x);
  const ey = productBound(p[1]!, 0, w, ew) + productBound(uy, euy, s, es) + U * abs(y);
  return [x, y, w, ex, ey, ew];
}

/** The exact coordinates; w may be zero or negative. */
function integers(
  p: readonly number[],
  pTwoPoints: boolean,
  q: readonly number[],
  qTwoPoints: boolean,
): HomogeneousPoint2 {
  const all = [...p, ...q];
  const exponent = commonExponent(all);
  const [ax, ay, bx, by, cx, cy, dx, dy] = scaledIntegers(all as EightNumbers, exponent);
  const [ux, uy] = pTwoPoints ? [bx - ax, by - ay] : [bx, by];
  const [vx, vy] = qTwoPoints ? [dx - cx, dy - cy] : [dx, dy];
  const w = ux * vy - uy * vx;
  const s = (cx - ax) * vy - (cy - ay) * vx;
  return { x: ax * w + ux * s, y: ay * w + uy * s, w, exponent };
}

type EightNumbers = [number, number, number, number, number, number, number, number];

/** A plain point in the exact form. */
export function homogeneous2d(p: Point2): HomogeneousPoint2 {
  const values: [number, number] = [p[0]!, p[1]!];
  const exponent = commonExponent(values);
  const [x, y] = scaledIntegers(values, exponent);
  return { x, y, w: 1n, exponent };
}

/** The integers of a plain or an implicit point. */
export function exactFormOf2d(point: PointLike2): HomogeneousPoint2 {
  return point instanceof ImplicitPoint2 ? point.exact : homogeneous2d(point);
}

/** What filters read of a plain or an implicit point: x, y, w and their bounds. */
export function approximationOf2d(point: PointLike2): readonly number[] {
  return point instanceof ImplicitPoint2 ? point.approximation : [point[0]!, point[1]!, 1, 0, 0, 0];
}
