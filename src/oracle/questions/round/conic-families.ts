import type { Random } from '../../cases/random.js';
import { sizeOf } from '../../cases/round/operands.js';
import { disturbed } from '../boxes/families.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import { pythagorean, scaled } from './families.js';
import { fill } from './operands.js';

type Kind = 'ellipse' | 'ellipsoid';
export type Dimension = 2 | 3;
type Matrix = readonly (readonly number[])[];

/** Center and axes. */
export interface Shape {
  readonly center: readonly number[];
  readonly axes: Matrix;
}

/** One that is a circle or a sphere. */
export interface Ball extends Shape {
  readonly radius: number;
}

const dimensionOf = (kind: Kind): Dimension => (kind === 'ellipse' ? 2 : 3);

/** Orthogonal columns of integers of one length. */
export const TURNS: Readonly<Record<Dimension, { readonly columns: Matrix; readonly length: number }>> = {
  2: {
    columns: [
      [3, 4],
      [-4, 3],
    ],
    length: 5,
  },
  3: {
    columns: [
      [1, 2, 2],
      [2, 1, -2],
      [2, -2, 1],
    ],
    length: 3,
  },
};

export const unit = (dimension: Dimension, i: number): number[] =>
  Array.from({ length: dimension }, (_, k) => (k === i ? 1 : 0));

/** A ball, its axes in any order and of any sign, turned where they stay integers; the shape is the same. */
function ball(random: Random, center: readonly number[], radius: number): Ball {
  const dimension = center.length as Dimension;
  const { columns, length } = TURNS[dimension];
  const isTurned = radius % length === 0 && random.oneIn(2);
  const first = random.below(dimension);
  const axes = Array.from({ length: dimension }, (_, i) => {
    const axis = (first + i) % dimension;
    const size = random.sign() * (isTurned ? radius / length : radius);
    return (isTurned ? columns[axis]! : unit(dimension, axis)).map((x) => size * x);
  });
  return { center, axes, radius };
}

/** A matrix of small integers with a determinant other than 0: shears and stretches. */
function integerMap(random: Random, dimension: Dimension): (v: readonly number[]) => number[] {
  const rows = Array.from({ length: dimension }, (_, i) =>
    Array.from({ length: dimension }, (_, j) =>
      i === j ? random.between(1, 3) : j < i ? random.between(-2, 2) : 0,
    ),
  );
  const turn = random.below(dimension);
  return (v) => rows.map((_, i) => rows[(i + turn) % dimension]!.reduce((sum, x, j) => sum + x * v[j]!, 0));
}

function write(out: Float64Array, shapes: readonly Shape[], map: (v: readonly number[]) => number[]): void {
  out.set(shapes.flatMap(({ center, axes }) => [map(center), ...axes.map(map)]).flat());
}

/**
 * Balls whose centers are apart by an integer length, which is the sum or the difference of the radii, or not.
 */
export function tangentBalls(random: Random, dimension: Dimension): readonly [Ball, Ball] {
  const { by, length } = pythagorean(random, dimension);
  const start = by.map(() => random.between(-3, 3));
  const [r, s] = [random.between(1, 6), random.between(1, 4)];
  const radii =
    [
      [r / 4, length - r / 4],
      [r, length + r],
      [length + r, r],
    ][random.below(3)] ?? [];
  if (random.oneIn(4)) radii[random.below(2)] = s;
  const other = start.map((x, k) => x + by[k]!);
  return [ball(random, start, radii[0]!), ball(random, other, radii[1]!)];
}

function tangent(kind: Kind): QuestionFamily {
  const dimension = dimensionOf(kind);
  return {
    name: 'tangent-balls',
    summary:
      'circles or spheres of integers whose centers are apart by an integer length, which is the sum or the difference of the radii, or not, under a matrix of integers',
    fill(random, out) {
      write(out, tangentBalls(random, dimension), integerMap(random, dimension));
    },
  };
}

/** A ball, and a shape about its center with axes that are equal, turned, multiples of each other, or partly so. */
export function concentricShapes(random: Random, dimension: Dimension): readonly [Ball, Shape] {
  const center = Array.from({ length: dimension }, () => random.between(-2, 2));
  const [one, other] = [ball(random, center, 15), ball(random, center, 15)];
  const sizes = one.axes.map(() => [1, 1, 1, 2, 0.5][random.below(5)]!);
  const axes = other.axes.map((axis, i) => axis.map((x) => x * sizes[random.oneIn(2) ? i : 0]!));
  return [one, { center, axes }];
}

function concentric(kind: Kind): QuestionFamily {
  const dimension = dimensionOf(kind);
  return {
    name: 'concentric',
    summary: 'one center, and axes that are equal, turned, multiples of each other, or partly so',
    fill(random, out) {
      write(out, concentricShapes(random, dimension), integerMap(random, dimension));
    },
  };
}

/**
 * x² + 2m xy + (m² + s²) y² = 2r y, and in space + (sz)²: through the origin, flat along x there, with the radius of
 * curvature r. Of equal r, two of them have a common point that counts three times; of equal m, too, four times.
 */
export function osculatingShape(random: Random, dimension: Dimension, r: number): Shape {
  const [m, s] = [random.between(-1, 1), random.between(1, 3)];
  const height = r / (s * s);
  const [center, flat, upright, third] = [
    [-m * height, height, 0],
    [r / s, 0, 0],
    [-m * height, height, 0],
    [0, 0, r / (s * s)],
  ];
  const cut = (v: number[] | undefined) => v!.slice(0, dimension);
  return { center: cut(center), axes: [flat, upright, third].slice(0, dimension).map(cut) };
}

function osculating(kind: Kind): QuestionFamily {
  const dimension = dimensionOf(kind);
  return {
    name: 'osculating',
    summary:
      'through one point in one direction, with equal curvatures there or not, and closer still, under a matrix of integers',
    fill(random, out) {
      const shapes = [0, 1].map(() => osculatingShape(random, dimension, random.oneIn(4) ? 72 : 36));
      write(out, shapes, integerMap(random, dimension));
    },
  };
}

/**
 * Offset and radius of circles about points of the long axis of an ellipse with the axes 325 and 300, which touch it in
 * two points or at an end. (Of one that is c from the center on the axis a, with e² = a² - b², the touching radius is b
 * √(e² - c²) / e up to c = e²/a, and a - c from there.)
 */
const BITANGENT = [
  [0, 300],
  [0, 325],
  [35, 288],
  [35, 288],
  [100, 225],
] as const;

/** Such a circle or sphere, which touches, or nearly does, and the ellipse or an ellipsoid with a third axis. */
export function bitangentShapes(random: Random, dimension: Dimension): readonly [Ball, Shape] {
  const [offset, radius] = BITANGENT[random.below(BITANGENT.length)]!;
  const sizes = [325, 300, [250, 300, 325, 350][random.below(4)]!].slice(0, dimension);
  const axes = sizes.map((size, i) => unit(dimension, i).map((x) => x * size));
  const center = unit(dimension, 0).map((x) => x * random.sign() * offset);
  const inner = ball(random, center, radius + (random.oneIn(3) ? random.sign() : 0));
  return [inner, { center: center.map(() => 0), axes }];
}

function bitangent(kind: Kind): QuestionFamily {
  const dimension = dimensionOf(kind);
  return {
    name: 'touching-twice',
    summary:
      'an ellipse (in space with a third axis) with the axes 325 and 300, and a circle or sphere that touches it in two points or at the end of an axis, or nearly does, under a matrix of integers; in either order',
    fill(random, out) {
      const [inner, around] = bitangentShapes(random, dimension);
      write(out, random.oneIn(2) ? [around, inner] : [inner, around], integerMap(random, dimension));
    },
  };
}

function lattice(kind: Kind): QuestionFamily {
  return {
    name: 'small-integers',
    summary: 'axes of small integers that are often along those of the coordinates, centers near each other',
    fill(random, out) {
      for (const at of [0, sizeOf(kind)]) fill(kind, random, out, at);
      for (let k = 0; k < dimensionOf(kind); k++) {
        if (random.oneIn(2)) out[k] = out[k]! + random.between(-4, 4);
      }
    },
  };
}

function needles(family: QuestionFamily, kind: Kind): QuestionFamily {
  const dimension = dimensionOf(kind);
  return {
    name: `${family.name}-needles`,
    summary: `${family.summary}, all in one coordinate very much longer or shorter, and often far from the origin`,
    fill(random, out) {
      family.fill(random, out);
      const coordinate = random.below(dimension);
      const factor = [2 ** -40, 2 ** -20, 2 ** 20, 2 ** 30][random.below(4)]!;
      for (let i = coordinate; i < out.length; i += dimension) out[i] = out[i]! * factor;
      const far = random.oneIn(2) ? 2 ** 44 * factor : 0;
      for (const at of [0, sizeOf(kind)]) out[at + coordinate] = out[at + coordinate]! + far;
    },
  };
}

/** The families of two ellipses or ellipsoids. */
export function conicFamilies(kind: Kind, layout: Layout): QuestionFamily[] {
  const [balls, close] = [tangent(kind), osculating(kind)];
  return [
    balls,
    close,
    bitangent(kind),
    concentric(kind),
    lattice(kind),
    disturbed(balls),
    disturbed(close),
    disturbed(concentric(kind)),
    needles(balls, kind),
    needles(close, kind),
    scaled(balls, layout, sizeOf(kind)),
  ];
}
