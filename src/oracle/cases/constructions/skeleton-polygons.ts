/** Polygons with straight skeletons, and offsets of them: made from a few numbers. */
import { scaleByPowerOfTwo } from '../doubles.js';
import type { LatticePoint } from '../planar/lattice-rings.js';
import { Random } from '../random.js';
import { type LatticeRings, SKELETON_PATTERNS } from './skeleton-patterns.js';

/** The values: which pattern, how many vertices, the seed, the power of two; how the lattice is put, or how far. */
export const SKELETON = {
  pattern: 0,
  count: 1,
  seed: 2,
  exponent: 3,
  frame: 4,
  distance: 4,
  size: 5,
  weights: 5,
} as const;

const MATRICES = [
  [1, 0, 0, 1],
  [0, -1, 1, 0],
  [2, 1, -1, 2],
  [1, 1, 0, 1],
  [16, 0, 0, 1],
] as const;
export const SKELETON_FRAMES = MATRICES.length;

/** The rings of a case on the lattice, either way round and from any vertex on. */
export function skeletonLattice(v: ArrayLike<number>): LatticeRings {
  const random = new Random(v[SKELETON.seed]!, v[SKELETON.pattern]!, v[SKELETON.count]!, 0x736b656c);
  const rings = SKELETON_PATTERNS[v[SKELETON.pattern]!]!.make(random, v[SKELETON.count]!);
  return rings.map((ring) => {
    const from = random.below(ring.length);
    const turned = [...ring.slice(from), ...ring.slice(0, from)];
    return random.oneIn(2) ? turned.reverse() : turned;
  });
}

type Rings = readonly (readonly (readonly number[])[])[];

/** Rings of the lattice, in doubles. */
export function latticeInDoubles(rings: LatticeRings, exponent: number, frame = 0): Rings {
  const [a, b, c, d] = MATRICES[frame]!;
  const scaled = (x: number) => scaleByPowerOfTwo(x, exponent);
  return rings.map((ring) => ring.map(([x, y]) => [scaled(a * x + b * y), scaled(c * x + d * y)]));
}

/** The rings of a case, in doubles. */
export const skeletonRings = (v: ArrayLike<number>): Rings =>
  latticeInDoubles(skeletonLattice(v), v[SKELETON.exponent]!, v[SKELETON.frame]!);

const WEIGHTS = [1, 1, 2, 3, 0.5, 0.75, 0.1, 1 / 3, 7, 2 ** -30, 1e10];

/**
 * A weight for each edge of a case: edges that run the same way have the same, seen with the inside on their left, so
 * that none of different weights become neighbours on one line.
 */
export function skeletonWeights(v: ArrayLike<number>): number[] {
  const random = new Random(v[SKELETON.weights]!, 1, 2, 3);
  const most = random.oneIn(4) ? WEIGHTS.length : WEIGHTS.length - 2;
  const known = new Map<string, number>();
  return skeletonLattice(v).flatMap((ring, k) => {
    const area = ring.reduce((sum, [x, y], i) => {
      const [u, w] = ring[(i + 1) % ring.length]!;
      return sum + (x * w - y * u);
    }, 0);
    const sign = area > 0 === (k === 0) ? 1 : -1;
    return ring.map(([x, y], i) => {
      const [u, w] = ring[(i + 1) % ring.length]!;
      const key = direction(sign * (u - x), sign * (w - y));
      const weight = known.get(key) ?? WEIGHTS[random.below(most)]!;
      known.set(key, weight);
      return weight;
    });
  });
}

/** A vector without the common divisor of its coordinates, as text. */
function direction(x: number, y: number): string {
  let [a, b] = [Math.abs(x), Math.abs(y)];
  while (b > 0) [a, b] = [b, a % b];
  return `${x / (a || 1)} ${y / (a || 1)}`;
}

/** What is moved: cells of a grid, and convex polygons whose edges have lengths that are integers. */
export const OFFSET_PATTERNS = ['cells', 'rooms', 'tangents'].map(
  (name) => SKELETON_PATTERNS.find((pattern) => pattern.name === name)!,
);

/** The rings of a case of an offset, on the lattice. */
export function offsetLattice(v: ArrayLike<number>): LatticeRings {
  const pattern = SKELETON_PATTERNS.indexOf(OFFSET_PATTERNS[v[SKELETON.pattern]!]!);
  return skeletonLattice([pattern, v[SKELETON.count]!, v[SKELETON.seed]!]);
}

/** How far an edge of a ring is from the origin, where that is an integer. */
function distanceOf([[x, y], [u, v]]: readonly [LatticePoint, LatticePoint]): number {
  const length = Math.round(Math.sqrt((u - x) * (u - x) + (v - y) * (v - y)));
  return Math.abs(x * v - y * u) / length;
}

/** How far the edges move on the lattice: multiples of a quarter, or of what is a quarter of a circle's radius. */
export function offsetDistance(v: ArrayLike<number>): number {
  const [ring] = offsetLattice(v);
  const unit =
    v[SKELETON.pattern]! < 2
      ? 1
      : Math.min(
          ...ring!
            .map((p, i) => distanceOf([p, ring![(i + 1) % ring!.length]!]))
            .filter((distance) => !Number.isNaN(distance)),
        );
  return (v[SKELETON.distance]! * unit) / 4;
}
