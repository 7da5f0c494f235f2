/** Numbers of every size that a double has, for families of sets of points and shapes. */
import { scaleByPowerOfTwo, stepUlps } from '../doubles.js';
import type { Random } from '../random.js';

/**
 * Where the least and the largest doubles, their squares, cubes and fourth powers end, and where filters say that they
 * are not sure.
 */
const EDGES = [
  -1074, -1022, -537, -511, -400, -358, -268, -256, -200, 200, 256, 341, 400, 500, 511, 1020,
] as const;

/** The same of squares alone: what they lose is seen where all that differs is so small. */
const EDGES_OF_SQUARES = [-537, -537, -537, -511, -268, 256, 511] as const;

/** An exponent of the whole range of doubles, as often one near a place where something ends. */
export function anyExponent(random: Random): number {
  if (random.oneIn(2)) return random.between(-1074, 1020);
  return EDGES[random.below(EDGES.length)]! + random.between(-3, 3);
}

/** A number of some size, of a small lattice or with all its digits. */
export function anyNumber(random: Random, exponent: number): number {
  const x = random.oneIn(2) ? random.between(-2, 2) : random.sign() * random.unit();
  return scaleByPowerOfTwo(x, exponent);
}

/** Numbers that have a size in common: one of them many times, a small lattice, ulps beside it, or any digits. */
function column(random: Random, exponent: number): () => number {
  const kind = random.below(4);
  if (kind === 0) {
    const x = anyNumber(random, exponent);
    return () => x;
  }
  return () => {
    const ulps = kind === 1 ? random.between(-1, 1) : 0;
    if (kind < 3) return stepUlps(scaleByPowerOfTwo(random.between(-2, 2), exponent), ulps);
    return scaleByPowerOfTwo(random.sign() * random.unit(), exponent);
  };
}

/** Rows of so many numbers, each column with a size of its own, or a usual one, or that of others. */
export function rowsOfSizes(random: Random, columns: number): () => number[] {
  const sizes = [anyExponent(random), anyExponent(random), random.between(-3, 3)] as const;
  const all = Array.from({ length: columns }, () => column(random, sizes[random.below(3)]!));
  return () => all.map((draw) => draw());
}

/** Rows of so many numbers that have one size in common, which is any. */
export function rowsOfOneSize(random: Random, columns: number): () => number[] {
  const exponent = anyExponent(random);
  const all = Array.from({ length: columns }, () => column(random, exponent));
  return () => all.map((draw) => draw());
}

/**
 * Rows of so many numbers, some columns of which are one usual number, and all others have a size whose square is among
 * the least or the largest doubles, and any digits: lengths that are nearly equal have squares that are not.
 */
export function rowsAtEdges(random: Random, columns: number): () => number[] {
  const exponent = EDGES_OF_SQUARES[random.below(EDGES_OF_SQUARES.length)]! + random.between(-1, 2);
  const place = random.between(1, 3);
  const isPlace = Array.from({ length: columns }, () => random.oneIn(3));
  return () => isPlace.map((is) => (is ? place : scaleByPowerOfTwo(random.sign() * random.unit(), exponent)));
}

/** Rows of so many numbers, each number of a size of its own. */
export function rowsOfAnySizes(random: Random, columns: number): () => number[] {
  return () => Array.from({ length: columns }, () => anyNumber(random, anyExponent(random)));
}
