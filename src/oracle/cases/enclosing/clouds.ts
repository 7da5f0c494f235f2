import { powerOfTwo, stepUlps } from '../doubles.js';
import type { Random } from '../random.js';
import { rowsAtEdges, rowsOfAnySizes, rowsOfOneSize, rowsOfSizes } from './any-sizes.js';

/** The most points of a set. */
export const MOST_IN_CLOUD = 12;
/** The same where exact numbers have thousands of digits, and referees that try all choices would take long. */
const FEW_IN_CLOUD = 5;

/** What the points of a set have in common, and then each of them. */
type Begin = (random: Random) => () => readonly number[];

interface CloudFamily {
  readonly name: string;
  readonly summary: string;
  readonly begin: Begin;
  /** The most points, where there are fewer. */
  readonly most?: number;
}

const some = (dimension: number, draw: () => number) => Array.from({ length: dimension }, draw);

/** A quadruple a, b, c, d whose squares give a rational rotation, as integers over the sum of the squares. */
function rotated([x, y, z]: readonly number[], a: number, b: number, c: number): readonly number[] {
  // The rotation of the quaternion (1, a, b, c), times its norm: integers stay integers.
  return [
    (1 + a * a - b * b - c * c) * x! + 2 * (a * b - c) * y! + 2 * (a * c + b) * z!,
    2 * (a * b + c) * x! + (1 - a * a + b * b - c * c) * y! + 2 * (b * c - a) * z!,
    2 * (a * c - b) * x! + 2 * (b * c + a) * y! + (1 - a * a - b * b + c * c) * z!,
  ];
}

/**
 * Integer points of the sphere x² + y² + z² = 81, of which there are 102, and of the circle x² + y² = 65² in its plane.
 */
const ON_SPHERE: readonly (readonly number[])[] = Array.from({ length: 19 }, (_, i) => i - 9).flatMap((x) =>
  Array.from({ length: 19 }, (_, i) => i - 9).flatMap((y) => {
    const z = Math.sqrt(81 - x * x - y * y);
    return Number.isInteger(z) ? [[x, y, z], ...(z > 0 ? [[x, y, -z]] : [])] : [];
  }),
);
const ON_CIRCLE: readonly (readonly number[])[] = Array.from({ length: 131 }, (_, i) => i - 65).flatMap(
  (x) => {
    const y = Math.sqrt(65 * 65 - x * x);
    return Number.isInteger(y) ? [[x, y, 0], ...(y > 0 ? [[x, -y, 0]] : [])] : [];
  },
);

/** Families of sets of points, in the plane or in space. */
function cloudsOf(dimension: 2 | 3): readonly CloudFamily[] {
  const of =
    (draw: (random: Random) => number): Begin =>
    (random) =>
    () =>
      some(dimension, () => draw(random));
  return [
    {
      name: 'small-lattice',
      summary: 'points of a lattice of three points a side, some of them repeated',
      begin: of((random) => random.between(0, 2)),
    },
    {
      name: 'wide-lattice',
      summary: 'points of a lattice of nine points a side',
      begin: of((random) => random.between(-4, 4)),
    },
    {
      name: 'turned-lattice',
      summary: 'a small lattice, turned by a rational rotation and moved',
      begin(random) {
        const [a, b, c] =
          dimension === 3 ? some(3, () => random.between(-2, 2)) : [0, 0, random.between(-2, 2)];
        const moved = some(3, () => random.between(-9, 9));
        return () => {
          const p = some(3, () => random.between(0, 2));
          return rotated(p, a!, b!, c!).map((x, k) => x + moved[k]!);
        };
      },
    },
    {
      name: 'flat-cloud',
      summary: 'points of a plane (in the plane: of a line), some of them beside it by an ulp',
      begin(random) {
        const slopes = some(2, () => random.between(-3, 3));
        const off = random.between(-2, 2);
        const isExact = random.oneIn(2);
        return () => {
          const [x, y] = [random.between(-4, 4), random.between(-4, 4)];
          const last = slopes[0]! * x + (dimension === 3 ? slopes[1]! * y : 0) + off;
          const at = isExact ? last : stepUlps(last, random.between(-1, 1));
          return dimension === 3 ? [x, y, at] : [x, at];
        };
      },
    },
    {
      name: 'line-cloud',
      summary: 'points of a line, or one point many times',
      begin(random) {
        const along = some(dimension, () => random.between(-2, 2));
        const from = some(dimension, () => random.between(-2, 2));
        return () => {
          const t = random.between(-4, 4);
          return from.map((x, k) => x + t * along[k]!);
        };
      },
    },
    {
      name: 'round-cloud',
      summary: 'points of a sphere or circle around the origin, moved by the same, and some others',
      begin(random) {
        const table = dimension === 2 || random.oneIn(4) ? ON_CIRCLE : ON_SPHERE;
        const moved = some(dimension, () => random.between(-9, 9));
        return () => {
          const p = random.oneIn(6)
            ? some(3, () => random.between(-9, 9))
            : table[random.below(table.length)]!;
          return moved.map((x, k) => x + p[k]!);
        };
      },
    },
    {
      name: 'tenths-cloud-in-box',
      summary: 'multiples of 0.1, an ulp beside some of them',
      begin: of((random) => stepUlps(random.between(0, 3) / 10, random.oneIn(3) ? random.between(-1, 1) : 0)),
    },
    {
      name: 'scales-cloud',
      summary: 'a small lattice times powers of two that differ from point to point; an outlier',
      begin(random) {
        const spread = random.between(0, 60);
        return () => {
          const scale = powerOfTwo(random.between(-spread, spread));
          return some(dimension, () => scale * random.between(-2, 2));
        };
      },
    },
    {
      name: 'largest-cloud',
      summary: 'a small lattice that reaches the largest doubles, or the smallest',
      begin(random) {
        const scale = random.oneIn(2) ? Number.MAX_VALUE / 2 : Number.MIN_VALUE;
        return () => some(dimension, () => scale * random.between(-2, 2));
      },
    },
    {
      name: 'unit-cloud',
      summary: 'points of the unit cube',
      begin: of((random) => random.unit()),
    },
    {
      name: 'cloud-of-one-size',
      summary: 'a lattice or any digits, of any size that doubles have',
      begin: (random) => rowsOfOneSize(random, dimension),
    },
    {
      name: 'cloud-of-axis-sizes',
      summary:
        'each coordinate of a size of its own, from the smallest doubles to the largest; often one of usual size that is the same for all points',
      begin: (random) => rowsOfSizes(random, dimension),
      most: FEW_IN_CLOUD,
    },
    {
      name: 'cloud-at-edges',
      summary:
        'any digits of a size whose square is among the least or the largest doubles, often beside a coordinate that all points have',
      begin: (random) => rowsAtEdges(random, dimension),
    },
    {
      name: 'cloud-of-any-sizes',
      summary: 'every number of a size of its own',
      begin: (random) => rowsOfAnySizes(random, dimension),
      most: FEW_IN_CLOUD,
    },
  ];
}

function familiesOf(dimension: 2 | 3, least: number) {
  return cloudsOf(dimension).map(({ name, summary, begin, most = MOST_IN_CLOUD }) => ({
    name,
    summary,
    fill(random: Random, out: Float64Array) {
      out.fill(0);
      const next = begin(random);
      out[0] = random.between(least, most);
      for (let i = 0; i < out[0]; i++) out.set(next().slice(0, dimension), 1 + dimension * i);
    },
  }));
}

/** Families of sets of points of the plane and of space. */
export const cloudFamilies = { 2: familiesOf(2, 1), 3: familiesOf(3, 1) } as const;

/** The points of flat values: their number, and then their coordinates. */
export function pointsOf(values: ArrayLike<number>, dimension: 2 | 3): number[][] {
  return Array.from({ length: values[0]! }, (_, i) =>
    Array.from({ length: dimension }, (_, k) => values[1 + dimension * i + k]!),
  );
}
