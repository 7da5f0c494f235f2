/**
 * Two ellipses or ellipsoids in doubles: a direction in which they are apart, or points that tell how they meet.
 * Directions and points are guesses, doubles that are taken as they are; what they tell is certain.
 *
 * With the axes as columns of A, the shape reaches |Aᵀw| from its center along w, so that two are apart if w · d >
 * |Aᵀw| + |Bᵀw|, for the difference d of the centers. A point p is inside if |adj A (p - center)| < |det A|, and
 * outside if it is greater.
 *
 * **Bounds**, with u = 2^-53: terms in u, of the magnitudes S of what is added. A difference of coordinates has the
 * factor 1 + δ, |δ| <= u. In w · d: 1 for the difference, 1 for the product, 2 for sums: 4 u S. In Aᵀw: 3 u S for each
 * part, so that its length is off by no more than that of all parts together; the length itself, 1 for a square, 2 for
 * sums, halved by the root, 1 for the root: 2.5 u of at most S. In adj A (p - center): 2 for the minors, 1 for the
 * difference, 1 for the product, 2 for sums, 6 u S, and 2.5 u for the length; in det A 2 + 1 + 2. The last sums: 2 u.
 * All is less than 11 u S; the bound is 2^-49 S = 16 u S, which has room for terms in u² and for the roundings of S.
 *
 * Underflow: products that underflow are off by 2^-1075 each, which the factors of other products, below 2^300, make
 * less than 2^-770; a root of underflowing squares is off by less than 2^-535. S is required to be above 2^-400, whose
 * bound is far more, and below 2^500, so that no square overflows.
 */
import type { Sign, Undecided } from '../../core/sign.js';
import { UNDECIDED } from '../../core/sign.js';
import type { CenterAndAxes } from './quadric-form.js';

export const BOUND = 2 ** -49;
export const SMALLEST = 2 ** -400;
export const LARGEST = 2 ** 500;
export const LARGEST_FACTOR = 2 ** 300;

type Numbers = readonly [number, number, number];

/**
 * A center and three axes; of an ellipse the third is across the plane, which changes nothing at z = 0, and is not
 * among its own.
 */
export interface Lifted {
  readonly center: Numbers;
  readonly axes: readonly [Numbers, Numbers, Numbers];
  readonly ownAxes: 2 | 3;
}

const vectorOf = (p: ArrayLike<number>): Numbers => [p[0]!, p[1]!, p.length > 2 ? p[2]! : 0];

/** The shape with numbers of space. */
export function lifted({ center, axes: [u, v, w] }: CenterAndAxes): Lifted {
  return {
    center: vectorOf(center),
    axes: [vectorOf(u!), vectorOf(v!), w === undefined ? [0, 0, 1] : vectorOf(w)],
    ownAxes: w === undefined ? 2 : 3,
  };
}

/** A number and the magnitudes of what was added. */
interface Estimate {
  readonly value: number;
  readonly size: number;
}

function dot(a: Numbers, b: Numbers): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function sizeOf(a: Numbers, b: Numbers): number {
  return Math.abs(a[0] * b[0]) + Math.abs(a[1] * b[1]) + Math.abs(a[2] * b[2]);
}

const minus = (a: Numbers, b: Numbers): Numbers => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** The sign of a - b: certain, or undecided. */
function compare(a: Estimate, b: Estimate): Sign | Undecided {
  const size = a.size + b.size;
  if (!(size > SMALLEST && size < LARGEST)) return UNDECIDED;
  const gap = a.value - b.value;
  return gap > BOUND * size ? 1 : -gap > BOUND * size ? -1 : UNDECIDED;
}

/** How far a shape reaches along w. */
function reach({ axes }: Lifted, w: Numbers): Estimate {
  const [x, y, z] = axes.map((axis) => dot(axis, w)) as [number, number, number];
  const size = axes.reduce((sum, axis) => sum + sizeOf(axis, w), 0);
  return { value: Math.sqrt(x * x + y * y + z * z), size };
}

/** Is the shape b beyond all of a along w? */
function areApart(a: Lifted, b: Lifted, w: Numbers): boolean {
  const d = minus(b.center, a.center);
  const [first, second] = [reach(a, w), reach(b, w)];
  const sum = { value: first.value + second.value, size: first.size + second.size };
  return isModerate(d) && isModerate(w) && compare({ value: dot(d, w), size: sizeOf(d, w) }, sum) === 1;
}

function isModerate(v: Numbers): boolean {
  return v.every((x) => Math.abs(x) < LARGEST_FACTOR);
}

/** Where a point is: -1 inside, 1 outside. */
function sideOf({ center, axes: [u, v, w] }: Lifted, p: Numbers): Sign | Undecided {
  const m = minus(p, center);
  if (![m, u, v, w].every(isModerate)) return UNDECIDED;
  let [square, size] = [0, 0];
  for (const [a, b] of [
    [v, w],
    [w, u],
    [u, v],
  ] as const) {
    const x = dot(cross(a, b, 1), m);
    square += x * x;
    size += sizeOf(cross(a, b, -1), m);
  }
  const determinant = { value: Math.abs(dot(cross(v, w, 1), u)), size: sizeOf(cross(v, w, -1), u) };
  return compare({ value: Math.sqrt(square), size }, determinant);
}

/** The same for a point of the plane or of space. */
export const sideOfPoint = (shape: Lifted, p: ArrayLike<number>): Sign | Undecided =>
  sideOf(shape, vectorOf(p));

/** a × b; with the other sign, the magnitudes of its terms. */
function cross(a: Numbers, b: Numbers, sign: 1 | -1): Numbers {
  const part = (i: 0 | 1 | 2, j: 0 | 1 | 2): number => {
    const [first, second] = [a[i] * b[j], a[j] * b[i]];
    return sign > 0 ? first - second : Math.abs(first) + Math.abs(second);
  };
  return [part(1, 2), part(2, 0), part(0, 1)];
}

/**
 * Where two shapes are: apart, or with common points inside of both, of which this is one. Without a guess that tells,
 * undecided.
 */
type Meeting = 'apart' | Numbers | Undecided;

/** How often the direction is guessed: it comes nearer to that of a common tangent each time. */
const GUESSES = 4;

/**
 * Grown about their centers by the same factor until they touch, two shapes have the normal w there, and d is a
 * multiple of AAᵀw / |Aᵀw| + BBᵀw / |Bᵀw|: a sum of matrices times w, which is solved for w with the lengths of the
 * guess before.
 *
 * Source: Perram, Wertheim 1985, "Statistical mechanics of hard ellipsoids" (the contact function).
 */
function meetingOf(a: Lifted, b: Lifted): Meeting {
  const d = minus(b.center, a.center);
  let [p, q] = [1, 1];
  for (let i = 0; i < GUESSES; i++) {
    const w = solved(sumOfSquares(a, p, b, q), d);
    [p, q] = [reach(a, w).value, reach(b, w).value];
    if (areApart(a, b, w)) return 'apart';
    const part = dot(w, d) / (p + q) / p;
    const point = p > 0 ? pointAt(a, a.axes.map((axis) => part * dot(axis, w)) as never) : a.center;
    if (sideOf(a, point) === -1 && sideOf(b, point) === -1) return point;
  }
  return UNDECIDED;
}

function pointAt({ center, axes }: Lifted, y: Numbers): Numbers {
  return [0, 1, 2].map(
    (k) => center[k]! + y[0] * axes[0][k]! + y[1] * axes[1][k]! + y[2] * axes[2][k]!,
  ) as never;
}

/** AAᵀ / p + BBᵀ / q. */
function sumOfSquares(a: Lifted, p: number, b: Lifted, q: number): readonly [Numbers, Numbers, Numbers] {
  const entry = (i: number, j: number): number =>
    a.axes.reduce((sum, axis) => sum + (axis[i]! * axis[j]!) / p, 0) +
    b.axes.reduce((sum, axis) => sum + (axis[i]! * axis[j]!) / q, 0);
  return [0, 1, 2].map((i) => [0, 1, 2].map((j) => entry(i, j))) as never;
}

/** A vector in the direction of the solution of a symmetric system, by Cramer's rule; of about unit length. */
function solved([r, s, t]: readonly [Numbers, Numbers, Numbers], d: Numbers): Numbers {
  const w = [dot(cross(s, t, 1), d), dot(cross(t, r, 1), d), dot(cross(r, s, 1), d)] as const;
  const length = Math.max(...w.map(Math.abs));
  return length > 0 ? [w[0] / length, w[1] / length, w[2] / length] : [0, 0, 0];
}

/** Do two shapes have a common point: -1 if they have one inside of both, 1 if they are apart. */
export function meetFilter(a: Lifted, b: Lifted): Sign | Undecided {
  const meeting = meetingOf(a, b);
  return meeting === 'apart' ? 1 : meeting === UNDECIDED ? UNDECIDED : -1;
}

/** A little less than 1. */
const NEARLY = 1 - 2 ** -20;

/** Has a certainly a point that is not in b? Ends of its axes are tried. */
export function hasPointOutside(a: Lifted, b: Lifted): boolean {
  return a.axes.slice(0, a.ownAxes).some((_, i) =>
    [NEARLY, -NEARLY].some((y) => {
      const point = pointAt(a, [0, 1, 2].map((j) => (i === j ? y : 0)) as never);
      return sideOf(b, point) === 1 && sideOf(a, point) === -1;
    }),
  );
}
