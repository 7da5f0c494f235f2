/** Bodies that quadrics bound, of small integers around the origin, with a plane that touches each at integers. */
import { isCone } from '../../cases/motion/translation.js';
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
  /** Whether it is to have no radius, and to lie across the normal, if it can. */
  readonly isThin: boolean;
}

/** Draws a body. */
export function drawConic(random: Random, body: Body, out: Float64Array, wish: ConicWish): DrawnConic {
  return isCone(body.kind) ? drawCone(random, body, out, wish) : drawEllipsoid(random, body, out, wish);
}

/** Three vectors of integers across each other, and the length of each. */
const FRAMES = [
  {
    vectors: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    length: 1,
  },
  {
    vectors: [
      [2, 1, 2],
      [-2, 2, 1],
      [1, 2, -2],
    ],
    length: 3,
  },
] as const;

/** Vectors across each other: the rim is touched along d, the third is the axis. */
interface Frame {
  readonly d: Coordinates;
  /** Across the axis and d, as long as d. */
  readonly across: Coordinates;
  readonly axis: Coordinates;
  /** The length of d, and the square of that over that of the axis. */
  readonly length: number;
  readonly ratio: number;
}

function drawFrame(random: Random, { flat, isAcross }: ConicWish): Frame {
  const { vectors, length } = FRAMES[flat === undefined && random.oneIn(3) ? 1 : 0];
  const turn = flat === undefined ? random.below(3) : isAcross ? flat + 1 : flat + 2;
  const [u, v, w] = [0, 1, 2].map((i) => times(vectors[(i + turn) % 3]!, random.sign())) as [
    number[],
    number[],
    number[],
  ];
  if (flat !== undefined || random.oneIn(2)) return { d: u, across: v, axis: w, length, ratio: 1 };
  const { by, length: long } = pythagorean(random, 2);
  const [p, q] = by as [number, number];
  return {
    d: plus(times(u, p), v, q),
    across: plus(times(u, -q), v, p),
    axis: w,
    length: length * long,
    ratio: long * long,
  };
}

/** The hull of two disks, with a plane along its side, its cap or one that touches a rim. */
function drawCone(random: Random, { kind, at }: Body, out: Float64Array, wish: ConicWish): DrawnConic {
  const { d, across, axis, length, ratio } = drawFrame(random, wish);
  const high = random.between(1, 4);
  const isFlat = wish.isThin && wish.isAcross && wish.flat !== undefined;
  if (isFlat) return drawAxis(random, { kind, at }, out, { along: d, across: axis, high });
  const [first, second] = [random.between(1, 3), random.between(0, 3)];
  const radii = kind === 'cylinder' ? [first, first] : kind === 'cone' ? [first, 0] : [first, second];
  const [start, end] = [times(axis, 0), times(axis, high)];
  const numbers = {
    cylinder: [...start, ...end, first * length],
    cone: [...end, ...start, first * length],
    truncatedCone: [...start, ...end, ...radii.map((r) => r * length)],
  }[kind as 'cylinder' | 'cone' | 'truncatedCone'];
  out.set(
    numbers.map((x) => x + 0),
    at,
  );
  const rims = [start, end].flatMap((center, i) =>
    [d, across].flatMap((way) => [plus(center, way, radii[i]!), plus(center, way, -radii[i]!)]),
  );
  const slope = (radii[0]! - radii[1]!) * ratio;
  const side = plus(times(d, high), axis, slope);
  const rim = plus(d, axis, random.sign() * random.between(1, 3));
  const isCap = wish.flat !== undefined && wish.isAcross;
  const n = isCap ? axis : [axis, side, side, rim][random.below(4)]!;
  return { n: shortest(times(n, random.sign())), drawn: { corners: rims, ways: [] } };
}

/** What is left of the hull of two disks without a radius: a segment, which a plane meets for an instant. */
function drawAxis(
  random: Random,
  { kind, at }: Pick<Body, 'kind' | 'at'>,
  out: Float64Array,
  { along, across, high }: { along: Coordinates; across: Coordinates; high: number },
): DrawnConic {
  const [start, end] = [times(along, 0), times(along, high)];
  const radii = kind === 'truncatedCone' ? [0, 0] : [0];
  out.set(
    [...start, ...end, ...radii].map((x) => x + 0),
    at,
  );
  return { n: shortest(times(across, random.sign())), drawn: { corners: [start, end], ways: [] } };
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
