import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';

/** The next segment of a case: x and y of both ends. */
type Next = () => readonly number[];

const SEGMENTS = 6;

function family(name: string, summary: string, begin: (random: Random) => Next) {
  return {
    name,
    summary,
    fill(random: Random, out: Float64Array) {
      out.fill(0);
      const next = begin(random);
      const count = random.between(2, SEGMENTS);
      for (let i = 0; i < count; i++) out.set(next(), 1 + 4 * i);
      // Sometimes with a point that no segment has.
      out[0] = 2 * count - (random.oneIn(4) ? 1 : 0);
    },
  };
}

/** Families of segments that cross: points 2 i and 2 i + 1 are the ends of one. */
export const segmentPairFamilies = [
  family('segments-of-lattice', 'segments between points of a lattice of four points a side', (random) => {
    const scale = random.oneIn(3) ? 0.1 : 1;
    return () => Array.from({ length: 4 }, () => scale * random.between(0, 3));
  }),
  family('segments-through-a-point', 'segments through a point, some of them an ulp beside it', (random) => {
    const [x, y] = [random.between(-4, 4), random.between(-4, 4)];
    const isExact = random.oneIn(2);
    const moved = (value: number) => (isExact ? value : stepUlps(value, random.between(-1, 1)));
    return () => {
      const [dx, dy] = [random.between(-5, 5), random.between(-5, 5)];
      const [s, t] = [random.between(1, 3), random.between(1, 3)];
      return [x - s * dx, y - s * dy, moved(x + t * dx), moved(y + t * dy)];
    };
  }),
  family(
    'segments-with-ends-on-others',
    'each begins on the one before, as near as doubles are',
    (random) => {
      let before = [0, 0, random.between(1, 9), random.between(-9, 9)];
      return () => {
        const t = random.between(0, 4) / 4 + (random.oneIn(3) ? random.unit() / 8 : 0);
        const [x0, y0, x1, y1] = before as [number, number, number, number];
        before = [x0 + t * (x1 - x0), y0 + t * (y1 - y0), random.between(-9, 9), random.between(-9, 9)];
        return before;
      };
    },
  ),
  family(
    'needles-that-cross',
    'long segments at small angles, whose crossings are near each other',
    (random) => {
      const height = powerOfTwo(-random.between(0, 60));
      return () => [
        -1 - random.unit(),
        height * random.between(-4, 4),
        1 + random.unit(),
        height * random.between(-4, 4),
      ];
    },
  ),
  family(
    'any-segments',
    'segments in the unit square',
    (random) => () => Array.from({ length: 4 }, () => random.unit()),
  ),
  family('segments-along-lines', 'on few lines, along and across, with ends in common', (random) => {
    const slope = random.between(-2, 2);
    return () => {
      const [a, b] = [random.between(-4, 4), random.between(-4, 4)];
      if (random.oneIn(2)) return [a, slope * a, b, slope * b];
      const x = random.between(-2, 2);
      return random.oneIn(2) ? [x, a, x, b] : [a, x, b, x];
    };
  }),
];
