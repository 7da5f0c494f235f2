/** Hulls of eight points: their parts, and how families fill them. */
import { POINTS_OF_HULL } from '../cases/hulls.js';
import type { Random } from '../cases/random.js';
import { points } from './layout.js';

const NUMBERS = Array.from({ length: POINTS_OF_HULL }, (_, i) => i);

/** The parts of a hull in a layout. */
export const hullParts = (name: string) => points(NUMBERS.map((i) => `${name}.points.${i}`).join(' '));

type Point = readonly [number, number, number];
type Fill = (random: Random, out: Float64Array, at: number) => void;

function put(out: Float64Array, at: number, all: readonly (readonly number[])[]): void {
  NUMBERS.forEach((i) => {
    out.set(all[i % all.length]!, at + 3 * i);
  });
}

const small = (random: Random): Point => [
  random.between(-2, 2),
  random.between(-2, 2),
  random.between(-2, 2),
];

const anyPoints: Fill = (random, out, at) => {
  put(
    out,
    at,
    NUMBERS.map(() => small(random)),
  );
};

/** A point, a segment, a triangle or a tetrahedron, whose corners come more than once. */
const fewPoints: Fill = (random, out, at) => {
  const corners = NUMBERS.slice(0, 1 + random.below(4)).map(() => small(random));
  put(
    out,
    at,
    NUMBERS.map(() => corners[random.below(corners.length)]!),
  );
};

/** Points of a plane, or of a line, by small multiples of two vectors. */
const flatPoints: Fill = (random, out, at) => {
  const [from, u] = [small(random), small(random)];
  const v = random.oneIn(4) ? u : small(random);
  put(
    out,
    at,
    NUMBERS.map(() => {
      const [s, t] = [random.between(-1, 2), random.between(-1, 2)];
      return from.map((x, k) => x + s * u[k]! + t * v[k]!);
    }),
  );
};

/** The corners of a box, whose edges are small integers, perhaps in another order. */
const boxCorners: Fill = (random, out, at) => {
  const from = small(random);
  const turn = random.below(POINTS_OF_HULL);
  const size = from.map(() => random.below(4));
  put(
    out,
    at,
    NUMBERS.map((i) => from.map((x, k) => x + size[k]! * (((i ^ turn) >> k) & 1))),
  );
};

/**
 * The corners of a cube that is turned by a quaternion of small integers, rounded: its faces are hardly ever planes.
 * One in four of such quaternions leaves all numbers exact.
 */
const turnedCube: Fill = (random, out, at) => {
  const [w, x, y, z] = [
    1 + random.below(7),
    random.between(-7, 7),
    random.between(-7, 7),
    random.between(-7, 7),
  ];
  const n = w * w + x * x + y * y + z * z;
  const rows = [
    [w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z],
  ];
  const center = small(random);
  const size = random.between(1, 2);
  put(
    out,
    at,
    NUMBERS.map((i) => {
      const corner = [0, 1, 2].map((k) => ((i >> k) & 1 ? size : -size));
      return rows.map((row, k) => center[k]! + row.reduce((sum, c, j) => sum + c * corner[j]!, 0) / n);
    }),
  );
};

const ALL: readonly Fill[] = [anyPoints, anyPoints, fewPoints, flatPoints, boxCorners, turnedCube];

/** A hull: of small integers, often degenerate, or a cube that is turned. */
export const fillHull: Fill = (random, out, at) => {
  ALL[random.below(ALL.length)]!(random, out, at);
};

/** A hull of small integers, often degenerate. */
export const fillIntegerHull: Fill = (random, out, at) => {
  ALL[random.below(ALL.length - 1)]!(random, out, at);
};
