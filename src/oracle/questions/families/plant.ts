import type { Random } from '../../cases/random.js';

/** Planted points are multiples of this, so that halves, thirds, quarters and sixths between them are integers. */
export const UNIT = 12;

/** A point in integers; in the plane z is 0. */
export type Point = [number, number, number];

const REACHES = [1, 1, 2, 2, 3, 5];

/** A point of a small lattice (times {@link UNIT}): coincidences are common. */
export function latticePoint(random: Random, dimension: 2 | 3): Point {
  const reach = REACHES[random.below(REACHES.length)]!;
  const draw = () => random.between(-reach, reach) * UNIT;
  return [draw(), draw(), dimension === 3 ? draw() : 0];
}

/** (1 - t/12)·p + (t/12)·q: exact, if p and q are multiples of 12. */
export function mix(p: Point, q: Point, t: number): Point {
  const at = (j: 0 | 1 | 2) => p[j] + ((q[j] - p[j]) / UNIT) * t;
  return [at(0), at(1), at(2)];
}

/** One of them. */
export function pick<T>(random: Random, of: readonly T[]): T {
  return of[random.below(of.length)]!;
}

/**
 * A point that has to do with given ones (multiples of {@link UNIT}): one of them, on the line through two (mostly
 * between them), or in the plane of three (mostly among them).
 */
export function relatedPoint(random: Random, of: readonly Point[]): Point {
  const way = random.below(8);
  const p = pick(random, of);
  if (way < 2) return [...p];
  const q = pick(random, of);
  const t = random.oneIn(4) ? random.between(-2, 4) * 6 : random.between(0, 6) * 2;
  if (way < 5) return mix(p, q, t);
  const r = pick(random, of);
  // Weights a/12 and b/12: mostly a triangle's inside, sometimes beyond it.
  const b = random.oneIn(4)
    ? random.between(-6, 18)
    : random.between(0, UNIT - Math.min(UNIT, Math.max(0, t)));
  const at = (j: 0 | 1 | 2) => p[j] + ((q[j] - p[j]) / UNIT) * t + ((r[j] - p[j]) / UNIT) * b;
  return [at(0), at(1), at(2)];
}

/** The affine map x -> M·x + t. Integers below 2^7 stay below 2^52 with parts of M below 2^42. */
export interface AffineMap {
  readonly matrix: readonly number[];
  readonly shift: Point;
}

/** A random integer map: the numbers look arbitrary afterwards, and all that was incident still is. */
export function drawMap(random: Random, bits: number): AffineMap {
  const matrix = Array.from({ length: 9 }, () => random.integer(bits));
  const far = random.oneIn(2) ? Math.min(50, bits + 8) : 1;
  return { matrix, shift: [random.integer(far), random.integer(far), random.integer(far)] };
}

/** The same for shapes that have to stay parallel to the axes: each axis has its own factor. */
export function drawDiagonalMap(random: Random, bits: number): AffineMap {
  const { matrix, shift } = drawMap(random, bits);
  return { matrix: matrix.map((x, i) => (i % 4 === 0 ? x || 1 : 0)), shift };
}

/** Applies a map; to the plane's points only its part in the plane. */
export function mapped({ matrix: m, shift }: AffineMap, [x, y, z]: Point, dimension: 2 | 3): Point {
  const row = (j: 0 | 1 | 2) => m[3 * j]! * x + m[3 * j + 1]! * y + m[3 * j + 2]! * z + shift[j];
  return [row(0), row(1), dimension === 3 ? row(2) : 0];
}
