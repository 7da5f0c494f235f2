import { nextDown, nextUp } from '../../../src/arithmetic/float64.js';

/** Random numbers from 0 to 1, by a seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
export type Case = number[][][];

const integer = (random: Random, n: number): number => Math.floor(random() * n);

function walked(x: number, steps: number): number {
  let at = x;
  for (let k = 0; k < Math.abs(steps); k++) at = steps > 0 ? nextUp(at) : nextDown(at);
  return at;
}

const points = (count: number, point: () => number[]): number[][] => Array.from({ length: count }, point);

/** Rings that are hard to round: to be filled by the even-odd rule. */
export const FAMILIES: Record<string, (random: Random) => Case> = {
  lattices: (random) =>
    [1, 2].map(() => points(3 + integer(random, 6), () => [integer(random, 7), integer(random, 7)])),
  reals: (random) => [1, 2].map(() => points(3 + integer(random, 6), () => [random(), random()])),
  thirds: (random) =>
    [1, 2].map(() => points(3 + integer(random, 5), () => [integer(random, 9) / 3, integer(random, 9) / 3])),
  needles: (random) =>
    [1, 2, 3].map(() => {
      const [x, y] = [random(), random()];
      const [u, v] = [random() * 4 - 2, random() * 4 - 2];
      return [
        [x, y],
        [x + u, y + v],
        [walked(x + u, integer(random, 5) - 2), walked(y + v, integer(random, 5) - 2)],
        [walked(x, integer(random, 3)), walked(y, integer(random, 3))],
      ];
    }),
  'ulp walks': (random) => {
    const [x, y] = [1 + random(), integer(random, 2) + random()];
    return [1, 2].map(() =>
      points(3 + integer(random, 6), () => [walked(x, integer(random, 9)), walked(y, integer(random, 9))]),
    );
  },
  'near lines': (random) => {
    const [dx, dy] = [random() * 2 - 1, random() * 2 - 1];
    return [1, 2].map(() =>
      points(3 + integer(random, 4), () => {
        const t = random() * 3;
        return [walked(t * dx, integer(random, 5) - 2), walked(t * dy, integer(random, 5) - 2)];
      }),
    );
  },
  'wide exponents': (random) =>
    [1, 2].map(() =>
      points(3 + integer(random, 5), () =>
        [0, 0].map(
          () =>
            (random() - 0.5) * 2 ** (integer(random, 3) === 0 ? -integer(random, 200) : integer(random, 4)),
        ),
      ),
    ),
  'near zero and far': (random) =>
    [1, 2].map(() =>
      points(3 + integer(random, 5), () =>
        [0, 0].map(() =>
          random() < 0.5 ? (integer(random, 5) - 2) * 2 ** -60 : integer(random, 5) - 2 + random() * 2 ** -40,
        ),
      ),
    ),
  // Crossings on both sides are rounded further than tips near the origin are from the edge between them.
  'through the origin': (random) => {
    const small = 2 ** -(50 + integer(random, 60));
    const tip = (): number[] => [(integer(random, 9) - 4) * small, (integer(random, 9) - 4) * small];
    const [a, b] = [1 + integer(random, 3), 1 + integer(random, 5)];
    return [
      [
        [-b - 3, -a - (3 * a) / b],
        [b + 3, a + (3 * a) / b],
        [0, 9],
      ],
      [
        [-2 + random(), 5],
        [-1 + random() / 3, -6 + random()],
        tip(),
        tip(),
        [1 + random() / 3, -6 + random()],
        [2 + random(), 7],
      ],
    ].map((ring) => ring.map((p) => [p[0]!, p[1]!]));
  },
  subnormals: (random) =>
    [1, 2].map(() =>
      points(3 + integer(random, 6), () => [0, 0].map(() => (integer(random, 9) - 4) * 5e-324)),
    ),
  'subnormals and more': (random) =>
    [1, 2].map(() =>
      points(3 + integer(random, 5), () =>
        [0, 0].map(() => (integer(random, 9) - 4) * (random() < 0.3 ? 2 ** -1022 : 5e-324)),
      ),
    ),
  overflow: (random) =>
    [1, 2].map(() =>
      points(3 + integer(random, 5), () =>
        [0, 0].map(() => (integer(random, 9) - 4) * 4.4e307 * (random() < 0.2 ? random() : 1)),
      ),
    ),
  circles: (random) =>
    points(3, () => [random() * 2, random() * 2]).map(([cx, cy]) =>
      Array.from({ length: 12 }, (_, i) => [
        cx! + Math.cos((i * Math.PI) / 6),
        cy! + Math.sin((i * Math.PI) / 6),
      ]),
    ),
  combs: (random) => {
    const teeth = 3 + integer(random, 4);
    const comb = (turned: boolean): number[][] => {
      const ring: number[][] = [];
      for (let k = 0; k < teeth; k++) ring.push([k / 7, 0], [(k + 0.5) / 7, 1 + random() / 8]);
      ring.push([teeth / 7, -0.1], [0, -0.1]);
      return turned ? ring.map(([x, y]) => [x! + random() * 2 ** -50, 0.9 - y!]) : ring;
    };
    return [comb(false), comb(true)];
  },
};
