import { exponentOf, powerOfTwo } from '../arithmetic/float64.js';

/** Steps of a lattice that the greatest extent has at most, in bits: for doubles and for double-words. */
const COARSE = 15;
const FINE = 31;
/** Between these extents no power of two that is asked for here is out of reach. */
const LEAST = 2 ** -150;
const MOST = 2 ** 150;

/**
 * Half of the least size that the determinant of three differences of points has if it is not zero, as far as a look at
 * two lattices of cubes tells; 0 if it tells nothing.
 *
 * If all coordinates are multiples of g, such determinants are multiples of g³. Let all differences be less than
 * 2^k g, S = 2^k g. A bound in doubles is at most 2^-50 times six products of three differences, so twice that is less
 * than g³ / 2 for k = 15: 2^-46.4 S³ beside 2^-46 S³. One in double-words is at most 65 · 2^-106 · 27 S³ < 2^-95.2 S³,
 * twice that is less than half of 2^-93 S³ for k = 31. What is nearer is decided all the same, by who comes next.
 *
 * @param x finite coordinates of points of space
 * @param extent of each axis the difference of the greatest and the least coordinate, rounded
 */
export function grainOf(x: Float64Array, extent: Float64Array): number {
  const most = Math.max(extent[0]!, extent[1]!, extent[2]!);
  if (!(most > LEAST && most < MOST)) return 0;
  const size = exponentOf(most) + 1;
  for (const bits of [COARSE, FINE]) {
    const step = size - bits;
    if (areMultiples(x, powerOfTwo(step))) return powerOfTwo(3 * step - 1);
  }
  return 0;
}

function areMultiples(x: Float64Array, step: number): boolean {
  // What is too small for a quotient is no multiple, either: the product tells.
  for (let i = 0; i < x.length; i++) if (Math.floor(x[i]! / step) * step !== x[i]) return false;
  return true;
}
