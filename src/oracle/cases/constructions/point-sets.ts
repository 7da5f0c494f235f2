import { powerOfTwo } from '../doubles.js';
import type { Random } from '../random.js';

/** How many points a set has at most: few enough for a referee that asks all triples about all points. */
export const MOST_POINTS = 10;

/** The points of a set: a count, then places. */
export function pointsOf(values: ArrayLike<number>): [number, number][] {
  return Array.from({ length: values[0]! }, (_, i) => [values[1 + 2 * i]!, values[2 + 2 * i]!]);
}

type Make = (random: Random) => () => readonly [number, number];

/** Ways to draw points of a set, all of which are doubles exactly. */
export const POINT_KINDS: Readonly<Record<string, { readonly summary: string; readonly make: Make }>> = {
  lattice: {
    summary: 'points of a small lattice: cocircular, collinear, repeated',
    make: (random) => {
      const size = random.between(1, 3);
      return () => [random.between(-size, size), random.between(-size, size)];
    },
  },
  tenths: {
    summary: 'multiples of a tenth: nearly cocircular and nearly collinear',
    make: (random) => {
      const size = random.between(2, 9);
      return () => [random.between(0, size) / 10, random.between(0, size) / 10];
    },
  },
  circle: {
    summary: 'lattice points of one circle around the origin, and now and then another point',
    make: (random) => {
      const circle = [
        [5, 0],
        [4, 3],
        [3, 4],
        [0, 5],
      ] as const;
      return () => {
        const [x, y] = circle[random.below(4)]!;
        const signed = [random.oneIn(2) ? x : -x, random.oneIn(2) ? y : -y] as const;
        return random.oneIn(5) ? [random.between(-5, 5), random.between(-5, 5)] : signed;
      };
    },
  },
  'nearly-on-a-line': {
    summary: 'points of a line through tenths, some an ulp away from it',
    make: (random) => {
      const [a, b] = [random.between(1, 9) / 10, random.between(1, 9) / 10];
      return () => {
        const k = random.between(0, 7);
        const y = k * b;
        return [k * a, random.oneIn(3) ? y * (1 + Number.EPSILON) : y];
      };
    },
  },
  cluster: {
    summary: 'points a few ulps from each other, and a few far away',
    make: (random) => {
      const [x, y] = [0.5 + random.below(8) / 16, 0.5 + random.below(8) / 16];
      const ulp = 2 ** -53;
      return () =>
        random.oneIn(3)
          ? [random.between(0, 4), random.between(0, 4)]
          : [x + random.between(0, 6) * ulp, y + random.between(0, 6) * ulp];
    },
  },
  far: {
    summary: 'a small lattice far from the origin',
    make: (random) => {
      const away = powerOfTwo(random.between(20, 50));
      return () => [away + random.below(6), away + random.below(6)];
    },
  },
};

/** Writes a set of points. */
export function putPoints(random: Random, out: Float64Array, make: Make): void {
  out.fill(0);
  out[0] = random.between(3, MOST_POINTS);
  const next = make(random);
  for (let i = 0; i < out[0]; i++) out.set(next(), 1 + 2 * i);
}
