/** Hostile sets of points of the plane, of any size. */
import type { Random } from '../../../src/oracle/cases/random.js';

export type Draw = (random: Random, n: number) => number[];

const fill = (n: number, draw: (i: number) => readonly [number, number]): number[] =>
  Array.from({ length: n }, (_, i) => draw(i)).flat();

const step = (random: Random, x: number): number => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(random.between(-1, 1)));
  return x === 0 ? 0 : view.getFloat64(0);
};

const wide = (random: Random): number => (random.unit() - 0.5) * 10 ** random.between(-300, 300);

export const POINT_FAMILIES: readonly (readonly [string, Draw])[] = [
  ['any points', (random, n) => fill(n, () => [random.unit(), random.unit()])],
  [
    'a lattice',
    (random, n) => {
      const side = Math.ceil(Math.sqrt(n)) + 1;
      return fill(n, () => [random.below(side), random.below(side)]);
    },
  ],
  [
    'a whole lattice of tenths',
    (_, n) => {
      const side = Math.ceil(Math.sqrt(n));
      return fill(n, (i) => [(i % side) / 10, Math.floor(i / side) / 10]);
    },
  ],
  [
    'a turned lattice',
    (random, n) => {
      const side = Math.ceil(Math.sqrt(n)) + 1;
      return fill(n, () => {
        const [x, y] = [random.below(side), random.below(side)];
        return [3 * x - 4 * y, 4 * x + 3 * y];
      });
    },
  ],
  ['one point', (_, n) => fill(n, () => [0.1, 0.2])],
  ['a line', (random, n) => fill(n, () => [random.between(-n, n), 0].map((t) => 3 * t + 1) as never)],
  [
    'a line of tenths, some an ulp beside it',
    (random, n) =>
      fill(n, (i) => {
        const t = (i - n / 2) / 10;
        return [step(random, t), random.oneIn(2) ? step(random, 3 * t) : 3 * t];
      }),
  ],
  ['a vertical line', (random, n) => fill(n, () => [0.7, random.unit()])],
  ['a line and one point', (random, n) => [...fill(n - 1, () => [random.between(0, n), 0]), 0.5, 1e300]],
  [
    'a circle',
    (random, n) =>
      fill(n, () => {
        // Half the points are exactly on the circle with radius 65.
        const all = [
          [65, 0],
          [63, 16],
          [60, 25],
          [56, 33],
          [52, 39],
          [39, 52],
          [33, 56],
          [25, 60],
          [16, 63],
        ];
        const [x, y] = all[random.below(all.length)]!;
        const t = 6.283185307179586 * random.unit();
        if (random.oneIn(2)) return [65 * Math.cos(t), 65 * Math.sin(t)];
        return [random.oneIn(2) ? x! : -x!, random.oneIn(2) ? y! : -y!];
      }),
  ],
  [
    'clusters',
    (random, n) =>
      fill(n, () => [
        random.below(3) + random.between(-9, 9) * 1e-16,
        random.below(3) + random.between(-9, 9) * 1e-16,
      ]),
  ],
  [
    'one outlier',
    (random, n) => [...fill(n - 1, () => [random.unit(), random.between(0, 9) / 9]), 1e300, -1e300],
  ],
  [
    'subnormal numbers',
    (random, n) => fill(n, () => [random.between(-9, 9) * 5e-324, random.below(n) * 5e-324]),
  ],
  [
    'numbers near overflow',
    (random, n) =>
      fill(n, () => {
        const pick = () => random.between(-4, 4) * 4e307 + random.unit() * 1e307;
        return [Math.max(-1.7e308, Math.min(1.7e308, pick())), Math.max(-1.7e308, Math.min(1.7e308, pick()))];
      }),
  ],
  ['numbers of all sizes', (random, n) => fill(n, () => [wide(random), wide(random)])],
  ['zeros of both signs', (random, n) => fill(n, () => [random.oneIn(2) ? -0 : 0, random.between(-n, n)])],
];
