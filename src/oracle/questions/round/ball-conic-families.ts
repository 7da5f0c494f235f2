/** Families of a circle and an ellipse, of a sphere and an ellipsoid: maps that leave a ball what it is. */
import type { Random } from '../../cases/random.js';
import { sizeOf } from '../../cases/round/operands.js';
import { disturbed } from '../boxes/families.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import {
  bitangentShapes,
  concentricShapes,
  type Dimension,
  osculatingShape,
  type Shape,
  TURNS,
  tangentBalls,
  unit,
} from './conic-families.js';
import { scaled } from './families.js';
import { fill } from './operands.js';

/** The circle or sphere, and the ellipse or ellipsoid. */
interface Pair {
  readonly ball: { readonly center: readonly number[]; readonly radius: number };
  readonly conic: Shape;
}
type Draw = (random: Random, dimension: Dimension) => Pair;

const sumOf = (vectors: readonly (readonly number[])[], factors: readonly number[]): number[] =>
  vectors[0]!.map((_, k) => vectors.reduce((sum, v, i) => sum + factors[i]! * v[k]!, 0));

/** Vectors times a number. */
const times = (v: readonly number[], factor: number): number[] => v.map((x) => x * factor);

/** All of it larger, so that other axes of the same shape, which are not across each other, are integers, too. */
function withOtherAxes({ ball, conic }: Pair, dimension: Dimension): Pair {
  const { columns, length } = TURNS[dimension];
  return {
    ball: { center: times(ball.center, length), radius: ball.radius * length },
    conic: {
      center: times(conic.center, length),
      axes: columns.map((factors) => sumOf(conic.axes, factors)),
    },
  };
}

/** A turn, with coordinates exchanged, mirrored and often turned to where integers stay integers; and a shift. */
function moved(random: Random, { ball, conic }: Pair, dimension: Dimension): Pair {
  const { columns, length } = TURNS[dimension];
  const isTurned = random.oneIn(2);
  const first = random.below(dimension);
  const images = Array.from({ length: dimension }, (_, i) => {
    const axis = (first + i) % dimension;
    return times(isTurned ? columns[axis]! : unit(dimension, axis), random.sign());
  });
  const by = ball.center.map(() => (random.oneIn(2) ? 0 : random.between(-99, 99)));
  const place = (p: readonly number[]) => sumOf(images, p).map((x, k) => x + by[k]!);
  return {
    ball: { center: place(ball.center), radius: ball.radius * (isTurned ? length : 1) },
    conic: { center: place(conic.center), axes: conic.axes.map((axis) => sumOf(images, axis)) },
  };
}

function family(name: string, summary: string, dimension: Dimension, draw: Draw): QuestionFamily {
  return {
    name,
    summary,
    fill(random, out) {
      const drawn = draw(random, dimension);
      const pair = random.oneIn(2) ? withOtherAxes(drawn, dimension) : drawn;
      const { ball, conic } = moved(random, pair, dimension);
      out.set([...ball.center, ball.radius, ...conic.center, ...conic.axes.flat()]);
    },
  };
}

/**
 * Axes a, parts p of a unit vector p / r, and the length s of the vector of all p Π a / a: that is the normal at the
 * point whose coordinates are a p / r.
 */
type Contact = readonly [axes: readonly number[], parts: readonly number[], r: number, s: number];

const CONTACTS: Readonly<Record<Dimension, readonly Contact[]>> = {
  2: [
    [[2, 5], [3, 4], 5, 17],
    [[5, 7], [3, 4], 5, 29],
    [[10, 3], [3, 4], 5, 41],
    [[1, 7], [5, 12], 13, 37],
    [[2, 9], [5, 12], 13, 51],
    [[2, 5], [8, 15], 17, 50],
  ],
  3: [
    [[1, 3, 5], [1, 2, 2], 3, 19],
    [[2, 1, 3], [1, 2, 2], 3, 13],
    [[4, 2, 6], [1, 2, 2], 3, 52],
    [[8, 7, 4], [1, 2, 2], 3, 132],
    [[1, 2, 7], [2, 3, 6], 7, 37],
    [[1, 4, 5], [2, 3, 6], 7, 49],
  ],
};

/**
 * A point of the boundary with integers as coordinates, and a step along the normal there that is a vector of integers
 * of an integer length; how many of these steps the radius of curvature is, in the plane.
 */
function contact(random: Random, dimension: Dimension) {
  const [axes, parts, r, s] = CONTACTS[dimension][random.below(CONTACTS[dimension].length)]!;
  const product = axes.reduce((all, a) => all * a, 1);
  // The circle of curvature has the radius (s / r)³ / (a b): s³ steps of s in these units.
  const size = r * s * r * r * product;
  return {
    at: axes.map((a, k) => (size / r) * a * parts[k]!),
    step: axes.map((a, k) => (product / a) * parts[k]!),
    length: s,
    curved: s * s * s,
    conic: {
      center: axes.map(() => 0),
      axes: axes.map((a, k) => times(unit(dimension, k), size * a)),
    },
  };
}

/**
 * A ball that touches there: from outside, from inside, or, where it is too large for that, across the boundary
 * elsewhere, and around all of it. In the plane, of the radius of curvature, too.
 */
function touchingBall(random: Random, dimension: Dimension): Pair {
  const { at, step, length, curved, conic } = contact(random, dimension);
  const steps = [
    0 - random.between(1, 3),
    0 - random.between(1, 2 * curved),
    random.between(1, 3),
    random.between(1, curved),
    curved + random.between(-1, 1),
    curved * random.between(2, 400),
  ][random.below(6)]!;
  const radius = Math.abs(steps) * length;
  const beside = random.oneIn(3) ? random.sign() * (random.oneIn(4) ? 1 : radius * 2 ** -50) : 0;
  return { ball: { center: at.map((x, k) => x - steps * step[k]!), radius: radius + beside }, conic };
}

/** No radius: the point, or one beside it. */
function boundaryPoint(random: Random, dimension: Dimension): Pair {
  const { at, step, conic } = contact(random, dimension);
  const steps = random.oneIn(3) ? random.sign() : 0;
  return { ball: { center: at.map((x, k) => x + steps * step[k]!), radius: 0 }, conic };
}

/** A ball about a point of an axis, touching at its end or at the other one, or nearly; axes of any lengths. */
function axisEnd(random: Random, dimension: Dimension): Pair {
  const sizes = Array.from(
    { length: dimension },
    () => [2 ** -30, 2 ** -10, 1, 1, 2, 3, 2 ** 15][random.below(7)]!,
  );
  const axis = random.below(dimension);
  const own = sizes[axis]!;
  const radius = [own / 4, own, 2 * own, 2 ** -20, 1, 2 ** 10][random.below(6)]!;
  const away = [own + radius, own - radius, radius - own, 0, own][random.below(5)]!;
  return {
    ball: {
      center: times(unit(dimension, axis), random.sign() * away),
      radius: random.oneIn(6) ? 0 : radius,
    },
    conic: {
      center: sizes.map(() => 0),
      axes: sizes.map((size, k) => times(unit(dimension, k), size)),
    },
  };
}

const firstAsBall =
  (draw: (random: Random, dimension: Dimension) => readonly [Pair['ball'], Shape]): Draw =>
  (random, dimension) => {
    const [ball, conic] = draw(random, dimension);
    return { ball, conic };
  };

/** Through one point in one direction: a ball of some radius, and a shape with that radius of curvature, or not. */
function osculating(random: Random, dimension: Dimension): Pair {
  const radius = random.oneIn(4) ? 72 : 36;
  return {
    ball: { center: times(unit(dimension, 1), radius), radius },
    conic: osculatingShape(random, dimension, random.oneIn(4) ? 72 : 36),
  };
}

function lattice(first: 'circle' | 'sphere', second: 'ellipse' | 'ellipsoid'): QuestionFamily {
  return {
    name: 'small-integers',
    summary: 'small integers, axes often along those of the coordinates, centers near each other; radii of 0',
    fill(random, out) {
      fill(first, random, out, 0);
      fill(second, random, out, sizeOf(first));
    },
  };
}

/** The families of a circle and an ellipse, or of a sphere and an ellipsoid. */
export function ballConicFamilies(dimension: Dimension, layout: Layout): QuestionFamily[] {
  const [first, second] =
    dimension === 2 ? (['circle', 'ellipse'] as const) : (['sphere', 'ellipsoid'] as const);
  const touching = family(
    'touching-anywhere',
    'a ball that touches where neither an axis ends nor a number is rounded, from outside, from inside or around all, or with the curvature that is there; some of a radius beside that, by a part in 2^50 or more',
    dimension,
    touchingBall,
  );
  const onBoundary = family(
    'points-of-the-boundary',
    'a radius of 0: a point of the boundary where neither an axis ends nor a number is rounded, or one beside it along the normal',
    dimension,
    boundaryPoint,
  );
  const ends = family(
    'ends-of-axes',
    'a ball that touches at the end of an axis, from outside, from inside or around all, or is at it or at the middle; axes are longer and shorter by up to 2^45; some of radius 0',
    dimension,
    axisEnd,
  );
  const same = family(
    'concentric',
    'one center, and axes as long as the radius, in any directions, half or twice that, or partly so',
    dimension,
    firstAsBall(concentricShapes),
  );
  const balls = family(
    'tangent-balls',
    'two balls of integers whose centers are apart by an integer length, which is the sum or the difference of the radii, or not; the second by its axes',
    dimension,
    firstAsBall(tangentBalls),
  );
  const twice = family(
    'touching-twice',
    'an ellipse (in space with a third axis) with the axes 325 and 300, and a circle or sphere that touches it in two points or at the end of an axis, or nearly does',
    dimension,
    firstAsBall(bitangentShapes),
  );
  const close = family(
    'osculating',
    'through one point in one direction, with equal curvatures there or not',
    dimension,
    osculating,
  );
  return [
    touching,
    onBoundary,
    ends,
    same,
    balls,
    twice,
    close,
    lattice(first, second),
    disturbed(touching),
    disturbed(onBoundary),
    disturbed(ends),
    disturbed(same),
    disturbed(twice),
    scaled(touching, layout, sizeOf(first)),
    scaled(onBoundary, layout, sizeOf(first)),
    scaled(ends, layout, sizeOf(first)),
  ];
}
