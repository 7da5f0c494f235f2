/** Polygons of more vertices than those that are given by their points: made from a few numbers. */
import { scaleByPowerOfTwo } from '../doubles.js';
import { Random } from '../random.js';
import type { LatticePoint } from './lattice-rings.js';

/** The values: which pattern, how many vertices, the seed, the power of two that all is scaled by; then a point. */
export const LARGE_POLYGON = { pattern: 0, count: 1, seed: 2, exponent: 3, point: 4, size: 6 } as const;
export const MOST_CORNERS = 200;

interface Pattern {
  readonly name: string;
  readonly summary: string;
  make(random: Random, count: number): LatticePoint[];
}

const parabola = (count: number): LatticePoint[] =>
  Array.from({ length: count }, (_, i) => [i - (count >> 1), (i - (count >> 1)) ** 2]);

/** Teeth from y = 0 upwards, of heights that are drawn, under two corners far above. */
function comb(random: Random, count: number): LatticePoint[] {
  const teeth = Array.from({ length: count - 2 }, (_, i): LatticePoint => {
    return [2 * i, i % 2 === 0 ? random.below(3) : random.between(6, 9)];
  });
  return [...teeth, [2 * count, 12], [-2, 12]];
}

/** The sides of a square with many vertices on them, which is the same polygon as without. */
function dottedSquare(random: Random, count: number): LatticePoint[] {
  const along = Array.from({ length: count - 4 }, () => random.below(4 * 64)).sort((a, b) => a - b);
  const all = [...new Set([0, 64, 128, 192, ...along])].sort((a, b) => a - b);
  return all.map((t): LatticePoint => {
    const at = t % 64;
    return (
      [
        [at, 0],
        [64, at],
        [64 - at, 64],
        [0, 64 - at],
      ] as const
    )[Math.floor(t / 64)]!;
  });
}

/** The patterns, by their number. New ones come last: the numbers are in the ids of cases. */
export const POLYGON_PATTERNS: readonly Pattern[] = [
  {
    name: 'parabolas',
    summary: 'convex polygons of 65 vertices and more',
    make: (_, count) => parabola(count),
  },
  { name: 'long-combs', summary: 'combs of 30 teeth and more', make: comb },
  { name: 'dotted-squares', summary: 'a square with many vertices on its sides', make: dottedSquare },
  {
    name: 'tangled-combs',
    summary: 'combs with two vertices exchanged, or one on another edge or vertex',
    make(random, count) {
      const ring = comb(random, count);
      const [i, j] = [random.below(count), random.below(count)];
      if (random.oneIn(2)) [ring[i], ring[j]] = [ring[j]!, ring[i]!];
      else {
        const [a, b] = [ring[j]!, ring[(j + 1) % count]!];
        ring[i] = random.oneIn(2) ? a : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      }
      return ring;
    },
  },
];

/** The vertices of a case, either way round, from any of them on, scaled. */
export function largeRing(v: ArrayLike<number>): [number, number][] {
  const random = new Random(
    v[LARGE_POLYGON.seed]!,
    v[LARGE_POLYGON.pattern]!,
    v[LARGE_POLYGON.count]!,
    0x706f6c79,
  );
  const ring = POLYGON_PATTERNS[v[LARGE_POLYGON.pattern]!]!.make(random, v[LARGE_POLYGON.count]!);
  const from = random.below(ring.length);
  const turned = [...ring.slice(from), ...ring.slice(0, from)];
  if (random.oneIn(2)) turned.reverse();
  const scaled = (x: number) => scaleByPowerOfTwo(x, v[LARGE_POLYGON.exponent]!);
  return turned.map(([x, y]) => [scaled(x), scaled(y)]);
}

/** The point of a case. */
export function pointOfLargeRing(v: ArrayLike<number>): [number, number] {
  return [v[LARGE_POLYGON.point]!, v[LARGE_POLYGON.point + 1]!];
}
