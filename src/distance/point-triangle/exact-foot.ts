/** The point of a triangle or a segment that is nearest to a given one, over integers. */
import * as rational from '../../arithmetic/rational.js';
import { roundSqrt } from '../../arithmetic/rounding.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Sign } from '../../core/sign.js';
import { roundScaledQuotient } from '../../implicit/objects/round-quotient.js';
import { cross, dot, equal, isZero, minus, plus, times, type Vector } from '../engine/vectors.js';
import { X } from './question.js';

/** The nearest point: numerators / denominator · 2^exponent, and on which feature it is (region.ts has the codes). */
export interface Foot {
  readonly code: number;
  readonly numerators: Vector;
  readonly denominator: bigint;
  readonly exponent: number;
  /** The squared distance is above / below · 2^(2 exponent). */
  readonly above: bigint;
  readonly below: bigint;
}

/** Without the code and the exponent. */
type Place = Omit<Foot, 'code' | 'exponent'>;

/** The foot on a triangle: the numbers of a question (question.ts). */
export function triangleFoot(numbers: ArrayLike<number> = X): Foot {
  const { p, corners, exponent } = scaled(numbers, 3);
  const [a, b, c] = corners as [Vector, Vector, Vector];
  const face = footInFace(p, a, b, c);
  if (face !== null) return { code: 6, exponent, ...face };
  const edges = [footOnEdge(p, a, b), footOnEdge(p, b, c), footOnEdge(p, c, a)];
  let best = 0;
  for (let i = 1; i < 3; i++) if (isNearer(edges[i]!, edges[best]!)) best = i;
  const at = edges[best]!;
  return { code: cornerAt(corners, at) ?? best + 3, exponent, ...at };
}

/** The foot on the segment of the question. */
export function segmentFoot(): Foot {
  const { p, corners, exponent } = scaled(X, 2);
  const at = footOnEdge(p, corners[0]!, corners[1]!);
  return { code: cornerAt(corners, at) ?? 3, exponent, ...at };
}

/** The question in integers. */
function scaled(x: ArrayLike<number>, count: number): { p: Vector; corners: Vector[]; exponent: number } {
  const numbers = Array.from(x).slice(0, 3 + 3 * count);
  const exponent = commonExponent(numbers);
  const all = scaledIntegers(numbers, exponent) as bigint[];
  const at = (i: number): Vector => [all[i]!, all[i + 1]!, all[i + 2]!];
  return { p: at(0), corners: Array.from({ length: count }, (_, i) => at(3 * i + 3)), exponent };
}

/** The foot on the feature of a triangle that is known to be nearest. */
export function footOn(code: number, numbers: ArrayLike<number> = X): Foot {
  const { p, corners, exponent } = scaled(numbers, 3);
  const [a, b, c] = corners as [Vector, Vector, Vector];
  if (code === 6) return { code, exponent, ...footOnPlane(p, a, cross(minus(b, a), minus(c, a))) };
  const from = corners[code % 3]!;
  if (code < 3) return { code, exponent, ...atCorner(from, minus(p, from)) };
  return { code, exponent, ...footOnEdge(p, from, corners[(code + 1) % 3]!) };
}

/** The foot on the plane if it is inside of the triangle. */
function footInFace(p: Vector, a: Vector, b: Vector, c: Vector): Place | null {
  const n = cross(minus(b, a), minus(c, a));
  if (isZero(n)) return null;
  const isInner = (u: Vector, v: Vector) => dot(n, cross(minus(v, u), minus(p, u))) > 0n;
  return isInner(a, b) && isInner(b, c) && isInner(c, a) ? footOnPlane(p, a, n) : null;
}

/** The foot on the plane through a with normal n. */
function footOnPlane(p: Vector, a: Vector, n: Vector): Place {
  const denominator = dot(n, n);
  const height = dot(n, minus(a, p));
  const numerators = plus(times(p, denominator), times(n, height));
  return { numerators, denominator, above: height * height, below: denominator };
}

function footOnEdge(p: Vector, a: Vector, b: Vector): Place {
  const d = minus(b, a);
  const r = minus(p, a);
  const reach = dot(d, r);
  const all = dot(d, d);
  if (reach <= 0n) return atCorner(a, r);
  if (reach >= all) return atCorner(b, minus(p, b));
  const area = cross(d, r);
  const numerators = plus(times(a, all), times(d, reach));
  return { numerators, denominator: all, above: dot(area, area), below: all };
}

function atCorner(corner: Vector, r: Vector): Place {
  return { numerators: corner, denominator: 1n, above: dot(r, r), below: 1n };
}

function isNearer(f: Place, g: Place): boolean {
  return f.above * g.below < g.above * f.below;
}

/** The first corner that is at the point. */
function cornerAt(corners: readonly Vector[], { numerators, denominator }: Place): number | null {
  const i = corners.findIndex((corner) => equal(times(corner, denominator), numerators));
  return i < 0 ? null : i;
}

/** The order of two distances from one point: -1 if the first is less. */
export function compareFeet(f: Foot, g: Foot): Sign {
  return rational.compare(squaredDistanceTo(f), squaredDistanceTo(g));
}

/** Is the triangle of the question within a distance r of its point? */
export function isFootWithin(r: number): boolean {
  return rational.compare(squaredDistanceTo(triangleFoot()), rational.square(rational.fromNumber(r))) <= 0;
}

/** Are two feet the same point? */
export function isSameFoot(f: Foot, g: Foot): boolean {
  const there = coordinatesOf(g);
  return coordinatesOf(f).every((x, i) => rational.equals(x, there[i]!));
}

/** The squared distance. */
export function squaredDistanceTo({ above, below, exponent }: Foot): rational.Rational {
  return inUnits(above, below, 2 * exponent);
}

/** The squared distance as the nearest double. */
export function roundedSquareTo({ above, below, exponent }: Foot): number {
  return roundScaledQuotient(above, below, 2 * exponent);
}

/** The distance as the nearest double. */
export function roundedDistanceTo({ above, below, exponent }: Foot): number {
  return exponent < 0
    ? roundSqrt(above, below << BigInt(-2 * exponent))
    : roundSqrt(above << BigInt(2 * exponent), below);
}

/** The coordinates of the foot. */
export function coordinatesOf({ numerators, denominator, exponent }: Foot): rational.Rational[] {
  return numerators.map((n) => inUnits(n, denominator, exponent));
}

/** The coordinates, each rounded to the nearest double. */
export function roundedCoordinatesOf({ numerators, denominator, exponent }: Foot): number[] {
  return numerators.map((n) => roundScaledQuotient(n, denominator, exponent));
}

function inUnits(numerator: bigint, denominator: bigint, exponent: number): rational.Rational {
  return exponent < 0
    ? rational.fromParts(numerator, denominator << BigInt(-exponent))
    : rational.fromParts(numerator << BigInt(exponent), denominator);
}
