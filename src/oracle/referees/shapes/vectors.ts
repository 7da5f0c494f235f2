import { signOf, toIntegers } from '../signs/big-integers.js';

/** A vector of integers. The plane is the part of space with z = 0. */
export type Vector = readonly [bigint, bigint, bigint];

/** A rational point: (x, y, z) / w with w > 0. */
export interface Rational3 {
  readonly x: bigint;
  readonly y: bigint;
  readonly z: bigint;
  readonly w: bigint;
}

export const ORIGIN: Vector = [0n, 0n, 0n];

/** Doubles as fractions with one common denominator, a power of two: value i is `numerators[i] / one`. */
export interface Exact {
  readonly numerators: readonly bigint[];
  readonly one: bigint;
}

/** Doubles; or what is exact already: decimals that are no doubles. */
export type Numbers = ArrayLike<number> | Exact;

/**
 * The exact values of doubles, over the smallest common denominator that is a power of two (and not below 1).
 *
 * @example exact([0.5, 3]); // { numerators: [1n, 6n], one: 2n }
 */
export function exact(values: Numbers): Exact {
  if ('numerators' in values) return values;
  const numerators: bigint[] = new Array<bigint>(values.length);
  if (Array.prototype.every.call(values, Number.isSafeInteger)) {
    for (let i = 0; i < values.length; i++) numerators[i] = BigInt(values[i]!);
    return { numerators, one: 1n };
  }
  const exponent = toIntegers(values, 0, 1, values.length, 0, numerators);
  if (exponent >= 0) return { numerators: numerators.map((x) => x << BigInt(exponent)), one: 1n };
  // Short numbers leave zeros behind: what all of them and the denominator share is taken out.
  const one = 1n << BigInt(-exponent);
  const all = numerators.reduce((bits, x) => bits | x, one);
  const shared = all & -all;
  if (shared === 1n) return { numerators, one };
  return { numerators: numerators.map((x) => x / shared), one: one / shared };
}

/** The vector that starts at value `at`. In the plane z is 0. */
export function vectorAt({ numerators }: Exact, at: number, dimension: 2 | 3): Vector {
  return [numerators[at]!, numerators[at + 1]!, dimension === 3 ? numerators[at + 2]! : 0n];
}

/** The first `count` points (or all) of flat values, from value `from` on. */
export function pointsAt(values: Exact, dimension: 2 | 3, from: number, count: number): Vector[] {
  return Array.from({ length: count }, (_, i) => vectorAt(values, from + i * dimension, dimension));
}

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function multiply(a: Vector, k: bigint): Vector {
  return [a[0] * k, a[1] * k, a[2] * k];
}

export function dot(a: Vector, b: Vector): bigint {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function isZero(a: Vector): boolean {
  return a[0] === 0n && a[1] === 0n && a[2] === 0n;
}

export function sameVector(a: Vector, b: Vector): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}

/** The sign of (b - a) x (c - a) in the plane: 1 for counterclockwise. */
export function orientation2(a: Vector, b: Vector, c: Vector): -1 | 0 | 1 {
  return signOf((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}

/** The sign of ((b - a) x (c - a)) · (d - a): 1 where d is on the side that the cross product points to. */
export function orientation3(a: Vector, b: Vector, c: Vector, d: Vector): -1 | 0 | 1 {
  return signOf(dot(cross(subtract(b, a), subtract(c, a)), subtract(d, a)));
}

/** An integer point as a rational one. */
export function rational(a: Vector): Rational3 {
  return { x: a[0], y: a[1], z: a[2], w: 1n };
}

/** Whether two rational points are the same. */
export function samePoint(a: Rational3, b: Rational3): boolean {
  return a.x * b.w === b.x * a.w && a.y * b.w === b.y * a.w && a.z * b.w === b.z * a.w;
}

/** x - p, times x.w: a vector from the integer point p towards the rational point x. */
export function towards(p: Vector, x: Rational3): Vector {
  return [x.x - p[0] * x.w, x.y - p[1] * x.w, x.z - p[2] * x.w];
}

/** The sign of one rational coordinate minus another: -1 if a is the smaller one. */
export function compareCoordinate(a: Rational3, b: Rational3, axis: 'x' | 'y' | 'z'): -1 | 0 | 1 {
  return signOf(a[axis] * b.w - b[axis] * a.w);
}

/**
 * Any integers that are proportional to the rational points' differences b - a: for orientations of rational points.
 */
export function between(a: Rational3, b: Rational3): Vector {
  return [b.x * a.w - a.x * b.w, b.y * a.w - a.y * b.w, b.z * a.w - a.z * b.w];
}

export { signOf };

/** The greater one of two integers. */
export function greater(a: bigint, b: bigint): bigint {
  if (a > b) return a;
  return b;
}

/** Ranks over the integers. */

/** The rank of rows of integers by elimination without fractions. */
export function rowRank(rows: readonly (readonly bigint[])[]): number {
  let left = rows.map((row) => [...row]);
  let rank = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0); column++) {
    const pivot = left.find((row) => row[column] !== 0n);
    if (pivot === undefined) continue;
    rank++;
    left = left
      .filter((row) => row !== pivot)
      .map((row) => row.map((x, i) => x * pivot[column]! - pivot[i]! * row[column]!));
  }
  return rank;
}

/**
 * Circles and spheres through rational points: the determinant of all of them lifted to a paraboloid, one row a point,
 * with its square and a column of weights, expanded column by column. No differences are taken; the kernel works with
 * vectors from the last point, one order less.
 */

type Sign = -1 | 0 | 1;

/** By Laplace along the first row. */
function determinant(rows: readonly (readonly bigint[])[]): bigint {
  if (rows.length === 1) return rows[0]![0]!;
  const [first, ...others] = rows;
  return first!.reduce((sum, x, i) => {
    const minor = x === 0n ? 0n : x * determinant(others.map((row) => row.filter((_, k) => k !== i)));
    return i % 2 === 0 ? sum + minor : sum - minor;
  }, 0n);
}

/**
 * The sign of `incircle` for four points with z = 0: (x w, y w, x² + y², w²) a row, each a positive multiple of (x, y,
 * square, 1).
 */
export function circleSign(points: readonly Rational3[]): Sign {
  return signOf(determinant(points.map(({ x, y, w }) => [x * w, y * w, x * x + y * y, w * w])));
}

/** The sign of `insphere` for five points. */
export function sphereSign(points: readonly Rational3[]): Sign {
  const rows = points.map(({ x, y, z, w }) => [x * x + y * y + z * z, x * w, y * w, z * w, w * w]);
  return signOf(determinant(rows));
}
