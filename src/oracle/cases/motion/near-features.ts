/**
 * Moving features that are exactly as far apart as a given length at some quarter of the time, in integers. Between
 * both is a slab whose normal n has a whole length: the corners that are nearest lie on its faces, each feature's
 * others beyond. What moves along the faces alone, in the mean, only touches the length.
 */
import type { Random } from '../random.js';
import { type FeatureKind, POINT_COUNT } from './contacts.js';
import { drawWeights, latticePoint, type Moving, type Point, passing, pick, plus } from './moving-points.js';

/** A normal of whole length, and two vectors across it. */
interface Frame {
  readonly normal: Point;
  readonly length: number;
  readonly across: readonly [Point, Point];
}

const FRAMES: readonly Frame[] = [
  {
    normal: [0, 0, 1],
    length: 1,
    across: [
      [1, 0, 0],
      [0, 1, 0],
    ],
  },
  {
    normal: [0, 3, 4],
    length: 5,
    across: [
      [1, 0, 0],
      [0, 4, -3],
    ],
  },
  {
    normal: [1, 2, 2],
    length: 3,
    across: [
      [2, 1, -2],
      [2, -2, 1],
    ],
  },
  {
    normal: [2, 3, 6],
    length: 7,
    across: [
      [3, -6, 2],
      [6, 2, -3],
    ],
  },
];

/** Lattice units: weights of twelfths and quarters of the time keep integers. */
const UNIT = 48;

export interface NearFeatures {
  readonly points: readonly Moving[];
  /** How far apart they are at the quarter. */
  readonly length: number;
}

/** How the features move: anyhow, not along the normal at the nearest points, or across it all the time. */
export type Course = 'free' | 'tangent' | 'parallel';

/** A vector across the normal. */
function acrossOf(random: Random, { across }: Frame): Point {
  const [k, l] = [random.between(-2, 2) * UNIT, random.between(-2, 2) * UNIT];
  return plus(plus([0, 0, 0], across[0], k), across[1], l);
}

/**
 * The corners of a feature: those that are on the face, through a point of the slab with weights, and others beyond.
 *
 * @param side 1 if the feature is on the side that the normal points to
 */
function cornersOf(
  random: Random,
  frame: Frame,
  nearest: Point,
  count: number,
  side: 1 | -1,
): {
  readonly corners: readonly Point[];
  readonly weights: readonly number[];
} {
  const on = random.between(1, count);
  const drawn = drawWeights(random, on);
  // The last one that counts is where the weights lead: any place, if it has none.
  const last = drawn.reduce((at, w, i) => (w > 0 ? i : at), 0);
  const ways = drawn.map(() => acrossOf(random, frame).map((x) => 12 * x) as Point);
  const scale = drawn[last]!;
  const sum = drawn.reduce<Point>((all, w, i) => (i === last ? all : plus(all, ways[i]!, w)), [0, 0, 0]);
  ways[last] = plus([0, 0, 0], sum, -1);
  // All are stretched by the weight of the last, so that it is at a lattice point.
  const face = ways.map((way, i) => plus(nearest, way, i === last ? 1 : scale));
  const beyond = Array.from({ length: count - on }, () => {
    const depth = side * random.between(random.oneIn(4) ? 0 : 1, 3) * UNIT;
    return plus(plus(nearest, acrossOf(random, frame), 12), frame.normal, depth);
  });
  const weights = [...drawn, ...beyond.map(() => 0)];
  const order = random.oneIn(2) ? [...weights.keys()] : [...weights.keys()].reverse();
  const corners = [...face, ...beyond];
  return { corners: order.map((i) => corners[i]!), weights: order.map((i) => weights[i]!) };
}

/** Ways in a quarter of the time. */
function waysOf(random: Random, frame: Frame, count: number, course: Course): Point[] {
  const draw = (): Point =>
    course === 'free'
      ? latticePoint(random, 3)
      : course === 'parallel'
        ? acrossOf(random, frame)
        : plus(acrossOf(random, frame), frame.normal, random.between(-2, 2) * 12);
  return Array.from({ length: count }, draw);
}

/** How fast a point with weights moves along the normal, in twelfths of its length. */
function speedOf(frame: Frame, ways: readonly Point[], weights: readonly number[]): number {
  const square = frame.length * frame.length;
  const along = (p: Point): number =>
    (p[0] * frame.normal[0] + p[1] * frame.normal[1] + p[2] * frame.normal[2]) / square;
  return weights.reduce((sum, w, i) => sum + w * along(ways[i]!), 0);
}

/** Features that are as far apart as that after a number of quarters, and no nearer in that place. */
export function nearFeatures(
  random: Random,
  kind: FeatureKind,
  quarter: number,
  course: Course,
): NearFeatures {
  const frame = pick(random, FRAMES);
  const first = kind === 'edge-edge' ? 2 : 1;
  const steps = random.between(1, 4) * UNIT;
  const nearest = latticePoint(random, 3);
  const one = cornersOf(random, frame, nearest, first, -1);
  const two = cornersOf(random, frame, plus(nearest, frame.normal, steps), POINT_COUNT[kind] - first, 1);
  const ways = [
    waysOf(random, frame, one.corners.length, course),
    waysOf(random, frame, two.corners.length, course),
  ] as const;
  if (course === 'tangent') {
    // All of the first feature moves along the normal by what is missing.
    const missing = (speedOf(frame, ways[1], two.weights) - speedOf(frame, ways[0], one.weights)) / 12;
    for (const [i, way] of ways[0].entries()) ways[0][i] = plus(way, frame.normal, missing);
  }
  const points = [...one.corners, ...two.corners];
  const all = [...ways[0], ...ways[1]];
  return { points: points.map((p, i) => passing(p, quarter, all[i]!)), length: steps * frame.length };
}
