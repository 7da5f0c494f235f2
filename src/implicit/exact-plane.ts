import { exactDifference, exactProduct } from '../arithmetic/exact-or-nan.js';
import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { reject, requireFinite, requireObject } from '../core/errors.js';
import type { Plane, Point3 } from '../core/shapes.js';
import { TINY, U } from './ball.js';
import type { HomogeneousPlane } from './homogeneous.js';

/**
 * An oriented plane that is kept as what defines it: four coefficients, or three points, or a face of a box. Its front
 * is the side where normal · x + constant > 0. Rounded coefficients with error bounds answer most questions; the exact
 * integers are made at the first question that they cannot answer, and kept.
 *
 * A plane through three points counts from its first point (the anchor): N · (x - anchor) loses nothing when the
 * coordinates are large and the triangle is small.
 */
export class ExactPlane {
  /**
   * The normal as rounded (0-2), the bounds of its errors (3-5), the constant (6) and its bound (7). With an anchor the
   * constant is that of N · (x - anchor), which is 0. One array of doubles, because every field would be boxed.
   */
  readonly approximation: readonly number[];
  /** The nine coordinates of the three points that the plane was put through, if it was; the first is the anchor. */
  readonly points: readonly number[] | undefined;
  readonly #derive: () => HomogeneousPlane;
  #exact: HomogeneousPlane | undefined;
  #sharp: readonly number[] | null | undefined;

  /** @internal Use `planeOf`, `planeThrough` and their kin. */
  constructor(
    approximation: readonly number[],
    points: readonly number[] | undefined,
    derive: () => HomogeneousPlane,
  ) {
    this.approximation = approximation;
    this.points = points;
    this.#derive = derive;
  }

  /** The coefficients as integers. */
  get exact(): HomogeneousPlane {
    this.#exact ??= this.#derive();
    return this.#exact;
  }

  /** Is the normal zero? So it is for three points on a line. */
  get isDegenerate(): boolean {
    const n = this.approximation;
    for (let i = 0; i < 3; i++) if (Math.abs(n[i]!) > 2 * n[i + 3]!) return false;
    const { a, b, c } = this.exact;
    return a === 0n && b === 0n && c === 0n;
  }

  /** The normal without error as doubles, if they are doubles (points of a grid); null if not. */
  get sharpNormal(): readonly number[] | null {
    if (this.#sharp === undefined) this.#sharp = this.points === undefined ? null : sharpNormal(this.points);
    return this.#sharp;
  }
}

function sharpNormal(p: readonly number[]): readonly number[] | null {
  const ux = exactDifference(p[3]!, p[0]!);
  const uy = exactDifference(p[4]!, p[1]!);
  const uz = exactDifference(p[5]!, p[2]!);
  const vx = exactDifference(p[6]!, p[0]!);
  const vy = exactDifference(p[7]!, p[1]!);
  const vz = exactDifference(p[8]!, p[2]!);
  const nx = exactDifference(exactProduct(uy, vz), exactProduct(uz, vy));
  const ny = exactDifference(exactProduct(uz, vx), exactProduct(ux, vz));
  const nz = exactDifference(exactProduct(ux, vy), exactProduct(uy, vx));
  return Number.isNaN(nx + ny + nz) ? null : [nx, ny, nz];
}

/**
 * Checks a point of space.
 *
 * @throws RangeError naming the function and the argument, if the length is not 3 or a coordinate is not finite
 */
export function requirePoint3(where: string, argument: string, point: Point3): void {
  if (point?.length !== 3) reject(where, argument, 'a point of 3 coordinates', point);
  if (Number.isFinite(point[0]) && Number.isFinite(point[1]) && Number.isFinite(point[2])) return;
  requireFinite(where, `${argument}[0] ${argument}[1] ${argument}[2]`, [point[0]!, point[1]!, point[2]!]);
}

/**
 * The plane of given coefficients, as an exact plane.
 *
 * @throws RangeError if a coefficient is not finite or the normal is zero
 * @example planeOf({ normal: [0, 0, 1], constant: -2 }).isDegenerate; // false
 */
export function planeOf(plane: Plane): ExactPlane {
  requireObject('planeOf', 'plane', '{normal, constant}', plane);
  const { normal, constant } = plane;
  requirePoint3('planeOf', 'normal', normal);
  requireFinite('planeOf', 'constant', [constant]);
  const [nx, ny, nz] = [normal[0]!, normal[1]!, normal[2]!];
  if (nx === 0 && ny === 0 && nz === 0) reject('planeOf', 'normal', 'other than zero', '(0, 0, 0)');
  return new ExactPlane([nx, ny, nz, 0, 0, 0, constant, 0], undefined, () => {
    const normalExponent = commonExponent([nx, ny, nz]);
    const constantExponent = commonExponent([constant]);
    const [a, b, c] = scaledIntegers([nx, ny, nz], normalExponent);
    const [d] = scaledIntegers([constant], constantExponent);
    return { a, b, c, d, normalExponent, constantExponent };
  });
}

/**
 * The plane through three points. Its normal is (b - a) × (c - a): seen from the front, a, b, c run counterclockwise.
 * Three points on a line give a degenerate plane: its normal is zero and every point counts as on it.
 *
 * @throws RangeError if a coordinate is not finite
 * @example planeThrough([0, 0, 0], [1, 0, 0], [2, 0, 0]).isDegenerate; // true
 */
export function planeThrough(a: Point3, b: Point3, c: Point3): ExactPlane {
  requirePoint3('planeThrough', 'a', a);
  requirePoint3('planeThrough', 'b', b);
  requirePoint3('planeThrough', 'c', c);
  const ax = a[0]!;
  const ay = a[1]!;
  const az = a[2]!;
  const points = [ax, ay, az, b[0]!, b[1]!, b[2]!, c[0]!, c[1]!, c[2]!];
  return new ExactPlane(normalThrough(points), points, () => integersThrough(points));
}

/** The first eight numbers of {@link ExactPlane.approximation}. */
function normalThrough(p: readonly number[]): number[] {
  const ux = p[3]! - p[0]!;
  const uy = p[4]! - p[1]!;
  const uz = p[5]! - p[2]!;
  const vx = p[6]! - p[0]!;
  const vy = p[7]! - p[1]!;
  const vz = p[8]! - p[2]!;
  const bx = crossBound(uy, vz, uz, vy);
  const by = crossBound(uz, vx, ux, vz);
  const bz = crossBound(ux, vy, uy, vx);
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx, bx, by, bz, 0, 0];
}

/**
 * The error of fl(fl(p q) - fl(r s)) where p, q, r, s are rounded differences of doubles: by the rules of ball.ts each
 * product errs by at most (u + u(1 + u) + u)|pq| + an underflow, the last subtraction by u(|pq| + |rs|)(1 + u): in all
 * below (4u + 4u²)(|pq| + |rs|), as computed a little less: 5u covers it.
 */
function crossBound(p: number, q: number, r: number, s: number): number {
  return 5 * U * (Math.abs(p * q) + Math.abs(r * s)) + TINY;
}

function integersThrough(points: readonly number[]): HomogeneousPlane {
  const exponent = commonExponent(points);
  const [ax, ay, az, bx, by, bz, cx, cy, cz] = scaledIntegers(points as Nine, exponent);
  const [ux, uy, uz] = [bx - ax, by - ay, bz - az];
  const [vx, vy, vz] = [cx - ax, cy - ay, cz - az];
  const a = uy * vz - uz * vy;
  const b = uz * vx - ux * vz;
  const c = ux * vy - uy * vx;
  const d = -(a * ax + b * ay + c * az);
  return { a, b, c, d, normalExponent: 2 * exponent, constantExponent: 3 * exponent };
}

type Nine = [number, number, number, number, number, number, number, number, number];

/** A plane given by coefficients, or one that is exact already. */
export type PlaneLike = Plane | ExactPlane;

/** The exact plane behind either form. */
export function toExactPlane(plane: PlaneLike): ExactPlane {
  return plane instanceof ExactPlane ? plane : planeOf(plane);
}
