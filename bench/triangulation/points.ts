/** Sets of points of the plane, as x and y one behind the other: the same ones in each run. */
import { Random } from '../../src/oracle/cases/random.js';

type Draw = (random: Random, i: number, n: number) => readonly [number, number];

const DRAWS: Readonly<Record<string, Draw>> = {
  random: (random) => [random.unit(), random.unit()],
  lattice: (_, i, n) => {
    const side = Math.ceil(Math.sqrt(n));
    return [i % side, Math.floor(i / side)];
  },
  tenths: (_, i, n) => {
    const side = Math.ceil(Math.sqrt(n));
    return [(i % side) / 10, Math.floor(i / side) / 10];
  },
  circle: (random) => {
    // A rational parametrisation, rounded: points within an ulp of the circle, whose mantissas are full.
    const t = 2 * random.unit() - 1;
    const side = random.oneIn(2) ? 1 : -1;
    return [(side * (1 - t * t)) / (1 + t * t), (2 * t) / (1 + t * t)];
  },
  line: (random) => {
    const t = Math.floor(random.unit() * 2 ** 40);
    return [t, 3 * t];
  },
  'line-and-point': (random, i) => (i === 0 ? [0.5, 1] : [random.unit(), 0]),
  equal: () => [0.1, 0.2],
  clusters: (random) => {
    const at = random.below(1000);
    return [(at % 31) + random.unit() / 1000, (at % 37) + random.unit() / 1000];
  },
  outlier: (random, i) => (i === 0 ? [1e300, -1e300] : [random.unit(), random.unit()]),
  subnormal: (random) => [random.between(0, 1e6) * 5e-324, random.between(0, 1e6) * 5e-324],
  overflow: (random) => [(random.unit() - 0.5) * 3.4 * 1e307 * 10, (random.unit() - 0.5) * 3.4 * 1e307 * 10],
};

/** The names of all sets. */
export const SETS = Object.keys(DRAWS);

/** `random-1000`: so many points of the set. */
export function pointsOf(name: string): Float64Array {
  const [, set, size] = /^(.*)-(\d+)$/.exec(name) ?? [];
  const draw = DRAWS[set ?? ''];
  if (draw === undefined) throw new RangeError(`there is no set '${name}': ${SETS.join(', ')}`);
  const n = Number(size);
  const random = new Random(1, 2, 3, 4);
  const flat = new Float64Array(2 * n);
  for (let i = 0; i < n; i++) flat.set(draw(random, i, n), 2 * i);
  return flat;
}
