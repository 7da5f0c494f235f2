/**
 * Points that move linearly, in integers: positions at quarters of the time are integers, too. Contacts are planted at
 * such quarters, so that what is true of them is known by construction.
 */
import type { Random } from '../random.js';

/** A point in integers. */
export type Point = [number, number, number];

/** One of them. */
export function pick<T>(random: Random, of: readonly T[]): T {
  return of[random.below(of.length)]!;
}

/** A point at time 0 and at time 1. */
export interface Moving {
  readonly start: Point;
  readonly end: Point;
}

/**
 * Lattice points are multiples of this: at quarters of the time, with weights of twelfths, and led on from two quarters
 * to all of the time they stay integers.
 */
const LATTICE = 576;

/** Quarters of the time. */
const QUARTERS = 4;

export const plus = (p: Point, q: Point, factor = 1): Point => [
  p[0] + factor * q[0],
  p[1] + factor * q[1],
  p[2] + factor * q[2],
];

/** A lattice point of a space of 1, 2 or 3 dimensions. */
export function latticePoint(random: Random, dimension: number): Point {
  const reach = pick(random, [1, 1, 2, 3]);
  const draw = (j: number) => (j < dimension ? random.between(-reach, reach) * LATTICE : 0);
  return [draw(0), draw(1), draw(2)];
}

/** One that moves between lattice points. */
export function latticeMotion(random: Random, dimension: number): Moving {
  return { start: latticePoint(random, dimension), end: latticePoint(random, dimension) };
}

/** Where a point is after some quarters. */
export function placeAt({ start, end }: Moving, quarter: number): Point {
  return plus(start, plus(end, start, -1), quarter / QUARTERS);
}

/** The motion that is at p after some quarters, and goes on by a way in each. */
export function passing(p: Point, quarter: number, way: Point): Moving {
  return { start: plus(p, way, -quarter), end: plus(p, way, QUARTERS - quarter) };
}

/** The motion that is at p and at q after different numbers of quarters. */
export function through(p: Point, first: number, q: Point, second: number): Moving {
  const between = plus(q, p, -1);
  const way: Point = [0, 0, 0];
  return passing(p, first, plus(way, between, 1 / (second - first)));
}

/** Weights of some points, in twelfths. */
export type Weights = readonly number[];

/** The point, or the way, with weights. */
export function weighted(points: readonly Point[], weights: Weights): Point {
  return points.reduce<Point>((all, p, i) => plus(all, p, weights[i]! / 12), [0, 0, 0]);
}

/** A motion that keeps its weights among others. */
export function following(of: readonly Moving[], weights: Weights): Moving {
  return {
    start: weighted(
      of.map(({ start }) => start),
      weights,
    ),
    end: weighted(
      of.map(({ end }) => end),
      weights,
    ),
  };
}

const ON_TRIANGLE: readonly Weights[] = [
  [4, 4, 4],
  [2, 4, 6],
  [1, 10, 1],
  [6, 6, 0],
  [0, 8, 4],
  [3, 0, 9],
  [12, 0, 0],
  [0, 12, 0],
  [0, 0, 12],
];
const ON_EDGE: readonly Weights[] = [
  [6, 6],
  [8, 4],
  [3, 9],
  [12, 0],
  [0, 12],
];

/** Weights of a point of a face, an edge or a point. */
export function drawWeights(random: Random, count: number): Weights {
  return count === 3 ? pick(random, ON_TRIANGLE) : count === 2 ? pick(random, ON_EDGE) : [12];
}
