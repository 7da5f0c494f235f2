/** Rings of a few points of a small lattice, with faults of all kinds, but none that cross: made from a few numbers. */
import { scaleByPowerOfTwo } from '../doubles.js';
import type { LatticePoint } from '../planar/lattice-rings.js';
import { Random } from '../random.js';

/** The values: which pattern, the seed, the power of two that all is scaled by, and how the lattice is put. */
export const SCATTERED = { pattern: 0, seed: 1, exponent: 2, frame: 3, size: 4 } as const;

type Rings = LatticePoint[][];

const turn = (a: LatticePoint, b: LatticePoint, c: LatticePoint): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

/** Do edges cross, each inside of the other? */
function cross(a: LatticePoint, b: LatticePoint, c: LatticePoint, d: LatticePoint): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function anyCross(rings: Rings): boolean {
  const edges = rings.flatMap((ring) => ring.map((p, i) => [p, ring[(i + 1) % ring.length]!] as const));
  return edges.some(([a, b], i) => edges.some(([c, d], k) => k < i && cross(a, b, c, d)));
}

const scatter = (random: Random, count: number, size: number): LatticePoint[] =>
  Array.from({ length: count }, (): LatticePoint => [random.below(size), random.below(size)]);

/** A square of the lattice with points on its edges. */
function square(random: Random, size: number): LatticePoint[] {
  const end = size - 1;
  const at = () => random.between(1, end - 1);
  return [
    [0, 0],
    [at(), 0],
    [end, 0],
    [end, at()],
    [end, end],
    [at(), end],
    [0, end],
    [0, at()],
  ];
}

interface Pattern {
  readonly name: string;
  readonly summary: string;
  make(random: Random): Rings;
}

/** Patterns by their number. New ones come last: the numbers are in the ids of cases. */
export const SCATTERED_PATTERNS: readonly Pattern[] = [
  {
    name: 'scattered-rings',
    summary: 'rings of any points, which touch, run along each other, leave the outer ring, or have no area',
    make(random) {
      const size = random.between(3, 8);
      const holes = Array.from({ length: random.below(3) }, () =>
        scatter(random, random.between(1, 5), size),
      );
      return [scatter(random, random.between(3, 9), size), ...holes];
    },
  },
  {
    name: 'scattered-holes',
    summary: 'a square with vertices on its edges, and holes of any points, some of one or two',
    make(random) {
      const size = random.between(4, 9);
      const holes = Array.from({ length: random.between(1, 4) }, () =>
        scatter(random, random.between(1, 4), size),
      );
      return [square(random, size), ...holes];
    },
  },
  {
    name: 'holes-of-points',
    summary: 'a square with vertices on its edges, and holes of one point each, also at one place',
    make(random) {
      const size = random.between(4, 9);
      return [square(random, size), ...scatter(random, random.between(1, 9), size).map((p) => [p])];
    },
  },
];

const MATRICES = [
  [1, 0, 0, 1],
  [0, -1, 1, 0],
  [2, 1, -1, 2],
  [5, 3, 3, 2],
] as const;
const SHIFTS = [0, -1000] as const;
export const SCATTERED_FRAMES = MATRICES.length * SHIFTS.length;

/** The rings of a case on the lattice: those that do not cross, of as many as it takes. */
function latticeScattered(v: ArrayLike<number>): Rings {
  const random = new Random(v[SCATTERED.seed]!, v[SCATTERED.pattern]!, 0x73636174, 1);
  for (;;) {
    const rings = SCATTERED_PATTERNS[v[SCATTERED.pattern]!]!.make(random);
    if (!anyCross(rings)) return rings;
  }
}

/** The rings of a case, in doubles: exactly those of the lattice in an affine map. */
export function scatteredRings(v: ArrayLike<number>): [number, number][][] {
  const [a, b, c, d] = MATRICES[v[SCATTERED.frame]! % MATRICES.length]!;
  const shift = SHIFTS[Math.floor(v[SCATTERED.frame]! / MATRICES.length)]!;
  const scaled = (x: number) => scaleByPowerOfTwo(x + shift, v[SCATTERED.exponent]!);
  return latticeScattered(v).map((ring) =>
    ring.map(([x, y]) => [scaled(a * x + b * y), scaled(c * x + d * y)]),
  );
}
