/** Moving features with planted contacts: of each kind by the points that they have. */
import type { Random } from '../random.js';
import {
  drawWeights,
  following,
  latticeMotion,
  latticePoint,
  type Moving,
  type Point,
  passing,
  pick,
  placeAt,
  plus,
  through,
  type Weights,
  weighted,
} from './moving-points.js';

/** How many points the features have: a point and 3 (a face), 2 (an edge) or 1 (a point), or two edges. */
export type FeatureKind = 'vertex-face' | 'edge-edge' | 'point-edge' | 'point-point';

export const POINT_COUNT: Readonly<Record<FeatureKind, number>> = {
  'vertex-face': 4,
  'edge-edge': 4,
  'point-edge': 3,
  'point-point': 2,
};

const motions = (random: Random, count: number, dimension: number): Moving[] =>
  Array.from({ length: count }, () => latticeMotion(random, dimension));

/**
 * An edge through c at some time: an end q, and the other one, in either order; c is at the end, in the middle or at a
 * third.
 */
function edgeThrough(random: Random, c: Point, q: Point): [Point, Point] {
  const far = pick(random, [1, 2, 3]);
  const other = plus(q, plus(c, q, -1), far);
  return random.oneIn(2) ? [q, other] : [other, q];
}

/** Features that meet after a number of quarters, and after another one; where both are one, once for certain. */
export function meetingTwice(
  random: Random,
  kind: FeatureKind,
  first: number,
  second: number,
  dimension = 3,
): Moving[] {
  const isOnce = first === second;
  const other = isOnce ? (first === 0 ? 4 : 0) : second;
  const free = () => latticePoint(random, dimension);
  const count = kind === 'edge-edge' ? 2 : POINT_COUNT[kind] - 1;
  const shape = motions(random, count, dimension);
  const target = (quarter: number) =>
    weighted(
      shape.map((m) => placeAt(m, quarter)),
      drawWeights(random, count),
    );
  if (kind !== 'edge-edge') {
    return [through(target(first), first, isOnce ? free() : target(other), other), ...shape];
  }
  const one = edgeThrough(random, target(first), free());
  const two = isOnce ? [free(), free()] : edgeThrough(random, target(other), free());
  return [...shape, through(one[0], first, two[0]!, other), through(one[1], first, two[1]!, other)];
}

/** Features that stay in contact all the time: a point of one is a point of the other. */
export function staying(random: Random, kind: FeatureKind, dimension = 3): Moving[] {
  const count = kind === 'edge-edge' ? 2 : POINT_COUNT[kind] - 1;
  const shape = motions(random, count, dimension);
  const point = following(shape, drawWeights(random, count));
  if (kind !== 'edge-edge') return [point, ...shape];
  const start = latticeMotion(random, dimension);
  const end = {
    start: plus(start.start, plus(point.start, start.start, -1), 2),
    end: plus(start.end, plus(point.end, start.end, -1), 2),
  };
  return [...shape, start, end];
}

/** The way that a motion makes in a quarter. */
const wayOf = ({ start, end }: Moving): Point => plus([0, 0, 0], plus(end, start, -1), 1 / 4);

/** A double root: features that touch in passing, because the difference of their velocities lies in their plane. */
export function touching(random: Random, kind: FeatureKind, quarter: number): Moving[] {
  if (kind !== 'vertex-face' && kind !== 'edge-edge') return meetingTwice(random, kind, quarter, quarter);
  const count = kind === 'edge-edge' ? 2 : 3;
  const shape = motions(random, count, 3);
  const weights: Weights = drawWeights(random, count);
  const places = shape.map((m) => placeAt(m, quarter));
  const c = weighted(places, weights);
  const slide = (p: Point, q: Point): Point => plus([0, 0, 0], plus(q, p, -1), random.between(-6, 6) / 12);
  const way = plus(weighted(shape.map(wayOf), weights), slide(places[0]!, places[1]!));
  if (kind === 'vertex-face')
    return [passing(c, quarter, plus(way, slide(places[0]!, places[2]!))), ...shape];
  const q = latticePoint(random, 3);
  const other = plus(q, plus(c, q, -1), 2);
  const own = latticePoint(random, 3);
  const both = plus(way, slide(q, c));
  return [...shape, passing(q, quarter, own), passing(other, quarter, plus(own, plus(both, own, -1), 2))];
}

/**
 * A triple root: differences (s, p, q), (0, s, r), (0, 0, s) with s = 0 at a quarter have the determinant s³; what is
 * combined of them by an integer matrix of determinant 1, too. The third is 0 then, and a mean of the differences of
 * corners.
 */
export function turning(random: Random, kind: FeatureKind, quarter: number): Moving[] {
  if (kind !== 'vertex-face' && kind !== 'edge-edge') return meetingTwice(random, kind, quarter, quarter);
  const [, p, q] = latticePoint(random, 3);
  const [, , r] = latticePoint(random, 3);
  const unit = 144;
  const differences: Moving[] = [
    passing([0, p, q], quarter, [unit, 0, 0]),
    passing([0, 0, r], quarter, [0, unit, 0]),
    passing([0, 0, 0], quarter, [0, 0, unit]),
  ];
  const combined = (factors: readonly number[]): Moving =>
    following(
      differences,
      factors.map((k) => 12 * k),
    );
  const base = latticeMotion(random, 3);
  const moved = (m: Moving, by: Moving, sign: number): Moving => ({
    start: plus(m.start, by.start, sign),
    end: plus(m.end, by.end, sign),
  });
  if (kind === 'vertex-face') {
    const rows = pick(random, [
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      [
        [1, 0, 0],
        [0, 1, 0],
        [-1, -1, 1],
      ],
      [
        [1, 0, 0],
        [-1, 0, 1],
        [0, 1, 0],
      ],
    ]);
    return [base, ...rows.map((row) => moved(base, combined(row), 1))];
  }
  // a0 - b0, a1 - b0 and a0 - b1; the third is either at b0, or in the middle of both edges.
  const [d00, d10, d01] = pick(random, [
    [
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ],
    [
      [0, 1, 0],
      [1, 0, 0],
      [-1, 0, 1],
    ],
  ]);
  const a0 = moved(base, combined(d00!), 1);
  return [a0, moved(base, combined(d10!), 1), base, moved(a0, combined(d01!), -1)];
}
