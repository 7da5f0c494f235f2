import { absolute } from '../../arithmetic/integers.js';
import { roundQuotient } from '../../arithmetic/rounding.js';
import { add, dot, multiply, subtract, type Vector } from '../../oracle/referees/shapes/vectors.js';
import { extremes } from './extremes.js';
import type { Frame } from './frame.js';

/** All x with w · m w + b · w + c = 0 for w = x - at: m is symmetric. Planes are among them. */
export interface Quadric {
  readonly at: Vector;
  readonly m: readonly [Vector, Vector, Vector];
  readonly b: Vector;
  readonly c: bigint;
}

/** A part of a surface: where all of the others are not positive. */
export interface Patch {
  readonly surface: Quadric;
  readonly within: readonly Quadric[];
}

const times = ([x, y, z]: Quadric['m'], w: Vector): Vector => [dot(x, w), dot(y, w), dot(z, w)];

/** What the left side is at a point p / over, times the square of `over`: 0 on the surface. */
export function valueAt({ at, m, b, c }: Quadric, p: Vector, over = 1n): bigint {
  const w = subtract(p, multiply(at, over));
  return dot(w, times(m, w)) + over * dot(b, w) + over * over * c;
}

/** The part of it that grows with the square, along a vector. */
export function formAt({ m }: Quadric, v: Vector): bigint {
  return dot(v, times(m, v));
}

/** In which direction it grows at a point p / over, times `over`. */
export function slopeAt({ at, m, b }: Quadric, p: Vector, over = 1n): Vector {
  return add(multiply(times(m, subtract(p, multiply(at, over))), 2n), multiply(b, over));
}

/** A quadric in the coordinates of a picture: coefficients of which only the ratios matter, each rounded once. */
export interface QuadricSeen {
  readonly m: readonly (readonly number[])[];
  readonly b: readonly number[];
  readonly c: number;
}

/** A quadric as a frame shows it; `undefined` where all points are of it. */
export function quadricIn({ center, over, half }: Frame, { at, m, b, c }: Quadric): QuadricSeen | undefined {
  // w = (e + s u) / unit; all of it times the square of the unit.
  const e = multiply(subtract(center, multiply(at, over)), half.denominator);
  const s = half.numerator * over;
  const unit = over * half.denominator;
  const me = times(m, e);
  const square = m.map((row) => multiply(row, s * s));
  const linear = multiply(add(multiply(me, 2n), multiply(b, unit)), s);
  const constant = dot(e, me) + unit * dot(b, e) + unit * unit * c;
  const largest = extremes([...square.flat(), ...linear, constant].map(absolute)).high;
  if (largest === 0n) return undefined;
  const round = (x: bigint) => roundQuotient(x, largest);
  return { m: square.map((row) => row.map(round)), b: linear.map(round), c: round(constant) };
}

const along = (p: readonly number[], q: readonly number[]) => p.reduce((sum, x, i) => sum + x * q[i]!, 0);
const form = (m: QuadricSeen['m'], p: readonly number[], q: readonly number[]) =>
  along(
    p,
    m.map((row) => along(row, q)),
  );

/** What the left side is, up to a positive factor, at a point of the picture. */
export function valueSeen({ m, b, c }: QuadricSeen, u: readonly number[]): number {
  return form(m, u, u) + along(b, u) + c;
}

/** Where the surface is above and below a point, in steps along a direction; the nearer one first. */
export function crossingsOf(
  quadric: QuadricSeen,
  point: readonly number[],
  direction: readonly number[],
): number[] {
  const { m, b } = quadric;
  const a = form(m, direction, direction);
  const slope = 2 * form(m, point, direction) + along(b, direction);
  const value = valueSeen(quadric, point);
  const square = slope * slope - 4 * a * value;
  if (square < 0) return [];
  // The root that stays near when a is small, and the other one.
  const sum = slope + (slope < 0 ? -1 : 1) * Math.sqrt(square);
  const near = (-2 * value) / sum;
  return [near, -sum / (2 * a)].filter(Number.isFinite);
}
