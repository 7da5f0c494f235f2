/** Vectors of few bits, as lists of doubles: sums and products of what families draw are exact. */
import type { Random } from '../../cases/random.js';

export type Coordinates = readonly number[];

export const dot = (u: Coordinates, v: Coordinates): number => u.reduce((sum, x, k) => sum + x * v[k]!, 0);
export const plus = (u: Coordinates, v: Coordinates, factor = 1): number[] =>
  u.map((x, k) => x + factor * v[k]!);
export const times = (u: Coordinates, factor: number): number[] => u.map((x) => x * factor);
export const isZero = (u: Coordinates): boolean => u.every((x) => x === 0);

export const cross = ([a, b, c]: Coordinates, [d, e, f]: Coordinates): number[] => [
  b! * f! - c! * e!,
  c! * d! - a! * f!,
  a! * e! - b! * d!,
];

/** Integers from -range to range, not all of them 0. */
export function drawVector(random: Random, dimension: number, range: number): number[] {
  const drawn = Array.from({ length: dimension }, () => random.between(-range, range));
  if (isZero(drawn)) drawn[random.below(dimension)] = random.sign();
  return drawn;
}

/** A vector that is not 0 across another one. */
export function drawAcross(random: Random, n: Coordinates): number[] {
  if (n.length === 2) return times([-n[1]!, n[0]!], random.sign());
  const drawn = cross(n, drawVector(random, 3, 2));
  if (!isZero(drawn)) return shortened(drawn);
  const axis = n.findIndex((x) => x === 0 || Math.abs(x) === Math.min(...n.map(Math.abs)));
  return cross(
    n,
    n.map((_, k) => (k === axis ? 1 : 0)),
  );
}

function shortened(u: Coordinates): number[] {
  const odd = [3, 5, 7].find((p) => u.every((x) => x % p === 0));
  const by = odd ?? (u.every((x) => x % 2 === 0) ? 2 : 1);
  return by === 1 ? [...u] : shortened(times(u, 1 / by).map(Math.round));
}

/** Of some points those that are lowest along the first vector, of these along the second, and so on. */
export function lowest(
  points: readonly Coordinates[],
  ...along: readonly Coordinates[]
): readonly Coordinates[] {
  return along.reduce((left, way) => {
    const least = Math.min(...left.map((p) => dot(p, way)));
    return left.filter((p) => dot(p, way) === least);
  }, points);
}

/** How far points reach along a vector, times its length. */
export function extent(points: readonly Coordinates[], along: Coordinates): number {
  const heights = points.map((p) => dot(p, along));
  return Math.max(...heights) - Math.min(...heights);
}

/** How many dimensions vectors span. */
export function rankOf(vectors: readonly Coordinates[]): number {
  const u = vectors.find((v) => !isZero(v));
  if (u === undefined) return 0;
  if (u.length === 2) return vectors.some((v) => u[0]! * v[1]! !== u[1]! * v[0]!) ? 2 : 1;
  const normal = vectors.map((v) => cross(u, v)).find((v) => !isZero(v));
  if (normal === undefined) return 1;
  return vectors.some((v) => dot(normal, v) !== 0) ? 3 : 2;
}
