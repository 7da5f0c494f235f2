import { powerOfTwo, stepUlps } from '../doubles.js';
import { putRing } from '../planar/rings.js';
import type { Random } from '../random.js';

/** The most points of a set in space. */
export const MOST_IN_SPACE = 8;

type PointCloudsPoint = [number, number, number];

interface CloudFamily {
  readonly name: string;
  readonly summary: string;
  /** What the points of a set have in common, and then each of them. */
  readonly begin: (random: Random) => () => PointCloudsPoint;
}

const three = (draw: () => number): PointCloudsPoint => [draw(), draw(), draw()];

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
    name: 'rounded-cloud',
    summary: 'a small lattice, added to a fraction and rounded: steps that are nearly equal',
    begin(random) {
      const low = random.between(1, 20) / random.between(3, 11);
      const unit = powerOfTwo(random.between(-3, 1));
      return () => three(() => low + unit * random.between(0, 3));
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
export function cloudOf(values: ArrayLike<number>): PointCloudsPoint[] {
  return Array.from({ length: values[0]! }, (_, i) => [
    values[3 * i + 1]!,
    values[3 * i + 2]!,
    values[3 * i + 3]!,
  ]);
}

/** The most points of a set. */
export const MOST_POINTS = 12;

type PointSetsPoint = [number, number];

interface PointFamily {
  readonly name: string;
  readonly summary: string;
  readonly draw: (random: Random) => PointSetsPoint;
}

/** Families whose points depend on nothing but what a set has in common. */
interface SetFamily {
  readonly name: string;
  readonly summary: string;
  /** What is common to the points of a set, and then each of them. */
  readonly begin: (random: Random) => () => PointSetsPoint;
}

const each = ({ name, summary, draw }: PointFamily): SetFamily => ({
  name,
  summary,
  begin: (random) => () => draw(random),
});

/** Points of the circle around the origin with radius 65: there are 36 of them. */
const ON_CIRCLE: readonly PointSetsPoint[] = Array.from({ length: 131 }, (_, i) => i - 65).flatMap((x) => {
  const y = Math.sqrt(65 * 65 - x * x);
  return Number.isInteger(y) ? [[x, y] as PointSetsPoint, [x, -y] as PointSetsPoint] : [];
});

const sets: readonly SetFamily[] = [
  each({
    name: 'lattice-points',
    summary: 'points of a small lattice, some of them repeated',
    draw: (random) => [random.between(0, 4), random.between(0, 4)],
  }),
  each({
    name: 'grid-of-tenths',
    summary: 'multiples of 0.1',
    draw: (random) => [random.between(0, 9) / 10, random.between(0, 9) / 10],
  }),
  {
    name: 'cocircular-points',
    summary: 'points of one circle, moved by the same, and some others',
    begin(random) {
      const [dx, dy] = [random.between(-9, 9), random.between(-9, 9)];
      return () => {
        const [x, y] = random.oneIn(5)
          ? [random.between(-65, 65), random.between(-65, 65)]
          : ON_CIRCLE[random.below(ON_CIRCLE.length)]!;
        return [x + dx, y + dy];
      };
    },
  },
  {
    name: 'near-collinear-points',
    summary: 'points of a line, some of them an ulp or two beside it',
    begin(random) {
      const [dx, dy] = [random.between(1, 9) / 10, random.between(-9, 9) / 10];
      return () => {
        const t = random.between(-6, 6);
        return [t * dx, stepUlps(t * dy, random.oneIn(2) ? random.between(-2, 2) : 0)];
      };
    },
  },
  {
    name: 'clusters',
    summary: 'points 1e-16 around a few places',
    begin(random) {
      const places = Array.from(
        { length: 3 },
        () => [random.between(0, 4) / 4, random.between(0, 4) / 4] as PointSetsPoint,
      );
      const near = () => random.between(-3, 3) * 1e-16;
      return () => {
        const [x, y] = places[random.below(3)]!;
        return [x + near(), y + near()];
      };
    },
  },
  {
    name: 'far-off',
    summary: 'a small lattice, or tenths, far from the origin',
    begin(random) {
      const [x, y] = [powerOfTwo(random.between(20, 50)), Number(`1e${random.between(5, 15)}`)];
      const unit = random.oneIn(2) ? 1 : 0.1;
      return () => [x + unit * random.between(0, 4), y + unit * random.between(0, 4)];
    },
  },
  each({
    name: 'any-points',
    summary: 'points of the unit square',
    draw: (random) => [random.unit(), random.unit()],
  }),
];

/** Families of sets of points. */
export const pointSetFamilies = sets.map(({ name, summary, begin }) => ({
  name,
  summary,
  fill(random: Random, out: Float64Array) {
    out.fill(0);
    const next = begin(random);
    putRing(out, 0, Array.from({ length: random.between(3, MOST_POINTS) }, next));
  },
}));

/** Constructions are about numbers that are 0 or from 2^-200 to 2^200: nobody promises to construct anything beyond. */
export function isModerate(values: ArrayLike<number>): boolean {
  for (let i = 0; i < values.length; i++) {
    const x = Math.abs(values[i]!);
    if (x !== 0 && (x < 2 ** -200 || x > 2 ** 200)) return false;
  }
  return true;
}

/** The general families none of whose numbers are moderate. */
export const IMMODERATE: readonly string[] = ['subnormals', 'near-overflow'];
