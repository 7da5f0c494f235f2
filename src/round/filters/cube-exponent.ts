import { exponentOf } from '../../arithmetic/float64.js';

/** How many powers of two are between one cube and the next: what is a little larger needs no other cells. */
const BETWEEN_CUBES = 4;

const LEAST_EXPONENT = -1000;
const MOST_EXPONENT = 2100;

/**
 * The exponent of a cube about the origin that has all of a shape well in its inside, whose coordinates are at most the
 * size but for a small part; all beyond half of the cube's reach is free. Infinity: nothing is known of the size, but
 * that a coordinate of a shape that is given by doubles, and moves by doubles, is less than 2^1025 + 3 · 2^2048.
 */
export function exponentAround(size: number): number {
  if (!(size < Infinity)) return MOST_EXPONENT;
  const exponent = size === 0 ? LEAST_EXPONENT : Math.max(LEAST_EXPONENT, exponentOf(size) + 2);
  return BETWEEN_CUBES * Math.ceil(exponent / BETWEEN_CUBES);
}
