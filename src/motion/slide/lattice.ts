/**
 * Doubles that lie exactly on planes: a place for a shape that touches, without a gap and without getting closer.
 *
 * A plane n · x = k has whole n without a common factor. In units of a power of two, points on it are whole solutions
 * of n · z = K; an extended algorithm of Euclid gives one, and a basis of those with 0 in place of K.
 */
import { exponentOf, powerOfTwo } from '../../arithmetic/float64.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { cross, dot, minus, plus, times, type Vector } from '../../distance/engine/vectors.js';
import { exactPlane, type PlaneObject } from '../../implicit/objects/plane-object.js';
import type { Place } from './place.js';
import type { BoundingPlane } from './world.js';

/** All x with `normal` · x = `offset` · 2^`exponent`; the normal's greatest common divisor is 1. */
export interface LatticePlane {
  readonly normal: Vector;
  readonly offset: bigint;
  readonly exponent: number;
}

/** x a + y b = g, the greatest common divisor, which is not negative. */
function bezout(a: bigint, b: bigint): { g: bigint; x: bigint; y: bigint } {
  let [r, s] = [a, b];
  let [x, u] = [1n, 0n];
  let [y, v] = [0n, 1n];
  while (s !== 0n) {
    const q = r / s;
    [r, s] = [s, r - q * s];
    [x, u] = [u, x - q * u];
    [y, v] = [v, y - q * v];
  }
  return r < 0n ? { g: -r, x: -x, y: -y } : { g: r, x, y };
}

/** A vector with n · v = 1, and two that span the whole vectors across n. */
function basisOf([a, b, c]: Vector): readonly [Vector, Vector, Vector] {
  const { g, x, y } = bezout(a, b);
  if (g === 0n)
    return [
      [0n, 0n, c],
      [1n, 0n, 0n],
      [0n, 1n, 0n],
    ];
  const { x: s, y: t } = bezout(g, c);
  return [
    [s * x, s * y, t],
    [b / g, -a / g, 0n],
    [-c * x, -c * y, g],
  ];
}

/** The nearest integer to a quotient; the denominator is positive. */
function nearestQuotient(n: bigint, d: bigint): bigint {
  const twice = 2n * n + d;
  const q = twice / (2n * d);
  return twice < 0n && q * 2n * d !== twice ? q - 1n : q;
}

/** The vector without as many of the others as make it shorter. */
function shorter(v: Vector, others: readonly Vector[]): Vector {
  let short = v;
  // Two vectors that are not across each other: a few turns get close.
  for (let turn = 0; turn < 4; turn++)
    for (const w of others) short = minus(short, times(w, nearestQuotient(dot(short, w), dot(w, w))));
  return short;
}

/** A short whole vector with n · w = r. */
function onPlane(n: Vector, r: bigint): Vector {
  const [first, ...across] = basisOf(n);
  return shorter(times(first, r), across);
}

/** One on two planes; `null` where there is none. */
function onBoth(n: Vector, r: bigint, m: Vector, s: bigint): Vector | null {
  const [first, u, v] = basisOf(n);
  const from = times(first, r);
  const rest = s - dot(m, from);
  const { g, x, y } = bezout(dot(m, u), dot(m, v));
  if (g === 0n || rest % g !== 0n) return null;
  const q = rest / g;
  const line = cross(n, m);
  const { g: h } = bezout(bezout(line[0], line[1]).g, line[2]);
  return shorter(plus(from, plus(times(u, x * q), times(v, y * q))), [
    line.map((c) => c / h) as unknown as Vector,
  ]);
}

/** Doubles near a place and exactly on one or two planes; `null`: none was found. */
export function placeOn(target: Place, planes: readonly LatticePlane[]): Place | null {
  const size = Math.max(...target.map(Math.abs));
  if (!(size < 2 ** 900) || planes.length === 0) return null;
  const exponent = unitOf(size, planes);
  if (exponent === null) return null;
  const unit = powerOfTwo(exponent);
  const start = target.map((x) => BigInt(Math.round(x / unit))) as unknown as Vector;
  const [one, two] = planes.map(({ normal, offset, exponent: own }) => ({
    normal,
    rest: (offset << BigInt(own - exponent)) - dot(normal, start),
  }));
  const step =
    two === undefined
      ? onPlane(one!.normal, one!.rest)
      : onBoth(one!.normal, one!.rest, two.normal, two.rest);
  if (step === null) return null;
  const found = plus(start, step).map((z) => Number(z) * unit) as unknown as Place;
  // Where planes meet may be so far away that no double is there.
  const isThere = (x: number, k: number): boolean =>
    Number.isFinite(x / unit) && BigInt(x / unit) === start[k]! + step[k]!;
  return found.every(isThere) ? found : null;
}

/** The least power of two of which the place is at most 2^52 times; `null`: a plane is not on that lattice. */
function unitOf(size: number, planes: readonly LatticePlane[]): number | null {
  const exponent = exponentOf(Math.max(size, 2 ** -900)) - 51;
  return planes.every((plane) => plane.offset === 0n || plane.exponent >= exponent) ? exponent : null;
}

/** The whole numbers of a plane that are longer than this are of no use: its lattice is too wide. */
const MOST = 1n << 20n;

/**
 * Where a shape touches a plane, on its outer side, or of a plane without one on the side where the shape is: by what
 * it is moved. `null`: the plane has no short whole normal, no doubles are on it, or the length of the normal is
 * irrational and the radius is not 0.
 */
export function touchingPlane(
  corners: Float64Array,
  radius: number,
  { plane, outward }: BoundingPlane,
  from: Place,
): LatticePlane | null {
  const own = wholePlane(plane);
  if (own === null) return null;
  const squared = dot(own.normal, own.normal);
  const length = BigInt(Math.round(Math.sqrt(Number(squared))));
  if (radius > 0 && length * length !== squared) return null;
  const exponent = Math.min(commonExponent([...corners, ...from, radius]), own.exponent);
  const over = (values: ArrayLike<number>): readonly bigint[] =>
    scaledIntegers(Array.from(values), exponent) as readonly bigint[];
  const base = own.offset << BigInt(own.exponent - exponent);
  const numbers = over(corners);
  const points = Array.from(
    { length: corners.length / 3 },
    (_, i): Vector => [numbers[3 * i]!, numbers[3 * i + 1]!, numbers[3 * i + 2]!],
  );
  const side = outward === 0 ? sideOf(own.normal, base, points, over(from) as unknown as Vector) : outward;
  const normal = times(own.normal, BigInt(side));
  const [least] = points.map((p) => dot(normal, p)).sort((p, q) => (p < q ? -1 : p > q ? 1 : 0));
  const reach = radius > 0 ? over([radius])[0]! * length : 0n;
  return { normal, ...shortened(base * BigInt(side) + reach - least!, exponent) };
}

/** -1: all points, moved, are on the back of a plane, and not all in it. */
function sideOf(normal: Vector, base: bigint, points: readonly Vector[], from: Vector): 1 | -1 {
  const heights = points.map((p) => dot(normal, plus(p, from)) - base);
  return heights.some((h) => h < 0n) && !heights.some((h) => h > 0n) ? -1 : 1;
}

/** A plane by whole numbers without a common factor; `null`: they are too long, or no doubles are on it. */
function wholePlane(plane: PlaneObject): LatticePlane | null {
  const { a, b, c, d, normalExponent, constantExponent } = exactPlane(plane);
  const { g } = bezout(bezout(a, b).g, c);
  if (g === 0n) return null;
  const normal: Vector = [a / g, b / g, c / g];
  if (normal.some((n) => n > MOST || -n > MOST)) return null;
  // Powers of two only shift what is left of the constant.
  const { offset: odd, exponent } = shortened(g, 0);
  if (d % odd !== 0n) return null;
  return { normal, ...shortened(-d / odd, constantExponent - normalExponent - exponent) };
}

/** A number with as great a power of two as it has. */
function shortened(offset: bigint, exponent: number): Pick<LatticePlane, 'offset' | 'exponent'> {
  if (offset === 0n) return { offset, exponent: 0 };
  let [k, e] = [offset, exponent];
  while ((k & 1n) === 0n) {
    k >>= 1n;
    e++;
  }
  return { offset: k, exponent: e };
}
