/**
 * What a ray hits, in fractions: every triangle is put where the matrix takes it, its plane met, and the point compared
 * with its edges. No tree, no predicate, no placement of the kernel.
 */
import * as q from '../../src/arithmetic/rational.js';

type Q = q.Rational;
export type Vector = readonly [Q, Q, Q];

const ZERO = q.fromNumber(0);

const fromNumbers = (v: ArrayLike<number>): Vector =>
  [q.fromNumber(v[0]!), q.fromNumber(v[1]!), q.fromNumber(v[2]!)] as const;
const subtract = (a: Vector, b: Vector): Vector =>
  [q.subtract(a[0], b[0]), q.subtract(a[1], b[1]), q.subtract(a[2], b[2])] as const;
const dot = (a: Vector, b: Vector): Q =>
  q.add(q.add(q.multiply(a[0], b[0]), q.multiply(a[1], b[1])), q.multiply(a[2], b[2]));
const cross = (a: Vector, b: Vector): Vector => {
  const part = (i: 0 | 1 | 2, k: 0 | 1 | 2) => q.subtract(q.multiply(a[i], b[k]), q.multiply(a[k], b[i]));
  return [part(1, 2), part(2, 0), part(0, 1)] as const;
};

/** Where a matrix, column by column, takes a point. */
function placed(elements: readonly number[], p: ArrayLike<number>): Vector {
  const e = elements.map(q.fromNumber);
  const [x, y, z] = fromNumbers(p);
  const row = (i: number): Q =>
    q.add(q.add(q.multiply(e[i]!, x), q.multiply(e[i + 4]!, y)), q.add(q.multiply(e[i + 8]!, z), e[i + 12]!));
  return [row(0), row(1), row(2)] as const;
}

/** A hit: the triangle, the square of its distance, the weights of the corners, the point. */
export interface TrueHit {
  readonly faceIndex: number;
  readonly squared: Q;
  readonly weights: Vector;
  readonly point: Vector;
}

/** Triangles by their corners, three points each, in the frame of the object. */
export interface RaycastCase {
  readonly triangles: readonly (readonly ArrayLike<number>[])[];
  readonly elements: readonly number[];
  readonly origin: readonly number[];
  readonly direction: readonly number[];
  readonly near: number;
  readonly far: number;
  /** As three.js counts: 0 front, 1 back, 2 both. */
  readonly side: number;
}

/** What the ray of a case hits, in the order of the places, then of the triangles. */
export function trueHits({
  triangles,
  elements,
  origin,
  direction,
  near,
  far,
  side,
}: RaycastCase): TrueHit[] {
  const [o, d] = [fromNumbers(origin), fromNumbers(direction)];
  const zero = placed(elements, [0, 0, 0]);
  const axes = [0, 1, 2].map((k) =>
    subtract(
      placed(
        elements,
        [0, 1, 2].map((i) => (i === k ? 1 : 0)),
      ),
      zero,
    ),
  ) as [Vector, Vector, Vector];
  const hand = q.sign(dot(axes[0], cross(axes[1], axes[2])));
  if (hand === 0) return [];
  const found: TrueHit[] = [];
  triangles.forEach((corners, faceIndex) => {
    const [a, b, c] = corners.map((p) => placed(elements, p)) as [Vector, Vector, Vector];
    const n = cross(subtract(b, a), subtract(c, a));
    const rise = dot(n, d);
    const facing = -q.sign(rise) * hand;
    if (facing === 0 || (side === 0 && facing < 0) || (side === 1 && facing > 0)) return;
    const t = q.divide(dot(n, subtract(a, o)), rise);
    if (q.sign(t) < 0) return;
    const point = [0, 1, 2].map((i) => q.add(o[i as 0]!, q.multiply(t, d[i as 0]!))) as unknown as Vector;
    const whole = dot(n, n);
    const weight = (p: Vector, r: Vector) =>
      q.divide(dot(n, cross(subtract(r, p), subtract(point, p))), whole);
    const weights: Vector = [weight(b, c), weight(c, a), weight(a, b)] as const;
    if (weights.some((w) => q.sign(w) < 0)) return;
    const squared = q.multiply(q.multiply(t, t), dot(d, d));
    const square = (x: number) => q.square(q.fromNumber(x));
    if (near > 0 && (near === Infinity || q.compare(squared, square(near)) < 0)) return;
    if (far < 0 || (far !== Infinity && q.compare(squared, square(far)) > 0)) return;
    found.push({ faceIndex, squared, weights, point });
  });
  return found.sort((x, y) => q.compare(x.squared, y.squared) || x.faceIndex - y.faceIndex);
}

/** The nearest double to a root: an integer root of 200 bits more than doubles have, then rounded. */
export function rootOf({ numerator, denominator }: Q): number {
  if (numerator === 0n) return 0;
  const bits = 2 * Math.max(0, 130 - (numerator.toString(2).length - denominator.toString(2).length)) + 260;
  const shift = BigInt(bits % 2 === 0 ? bits : bits + 1);
  const n = (numerator << shift) / denominator;
  let root = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (let better = (root + n / root) >> 1n; better < root; better = (root + n / root) >> 1n) root = better;
  return q.toNumber(q.fromParts(root, 1n << (shift / 2n)));
}

export const roundedVector = (v: Vector): number[] => v.map(q.toNumber);

/** The mean of three numbers by weights, rounded once. */
export const meanOf = (weights: Vector, numbers: readonly number[]): number =>
  q.toNumber(weights.reduce((sum, w, k) => q.add(sum, q.multiply(w, q.fromNumber(numbers[k]!))), ZERO));
