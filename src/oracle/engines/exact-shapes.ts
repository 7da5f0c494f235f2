/**
 * Shapes as engines have them, where doubles tell these exactly: a middle and half sizes, a length along an axis, a
 * turn.
 */
import { twoSumTail } from '../../arithmetic/error-free.js';
import { dot, exact, orientation3, vectorAt } from '../referees/shapes/vectors.js';

export type Triple = readonly [x: number, y: number, z: number];

/** A unit quaternion. */
export interface Rotation {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
}

/** A box: the point in its middle, and half of what it measures along each axis. */
export interface Middled {
  readonly middle: Triple;
  readonly half: Triple;
}

/**
 * What is around an axis of space: the middle of its two ends, half their distance, and the unit vector from the first
 * to the second.
 */
export interface Upright {
  readonly middle: Triple;
  readonly half: number;
  readonly way: Triple;
}

export const UNTURNED: Rotation = { x: 0, y: 0, z: 0, w: 1 };
export const ALONG_Y: Triple = [0, 1, 0];
export const ALONG_Z: Triple = [0, 0, 1];

const AXES = [0, 1, 2] as const;

/** The three values from `at` on. */
export function tripleAt(v: ArrayLike<number>, at: number): Triple {
  return [v[at]!, v[at + 1]!, v[at + 2]!];
}

/** Whether floats of 32 bits are what all numbers are. */
export function areFloats(numbers: ArrayLike<number>): boolean {
  return Array.prototype.every.call(numbers, (x: number) => Math.fround(x) === x);
}

/** Whether the sum of two doubles is a double. Sums are exact where they underflow, halves are not. */
export function isExactSum(a: number, b: number): boolean {
  const sum = a + b;
  return Number.isFinite(sum) && twoSumTail(a, b, sum) === 0;
}

/** Whether this double is the product of two others, over integers. */
export function isExactProduct(a: number, b: number, product: number): boolean {
  if (!Number.isFinite(product)) return false;
  const { numerators, one } = exact([a, b, product]);
  return numerators[0]! * numerators[1]! === numerators[2]! * one;
}

function halfOfSum(a: number, b: number): number | undefined {
  const half = (a + b) / 2;
  return isExactSum(a, b) && half + half === a + b ? half : undefined;
}

function tripleOf(of: (axis: 0 | 1 | 2) => number | undefined): Triple | undefined {
  const [x, y, z] = AXES.map(of);
  return x === undefined || y === undefined || z === undefined ? undefined : [x, y, z];
}

/** The box of the corners at some of the values; `undefined` where its middle or half sizes are no doubles. */
export function middledBox(v: ArrayLike<number>, at: number): Middled | undefined {
  const middle = tripleOf((k) => halfOfSum(v[at + k]!, v[at + 3 + k]!));
  const half = tripleOf((k) => halfOfSum(v[at + 3 + k]!, -v[at + k]!));
  return middle && half && { middle, half };
}

/**
 * The two ends at some of the values; `undefined` where their line runs along no axis, or what stands for them is no
 * double.
 */
export function uprightAt(v: ArrayLike<number>, at: number): Upright | undefined {
  const along = AXES.filter((k) => v[at + k] !== v[at + 3 + k]);
  if (along.length > 1) return undefined;
  const axis = along[0] ?? 1;
  const [start, end] = [v[at + axis]!, v[at + 3 + axis]!];
  const sign = end < start ? -1 : 1;
  const middle = tripleOf((k) => (k === axis ? halfOfSum(start, end) : v[at + k]!));
  const half = halfOfSum(sign * end, -sign * start);
  if (middle === undefined || half === undefined) return undefined;
  const way = AXES.map((k) => (k === axis ? sign : 0)) as unknown as Triple;
  return { middle, half, way };
}

/** A plane across an axis: a point of it, and its unit normal. */
export interface UprightPlane {
  readonly point: Triple;
  readonly normal: Triple;
}

/**
 * The plane of the coefficients at some of the values; `undefined` where it is across no axis, or where it crosses that
 * is no double.
 */
export function uprightPlane(v: ArrayLike<number>, at: number): UprightPlane | undefined {
  const along = AXES.filter((k) => v[at + k] !== 0);
  const axis = along[0];
  if (axis === undefined || along.length > 1) return undefined;
  const [n, constant] = [v[at + axis]!, v[at + 3]!];
  const place = -constant / n;
  if (!Number.isFinite(place) || !isExactProduct(n, place, -constant)) return undefined;
  const across = (x: number) => AXES.map((k) => (k === axis ? x : 0)) as unknown as Triple;
  return { point: across(place), normal: across(n < 0 ? -1 : 1) };
}

/** The turns of a tetrahedron: they exchange the axes, and round nothing. */
const TURNS: readonly Rotation[] = [
  UNTURNED,
  { x: 1, y: 0, z: 0, w: 0 },
  { x: 0, y: 1, z: 0, w: 0 },
  { x: 0, y: 0, z: 1, w: 0 },
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((bits) => {
    const [x, y, z] = AXES.map((k) => ((bits >> k) & 1) - 0.5);
    return { x: x!, y: y!, z: z!, w: 0.5 };
  }),
];

function crossed(u: Triple, v: Triple): Triple {
  return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
}

/** A vector, turned. */
export function turned({ x, y, z, w }: Rotation, v: Triple): Triple {
  const inner = crossed([x, y, z], v);
  const outer = crossed([x, y, z], inner);
  return AXES.map((k) => v[k] + 2 * (w * inner[k]! + outer[k]!)) as unknown as Triple;
}

/** A turn that takes one axis to another, each a unit vector of either sign. */
export function turnOf(from: Triple, to: Triple): Rotation {
  return TURNS.find((turn) => turned(turn, from).every((x, k) => x === to[k]))!;
}

/** Whether three vectors stand across each other. */
export function areOrthogonal(v: ArrayLike<number>, at: number): boolean {
  const values = exact(Array.from({ length: 9 }, (_, i) => v[at + i]!));
  const [a, b, c] = [vectorAt(values, 0, 3), vectorAt(values, 3, 3), vectorAt(values, 6, 3)];
  return dot(a, b) === 0n && dot(b, c) === 0n && dot(c, a) === 0n;
}

/** Whether four points are in one plane. */
export function areCoplanar(v: ArrayLike<number>): boolean {
  const values = exact(v);
  const point = (at: number) => vectorAt(values, at, 3);
  return orientation3(point(0), point(3), point(6), point(9)) === 0;
}

/** Whether a point is nearer to another one than a distance. */
export function isNearer(point: Triple, center: Triple, distance: number): boolean {
  const { numerators } = exact([...point, ...center, distance]);
  const square = AXES.reduce((sum, k) => sum + (numerators[k]! - numerators[3 + k]!) ** 2n, 0n);
  return square < numerators[6]! ** 2n;
}
