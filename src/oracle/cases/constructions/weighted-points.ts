import { stepUlps } from '../doubles.js';
import { rowsOfAnySizes } from '../enclosing/any-sizes.js';
import type { Random } from '../random.js';

/** The most points of a set with weights. */
export const MOST_WEIGHTED = 9;
/** The same where exact numbers have thousands of digits. */
const FEW_WEIGHTED = 5;

/** x, y, z and the weight of one point. */
type Weighted = readonly number[];

interface WeightedFamily {
  readonly name: string;
  readonly summary: string;
  /** What the points of a set have in common, and then each of them. */
  readonly begin: (random: Random) => () => Weighted;
  readonly most?: number;
}

const three = (draw: () => number) => [draw(), draw(), draw()];

const families: readonly WeightedFamily[] = [
  {
    name: 'weighted-lattice',
    summary: 'points of a small lattice, some of them repeated, and integers as weights',
    begin(random) {
      const most = random.between(0, 12);
      return () => [...three(() => random.between(-2, 2)), random.between(-most, most)];
    },
  },
  {
    name: 'weighted-tenths',
    summary: 'multiples of 0.1 with multiples of 0.01 as weights, an ulp beside some of them',
    begin: (random) => () => [
      ...three(() => random.between(0, 4) / 10),
      stepUlps(random.between(-9, 9) / 100, random.between(-1, 1)),
    ],
  },
  {
    name: 'one-orthogonal-sphere',
    summary: 'weights for which one sphere is orthogonal to those of all points, and some others',
    begin(random) {
      const [a, b, c, d] = [...three(() => random.between(-4, 4)), random.between(-9, 9)] as [
        number,
        number,
        number,
        number,
      ];
      return () => {
        const [x, y, z] = three(() => random.between(-3, 3)) as [number, number, number];
        const weight = x * x + y * y + z * z - a * x - b * y - c * z - d;
        return [x, y, z, weight + (random.oneIn(5) ? random.between(-2, 2) : 0)];
      };
    },
  },
  {
    name: 'hiding-weights',
    summary: 'points of the unit cube, some with weights that hide others',
    begin: (random) => () => [...three(() => random.unit()), random.oneIn(3) ? random.unit() : 0],
  },
  {
    name: 'weights-of-any-sizes',
    summary: 'every number of a size of its own',
    begin: (random) => rowsOfAnySizes(random, 4),
    most: FEW_WEIGHTED,
  },
];

/** Families of sets of points of space with weights: how many there are, and four numbers for each. */
export const weightedFamilies = families.map(({ name, summary, begin, most = MOST_WEIGHTED }) => ({
  name,
  summary,
  fill(random: Random, out: Float64Array) {
    out.fill(0);
    const next = begin(random);
    out[0] = random.between(1, most);
    for (let i = 0; i < out[0]; i++) out.set(next(), 1 + 4 * i);
  },
}));

/** The points of flat values, and their weights. */
export function weightedOf(values: ArrayLike<number>): { points: number[][]; weights: number[] } {
  const numbers = Array.from({ length: values[0]! }, (_, i) =>
    Array.from({ length: 4 }, (__, k) => values[1 + 4 * i + k]!),
  );
  return { points: numbers.map((row) => row.slice(0, 3)), weights: numbers.map((row) => row[3]!) };
}
