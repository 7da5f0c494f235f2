/** Bodies that quadrics bound, of small integers around the origin, with a plane that touches each at integers. */
import type { Random } from '../../cases/random.js';
import { pythagorean } from '../round/families.js';
import type { Drawn } from './drawn-bodies.js';
import type { Body } from './moving-bodies.js';
import { type Coordinates, cross, dot, isZero, plus, times } from './small-vectors.js';

/** A body, and the normal of the planes that touch it at its first corners. */
export interface DrawnConic {
  readonly n: Coordinates;
  readonly drawn: Drawn;
}

/** What is wished of a body. */
export interface ConicWish {
  /** The coordinate that is 0 in the other shape. */
  readonly flat: number | undefined;
  /** Whether the normal leads along that axis. */
  readonly isAcross: boolean;
}

/** Draws a body. */
export function drawConic(random: Random, body: Body, out: Float64Array, wish: ConicWish): DrawnConic {
  return drawEllipsoid(random, body, out, wish);
}

/**
 * Of the ellipsoid center + A y for |y| <= 1 the plane at y is across A^-T y, a multiple of adj(A)^T y. With y of
 * integers and a length of integers, by which the axes are multiplied, the point is one of integers.
 */
function drawEllipsoid(
  random: Random,
  { at, dimension }: Body,
  out: Float64Array,
  wish: ConicWish,
): DrawnConic {
  const axes = drawAxes(random, dimension, wish.flat);
  const { by: y, length } = direction(random, dimension, wish);
  const long = axes.map((axis) => times(axis, length));
  out.fill(0, at, at + dimension);
  long.forEach((axis, i) => {
    out.set(axis, at + dimension * (i + 1));
  });
  const touching = axes.reduce<number[]>(
    (p, axis, i) => plus(p, axis, y[i]!),
    axes[0]!.map(() => 0),
  );
  const corners = [touching, ...long].flatMap((p) => [p, times(p, -1)]);
  return { n: shortest(normalAt(axes, y)), drawn: { corners, ways: [] } };
}

/** The direction of a pole; of flat settings it is across the axis, or along it. */
function direction(
  random: Random,
  dimension: 2 | 3,
  { flat, isAcross }: ConicWish,
): { by: number[]; length: number } {
  const unit = (axis: number): number[] =>
    Array.from({ length: dimension }, (_, k) => (k === axis ? random.sign() : 0));
  if (flat !== undefined && isAcross) return { by: unit(flat), length: 1 };
  if (flat !== undefined && dimension === 3) {
    const { by, length } = pythagorean(random, 2);
    let next = 0;
    return { by: [0, 1, 2].map((k) => (k === flat ? 0 : by[next++]!)), length };
  }
  return random.oneIn(3) ? { by: unit(random.below(dimension)), length: 1 } : pythagorean(random, dimension);
}

/** Independent axes, often the semi-axes along those of space; of flat settings one is along the axis. */
function drawAxes(random: Random, dimension: number, flat: number | undefined): number[][] {
  const isPlain = random.oneIn(3);
  for (;;) {
    const axes = Array.from({ length: dimension }, (_, i) =>
      Array.from({ length: dimension }, (_, k) => {
        const isOff = isPlain || ((i === flat || k === flat) && dimension === 3);
        if (i === k) return random.sign() * random.between(1, 3);
        return isOff ? 0 : random.between(-1, 1);
      }),
    );
    if (determinant(axes) !== 0) return axes;
  }
}

const determinant = ([u, v, w]: readonly number[][]): number =>
  w === undefined ? u![0]! * v![1]! - u![1]! * v![0]! : dot(u!, cross(v!, w));

/** adj(A)^T y, towards the side on which A y is. */
function normalAt(axes: readonly number[][], y: readonly number[]): number[] {
  const [u, v, w] = axes as [number[], number[], number[]?];
  const rows =
    w === undefined
      ? [
          [v[1]!, -v[0]!],
          [-u[1]!, u[0]!],
        ]
      : [cross(v, w), cross(w, u), cross(u, v)];
  const sum = rows.reduce<number[]>(
    (p, row, i) => plus(p, row, y[i]!),
    rows[0]!.map(() => 0),
  );
  return times(sum, Math.sign(determinant(axes)));
}

/** The same direction in the least integers. */
function shortest(n: Coordinates): number[] {
  const common = n.reduce((p, q) => greatestDivisor(p, Math.abs(q)), 0);
  return isZero(n) ? [...n] : times(n, 1 / common).map(Math.round);
}

function greatestDivisor(p: number, q: number): number {
  return q === 0 ? p : greatestDivisor(q, p % q);
}
