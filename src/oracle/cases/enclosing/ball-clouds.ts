import { powerOfTwo, stepUlps } from '../doubles.js';
import type { Random } from '../random.js';
import { rowsAtEdges, rowsOfAnySizes, rowsOfOneSize, rowsOfSizes } from './any-sizes.js';

/** The most spheres or circles of a set. */
export const MOST_BALLS = 6;
/** The same where exact numbers have thousands of digits. */
const FEW_BALLS = 3;

/** A center and a radius. */
type Ball = readonly number[];

/** Vectors of integers of one length, by their dimension. */
const STEPS = { 2: vectorsOfLength(2, 5), 3: vectorsOfLength(3, 9) } as const;

function vectorsOfLength(dimension: 2 | 3, length: number) {
  const range = Array.from({ length: 2 * length + 1 }, (_, i) => i - length);
  const last = dimension === 3 ? range : [0];
  const all = range.flatMap((x) => range.flatMap((y) => last.map((z) => [x, y, z])));
  const vectors = all.filter(([x, y, z]) => x! * x! + y! * y! + z! * z! === length * length);
  return { length, vectors };
}

interface BallFamily {
  readonly name: string;
  readonly summary: string;
  readonly begin: (random: Random, dimension: 2 | 3) => () => Ball;
  /** The most of them, where there are fewer. */
  readonly most?: number;
}

/** Rows of numbers, the last one of each without its sign. */
const balls =
  (rows: (random: Random, columns: number) => () => number[]): BallFamily['begin'] =>
  (random, dimension) => {
    const next = rows(random, dimension + 1);
    return () => next().map((x, k) => (k === dimension ? Math.abs(x) : x));
  };

const some = (count: number, draw: () => number) => Array.from({ length: count }, draw);
const lattice = (random: Random, dimension: 2 | 3) =>
  some(dimension, () => random.between(-2, 2)).concat(random.between(0, 3));

const FAMILIES: readonly BallFamily[] = [
  {
    name: 'lattice-balls',
    summary:
      'centers of a small lattice, radii of small whole numbers: often within each other, equal, or around one center',
    begin: (random, dimension) => () => lattice(random, dimension),
  },
  {
    name: 'touching-balls',
    summary:
      'all touch one sphere or circle of whole numbers from inside; an ulp beside, and another one among them, now and then',
    begin(random, dimension) {
      const { length, vectors } = STEPS[dimension];
      const moved = some(dimension, () => random.between(-9, 9));
      const isExact = random.oneIn(2);
      return () => {
        if (random.oneIn(8)) return lattice(random, dimension);
        const step = vectors[random.below(vectors.length)]!;
        const steps = random.between(0, 3);
        const radius = 3 * length - steps * length;
        const ulps = isExact ? 0 : random.between(-1, 1);
        return [...moved.map((x, k) => x + steps * step[k]!), Math.abs(stepUlps(radius, ulps))];
      };
    },
  },
  {
    name: 'line-balls',
    summary: 'centers on a line, or one center many times',
    begin(random, dimension) {
      const along = some(dimension, () => random.between(-2, 2));
      const from = some(dimension, () => random.between(-2, 2));
      return () => {
        const t = random.between(-4, 4);
        return [...from.map((x, k) => x + t * along[k]!), random.between(0, 6)];
      };
    },
  },
  {
    name: 'nested-balls',
    summary: 'around one center, radii an ulp or two apart; a few others',
    begin(random, dimension) {
      const center = some(dimension, () => random.between(-9, 9) / 10);
      const radius = random.between(1, 30) / 10;
      return () =>
        random.oneIn(6)
          ? [...some(dimension, () => random.between(-9, 9) / 10), random.between(0, 9) / 10]
          : [...center, stepUlps(radius, random.between(-2, 2))];
    },
  },
  {
    name: 'tenths-balls',
    summary: 'multiples of 0.1, an ulp beside some of them',
    begin: (random, dimension) => () => {
      const near = (x: number) => stepUlps(x / 10, random.oneIn(3) ? random.between(-1, 1) : 0);
      return [...some(dimension, () => near(random.between(-9, 9))), Math.abs(near(random.between(0, 20)))];
    },
  },
  {
    name: 'scales-balls',
    summary: 'numbers of very different sizes',
    begin(random, dimension) {
      const spread = random.between(0, 60);
      const scale = () => powerOfTwo(random.between(-spread, spread));
      return () => [
        ...some(dimension, () => random.between(-2, 2) * scale()),
        random.between(0, 3) * scale(),
      ];
    },
  },
  {
    name: 'largest-balls',
    summary: 'a small lattice that reaches the largest doubles, or the smallest',
    begin(random, dimension) {
      const scale = random.oneIn(2) ? Number.MAX_VALUE / 4 : Number.MIN_VALUE;
      return () => lattice(random, dimension).map((x) => x * scale);
    },
  },
  {
    name: 'unit-balls',
    summary: 'centers of the unit cube, radii up to a half',
    begin: (random, dimension) => () => [...some(dimension, () => random.unit()), random.unit() / 2],
  },
  {
    name: 'balls-of-one-size',
    summary: 'a lattice or any digits, of any size that doubles have',
    begin: balls(rowsOfOneSize),
  },
  {
    name: 'balls-of-axis-sizes',
    summary:
      'each coordinate and the radius of a size of its own, from the smallest doubles to the largest; often one of usual size that is the same for all',
    begin: balls(rowsOfSizes),
    most: FEW_BALLS,
  },
  {
    name: 'balls-at-edges',
    summary:
      'any digits of a size whose square is among the least or the largest doubles, often beside a coordinate or radius that all have',
    begin: balls(rowsAtEdges),
    most: FEW_BALLS,
  },
  {
    name: 'balls-of-any-sizes',
    summary: 'two of them, every number of a size of its own',
    begin: balls(rowsOfAnySizes),
    most: 2,
  },
];

/** Families of sets of circles or spheres: how many, and the center and radius of each. */
export function ballFamilies(dimension: 2 | 3) {
  return FAMILIES.map(({ name, summary, begin, most = MOST_BALLS }) => ({
    name,
    summary,
    fill(random: Random, out: Float64Array) {
      out.fill(0);
      const next = begin(random, dimension);
      out[0] = random.between(1, most);
      for (let i = 0; i < out[0]; i++) out.set(next(), 1 + (dimension + 1) * i);
    },
  }));
}

/** The circles or spheres of flat values. */
export function ballsOf(values: ArrayLike<number>, dimension: 2 | 3) {
  const size = dimension + 1;
  return Array.from({ length: values[0]! }, (_, i) => ({
    center: Array.from({ length: dimension }, (_, k) => values[1 + size * i + k]!),
    radius: values[size * (i + 1)]!,
  }));
}
