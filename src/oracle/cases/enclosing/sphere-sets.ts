import { powerOfTwo, stepUlps } from '../doubles.js';
import type { Random } from '../random.js';
import { rowsAtEdges, rowsOfAnySizes, rowsOfOneSize, rowsOfSizes } from './any-sizes.js';

/** The most spheres of a set. */
export const MOST_SPHERES = 6;
/** The same where exact numbers have thousands of digits. */
const FEW_SPHERES = 3;

/** A sphere of flat values: its center, then its radius. */
type Four = readonly [number, number, number, number];

/** The spheres of flat values: their number, and then four numbers for each. */
export function spheresOf(values: ArrayLike<number>) {
  return Array.from({ length: values[0]! }, (_, i) => ({
    center: [values[1 + 4 * i]!, values[2 + 4 * i]!, values[3 + 4 * i]!],
    radius: values[4 + 4 * i]!,
  }));
}

/** Directions of length 25, in integers. */
const DIRECTIONS = [
  [25, 0, 0],
  [-15, 20, 0],
  [-15, -20, 0],
  [0, 0, 25],
  [0, -15, -20],
  [12, 15, 16],
  [-12, 16, 15],
  [9, -12, -20],
] as const;

function family(name: string, summary: string, draw: (random: Random) => () => Four, most = MOST_SPHERES) {
  return {
    name,
    summary,
    fill(random: Random, out: Float64Array) {
      out.fill(0);
      out[0] = random.between(1, most);
      const next = draw(random);
      for (let i = 0; i < out[0]; i++) out.set(next(), 1 + 4 * i);
    },
  };
}

/** The same of rows of four numbers, the last of which loses its sign. */
function sized(
  name: string,
  summary: string,
  rows: (random: Random, columns: number) => () => number[],
  most = MOST_SPHERES,
) {
  const draw = (random: Random) => {
    const next = rows(random, 4);
    return (): Four => {
      const [x, y, z, r] = next();
      return [x!, y!, z!, Math.abs(r!)];
    };
  };
  return family(name, summary, draw, most);
}

/** Families of sets of spheres. */
export const sphereSetFamilies = [
  family('lattice-spheres', 'small whole numbers: equal, touching, one within the other', (random) => () => [
    random.between(-2, 2),
    random.between(-2, 2),
    random.between(-2, 2),
    random.between(0, 3),
  ]),
  family(
    'touching-from-inside',
    'spheres that touch one sphere from inside, all of them or most',
    (random) => {
      const by = [0, 1, 2].map(() => random.between(-9, 9));
      return () => {
        const direction = DIRECTIONS[random.below(DIRECTIONS.length)]!;
        const part = random.between(0, 8);
        const [x, y, z] = direction.map((d, k) => (part * d) / 8 + by[k]!);
        return [
          x!,
          y!,
          z!,
          (25 * (8 - part)) / 8 - (random.oneIn(6) ? random.between(0, 1) * (8 - part) : 0),
        ];
      };
    },
  ),
  family('tenths-of-spheres', 'multiples of 0.1, an ulp beside some of them', (random) => {
    const near = (x: number) => stepUlps(x / 10, random.oneIn(3) ? random.between(-1, 1) : 0);
    return () => {
      const [x, y, z] = [0, 1, 2].map(() => near(random.between(-9, 9)));
      return [x!, y!, z!, Math.abs(near(random.between(0, 9)))];
    };
  }),
  family('nearly-points', 'points, and spheres that are small or hardly larger', (random) => {
    const scale = powerOfTwo(-random.between(0, 60));
    return () => {
      const [x, y, z] = [0, 1, 2].map(() => random.unit());
      return [x!, y!, z!, random.oneIn(3) ? 0 : scale * random.unit()];
    };
  }),
  family('sizes-of-spheres', 'numbers of very different sizes', (random) => {
    const scale = () => powerOfTwo(random.between(-30, 30));
    return () => {
      const [x, y, z] = [0, 1, 2].map(() => random.sign() * random.unit() * scale());
      return [x!, y!, z!, random.unit() * scale()];
    };
  }),
  sized('spheres-of-one-size', 'a lattice or any digits, of any size that doubles have', rowsOfOneSize),
  sized(
    'spheres-of-axis-sizes',
    'each coordinate and the radius of a size of its own, from the smallest doubles to the largest; often one of usual size that is the same for all',
    rowsOfSizes,
    FEW_SPHERES,
  ),
  sized(
    'spheres-at-edges',
    'any digits of a size whose square is among the least or the largest doubles, often beside a coordinate or radius that all have',
    rowsAtEdges,
  ),
  sized('spheres-of-any-sizes', 'every number of a size of its own', rowsOfAnySizes, FEW_SPHERES),
];
