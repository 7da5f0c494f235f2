/**
 * Whether the distance of two hulls of points is above or below a number, in doubles: the walk to the shortest vector
 * between them ends as soon as a step proves it.
 *
 * Let s be the sum of the reaches of both shapes, that is, no coordinate of the first is greater in magnitude than its
 * part of s, and likewise of the second, and u = 2^-53. A coordinate is off by at most 4.1u of the reach, so that a
 * difference of two, which is rounded, is off by less than 5.2u s, and its magnitude is at most 1.1 s.
 * - Above: whatever x is, all differences of points are at least as long as the least x · (p - q) over |x|. A value x ·
 *   p is off by 7.2u |x| s at most, |x| the sum of the magnitudes (certainly-apart.ts: 16u is enough). The root of x ·
 *   x, its product with the number and the difference of which the sign is asked are off by less than 16u; squares that
 *   underflow are refused.
 * - Below: for weights w of differences d, none negative, Σ w d / Σ w is a difference of points of the hulls. The walk
 *   says V, nearly Σ w d, and the sum of the weights, all. On an edge that is D w + E (all - w): two products and a sum
 *   lose 2.2u s all, the difference of the weights is off by u all, which moves the point by 1.1u s all. In a triangle
 *   it is X all + ((D - X) v + (E - X) w), the third weight being all - v - w: the edges are at most 2.2 s, each term
 *   loses 4u of itself, as v + w is at most all (1 + u), and the first one 2u s all, together less than 12u s all; what
 *   v + w is above all moves the point by u s all. With the differences themselves that is less than 20u s all: 32u is
 *   enough for each axis, and 96u for the length.
 * - Meeting: what the simplex says of differences that are off by 5.2u s (simplex.ts), 72 · 5.2u s < 512u s.
 *
 * At the scale, coordinates are at most 2^90: then V is at most 2^460, and nothing overflows; and s is at least 2^-400,
 * so that what underflows in a coordinate, 2^-1072, is nothing beside 4.1u s. What underflows in V and in the root of
 * its square is less than TINY.
 */
import { allocateScratch } from '../../arithmetic/scratch.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { SEPARATION_ERROR, SEPARATION_UNDERFLOW } from '../engine/certainly-apart.js';
import { atPoint, D, MEETING, reduce, SCALE, V, WEIGHTS } from '../small/simplex.js';

const abs = Math.abs;
const WEIGHTED = 96 * 2 ** -53;
const SLACK = 512 * 2 ** -53;
const TINY = 2 ** -500;
const ABOVE = 1 + 2 ** -48;
const LEAST_LENGTH = 2 ** -450;

/** A step that brings less than this share has brought nothing, as far as doubles tell. */
const NO_NEARER = 1 - 2 ** -40;
/** Hulls of many points take some ten steps. */
const MOST_STEPS = 40;

/** What is compared, and how: numbers that are passed cost more than what is done with them. */
export const LIMITS: Float64Array = /* @__PURE__ */ allocateScratch(4);
/** Places in it: the two numbers that the distance is compared with. */
export const LOW = 0;
export const HIGH = 1;
/** The sum of the greatest magnitudes of coordinates of both. */
export const REACH = 2;
/** The power of two that brings the reach to at most 2^91, and at least 2^-400. */
export const AT_SCALE = 3;

/**
 * -1 if the distance is certainly below LOW, 1 if it is certainly above HIGH; 0 if the hulls certainly meet, and LOW is
 * 0. The points begin in both lists at some place, three coordinates each.
 */
export function comparePoints(
  p: Float64Array,
  fromP: number,
  countP: number,
  q: Float64Array,
  fromQ: number,
  countQ: number,
): Sign | Undecided {
  const scale = LIMITS[AT_SCALE]!;
  const reach = LIMITS[REACH]!;
  const low = LIMITS[LOW]! * scale;
  const high = LIMITS[HIGH]! * ABOVE;
  const weighted = WEIGHTED * reach * scale;
  setDifference(0, p, fromP, q, fromQ);
  let count = atPoint(0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const x = V[0]!;
    const y = V[1]!;
    const z = V[2]!;
    const all = SCALE[0]!;
    const length = Math.sqrt(x * x + y * y + z * z);
    if (length * ABOVE + weighted * all + TINY < low * all && isInHull(count)) return -1;
    const i = lowest(p, fromP, fromP + 3 * countP);
    const j = highest(q, fromQ, fromQ + 3 * countQ);
    const least = x * p[i]! + y * p[i + 1]! + z * p[i + 2]!;
    const most = x * q[j]! + y * q[j + 1]! + z * q[j + 2]!;
    const error = SEPARATION_ERROR * reach * (abs(x) + abs(y) + abs(z)) + SEPARATION_UNDERFLOW;
    if (length > LEAST_LENGTH && least - most - error > high * length) return 1;
    setDifference(count, p, i, q, j);
    // The point is as far along itself as all of the simplex.
    if (!(along(count) < along(0) * NO_NEARER)) return UNDECIDED;
    count = reduce(count + 1, SLACK * reach * scale);
    // At the scale, the number may be lost.
    if (count === MEETING) return LIMITS[LOW]! > 0 ? -1 : 0;
    if (count === 0) return UNDECIDED;
  }
  return UNDECIDED;
}

/** Less by more than the roundings of a difference, a quotient and a root. */
const BELOW = 1 - 2 ** -48;

/**
 * Writes what the distance of the hulls certainly is not below (LOW) and not above (HIGH): what {@link comparePoints}
 * would say of such numbers. Where the hulls certainly meet, both are 0. The scale has to be 1.
 */
export function boundPoints(
  p: Float64Array,
  fromP: number,
  countP: number,
  q: Float64Array,
  fromQ: number,
  countQ: number,
): void {
  const reach = LIMITS[REACH]!;
  let low = 0;
  let high = Number.POSITIVE_INFINITY;
  setDifference(0, p, fromP, q, fromQ);
  let count = atPoint(0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const x = V[0]!;
    const y = V[1]!;
    const z = V[2]!;
    const all = SCALE[0]!;
    const length = Math.sqrt(x * x + y * y + z * z);
    const above = ((length * ABOVE + WEIGHTED * reach * all + TINY) / all) * ABOVE;
    if (above < high && isInHull(count)) high = above;
    const i = lowest(p, fromP, fromP + 3 * countP);
    const j = highest(q, fromQ, fromQ + 3 * countQ);
    const least = x * p[i]! + y * p[i + 1]! + z * p[i + 2]!;
    const most = x * q[j]! + y * q[j + 1]! + z * q[j + 2]!;
    const error = SEPARATION_ERROR * reach * (abs(x) + abs(y) + abs(z)) + SEPARATION_UNDERFLOW;
    if (length > LEAST_LENGTH) low = Math.max(low, ((least - most - error) / length) * BELOW);
    setDifference(count, p, i, q, j);
    if (!(along(count) < along(0) * NO_NEARER)) break;
    count = reduce(count + 1, SLACK * reach);
    if (count === MEETING) {
      low = 0;
      high = 0;
    }
    if (count === MEETING || count === 0) break;
  }
  LIMITS[LOW] = low;
  LIMITS[HIGH] = high;
}

function setDifference(k: number, p: Float64Array, i: number, q: Float64Array, j: number): void {
  const scale = LIMITS[AT_SCALE]!;
  D[4 * k] = (p[i]! - q[j]!) * scale;
  D[4 * k + 1] = (p[i + 1]! - q[j + 1]!) * scale;
  D[4 * k + 2] = (p[i + 2]! - q[j + 2]!) * scale;
}

const along = (k: number): number => V[0]! * D[4 * k]! + V[1]! * D[4 * k + 1]! + V[2]! * D[4 * k + 2]!;

/** Where the point begins that is lowest along V. What is returned is no double: those take longer. */
function lowest(p: Float64Array, from: number, end: number): number {
  const x = V[0]!;
  const y = V[1]!;
  const z = V[2]!;
  let at = from;
  let least = x * p[from]! + y * p[from + 1]! + z * p[from + 2]!;
  for (let i = from + 3; i < end; i += 3) {
    const value = x * p[i]! + y * p[i + 1]! + z * p[i + 2]!;
    if (value < least) {
      least = value;
      at = i;
    }
  }
  return at;
}

function highest(p: Float64Array, from: number, end: number): number {
  const x = V[0]!;
  const y = V[1]!;
  const z = V[2]!;
  let at = from;
  let most = x * p[from]! + y * p[from + 1]! + z * p[from + 2]!;
  for (let i = from + 3; i < end; i += 3) {
    const value = x * p[i]! + y * p[i + 1]! + z * p[i + 2]!;
    if (value > most) {
      most = value;
      at = i;
    }
  }
  return at;
}

/** Is no weight of the differences negative? The third of three is what is left of all. */
function isInHull(count: number): boolean {
  return count < 3 || (WEIGHTS[0]! >= 0 && WEIGHTS[1]! >= 0 && WEIGHTS[0]! + WEIGHTS[1]! <= SCALE[0]!);
}
