import { powerOfTwo, stepUlps } from '../doubles.js';
import type { Random } from '../random.js';

/** The most points of a set in space. */
export const MOST_IN_SPACE = 8;

type Point = [number, number, number];

interface CloudFamily {
  readonly name: string;
  readonly summary: string;
  /** What the points of a set have in common, and then each of them. */
  readonly begin: (random: Random) => () => Point;
}

const three = (draw: () => number): Point => [draw(), draw(), draw()];

const clouds: readonly CloudFamily[] = [
  {
    name: 'lattice-cloud',
    summary: 'points of a small lattice',
    begin: (random) => () => three(() => random.between(-3, 3)),
  },
  {
    name: 'tenths-cloud',
    summary: 'multiples of 0.1',
    begin: (random) => () => three(() => random.between(-9, 9) / 10),
  },
  {
    name: 'thirds-cloud',
    summary: 'multiples of 1/3, some of them an ulp beside it',
    begin: (random) => () => three(() => stepUlps(random.between(-9, 9) / 3, random.between(-1, 1))),
  },
  {
    name: 'far-cloud',
    summary: 'a small lattice, or tenths, far from the origin',
    begin(random) {
      const off = powerOfTwo(random.between(20, 50));
      const unit = random.oneIn(2) ? 1 : 0.1;
      return () => three(() => off + unit * random.between(0, 4));
    },
  },
  {
    name: 'any-cloud',
    summary: 'points of the unit cube',
    begin: (random) => () => three(() => random.unit()),
  },
];

/** Families of sets of points in space. */
export const pointCloudFamilies = clouds.map(({ name, summary, begin }) => ({
  name,
  summary,
  fill(random: Random, out: Float64Array) {
    out.fill(0);
    const next = begin(random);
    out[0] = random.between(1, MOST_IN_SPACE);
    for (let i = 0; i < out[0]; i++) out.set(next(), 1 + 3 * i);
  },
}));

/** The points of flat values. */
export function cloudOf(values: ArrayLike<number>): Point[] {
  return Array.from({ length: values[0]! }, (_, i) => [
    values[3 * i + 1]!,
    values[3 * i + 2]!,
    values[3 * i + 3]!,
  ]);
}
