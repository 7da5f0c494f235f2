/**
 * Whether the distance of two hulls of points is above or below a number, in doubles.
 *
 * Along an axis let r be the sum of the reaches of both shapes, and u = 2^-53. A coordinate is off by at most 4.1u of
 * its reach (doubles.ts), so that a difference of two, which is rounded, is off by less than 5.2u r, and its magnitude
 * is at most 1.1 r.
 * - By the boxes around both. The gap along an axis is no more than the distance, and the sum over the axes of the
 *   greatest differences is no less. Each is taken smaller, or greater, by 16u r: a rounding of that is u · 1.2 r.
 * - Above: whatever x is, all differences of points are at least as long as the least x · (p - q) over |x|, of which
 *   certainly-apart.ts says how much it is off. The root of x · x, its product with the number and the difference of
 *   which the sign is asked are off by less than 16u; squares that underflow are refused.
 * - Below: for weights w of differences d, none negative, Σ w d / Σ w is a difference of points of the hulls. A product
 *   w d is off by 5.2u w r, and rounded by 1.2u w r, three sums are rounded by 3.4u Σ w r, the sum of the weights by 3u
 *   of the quotient, and that by u: together less than 16u r, so that 32u r is enough. At the scale of the walk the
 *   greatest r is at least 1/4, and what underflows there is less than TINY; the sum of the squares is at least 2^-100.
 */
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { leastAlong, magnitude, SEPARATION_ERROR, SEPARATION_UNDERFLOW } from '../engine/certainly-apart.js';
import type { Doubles } from '../engine/doubles.js';
import { type Member, shortestWalk, type Triple } from '../engine/proposal.js';

const BESIDE = 16 * 2 ** -53;
const WEIGHTED = 32 * 2 ** -53;
const TINY = 2 ** -1000;
const ABOVE = 1 + 2 ** -48;
const LEAST_SQUARE = 2 ** -900;

/** -1 if the distance is certainly below the first number, 1 if it is certainly above the second. */
export function compareHulls(a: Doubles, b: Doubles, low: number, high: number): Sign | Undecided {
  const byBoxes = compareBoxes(a, b, low, high);
  if (byBoxes !== UNDECIDED) return byBoxes;
  const { members, vector, scale } = shortestWalk(a, b);
  // Nothing is known of the errors, or all points are the origin.
  if (scale === 0) return UNDECIDED;
  if (isAbove(a, b, vector, high)) return 1;
  return longest(a, b, members, scale) < low * scale ? -1 : UNDECIDED;
}

function compareBoxes(a: Doubles, b: Doubles, low: number, high: number): Sign | Undecided {
  let most = 0;
  for (let axis = 0; axis < 3; axis++) {
    const error = BESIDE * (a.reach[axis]! + b.reach[axis]!);
    const under = mostOf(b, axis) - leastOf(a, axis);
    const over = mostOf(a, axis) - leastOf(b, axis);
    if (-under - error > high || -over - error > high) return 1;
    most += Math.max(under, over) + error;
  }
  return most * ABOVE < low ? -1 : UNDECIDED;
}

function leastOf({ coordinates }: Doubles, axis: number): number {
  let least = Infinity;
  for (let i = axis; i < coordinates.length; i += 3) if (coordinates[i]! < least) least = coordinates[i]!;
  return least;
}

function mostOf({ coordinates }: Doubles, axis: number): number {
  let most = -Infinity;
  for (let i = axis; i < coordinates.length; i += 3) if (coordinates[i]! > most) most = coordinates[i]!;
  return most;
}

function isAbove(a: Doubles, b: Doubles, x: Triple, high: number): boolean {
  const square = x[0] * x[0] + x[1] * x[1] + x[2] * x[2];
  const gap = leastAlong(a, x, 1) + leastAlong(b, x, -1);
  const certain = gap - (SEPARATION_ERROR * (magnitude(a, x) + magnitude(b, x)) + SEPARATION_UNDERFLOW);
  return square > LEAST_SQUARE && certain > high * Math.sqrt(square) * ABOVE;
}

/** No less than the length of a difference of points, at a scale. */
function longest(a: Doubles, b: Doubles, members: readonly Member[], scale: number): number {
  let weights = 0;
  for (const { weight } of members) {
    if (!(weight >= 0)) return Infinity;
    weights += weight;
  }
  if (!(weights >= 0.5)) return Infinity;
  let square = 0;
  for (let axis = 0; axis < 3; axis++) {
    const sum = members.reduce((total, { at, weight }) => total + weight * at[axis]!, 0);
    const part = Math.abs(sum) / weights + WEIGHTED * (a.reach[axis]! + b.reach[axis]!) * scale + TINY;
    square += part * part;
  }
  return Math.sqrt(square) * ABOVE;
}
